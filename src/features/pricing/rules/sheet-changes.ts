import { type Paise, rupees } from '../../../values/money.ts';
import type { Vehicle } from '../../../values/vehicle.ts';
import { carKey, type PriceRow } from './price-row.ts';
import { SHEET_COLUMNS, type SheetColumn } from './sheet-columns.ts';
import type { HoldReason } from './sheet-words.ts';

/** The columns whose prices pages show. The AC service has one price for all cars, and list prices are computed. */
const SHOWN = ['basic', 'express', 'dentPaint', 'fullBodyPaint'] as const satisfies readonly SheetColumn[];

/** A price that is another one than before; null where the sheet has none. */
export interface PriceChange {
  readonly car: Vehicle;
  /** The header of its column. */
  readonly column: string;
  readonly before: Paise | null;
  readonly after: Paise | null;
}

/** The differences of a sheet to the one before it. */
export interface SheetChanges {
  readonly gone: readonly Vehicle[];
  readonly added: readonly Vehicle[];
  /** The differences of cars in both sheets, by relative size, the largest first. */
  readonly prices: readonly PriceChange[];
  /** How many cars and prices the sheet before has. The prices are those of cars in both sheets. */
  readonly carsBefore: number;
  readonly pricesBefore: number;
  /** Prices that both sheets have. */
  readonly pricesInBoth: number;
}

const vehicleOf = ({ manufacturer, model, fuelType }: PriceRow): Vehicle => ({
  manufacturer,
  model,
  fuelType,
});

const byCar = (rows: readonly PriceRow[]): ReadonlyMap<string, PriceRow> =>
  new Map(rows.map((row) => [carKey(row), row]));

/** How many times dearer or cheaper; infinite for a price that came or went. */
function sizeOf({ before, after }: Pick<PriceChange, 'before' | 'after'>): number {
  if (before === null || after === null) return Number.POSITIVE_INFINITY;
  return Math.max(before, after) / Math.min(before, after);
}

/** Infinite sizes are equal, and their difference is no number. */
const largerFirst = (one: PriceChange, other: PriceChange): number => {
  const [size, otherSize] = [sizeOf(one), sizeOf(other)];
  return size === otherSize ? 0 : otherSize - size;
};

/** Compares a sheet with the one before it, car by car, in whatever order its rows stand. */
export function sheetChanges(before: readonly PriceRow[], after: readonly PriceRow[]): SheetChanges {
  const [old, now] = [byCar(before), byCar(after)];
  const both = [...old].flatMap(([key, row]) => {
    const next = now.get(key);
    return next === undefined ? [] : [{ row, next }];
  });
  const pairs = both.flatMap(({ row, next }) =>
    SHOWN.map((column) => ({
      car: vehicleOf(next),
      column: SHEET_COLUMNS[column],
      before: row[column],
      after: next[column],
    })),
  );
  return {
    gone: [...old].filter(([key]) => !now.has(key)).map(([, row]) => vehicleOf(row)),
    added: [...now].filter(([key]) => !old.has(key)).map(([, row]) => vehicleOf(row)),
    prices: pairs.filter((pair) => pair.before !== pair.after).sort(largerFirst),
    carsBefore: old.size,
    pricesBefore: pairs.filter((pair) => pair.before !== null).length,
    pricesInBoth: pairs.filter((pair) => pair.before !== null && pair.after !== null).length,
  };
}

/** More than a fifth of the cars gone, and more than a tenth of the prices moved or gone, are no usual change. */
const MOST_CARS_GONE = 1 / 5;
const MOST_PRICES = 1 / 10;
const TWOFOLD = 2;
/** A digit too few or too many makes a price about ten times another; no real change comes near. */
const FIVEFOLD = 5;
const LEAST_PRICE = rupees(100);

const isLow = (price: Paise | null): boolean => price !== null && price < LEAST_PRICE;

/** A car that the sheet before lacks has no low price there. */
const hasLowPrice = (row: PriceRow, before: PriceRow | undefined): boolean =>
  SHOWN.some((column) => isLow(row[column]) && !isLow(before?.[column] ?? null));

/** Why a sheet that follows another must wait for a person; empty for a usual change. */
export function holdReasons(
  before: readonly PriceRow[],
  after: readonly PriceRow[],
  changes: SheetChanges = sheetChanges(before, after),
): readonly HoldReason[] {
  const { gone, prices, carsBefore, pricesBefore, pricesInBoth } = changes;
  const old = byCar(before);
  const sizes = prices.map(sizeOf).filter(Number.isFinite);
  const moved = sizes.filter((size) => size > TWOFOLD);
  const blank = prices.filter((change) => change.after === null);
  const reasons: readonly (readonly [HoldReason, boolean])[] = [
    ['cars_gone', gone.length > carsBefore * MOST_CARS_GONE],
    ['prices_moved', moved.length > pricesInBoth * MOST_PRICES],
    ['price_jumped', sizes.some((size) => size >= FIVEFOLD)],
    ['price_below_100', after.some((row) => hasLowPrice(row, old.get(carKey(row))))],
    ['prices_gone', blank.length > pricesBefore * MOST_PRICES],
  ];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);
}
