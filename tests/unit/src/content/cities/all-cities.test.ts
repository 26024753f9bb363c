import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  cities,
  cityCalled,
  findCity,
  findLocality,
  homeCity,
} from '../../../../../src/content/cities/all-cities.ts';
import { CITY_SERVICE_TYPES, type City } from '../../../../../src/content/cities/city.ts';
import { CONDITIONS } from '../../../../../src/content/cities/condition.ts';
import { cityNames } from '../../../../../src/content/hi/cities/city-names.ts';
import { LANDING_SERVICES } from '../../../../../src/features/landing/rules/landing-address.ts';
import { WAYS } from '../../../../../src/features/offers/contract.ts';
import { distanceMetres } from '../../../../../src/values/place.ts';
import { slugify } from '../../../../../src/values/slug.ts';
import { filledIn, isStated } from '../../../../../src/values/stated.ts';
import { hindiCities } from './hindi-cities.ts';

const text = (least: number, most = 2000) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^\S(?:.*\S)?$/s, 'has space at an end')
    .refine((value) => !/\s{2}|\bTODO\b|lorem/i.test(value), 'has doubled spaces or filler');
/** A schema of a stated value: its origin must be known. */
const stated = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isStated(value) ? filledIn(value) : 'has no origin'), schema);
const slug = z.string().refine((value) => value !== '' && slugify(value) === value, 'is no slug');
const coordinates = z.strictObject({
  latitude: z.number().min(8).max(37),
  longitude: z.number().min(68).max(98),
});
const description = text(70, 160);
const faq = z.strictObject({ question: text(15, 140).endsWith('?'), answer: text(60) });
const sentence = text(30);

const locality = z.strictObject({
  slug,
  name: text(3, 40),
  coordinates,
  pinCode: z.string().regex(/^[1-8]\d{5}$/),
  description,
  highlights: z.array(text(10, 90)).min(3),
  nearbyLandmarks: z.array(text(3, 60)).min(3),
  about: z
    .array(sentence.min(60))
    .min(2)
    .refine((paragraphs) => paragraphs.join(' ').length >= 400, 'is too thin to be worth landing on'),
  faqs: z.array(faq).min(1),
});

const city = z.strictObject({
  name: text(3, 20),
  slug,
  state: text(4, 20),
  coordinates,
  title: text(20, 60),
  description,
  metaKeywords: z.array(text(5, 50)).min(4),
  heroTitle: text(15, 80),
  heroSubtitle: text(40, 160),
  services: z
    .array(
      z.strictObject({
        type: z.enum(CITY_SERVICE_TYPES),
        title: text(8, 60),
        description: text(60, 220),
        image: z.string().regex(/^service-[a-z-]+$/),
      }),
    )
    .length(CITY_SERVICE_TYPES.length),
  stats: stated(z.array(z.strictObject({ label: text(4, 30), value: text(1, 12) })).min(3)),
  reviews: stated(
    z
      .array(
        z.strictObject({
          name: z
            .string()
            .regex(
              /^(?:[A-Za-z]+ [A-Z]\.|[\p{Script=Devanagari}]+ [\p{Script=Devanagari}]{2,})$/u,
              'is no first name with an initial, or in Hindi with a surname: an initial there reads as a word',
            ),
          rating: z.int().min(1).max(5),
          comment: text(40, 300),
          date: z.iso.date(),
          location: text(3),
        }),
      )
      .min(6),
  ),
  faqs: z.array(faq).min(6),
  localities: z.array(locality).min(8),
  seoContent: z.strictObject({
    h1: text(10, 70),
    h2: text(15, 110),
    paragraphs: z.array(sentence.min(120)).min(3),
    serviceHighlights: z.array(text(10, 100)).min(4),
  }),
  ways: z.array(z.enum(WAYS)).min(2),
  pinPrefixes: z.array(z.string().regex(/^[1-9]\d{2}$/)).min(1),
  bookedOnline: z.boolean(),
  centre: z.strictObject({ isPlaceholder: z.boolean(), name: text(5, 40), area: text(3, 60), coordinates }),
  conditions: z
    .array(z.strictObject({ condition: z.enum(CONDITIONS), fact: sentence, advice: sentence }))
    .min(3),
  landing: z.strictObject(
    Object.fromEntries(
      LANDING_SERVICES.filter((service) => service !== 'car-service').map((service) => [
        service,
        z.strictObject({
          isDraft: z.boolean().optional(),
          description,
          paragraphs: z.array(sentence.min(100)).min(2),
        }),
      ]),
    ),
  ),
});

const JAIPUR_LOCALITIES = [
  'malviya-nagar',
  'mansarovar',
  'c-scheme',
  'vaishali-nagar',
  'jln-marg',
  'pratap-nagar',
  'bani-park',
  'tonk-road',
  'ajmer-road',
  'sitapura',
  'jagatpura',
];

/** The two languages of the cities. */
const LISTS: readonly (readonly [language: string, list: readonly City[]])[] = [
  ['English', cities],
  ['Hindi', hindiCities],
];
const ENTRIES = LISTS.flatMap(([language, list]) =>
  list.map((entry) => [entry.name, language, entry] as const),
);

describe.each(ENTRIES)('%s in %s', (_name, _language, entry) => {
  test('has every fact in the shape and length that pages need', () => {
    expect(city.safeParse(entry).error?.issues ?? []).toEqual([]);
  });

  test('lists each locality, service, review and question once', () => {
    for (const keys of [
      entry.localities.map(({ slug: key }) => key),
      entry.localities.map(({ name }) => name),
      entry.services.map(({ type }) => type),
      entry.conditions.map(({ condition }) => condition),
      filledIn(entry.reviews).map(({ comment }) => comment),
      [...entry.faqs, ...entry.localities.flatMap(({ faqs }) => faqs)].map(({ question }) => question),
    ]) {
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('has its localities and its centre within 60 km, no two at one point', () => {
    for (const place of [...entry.localities, entry.centre]) {
      expect(distanceMetres(entry.coordinates, place.coordinates)).toBeLessThan(60_000);
    }
    for (const one of entry.localities) {
      for (const other of entry.localities) {
        if (one === other) continue;
        const metres = distanceMetres(one.coordinates, other.coordinates);
        expect(metres, `${one.slug} to ${other.slug}`).toBeGreaterThan(400);
      }
    }
  });

  test('places its reviews in its own localities', () => {
    const names = entry.localities.map(({ name }) => name);
    for (const { location } of filledIn(entry.reviews)) expect(names).toContain(location);
  });
});

/** Every sentence that a visitor would read as written for this one place. */
function proseOf(entry: City): { readonly owner: string; readonly prose: readonly string[] }[] {
  return [
    {
      owner: entry.slug,
      prose: [
        entry.description,
        entry.heroSubtitle,
        ...entry.services.map((service) => service.description),
        ...filledIn(entry.reviews).map(({ comment }) => comment),
        ...entry.faqs.map(({ answer }) => answer),
        ...entry.seoContent.paragraphs,
        ...entry.conditions.flatMap(({ fact, advice }) => [fact, advice]),
        ...Object.values(entry.landing).flatMap((page) => [page.description, ...page.paragraphs]),
      ],
    },
    ...entry.localities.map((place) => ({
      owner: `${entry.slug}/${place.slug}`,
      prose: [place.description, ...place.about, ...place.faqs.map(({ answer }) => answer)],
    })),
  ];
}

const sentencesOf = (prose: readonly string[]): string[] =>
  prose
    .flatMap((paragraph) => paragraph.split(/(?<=[.?!।])\s+/))
    .map((words) =>
      words
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N} ]/gu, '')
        .trim(),
    )
    // Short openings such as "Yes." start many honest answers.
    .filter((words) => words.split(' ').length > 3);

test.each(LISTS)('%s: no two places share a sentence', (_language, list) => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { owner, prose } of list.flatMap(proseOf)) {
    for (const words of sentencesOf(prose)) {
      const other = owners.get(words);
      if (other !== undefined && other !== owner) shared.push(`${other} and ${owner}: ${words}`);
      owners.set(words, owner);
    }
  }
  expect(shared).toEqual([]);
});

/** Runs of five words; shared runs show that two texts come from one template. */
function runsOf(prose: readonly string[]): Set<string> {
  const words = sentencesOf(prose).map((sentence) => sentence.split(/\s+/));
  return new Set(
    words.flatMap((list) => list.slice(4).map((_word, index) => list.slice(index, index + 5).join(' '))),
  );
}

test.each(LISTS)(
  '%s: no two places read alike: under 2% of their five-word runs are shared',
  (_language, list) => {
    const places = list.flatMap(proseOf).map(({ owner, prose }) => ({ owner, runs: runsOf(prose) }));
    const alike = places.flatMap((one, index) =>
      places.slice(index + 1).flatMap((other) => {
        const shared = [...one.runs].filter((run) => other.runs.has(run)).length;
        return shared > Math.min(one.runs.size, other.runs.size) * 0.02
          ? [`${one.owner} and ${other.owner}`]
          : [];
      }),
    );
    expect(alike).toEqual([]);
  },
);

test.each(LISTS)('%s: descriptions and titles are unique across the site', (_language, list) => {
  const descriptions = list.flatMap((entry) => [
    entry.description,
    ...entry.localities.map((place) => place.description),
    ...Object.values(entry.landing).map((page) => page.description),
  ]);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  expect(new Set(list.map(({ title }) => title)).size).toBe(list.length);
});

describe('the Hindi cities', () => {
  test('are the English ones, in the same order, with the same facts', () => {
    const factsOf = ({
      name,
      slug: key,
      state,
      coordinates: point,
      ways,
      pinPrefixes,
      bookedOnline,
    }: City) => ({
      name,
      key,
      state,
      point,
      ways,
      pinPrefixes,
      bookedOnline,
    });
    expect(hindiCities.map(factsOf)).toEqual(cities.map(factsOf));
  });

  test('have a Hindi name for every city, its localities and its state', () => {
    const slugs = cities.flatMap(({ slug: key, state, localities }) => [
      key,
      slugify(state),
      ...localities.map((place) => place.slug),
    ]);
    expect(slugs.filter((key) => cityNames[key] === undefined)).toEqual([]);
    expect(Object.keys(cityNames).filter((key) => !slugs.includes(key))).toEqual([]);
  });
});

test('Jaipur is the home city and has exactly the agreed localities', () => {
  expect(homeCity.slug).toBe('jaipur');
  expect(homeCity.localities.map(({ slug: key }) => key)).toEqual(JAIPUR_LOCALITIES);
});

test('findCity and findLocality answer what is there and nothing else', () => {
  expect(findCity('jaipur')).toBe(homeCity);
  expect(findCity('gotham')).toBeUndefined();
  expect(findLocality(homeCity, 'c-scheme')?.name).toBe('C-Scheme');
  expect(findLocality(homeCity, 'andheri')).toBeUndefined();
});

describe('a city that is called', () => {
  test.each([
    ['Bengaluru', 'bangalore'],
    ['new delhi', 'delhi'],
    ['MADRAS', 'chennai'],
    ['Maharashtra', 'mumbai'],
    ['karnataka', 'bangalore'],
    ['Tamil Nadu', 'chennai'],
    ['telangana', 'hyderabad'],
    ['rajasthan', 'jaipur'],
  ])('%s is %s', (name, slug) => {
    expect(cityCalled(name)?.slug).toBe(slug);
  });

  test('by a name that is none of ours is no city', () => {
    for (const name of ['', 'Lucknow', 'gujarat', '__proto__']) expect(cityCalled(name)).toBeUndefined();
  });
});
