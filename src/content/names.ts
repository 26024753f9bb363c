import { slugify } from '../values/slug.ts';
import { cities } from './cities/all-cities.ts';
import { doorstepServices } from './doorstep/services.ts';
import { jobs } from './services/jobs.ts';
import type { Service } from './services/service.ts';
import { fallbackServiceTypes } from './services/service-types.ts';
import { services } from './services/services.ts';
import { expressText } from './text/en/express.ts';
import { landingText, variantText } from './text/en/landing.ts';
import { packageNames } from './text/en/packages.ts';
import { pickerText } from './text/en/picker.ts';

/** The modules that name what visitors book, in one language. */
interface NamedContent {
  readonly services: readonly Pick<Service, 'id' | 'name'>[];
  readonly jobs: Readonly<Record<string, { readonly name: string }>>;
  readonly fallbackServiceTypes: readonly { readonly id: number; readonly name: string }[];
  readonly doorstepServices: readonly {
    readonly id: string;
    readonly name: string;
    readonly summary: string;
    readonly extra?: { readonly label: string };
  }[];
  readonly expressText: {
    readonly priceCard: { readonly express: string; readonly ac: string; readonly dentPaint: string };
  };
  readonly landingText: {
    readonly prices: Readonly<
      Record<'basic' | 'periodic' | 'express' | 'ac' | 'dentPaint' | 'fullBody', string>
    >;
  };
  readonly variantText: { readonly names: Readonly<Record<'car-repair' | 'mechanic-shop', string>> };
  readonly packageNames: Readonly<Record<string, string>>;
  readonly pickerText: Readonly<Record<'express' | 'expressLong' | 'ac' | 'dentPaint', string>>;
}

type Named = readonly [key: string, name: string];

/** Names under keys that are the same in all languages, so that one missing name shifts no other. */
const keyed = (group: string, names: Readonly<Record<string, string>>): readonly Named[] =>
  Object.entries(names).map(([key, name]) => [`${group} ${key}`, name] as const);

/** Every name that a form may send and a record may hold, by a key; the catalogue's come first. */
export function namesIn(content: NamedContent): readonly Named[] {
  const { basic, periodic, express, ac, dentPaint, fullBody } = content.landingText.prices;
  const { priceCard, pickerText: picker } = { ...content.expressText, pickerText: content.pickerText };
  const variants = content.variantText.names;
  return [
    ...content.services.map(({ id, name }) => [`service ${id}`, name] as const),
    ...Object.entries(content.jobs).map(([id, { name }]) => [`job ${id}`, name] as const),
    ...keyed('price', { basic, periodic, express, ac, dentPaint, fullBody }),
    ...content.fallbackServiceTypes.map(({ id, name }) => [`type ${id}`, name] as const),
    ...content.doorstepServices.flatMap(({ id, name, summary, extra }) =>
      keyed(`doorstep ${id}`, { name, summary, ...(extra && { extra: extra.label }) }),
    ),
    ...keyed('package', content.packageNames),
    ...keyed('priceCard', { express: priceCard.express, ac: priceCard.ac, dentPaint: priceCard.dentPaint }),
    ...keyed('picker', {
      express: picker.express,
      expressLong: picker.expressLong,
      ac: picker.ac,
      dentPaint: picker.dentPaint,
    }),
    ...keyed('variant', { repair: variants['car-repair'], shop: variants['mechanic-shop'] }),
  ];
}

export const englishNames = (): readonly Named[] =>
  namesIn({
    services,
    jobs,
    fallbackServiceTypes,
    doorstepServices,
    expressText,
    landingText,
    variantText,
    packageNames,
    pickerText,
  });

/** The displayed names of what visitors book, by the English ones: only those that differ. */
export const bookedNames = (): Readonly<Record<string, string>> => ({});

/** Every city, state and locality by slug. */
export const englishCityNames = (): readonly (readonly [slug: string, name: string])[] =>
  cities.flatMap(({ slug, name, state, localities }) => [
    [slug, name] as const,
    [slugify(state), state] as const,
    ...localities.map((locality) => [locality.slug, locality.name] as const),
  ]);

/** The English name of a displayed one, which records and outside systems hold. */
export const englishName = (name: string): string => name;

/** The English name of a displayed city, state or locality. */
export const englishPlace = (name: string): string => name;

/** The displayed name of a city, a state or a locality by its English one. */
export const displayedPlace = (name: string): string => name;

/** The slug of a displayed name, which is the same in all languages. */
export const slugOfName = (name: string): string => slugify(name);

/** The displayed name of an English one. */
export const displayedName = (name: string): string => name;

/** The displayed word for a value that a booking holds in English. */
export const bookedWord = (name: string): string => name;
