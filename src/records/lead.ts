import * as z from 'zod/mini';
import { servicePreferences } from './booking-ids.ts';
import { awayPlace, count, sender, text } from './fields.ts';

export const leadFields = z.object({
  ...sender,
  ...awayPlace,
  mobileNumber: text,
  serviceInterest: text,
  source: text,
  sessionId: text,
  whatsappRedirectCount: count,
  firstVisitTimestamp: text,
  lastActivityTimestamp: text,
  referrer: text,
  deviceType: text,
  browserInfo: text,
  location: text,
  area: text,
  carBrand: text,
  carModel: text,
  fuelType: text,
  priceRange: text,
  /** The price beside the pressed button, in paise. */
  servicePrice: count,
  leadStatus: text,
  servicePreference: z.exactOptional(z.enum(servicePreferences)),
  /** YYYY-MM-DD, in India. */
  preferredDate: text,
  address: text,
});

/** The form "Schedule Your Service". */
export const serviceRequestFields = z.object({
  ...sender,
  ...awayPlace,
  carModel: text,
  /** YYYY-MM-DD, in India. */
  preferredDate: text,
  /** The content backend's number of the service. */
  serviceType: count,
  userCity: text,
  userState: text,
  userCountry: text,
  /** Degrees as text. */
  userLatitude: text,
  userLongitude: text,
  locationSource: text,
  userArea: text,
  userNeighborhood: text,
  userSuburb: text,
  message: text,
});

/** An opened chat. */
export const redirectFields = z.object({
  car: text,
  /** As it was displayed. */
  price: text,
  timestamp: text,
  userId: text,
  userCity: text,
  userState: text,
  networkCity: text,
  networkState: text,
});
