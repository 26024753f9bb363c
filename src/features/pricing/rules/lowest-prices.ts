import type { Paise } from '../../../values/money.ts';
import { rememberingOf } from '../../../values/remembering.ts';
import type { PricedManufacturer } from './price-book.ts';
import { PRICE_NAMES, type PriceName, priceSet } from './price-set.ts';

const lowestOf = (prices: readonly Paise[]): Paise | null =>
  prices.length === 0 ? null : Math.min(...prices);

/** The lowest prices of one manufacturer's cars. */
const ofManufacturer = rememberingOf(({ rows }: PricedManufacturer) => {
  const sets = rows.map(priceSet);
  return new Map(PRICE_NAMES.map((name) => [name, lowestOf(sets.flatMap((set) => set[name].price ?? []))]));
});

/**
 * Returns where the prices of a service begin among the cars of some manufacturers, in paise; null where none has one. A
 * page states it before a car is chosen.
 */
export const lowestPrice = (manufacturers: readonly PricedManufacturer[], name: PriceName): Paise | null =>
  lowestOf(manufacturers.flatMap((one) => ofManufacturer(one).get(name) ?? []));
