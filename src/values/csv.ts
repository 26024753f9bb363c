import Papa from 'papaparse';

/** A spreadsheet runs a cell that begins so. The library's own pattern misses a cell of several lines. */
const FORMULA = /^[=+\-@\t\r]/;

/** Writes rows as CSV with a line break at the end. A cell that would begin a formula gets an apostrophe. */
export const csvOf = (rows: readonly (readonly unknown[])[]): string =>
  `${Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: FORMULA },
  )}\r\n`;

/** The same as a file for a person: a spreadsheet detects UTF-8, and shows Hindi, only by the byte order mark. */
export const spreadsheetOf = (rows: readonly (readonly unknown[])[]): string => `\uFEFF${csvOf(rows)}`;
