import type { Paise } from '../../../values/money.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import type { Vehicle } from '../../../values/vehicle.ts';
import { parseNameCell, parsePriceCell } from './price-cell.ts';

/**
 * One row of the price sheet, normalised (spec section 3; `manufacturer` is the sheet's "Car Brand").
 * `null` stands for "no price": a blank cell, a zero, a word.
 */
export interface PriceRow extends Vehicle {
  readonly periodicService: Paise | null;
  readonly expressService: Paise | null;
  readonly discountedPrice: Paise | null;
  readonly dentPaint: Paise | null;
  readonly dentPaintFullBody: Paise | null;
  /** The sheet's "AC Service". What a visitor pays for it is fixed (spec section 9), whatever stands here. */
  readonly comprehensiveService: Paise | null;
}

/** Why a row is not in the price book. `header` and `blank` are no faults; the others are counted. */
export type RowProblem = 'header' | 'blank' | 'columns' | 'name' | 'price';

export type DroppedRows = Readonly<Record<'columns' | 'name' | 'price', number>>;

const LEAST_COLUMNS = 8;

const KNOWN_FUEL_TYPES = ['Petrol', 'Diesel', 'CNG', 'Hybrid', 'Electric'];

const canonicalFuelType = (name: string): string =>
  KNOWN_FUEL_TYPES.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;

/** Where a fuel type stands in a list: the common ones first, unknown ones last. */
export function fuelTypeRank(name: string): number {
  const rank = KNOWN_FUEL_TYPES.indexOf(name);
  return rank === -1 ? KNOWN_FUEL_TYPES.length : rank;
}

const hasPrice = (row: PriceRow): boolean =>
  [
    row.periodicService,
    row.expressService,
    row.discountedPrice,
    row.dentPaint,
    row.dentPaintFullBody,
    row.comprehensiveService,
  ].some((price) => price !== null);

/** The byte order mark before the first header cell counts as white space here. */
const isHeader = (cells: readonly string[]): boolean => /^\s*fuel\s?type\b/i.test(cells[0] ?? '');

/**
 * One line of the sheet, already split into cells, in the sheet's order: FuelType, Car Brand, Car Model,
 * Basic Service, Express Service Price, Discounted Price, Dent & Paint Price, Dent and Paint Full Body, AC Service.
 * Under eight columns there is no row (spec section 5); the AC price may be missing.
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
    periodicService: price(3),
    expressService: price(4),
    discountedPrice: price(5),
    dentPaint: price(6),
    dentPaintFullBody: price(7),
    comprehensiveService: price(8),
  };
  return hasPrice(row) ? success(row) : failure('price');
}

/** Usable rows in the sheet's order, and how many were dropped for which reason. */
export interface NormalisedRows {
  readonly rows: readonly PriceRow[];
  readonly dropped: DroppedRows;
}

/** Takes a sheet line by line, so that the cells of a large one need not all be held at once. */
export class RowCollector {
  readonly #rows: PriceRow[] = [];
  readonly #dropped = { columns: 0, name: 0, price: 0 };

  add(cells: readonly string[]): void {
    const parsed = parseRow(cells);
    if (parsed.ok) this.#rows.push(parsed.value);
    else if (parsed.code !== 'header' && parsed.code !== 'blank') this.#dropped[parsed.code] += 1;
  }

  result(): NormalisedRows {
    return { rows: this.#rows, dropped: this.#dropped };
  }
}
