import { failure, type Result, success } from '../../../values/result.ts';

/** The columns of a price sheet by their headers. The AC price may be missing. */
export const SHEET_COLUMNS = {
  fuelType: 'FuelType',
  manufacturer: 'Car Brand',
  model: 'Car Model',
  basic: 'Basic Service',
  expressListPrice: 'Express Service Price',
  express: 'Discounted Price',
  dentPaint: 'Dent & Paint Price',
  fullBodyPaint: 'Dent and Paint Full Body',
  ac: 'AC Service',
} as const;

export type SheetColumn = keyof typeof SHEET_COLUMNS;

const COLUMNS = Object.keys(SHEET_COLUMNS).filter((name): name is SheetColumn =>
  Object.hasOwn(SHEET_COLUMNS, name),
);
const OPTIONAL: ReadonlySet<SheetColumn> = new Set(['ac']);
const NEEDED = COLUMNS.filter((column) => !OPTIONAL.has(column));

/** Where each column of a sheet stands. */
export interface SheetColumns {
  readonly placeOf: ReadonlyMap<SheetColumn, number>;
  /** A row with text behind so many cells has more cells than the sheet has columns. */
  readonly width: number;
  readonly hasHeader: boolean;
  /** Headers of columns that the site does not use. */
  readonly ignored: readonly string[];
}

/** Case, spaces, invisible marks, and the spelling of "and" differ from sheet to sheet. */
const headerKey = (header: string): string =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '');

const BY_KEY: ReadonlyMap<string, SheetColumn> = new Map(
  COLUMNS.map((column) => [headerKey(SHEET_COLUMNS[column]), column]),
);

const LONGEST_HEADER = 60;
const MOST_IGNORED = 40;

/** The number of cells up to the last one with text. */
const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Two headers of ours make a header; one alone may be a word of a title. */
export const isHeader = (cells: readonly string[]): boolean =>
  cells.filter((cell) => BY_KEY.has(headerKey(cell))).length >= 2;

/** Whether a later header names each of its columns where it stands already. */
export const repeats = (cells: readonly string[], { placeOf }: SheetColumns): boolean =>
  cells.every((cell, place) => {
    const column = BY_KEY.get(headerKey(cell));
    return column === undefined || placeOf.get(column) === place;
  });

/** Reads the first row with text. The detail of a refusal is for the operator. */
export function readColumns(
  cells: readonly string[],
  isCar: (cells: readonly string[]) => boolean,
): Result<SheetColumns, 'columns', string> {
  if (!isHeader(cells)) return columnsInOrder(cells, isCar);
  const placeOf = new Map<SheetColumn, number>();
  const ignored: string[] = [];
  for (const [place, cell] of cells.entries()) {
    const column = BY_KEY.get(headerKey(cell));
    if (column === undefined) {
      if (cell.trim() !== '' && ignored.length < MOST_IGNORED)
        ignored.push(cell.trim().slice(0, LONGEST_HEADER));
    } else if (placeOf.has(column)) return failure('columns', `${SHEET_COLUMNS[column]} is there twice`);
    else placeOf.set(column, place);
  }
  const missing = NEEDED.filter((column) => !placeOf.has(column)).map((column) => SHEET_COLUMNS[column]);
  if (missing.length > 0) return failure('columns', `missing: ${missing.join(', ')}`);
  return success({ placeOf, width: widthOf(cells), hasHeader: true, ignored });
}

/** Without a header only a whole row of a car can show which sheet it is. */
function columnsInOrder(
  cells: readonly string[],
  isCar: (cells: readonly string[]) => boolean,
): Result<SheetColumns, 'columns', string> {
  const { length } = cells;
  if ((length !== NEEDED.length && length !== COLUMNS.length) || !isCar(cells))
    return failure('columns', 'no header of a price sheet, and not its eight or nine columns');
  const placeOf = new Map(COLUMNS.slice(0, length).map((column, place) => [column, place]));
  return success({ placeOf, width: length, hasHeader: false, ignored: [] });
}

/** A row has its needed columns if its cells reach the last of them. */
export const hasNeededCells = ({ placeOf }: SheetColumns, cells: readonly string[]): boolean =>
  NEEDED.every((column) => (placeOf.get(column) ?? 0) < cells.length);
