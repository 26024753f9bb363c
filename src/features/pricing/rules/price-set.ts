import { formatMoney, type Paise, rupees } from '../../../values/money.ts';
import type { PriceRow } from './price-row.ts';

/** How far the price shown as list price stands above the one that is paid (spec section 9). */
const LIST_PRICE_EXTRA = rupees(500);

/** AC service costs the same for every car (spec section 9). */
export const AC_SERVICE_PRICE: Paise = rupees(999);

/** The computed price set of the spec (section 3): what is shown and what is paid, `null` where the sheet has no price. */
export interface PriceSet {
  /** List price of the basic service: final + ₹500. */
  readonly basicServicePrice: Paise | null;
  readonly basicServiceFinalPrice: Paise | null;
  /** The same amount as the discounted express price. */
  readonly periodicServicePrice: Paise | null;
  /** List price of the express service: discounted + ₹500. */
  readonly expressServicePrice: Paise | null;
  readonly discountedExpressPrice: Paise | null;
  /** List price of one panel: final + ₹500. */
  readonly dentingPaintPrice: Paise | null;
  readonly dentingPaintFinalPrice: Paise | null;
  /** List price of the full body: final + ₹500. */
  readonly fullBodyPaintPrice: Paise | null;
  readonly fullBodyPaintFinalPrice: Paise | null;
  readonly acServicePrice: Paise;
}

/** The names of the computed price set. */
export type PriceField = keyof PriceSet;

const listPrice = (final: Paise | null): Paise | null => (final === null ? null : final + LIST_PRICE_EXTRA);

/** What the services cost for one car, computed as spec section 9 says. */
export const priceSet = (row: PriceRow): PriceSet => ({
  basicServicePrice: listPrice(row.periodicService),
  basicServiceFinalPrice: row.periodicService,
  periodicServicePrice: row.discountedPrice,
  expressServicePrice: listPrice(row.discountedPrice),
  discountedExpressPrice: row.discountedPrice,
  dentingPaintPrice: listPrice(row.dentPaint),
  dentingPaintFinalPrice: row.dentPaint,
  fullBodyPaintPrice: listPrice(row.dentPaintFullBody),
  fullBodyPaintFinalPrice: row.dentPaintFullBody,
  acServicePrice: AC_SERVICE_PRICE,
});

/** What the chat assistant names for its three service types; express and dent & paint are empty for an unknown car. */
export interface ChatPrices {
  readonly express: Paise | null;
  readonly dentPaint: Paise | null;
  readonly ac: Paise;
}

/** What the assistant says a car's services cost (spec section 9); without a row only AC has a price. */
export const chatPrices = (row: PriceRow | undefined): ChatPrices => ({
  express: row?.discountedPrice ?? null,
  dentPaint: row?.dentPaint ?? null,
  ac: AC_SERVICE_PRICE,
});

/** A lead's `priceRange`: the rupee sign and the price, express before periodic, else "N/A" (spec section 9). */
export function priceRange(
  prices: Pick<PriceSet, 'expressServicePrice' | 'periodicServicePrice'> | undefined,
): string {
  const price = prices?.expressServicePrice ?? prices?.periodicServicePrice ?? null;
  return price === null ? 'N/A' : formatMoney(price);
}
