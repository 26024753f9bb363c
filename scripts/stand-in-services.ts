import { defaultBrand } from '../src/content/brand.ts';
import type { PriceBook } from '../src/features/pricing/rules/price-book.ts';
import { NO_REVIEWS } from '../src/features/reviews/contract.ts';
import type { PageServices } from '../src/services/page-services.ts';
import { failure, success } from '../src/values/result.ts';

/** Services for tests of rendering: prices are present and everything else is off. */
export const standInServices = (book: PriceBook): PageServices => ({
  brand: defaultBrand,
  siteUrl: 'https://pahiya.example',
  prices: { peek: () => book, get: async () => book },
  reviews: { peek: () => NO_REVIEWS, get: async () => NO_REVIEWS },
  sampleContent: 'on',
  adminExists: false,
  offlinePages: true,
  bookings: { find: async () => failure('not_found') },
  serviceTypes: async () => [],
  slots: { board: async () => failure('slots_unavailable'), beside: async () => success([]) },
  orders: { find: async () => failure('not_found') },
  takesCards: false,
  chatWrites: false,
});
