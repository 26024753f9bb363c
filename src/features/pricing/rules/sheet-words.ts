/** Where a sheet comes from: `PRICE_SHEET_URL`, an operator's file, or the file that ships with the site. */
export const SHEET_SOURCES = ['address', 'upload', 'build'] as const;
export type SheetSource = (typeof SHEET_SOURCES)[number];

/**
 * Why a sheet waits for a person: too many cars or prices are gone, too many prices moved, or one is suddenly very low.
 * `by_hand`: a person chose the live sheet, so only a person replaces it.
 */
export const HOLD_REASONS = [
  'cars_gone',
  'prices_moved',
  'price_below_100',
  'prices_gone',
  'by_hand',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];
