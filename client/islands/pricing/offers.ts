import { pickerText as text } from '../../../src/content/text/picker.ts';
import type { CarPrice, PriceName } from '../../../src/features/pricing/contract.ts';

/** The part of the price set that a price card shows, in paise. A page carries only this part, to save bytes. */
export type CardPrices = { readonly [Name in PriceName]?: CarPrice };

/** The services that a landing page's price card compares; a city has the express or the periodic service. */
export const OFFER_IDS = ['express', 'periodic', 'ac', 'dentPaint'] as const satisfies readonly PriceName[];
export type OfferId = (typeof OFFER_IDS)[number];

/** The price and list price to show; both are `undefined` where the car has no such price. */
export const shownPrice = (found: CarPrice | undefined) => ({
  price: found?.price ?? undefined,
  listPrice: found?.listPrice ?? undefined,
});

/** A service of the comparison: its texts, and its prices in paise, which are missing where we quote. */
export const comparedOffer = (id: OfferId, prices: CardPrices) => ({
  title: text[id],
  detail: text[`${id}Detail`],
  ...shownPrice(prices[id]),
});

export const isOfferId = (value: string): value is OfferId => OFFER_IDS.some((id) => id === value);
