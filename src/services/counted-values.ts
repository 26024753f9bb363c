import { cities } from '../content/cities/all-cities.ts';
import { indianPlaces } from '../content/places/indian-places.ts';
import { OPENING_IN } from '../features/enquiries/contract.ts';
import type { CountedValues } from '../platform/ledger/counting.ts';
import { countedServices } from '../records/service-words.ts';

/** The forms and pages that a record may come from. */
const SOURCES = [
  'website',
  'popup',
  'book_now',
  'service-request',
  'schedule',
  'assistant',
  'assistant-support',
  'checkout',
  'express',
  'own_booking',
  'phone',
];

/** The closed list of the summary: what the site itself offers. The names of campaigns are added as they are accepted. */
export const countedValues = (): CountedValues => ({
  source: SOURCES,
  service: [...countedServices(), ...indianPlaces().map(({ slug }) => `${OPENING_IN}${slug}`)],
  city: cities.map(({ slug }) => slug),
  campaign: [],
});
