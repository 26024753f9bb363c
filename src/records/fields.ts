import * as z from 'zod/mini';
import { SPAM_REASONS } from './spam-reason.ts';

/** A parsed value that nobody changes: also its lists and its parts are read only. */
export type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;

export const text = z.exactOptional(z.string());
export const count = z.exactOptional(z.int());
export const yes = z.exactOptional(z.literal(true));

/** The campaign of the visit. */
const campaign = {
  utmSource: text,
  utmMedium: text,
  utmCampaign: text,
  utmTerm: text,
  utmContent: text,
  utmId: text,
};

/** The facts that a form's request adds about its sender, in the record of every form. */
export const sender = {
  ...campaign,
  suspect: z.exactOptional(z.enum(SPAM_REASONS)),
  /** The form said at the number that we write in the business chat. */
  chatNotice: yes,
  /** The customer's own yes to be asked for a review there. */
  chatReview: yes,
  /** The language of the page, where it is not English. */
  language: text,
  /** The network's guess of the place. */
  networkCity: text,
  networkState: text,
  /** The browser's id in analytics. */
  userId: text,
  /** The click on an advertisement; of Google's three ids a record has one. */
  gclid: text,
  gbraid: text,
  wbraid: text,
  fbclid: text,
  /** How the visit began. */
  visit: text,
  /** The banners that were seen, their city, and the coupon that one of them promised. */
  banners: text,
  bannerCity: text,
  coupon: text,
};

/** A place that no centre serves, as the operator reads it. */
export const awayPlace = { unservedPlace: text, nearestCentre: text, unservedPlaceIsGuess: yes };
