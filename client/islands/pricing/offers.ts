import type { PickerText } from '../../../src/content/text/en/picker.ts';
import type { PriceField, PriceSet } from '../../../src/features/pricing/rules/price-set.ts';
import type { Paise } from '../../../src/values/money.ts';

/** What the slip shows of a car's price set, in paise: no more than that travels with the page. */
export type CardPrices = { readonly [Field in PriceField]?: PriceSet[Field] };

export const OFFER_IDS = ['express', 'ac', 'dentPaint'] as const;
export type OfferId = (typeof OFFER_IDS)[number];

/** What the offers read of a price set. */
export const COMPARED_FIELDS = [
  'discountedExpressPrice',
  'expressServicePrice',
  'acServicePrice',
  'dentingPaintFinalPrice',
  'dentingPaintPrice',
] as const satisfies readonly PriceField[];

export interface PickerOffer {
  readonly id: OfferId;
  readonly title: string;
  readonly detail: string;
  /** None where the sheet has no price for that car: we quote first. */
  readonly price: Paise | undefined;
  readonly listPrice: Paise | undefined;
}

/** The three services that are compared in the slip, with what they cost (spec section 9). */
export function offersOf(prices: CardPrices, text: PickerText): Readonly<Record<OfferId, PickerOffer>> {
  return {
    express: {
      id: 'express',
      title: text.express,
      detail: text.expressDetail,
      price: prices.discountedExpressPrice ?? undefined,
      listPrice: prices.expressServicePrice ?? undefined,
    },
    ac: {
      id: 'ac',
      title: text.ac,
      detail: text.acDetail,
      price: prices.acServicePrice ?? undefined,
      listPrice: undefined,
    },
    dentPaint: {
      id: 'dentPaint',
      title: text.dentPaint,
      detail: text.dentPaintDetail,
      price: prices.dentingPaintFinalPrice ?? undefined,
      listPrice: prices.dentingPaintPrice ?? undefined,
    },
  };
}

export const isOfferId = (text: string | undefined): text is OfferId => OFFER_IDS.some((id) => id === text);
