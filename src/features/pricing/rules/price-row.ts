import { type Paise, rupees } from '../../../values/money.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import { slugify } from '../../../values/slug.ts';
import type { Vehicle } from '../../../values/vehicle.ts';

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

/** The reason why a row is not in the price book. `header` and `blank` are no errors; the others are counted. */
type RowProblem = 'header' | 'blank' | 'columns' | 'name' | 'price';

export type DroppedRows = Readonly<Record<'columns' | 'name' | 'price', number>>;

/** The ninth column, the AC price, may be missing. */
const LEAST_COLUMNS = 8;

const KNOWN_FUEL_TYPES = ['Petrol', 'Diesel', 'CNG', 'Hybrid', 'Electric'];

const canonicalFuelType = (name: string): string =>
  KNOWN_FUEL_TYPES.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;

/** Returns the place of a fuel type in a list: the common ones come first, unknown ones last. */
export function fuelTypeRank(name: string): number {
  const rank = KNOWN_FUEL_TYPES.indexOf(name);
  return rank === -1 ? KNOWN_FUEL_TYPES.length : rank;
}

const hasPrice = (row: PriceRow): boolean =>
  [row.basic, row.expressListPrice, row.express, row.dentPaint, row.fullBodyPaint, row.ac].some(
    (price) => price !== null,
  );

/** Recognises the header. White space before its first cell includes the byte order mark. */
const isHeader = (cells: readonly string[]): boolean => /^\s*fuel\s?type\b/i.test(cells[0] ?? '');

/**
 * Parses one line of the sheet, already split into cells.
 * The columns: FuelType, Car Brand, Car Model, Basic Service, Express Service Price, Discounted Price, Dent & Paint
 * Price, Dent and Paint Full Body, AC Service.
 */
export function parseRow(cells: readonly string[]): Result<PriceRow, RowProblem> {
  if (cells.every((cell) => cell.trim() === '')) return failure('blank');
  if (isHeader(cells)) return failure('header');
  if (cells.length < LEAST_COLUMNS) return failure('columns');
  const [fuelType, manufacturer, model] = cells.slice(0, 3).map(parseNameCell);
  if (fuelType === undefined || manufacturer === undefined || model === undefined) return failure('name');
  const price = (column: number): Paise | null => parsePriceCell(cells[column] ?? '');
  const row: PriceRow = {
    fuelType: canonicalFuelType(fuelType),
    manufacturer,
    model,
    basic: price(3),
    expressListPrice: price(4),
    express: price(5),
    dentPaint: price(6),
    fullBodyPaint: price(7),
    ac: price(8),
  };
  return hasPrice(row) ? success(row) : failure('price');
}

/** A dropped row: its line in the sheet, the first being 1, and the reason. It holds none of the row's text. */
export interface DroppedLine {
  readonly line: number;
  readonly reason: keyof DroppedRows;
}

/** Dropped lines that are listed; a sheet with more is broken as a whole. */
const MOST_LISTED = 100;

/** Usable rows in the sheet's order, with the count of dropped rows by reason and the first dropped lines. */
export interface NormalisedRows {
  readonly rows: readonly PriceRow[];
  readonly dropped: DroppedRows;
  readonly droppedLines: readonly DroppedLine[];
}

/** A line break inside a quoted cell moves the rows after it down. */
const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

/** Collects a sheet line by line, so that the cells of a large one are never all in memory at once. */
export class RowCollector {
  readonly #rows: PriceRow[] = [];
  readonly #dropped = { columns: 0, name: 0, price: 0 };
  readonly #droppedLines: DroppedLine[] = [];
  #line = 1;

  /** Adds the next row of the sheet, blank ones included, because its place is its line. */
  add(cells: readonly string[]): void {
    const parsed = parseRow(cells);
    if (parsed.ok) this.#rows.push(parsed.value);
    else if (parsed.code !== 'header' && parsed.code !== 'blank') {
      this.#dropped[parsed.code] += 1;
      if (this.#droppedLines.length < MOST_LISTED)
        this.#droppedLines.push({ line: this.#line, reason: parsed.code });
    }
    this.#line += 1 + breaksIn(cells);
  }

  result(): NormalisedRows {
    return { rows: this.#rows, dropped: this.#dropped, droppedLines: this.#droppedLines };
  }
}
