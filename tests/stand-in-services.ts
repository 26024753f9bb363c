import { defaultBrand } from '../src/content/brand.ts';
import type { PriceBook } from '../src/features/pricing/rules/price-book.ts';
import type { PageServices } from '../src/services/services.ts';
import { failure } from '../src/values/result.ts';

/** Services for tests of rendering: prices are present and everything else is off. */
export const standInServices = (book: PriceBook): PageServices => ({
  brand: defaultBrand,
  siteUrl: 'https://pahiya.example',
  prices: { peek: () => book, get: async () => book },
  adminExists: false,
  bookings: { find: async () => failure('not_found') },
  serviceTypes: async () => [],
  slots: { board: async () => failure('slots_unavailable') },
  orders: { find: async () => failure('not_found') },
  takesCards: false,
});
