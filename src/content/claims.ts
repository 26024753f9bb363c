import { rupees } from '../values/money.ts';

/**
 * The marketing claims and their numbers (spec sections 1 and 9). A claim shown anywhere is a claim here. They are
 * sample content: the business answers for each before it goes live. Where the spec gives two readings, the page text
 * and its metadata take the first and structured data the second (design section 5).
 */
export const claims = {
  firstServiceDiscountPercent: 20,
  expressMinutes: 90,
  /** "90-minute express service or free". */
  expressFreeIfLate: true,
  freePickupAndDrop: true,
  rating: {
    value: 4.8,
    best: 5,
    worst: 1,
    reviewsOnPages: 500,
    reviewsInStructuredData: 1500,
  },
  hours: {
    onPages: { opens: '08:00', closes: '20:00' },
    inStructuredData: { opens: '06:00', closes: '22:00' },
  },
  /** How far from a serving centre we say that we come, in metres. */
  serviceRadiusMetres: { cityPages: 50_000, nearMe: 100_000 },
  /** Prices "from", in paise; the price of one car comes from the price sheet, never from here. */
  pricesFrom: {
    expressService: rupees(2999),
    /** The highest express price of the range that content speaks of. */
    expressServiceUpTo: rupees(6499),
    acService: rupees(999),
    dentPaint: rupees(1999),
  },
  /** schema.org's `priceRange`. */
  priceRange: '₹₹',
  /** The spec's FAQ answers, as numbers. */
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
