import type { Paise } from '../money.ts';
import type { PriceRow } from './price-row.ts';
import { AC_SERVICE_PRICE } from './price-set.ts';

/** The lowest price that somebody really pays for a service ("from ₹2,999"), `null` where no car has one. */
export interface FromPrices {
  readonly basicService: Paise | null;
  readonly express: Paise | null;
  readonly dentingPaint: Paise | null;
  readonly fullBodyPaint: Paise | null;
  readonly acService: Paise;
}

export const NO_FROM_PRICES: FromPrices = {
  basicService: null,
  express: null,
  dentingPaint: null,
  fullBodyPaint: null,
  acService: AC_SERVICE_PRICE,
};

const lower = (known: Paise | null, next: Paise | null): Paise | null =>
  known === null || (next !== null && next < known) ? next : known;

/** The lower of what is known so far and one more row, service by service. */
export const lowerWithRow = (known: FromPrices, row: PriceRow): FromPrices => ({
  basicService: lower(known.basicService, row.periodicService),
  express: lower(known.express, row.discountedPrice),
  dentingPaint: lower(known.dentingPaint, row.dentPaint),
  fullBodyPaint: lower(known.fullBodyPaint, row.dentPaintFullBody),
  acService: AC_SERVICE_PRICE,
});
