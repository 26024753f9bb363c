import type { BookableService } from '../../features/bookings/rules/booking-record.ts';
import { slugify } from '../../values/slug.ts';
import { expressText } from '../text/en/express.ts';
import { landingText } from '../text/en/landing.ts';
import { pickerText } from '../text/en/picker.ts';
import type { ServiceId } from './service.ts';
import { serviceOf, services } from './services.ts';

const { prices } = landingText;
const { priceCard } = expressText;
/** The assistant's own names, which are English on Hindi pages too. */
const assistants = {
  express: 'Express Service',
  ac: 'AC Service',
  denting: 'Dent & Paint',
} as const satisfies Partial<Record<ServiceId, BookableService>>;

/** Shorter names for a service, for tables and price cards without room for the full name. */
const otherWords: Partial<Record<ServiceId, readonly string[]>> = {
  express: [
    prices.express,
    pickerText.express,
    pickerText.expressLong,
    priceCard.express,
    assistants.express,
  ],
  ac: [prices.ac, pickerText.ac, priceCard.ac, assistants.ac],
  denting: [prices.dentPaint, pickerText.dentPaint, priceCard.dentPaint, assistants.denting],
  periodic: [prices.periodic],
};

/** These services have their own names and prices. */
const ownNames = [prices.basic, prices.fullBody];

const nameOf: ReadonlyMap<string, string> = new Map([
  ...ownNames.map((name) => [slugify(name), name] as const),
  ...services.flatMap(({ id, name }) =>
    [name, ...(otherWords[id] ?? [])].map((words) => [slugify(words), serviceOf(id).name] as const),
  ),
]);

/** Every name that `oneName` returns for a service that the site offers. */
export const catalogueNames: readonly string[] = [...new Set(nameOf.values()), 'General Interest'];

/**
 * Returns the catalogue name of a service for any displayed name, so that reports count a service once. A name that the
 * catalogue lacks stays unchanged.
 */
export const oneName = (words: string): string => nameOf.get(slugify(words)) ?? words;
