import * as z from 'zod/mini';
import { bookingAreas, servedLocations, servicePreferences } from './booking-ids.ts';
import { count, sender, text } from './fields.ts';
import { visitAndJob } from './job.ts';

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
  /** In paise, without the discount. */
  servicePrice: count,
  /** The coupon that the operator used, and its discount in paise. */
  couponCode: text,
  discount: count,
  submissionTimestamp: text,
  /** The operator who took it by phone. */
  takenBy: text,
});
