import type { PickerText } from '../../../src/content/text/en/picker.ts';
import type { CarPrice, PriceName } from '../../../src/features/pricing/contract.ts';
import type { Paise } from '../../../src/values/money.ts';

/** The part of the price set that a price card shows, in paise. A page carries only this part, to save bytes. */
export type CardPrices = { readonly [Name in PriceName]?: CarPrice };

/** The services that a landing page's price card compares; a city has the express or the periodic service. */
export const OFFER_IDS = ['express', 'periodic', 'ac', 'dentPaint'] as const satisfies readonly PriceName[];
export type OfferId = (typeof OFFER_IDS)[number];

interface PickerOffer {
  readonly id: OfferId;
  readonly title: string;
  readonly detail: string;
  /** `undefined` where the sheet has no price for that car, so that we quote. */
  readonly price: Paise | undefined;
  readonly listPrice: Paise | undefined;
}

/** The price and list price to show; both are `undefined` where the car has no such price. */
export const shownPrice = (found: CarPrice | undefined) => ({
  price: found?.price ?? undefined,
  listPrice: found?.listPrice ?? undefined,
});

/** The three services that the price card compares, with their prices. */
export const offersOf = (prices: CardPrices, text: PickerText): Readonly<Record<OfferId, PickerOffer>> => ({
  express: {
    id: 'express',
    title: text.express,
    detail: text.expressDetail,
    ...shownPrice(prices.express),
  },
  periodic: {
    id: 'periodic',
    title: text.periodic,
    detail: text.periodicDetail,
    ...shownPrice(prices.periodic),
  },
  ac: {
    id: 'ac',
    title: text.ac,
    detail: text.acDetail,
    ...shownPrice(prices.ac),
  },
  dentPaint: {
    id: 'dentPaint',
    title: text.dentPaint,
    detail: text.dentPaintDetail,
    ...shownPrice(prices.dentPaint),
  },
});

export const isOfferId = (text: string | undefined): text is OfferId => OFFER_IDS.some((id) => id === text);
