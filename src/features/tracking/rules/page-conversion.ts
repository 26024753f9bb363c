import type { ConversionName } from './event-names.ts';

/** What looking at a page of a family counts as, beside its page view (spec section 7). */
const OF_FAMILIES: Readonly<Record<string, ConversionName>> = {
  service: 'content_viewed',
  express: 'content_viewed',
  'doorstep-category': 'item_viewed',
  'doorstep-cart': 'checkout_started',
  'express-cart': 'checkout_started',
  car: 'item_viewed',
  checkout: 'checkout_begun',
  search: 'search',
};

/** What a view of a page of this family counts as, or nothing. */
export const pageConversion = (family: string): ConversionName | undefined =>
  Object.hasOwn(OF_FAMILIES, family) ? OF_FAMILIES[family] : undefined;
