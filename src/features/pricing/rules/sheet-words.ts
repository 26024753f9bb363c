/** Where a sheet comes from: `PRICE_SHEET_URL`, an operator's file, or the file that ships with the site. */
export const SHEET_SOURCES = ['address', 'upload', 'build'] as const;
export type SheetSource = (typeof SHEET_SOURCES)[number];

/**
 * Why a sheet waits for a person: too many cars or prices are gone, too many prices moved, or one is suddenly very low.
 * `price_jumped`: one price moved as far as a digit too few or too many does.
 * `by_hand`: a person chose the live sheet, so only a person replaces it.
 */
export const HOLD_REASONS = [
  'cars_gone',
  'prices_moved',
  'price_jumped',
  'price_below_100',
  'prices_gone',
  'by_hand',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/**
 * A sheet loses a row whose cells do not fit its columns, without a name, with an unknown fuel type or without a price.
 * It loses a total, a price cell that is no amount, and the earlier row of a car that has two (`clash`).
 */
export const LOSSES = ['columns', 'name', 'fuel', 'price', 'total', 'cell', 'clash'] as const;
export type Loss = (typeof LOSSES)[number];

export type DroppedRows = Readonly<Record<Loss, number>>;

export const NOTHING_DROPPED: DroppedRows = {
  columns: 0,
  name: 0,
  fuel: 0,
  price: 0,
  total: 0,
  cell: 0,
  clash: 0,
};
