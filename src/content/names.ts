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
  readonly services: readonly Pick<Service, 'name'>[];
  readonly jobs: Readonly<Record<string, { readonly name: string }>>;
  readonly fallbackServiceTypes: readonly { readonly name: string }[];
  readonly doorstepServices: readonly {
    readonly name: string;
    readonly summary: string;
    readonly extra?: { readonly label: string };
  }[];
  readonly expressText: {
    readonly slip: { readonly express: string; readonly ac: string; readonly dentPaint: string };
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

/** Every name that a form may send and a record may hold, in one order for all languages; the catalogue's come first. */
export const namesIn = (content: NamedContent): readonly string[] => {
  const { prices } = content.landingText;
  const { slip } = content.expressText;
  const { pickerText: picker } = content;
  return [
    ...content.services.map(({ name }) => name),
    ...Object.values(content.jobs).map(({ name }) => name),
    ...[prices.basic, prices.periodic, prices.express, prices.ac, prices.dentPaint, prices.fullBody],
    ...content.fallbackServiceTypes.map(({ name }) => name),
    ...content.doorstepServices.flatMap(({ name, summary, extra }) => [name, summary, extra?.label ?? '']),
    ...Object.values(content.packageNames),
    ...[slip.express, slip.ac, slip.dentPaint],
    ...[picker.express, picker.expressLong, picker.ac, picker.dentPaint],
    ...[content.variantText.names['car-repair'], content.variantText.names['mechanic-shop']],
  ];
};

export const englishNames = (): readonly string[] =>
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

/** The slug of a displayed name, which is the same in all languages. */
export const slugOfName = (name: string): string => slugify(name);

/** The displayed name of an English one. */
export const displayedName = (name: string): string => name;

/** The displayed word for a value that a booking holds in English. */
export const bookedWord = (name: string): string => name;
