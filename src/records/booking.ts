import * as z from 'zod/mini';
import { bookingAreas, servedLocations, servicePreferences } from './booking-ids.ts';
import { count, type Frozen, sender, text } from './fields.ts';
import { visitAndJob } from './job.ts';

/** The terms of a booking's coupon on the day of its use. `serviceIds` and `minimum` limit it. */
const couponOffer = z.object({
  kind: z.enum(['percent', 'amount']),
  /** In whole percent, or in paise. */
  value: z.int(),
  serviceIds: z.exactOptional(z.array(z.string())),
  minimum: count,
});
export type BookingCoupon = Frozen<z.infer<typeof couponOffer>>;

export const bookingFields = z.object({
  ...sender,
  ...visitAndJob,
  manufacturer: text,
  model: text,
  fuelType: text,
  /** The car in the visitor's own words, where none of the list is theirs. */
  carModel: text,
  location: z.exactOptional(z.enum(servedLocations)),
  area: z.exactOptional(z.enum(bookingAreas)),
  /** The id of a service that some offer has. */
  serviceType: text,
  servicePreference: z.exactOptional(z.enum(servicePreferences)),
  /** The customer pays this, in paise. */
  servicePrice: count,
  /** The coupon that the operator used, its terms, and its discount in paise, which the price no longer has. */
  couponCode: text,
  couponOffer: z.exactOptional(couponOffer),
  discount: count,
  submissionTimestamp: text,
  /** The operator who took it by phone. */
  takenBy: text,
});
