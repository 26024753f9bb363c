import { type Paise, rupees } from '../../../values/money.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import { slugify } from '../../../values/slug.ts';
import type { Vehicle } from '../../../values/vehicle.ts';
import { hasNeededCells, type SheetColumn, type SheetColumns } from './sheet-columns.ts';
import type { Loss } from './sheet-words.ts';

/**
 * One normalised row of the price sheet; `manufacturer` is the sheet's "Car Brand". Amounts are in paise.
 * `null` stands for a blank cell, a zero or a word.
 */
export interface PriceRow extends Vehicle {
  /** "Basic Service" */
  readonly basic: Paise | null;
  /** "Express Service Price": the sheet's own list price. Pages show the computed one instead. */
  readonly expressListPrice: Paise | null;
  /** "Discounted Price": the amount that a customer pays for the express service. */
  readonly express: Paise | null;
  /** "Dent & Paint Price", for one panel. */
  readonly dentPaint: Paise | null;
  /** "Dent and Paint Full Body" */
  readonly fullBodyPaint: Paise | null;
  /** "AC Service": pages show the fixed price instead. */
  readonly ac: Paise | null;
}

/** Returns the cells of a row in the sheet's order. The stored copy and the version hash use them. */
export const rowCells = (row: PriceRow) =>
  [
    row.fuelType,
    row.manufacturer,
    row.model,
    row.basic,
    row.expressListPrice,
    row.express,
    row.dentPaint,
    row.fullBodyPaint,
    row.ac,
  ] as const;

/** Reverses `rowCells`: makes a row from its cells. */
export const rowFromCells = ([
  fuelType,
  manufacturer,
  model,
  basic,
  expressListPrice,
  express,
  dentPaint,
  fullBodyPaint,
  ac,
]: ReturnType<typeof rowCells>): PriceRow => ({
  fuelType,
  manufacturer,
  model,
  basic,
  expressListPrice,
  express,
  dentPaint,
  fullBodyPaint,
  ac,
});

/** "CR-V" and "Crv" are one car. */
export const carKey = ({ manufacturer, model, fuelType }: Vehicle): string =>
  [manufacturer, model, fuelType].map((name) => slugify(name).replaceAll('-', '')).join(' ');

/** Ten million rupees: more than any car service costs, and far inside the range of exact numbers. */
const MOST_RUPEES = 10_000_000;

/** A longer text is no car name and would only fill pages and addresses. */
const LONGEST_NAME = 60;

/** Indian or western digit groups ("1,29,999", "129,999"), up to two decimals, and the currency signs around them. */
const PRICE = /^(?:₹|rs\.?|inr)? ?(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,12})(?:\.\d{1,2})?(?: ?\/-)?$/i;

const FORMULA = /^[=+\-@]/;
const LONGEST_PRICE = 24;

/**
 * Parses a price cell into paise, rounded to whole rupees. "₹1,299", "Rs. 1299.00" and "1,29,999/-" are prices. Returns
 * null for a blank cell, a zero, a word and a spreadsheet formula.
 */
export function parsePriceCell(cell: string): Paise | null {
  if (cell.length > LONGEST_PRICE) return null;
  const text = cell.replace(/\s+/g, ' ').trim();
  if (FORMULA.test(text)) return null;
  const amount = PRICE.exec(text)?.[0].replace(/^\D+|[^\d.]/g, '');
  const value = Math.round(Number(amount));
  return value > 0 && value <= MOST_RUPEES ? rupees(value) : null;
}

/**
 * Parses a name cell: removes control and invisible characters and joins spaces. Returns undefined for a name that is
 * blank, too long or without a slug.
 */
export function parseNameCell(cell: string): string | undefined {
  if (cell.length > LONGEST_NAME * 4) return undefined;
  const name = cell
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .trim();
  const slug = slugify(name);
  return name.length <= LONGEST_NAME && slug !== '' && slug.length <= LONGEST_NAME ? name : undefined;
}

const KNOWN_FUEL_TYPES = ['Petrol', 'Diesel', 'CNG', 'Hybrid', 'Electric'];

/** The usual other spellings, without spaces and signs. A misspelt fuel is none: it could be either of two. */
const FUEL_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...KNOWN_FUEL_TYPES.map((name) => [name.toLowerCase(), name] as const),
  ['gasoline', 'Petrol'],
  ['ev', 'Electric'],
  ['bev', 'Electric'],
  ['battery', 'Electric'],
  ['electricev', 'Electric'],
  ['petrolcng', 'CNG'],
  ['cngpetrol', 'CNG'],
  ['stronghybrid', 'Hybrid'],
  ['mildhybrid', 'Hybrid'],
  ['petrolhybrid', 'Hybrid'],
]);

const canonicalFuelType = (name: string): string | undefined =>
  FUEL_SPELLINGS.get(name.toLowerCase().replace(/[^a-z]+/g, ''));

/** Returns the place of a fuel type in a list. */
export const fuelTypeRank = (name: string): number => KNOWN_FUEL_TYPES.indexOf(name);

/** Rows that a spreadsheet adds below or between the cars. */
const TOTAL = /^(?:(?:grand|sub)[\s-]?)?totals?\b|^(?:average|avg|mean|sum)\b/i;

/** Words for "no price", which a sheet may hold on purpose. */
const NO_PRICE = /^(?:|-+|[–—]|n\.?\/?a\.?|nil|none|0+(?:\.0+)?)$/i;

const hasPrice = (row: PriceRow): boolean =>
  [row.basic, row.expressListPrice, row.express, row.dentPaint, row.fullBodyPaint, row.ac].some(
    (price) => price !== null,
  );

const NAME_COLUMNS: ReadonlySet<SheetColumn> = new Set(['fuelType', 'manufacturer', 'model']);

/**
 * Whether an amount stands in two cells: "29,900" without quotes. Where the row has room for the further cell, each amount
 * behind it would be another service's.
 */
const hasSplitAmount = (cells: readonly string[], { placeOf }: SheetColumns): boolean =>
  [...placeOf].some(
    ([column, place]) =>
      // A model may be a number, such as "3".
      !NAME_COLUMNS.has(column) &&
      /^\s*[1-9]\d?\s*$/.test(cells[place] ?? '') &&
      /^\s*\d{3}\s*$/.test(cells[place + 1] ?? ''),
  );

interface ParsedRow {
  readonly row: PriceRow;
  /** The price cells that hold text but no amount. */
  readonly unread: readonly { readonly column: SheetColumn; readonly text: string }[];
}

/** Parses one line of the sheet, already split into cells, by the columns that the sheet's first line names. */
export function parseRow(
  cells: readonly string[],
  columns: SheetColumns,
): Result<ParsedRow, Exclude<Loss, 'cell' | 'clash'>> {
  if (cells.slice(columns.width).some((cell) => cell.trim() !== '')) return failure('columns');
  if (!hasNeededCells(columns, cells) || hasSplitAmount(cells, columns)) return failure('columns');
  const cellOf = (column: SheetColumn): string => cells[columns.placeOf.get(column) ?? cells.length] ?? '';
  const names = [cellOf('fuelType'), cellOf('manufacturer'), cellOf('model')];
  if (names.some((name) => TOTAL.test(name.trim()))) return failure('total');
  const [fuelCell, manufacturer, model] = names.map(parseNameCell);
  if (fuelCell === undefined || manufacturer === undefined || model === undefined) return failure('name');
  const fuelType = canonicalFuelType(fuelCell);
  if (fuelType === undefined) return failure('fuel');
  const unread: { readonly column: SheetColumn; readonly text: string }[] = [];
  const price = (column: SheetColumn): Paise | null => {
    const cell = cellOf(column);
    const amount = parsePriceCell(cell);
    const text = cell.trim();
    if (amount === null && !NO_PRICE.test(text)) unread.push({ column, text });
    return amount;
  };
  const row: PriceRow = {
    fuelType,
    manufacturer,
    model,
    basic: price('basic'),
    expressListPrice: price('expressListPrice'),
    express: price('express'),
    dentPaint: price('dentPaint'),
    fullBodyPaint: price('fullBodyPaint'),
    ac: price('ac'),
  };
  return hasPrice(row) ? success({ row, unread }) : failure('price');
}

/** The first row of a sheet without a header shows by its fuel type and its prices that it is a car's. */
export const isCar = (cells: readonly string[]): boolean =>
  canonicalFuelType(parseNameCell(cells[0] ?? '') ?? '') !== undefined &&
  cells.slice(3).some((cell) => parsePriceCell(cell) !== null);
