import type { ServiceOfLead } from '../../../records/service-words.ts';
import { formatMoney, type Paise, rupees } from '../../../values/money.ts';
import type { PriceRow } from './price-row.ts';

/** The services that have a price for each car. */
export const PRICE_NAMES = ['basic', 'periodic', 'express', 'dentPaint', 'fullBodyPaint', 'ac'] as const;
export type PriceName = (typeof PRICE_NAMES)[number];

/** The service that a lead about a price names. One panel is a part of denting and painting. */
export const leadServiceOf = (price: PriceName): ServiceOfLead => {
  if (price === 'dentPaint') return 'denting';
  return price === 'fullBodyPaint' ? 'full-body-paint' : price;
};

/** The prices of one service for one car, in paise. `null` means that the sheet has none. */
export type CarPrice = {
  /** The amount that a customer pays. */
  readonly price: Paise | null;
  /** The amount that is struck out; only some services have one. */
  readonly listPrice: Paise | null;
};

export type PriceSet = Readonly<Record<PriceName, CarPrice>> & {
  readonly ac: { readonly price: Paise; readonly listPrice: null };
};

/** The list price is this much higher than the final price. */
const LIST_PRICE_EXTRA = rupees(500);

/** AC service costs the same for every car. */
export const AC_SERVICE_PRICE: Paise = rupees(999);

/** Whether cars have prices of their own for a service: without that, none is the lowest. */
export const dependsOnCar = (name: PriceName): boolean => name !== 'ac';

const withListPrice = (price: Paise | null): CarPrice => ({
  price,
  listPrice: price === null ? null : price + LIST_PRICE_EXTRA,
});

const withoutListPrice = (price: Paise | null): CarPrice => ({ price, listPrice: null });

/**
 * Computes a car's prices from its row. The periodic service costs as much as the express service, and the AC service
 * costs the same for every car, whatever the sheet says.
 */
export const priceSet = (row: PriceRow): PriceSet => ({
  basic: withListPrice(row.basic),
  periodic: withoutListPrice(row.express),
  express: withListPrice(row.express),
  dentPaint: withListPrice(row.dentPaint),
  fullBodyPaint: withListPrice(row.fullBodyPaint),
  ac: { price: AC_SERVICE_PRICE, listPrice: null },
});

/**
 * Returns a lead's `priceRange`: the list price of the express service, else the price of the periodic service, else
 * "N/A".
 */
export function priceRange(prices: Pick<PriceSet, 'express' | 'periodic'> | undefined): string {
  const price = prices?.express.listPrice ?? prices?.periodic.price ?? null;
  return price === null ? 'N/A' : formatMoney(price);
}
