import type { Paise } from '../../../values/money.ts';
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

const lower = (one: Paise | null, other: Paise | null): Paise | null =>
  one === null || (other !== null && other < one) ? other : one;

/** What one car's services cost, as a starting point for comparing. */
export const fromPricesOf = (row: PriceRow): FromPrices => ({
  basicService: row.periodicService,
  express: row.discountedPrice,
  dentingPaint: row.dentPaint,
  fullBodyPaint: row.dentPaintFullBody,
  acService: AC_SERVICE_PRICE,
});

/** The lower of both, service by service. */
export const lowest = (one: FromPrices, other: FromPrices): FromPrices => ({
  basicService: lower(one.basicService, other.basicService),
  express: lower(one.express, other.express),
  dentingPaint: lower(one.dentingPaint, other.dentingPaint),
  fullBodyPaint: lower(one.fullBodyPaint, other.fullBodyPaint),
  acService: AC_SERVICE_PRICE,
});
