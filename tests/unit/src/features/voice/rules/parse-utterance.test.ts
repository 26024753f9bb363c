import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { serviceOf, services } from '../../../../../../src/content/services/services.ts';
import {
  createUtteranceParser,
  type ParsedUtterance,
  type UtteranceVocabulary,
} from '../../../../../../src/features/voice/rules/parse-utterance.ts';
import { DEVANAGARI, ENGLISH, HINGLISH, UTTERANCES, type UtteranceCase } from './cases.ts';

/** All models of the first price sheet, so that the parser can confuse a word with any of them. */
function manufacturersOfTheSheet(): UtteranceVocabulary['manufacturers'] {
  const sheet = readFileSync(new URL('../../../../../../public/price-sheet.csv', import.meta.url), 'utf8');
  const models = new Map<string, Set<string>>();
  for (const [, brand = '', model = ''] of Papa.parse<string[]>(sheet, { skipEmptyLines: true }).data.slice(
    1,
  )) {
    models.set(brand, (models.get(brand) ?? new Set()).add(model));
  }
  return [...models].map(([name, names]) => ({
    name,
    models: [...names].map((model) => ({ name: model, fuelTypes: ['Petrol'] })),
  }));
}

const vocabulary: UtteranceVocabulary = {
  services: [
    ...services,
    {
      id: 'inspection',
      name: 'Inspection',
      spoken: [{ specificity: 2, phrases: 'inspection, scanning, check, used car, purani gadi' }],
    },
    {
      id: 'repair',
      name: 'Car repair',
      spoken: [
        { specificity: 1, phrases: 'repair, mechanic, mekenik, mistri, theek, kharab, brake, brek, clutch' },
      ],
    },
  ],
  cities: [
    { slug: 'jaipur', name: 'Jaipur', localities: [{ slug: 'malviya-nagar', name: 'Malviya Nagar' }] },
    { slug: 'jodhpur', name: 'Jodhpur' },
    { slug: 'udaipur', name: 'Udaipur' },
    { slug: 'delhi', name: 'Delhi' },
    { slug: 'mumbai', name: 'Mumbai' },
    { slug: 'bangalore', name: 'Bangalore' },
    { slug: 'pune', name: 'Pune' },
    { slug: 'hyderabad', name: 'Hyderabad' },
    { slug: 'chennai', name: 'Chennai' },
  ],
  manufacturers: manufacturersOfTheSheet(),
};
const parse = createUtteranceParser(vocabulary);

const carOf = ({ vehicle }: ParsedUtterance): string =>
  [vehicle?.manufacturer, vehicle?.model].filter((part) => part !== undefined).join('/');

/** Describes the difference between the parsed and the expected result of a case, if any. */
function differenceOf([query, ...expected]: UtteranceCase): string[] {
  const parsed = parse(query);
  const actual = [parsed.service ?? '', parsed.city ?? '', carOf(parsed)];
  return actual.join(' | ') === expected.join(' | ')
    ? []
    : [`${query}: ${actual.join(' | ')}, not ${expected.join(' | ')}`];
}

test('the table has at least 120 different utterances', () => {
  expect(UTTERANCES.length).toBeGreaterThanOrEqual(120);
  expect(new Set(UTTERANCES.map(([query]) => query)).size).toBe(UTTERANCES.length);
});

describe('the parser understands more than 95% of the utterances', () => {
  test.each([
    ['English', ENGLISH],
    ['Hinglish', HINGLISH],
    ['Devanagari', DEVANAGARI],
    ['together', UTTERANCES],
  ])('%s', (_name, cases) => {
    const wrong = cases.flatMap(differenceOf);
    expect(1 - wrong.length / cases.length, wrong.join('\n')).toBeGreaterThan(0.95);
  });
});

test.each([
  ['AC service in Malviya Nagar', { service: 'ac', city: 'jaipur', locality: 'malviya-nagar' }],
  ['मालवीय नगर में बैटरी', { service: 'battery', city: 'jaipur', locality: 'malviya-nagar' }],
  [
    'battery for a diesel Creta',
    { service: 'battery', vehicle: { manufacturer: 'hyundai', model: 'creta', fuelType: 'diesel' } },
  ],
  ['Maruti 800 service', { service: 'periodic', vehicle: { manufacturer: 'maruti', model: '800' } }],
  ['service for 800 rupees', { service: 'periodic' }],
  ['petrol', {}],
  ['', {}],
])('parses "%s" to exactly what it names', (query, expected) => {
  expect(parse(query)).toEqual(expected);
});

test('the parser ignores a service that the site does not offer', () => {
  const parseLess = createUtteranceParser({ ...vocabulary, services: [serviceOf('ac')] });
  expect(parseLess('battery replacement in Jaipur')).toEqual({ city: 'jaipur' });
});

test('any input is parsed quickly and only to names of the vocabulary', () => {
  const services = new Set(vocabulary.services.map(({ id }) => id));
  const cities = new Set(vocabulary.cities.map(({ slug }) => slug));
  const words = fc.array(
    fc.constantFrom('gaadi', 'AC', 'क्ष', '्', 'i', '20', '<script>', '__proto__', 'x'.repeat(400)),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        words.map((list) => list.join(' ')),
      ),
      (query) => {
        const parsed = parse(query);
        expect(parsed.service === undefined || services.has(parsed.service)).toBe(true);
        expect(parsed.city === undefined || cities.has(parsed.city)).toBe(true);
      },
    ),
  );
});
