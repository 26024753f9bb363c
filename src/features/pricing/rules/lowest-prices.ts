import type { Paise } from '../../../values/money.ts';
import { rememberingOf } from '../../../values/remembering.ts';
import type { PricedManufacturer } from './price-book.ts';
import { PRICE_NAMES, type PriceName, priceSet } from './price-set.ts';

/** The lowest price of each service among some cars, in paise; null where none of them has one. */
export type LowestPrices = Readonly<Record<PriceName, Paise | null>>;

const lower = (one: Paise | null, other: Paise | null): Paise | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const NONE: LowestPrices = {
  basic: null,
  periodic: null,
  express: null,
  dentPaint: null,
  fullBodyPaint: null,
  ac: null,
};

const lowerOf = (one: LowestPrices, other: LowestPrices): LowestPrices => {
  const lowest = { ...NONE };
  for (const name of PRICE_NAMES) lowest[name] = lower(one[name], other[name]);
  return lowest;
};

const ofManufacturer = rememberingOf(({ rows }: PricedManufacturer) =>
  rows
    .map(priceSet)
    .map(({ basic, periodic, express, dentPaint, fullBodyPaint, ac }) => ({
      basic: basic.price,
      periodic: periodic.price,
      express: express.price,
      dentPaint: dentPaint.price,
      fullBodyPaint: fullBodyPaint.price,
      ac: ac.price,
    }))
    .reduce(lowerOf, NONE),
);

/** Returns where the prices of some manufacturers begin, as a page states them before a car is chosen. */
export const lowestPrices = (manufacturers: readonly PricedManufacturer[]): LowestPrices =>
  manufacturers.map(ofManufacturer).reduce(lowerOf, NONE);
