import { rupees } from '../values/money.ts';
import { sample } from '../values/stated.ts';

/**
 * Every marketing claim with its numbers: a page may show no other. The rating is sample content.
 * Hours and ratings exist in two readings: pages and metadata use the first, structured data the second.
 */
export const claims = {
  firstServiceDiscountPercent: 20,
  expressMinutes: 90,
  /** "90-minute express service or free". */
  expressFreeIfLate: true,
  freePickupAndDrop: true,
  rating: sample({
    value: 4.8,
    best: 5,
    worst: 1,
    reviewsOnPages: 500,
    reviewsInStructuredData: 1500,
  }),
  hours: {
    onPages: { opens: '08:00', closes: '20:00' },
    inStructuredData: { opens: '06:00', closes: '22:00' },
  },
  /** The service radius around a centre, in metres. */
  serviceRadiusMetres: { cityPages: 50_000, nearMe: 100_000 },
  /** Starting prices in paise. The price of one car always comes from the price sheet. */
  pricesFrom: {
    expressService: rupees(2999),
    /** The upper end of the express price range. */
    expressServiceUpTo: rupees(6499),
    acService: rupees(999),
    dentPaint: rupees(1999),
  },
  /** schema.org's `priceRange`. */
  priceRange: '₹₹',
  /** The numbers of the FAQ answers. */
  advice: {
    serviceEveryKilometres: { from: 10_000, to: 15_000 },
    serviceEveryMonths: 12,
    acServiceEveryYears: { from: 1, to: 2 },
    simpleDentHours: { from: 2, to: 4 },
    fullPanelDays: { from: 1, to: 3 },
  },
  /** The team calls this many minutes before a booked slot. */
  callBeforeSlotMinutes: 30,
} as const;
