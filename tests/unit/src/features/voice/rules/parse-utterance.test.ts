import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import {
  createUtteranceParser,
  type UnderstoodUtterance,
  type UtteranceVocabulary,
} from '../../../../../../src/features/voice/rules/parse-utterance.ts';
import { DEVANAGARI, ENGLISH, HINGLISH, UTTERANCES, type UtteranceCase } from './cases.ts';

/** Every model of the site's own price sheet, so that all names that could be confused are present. */
function manufacturersOfTheSheet(): UtteranceVocabulary['manufacturers'] {
  const sheet = readFileSync(new URL('../../../../../../public/price-sheet.csv', import.meta.url), 'utf8');
  const models = new Map<string, Set<string>>();
  for (const [, brand = '', model = ''] of Papa.parse<string[]>(sheet, { skipEmptyLines: true }).data.slice(
    1,
  )) {
    models.set(brand, (models.get(brand) ?? new Set()).add(model));
  }
  return [...models].map(([name, names]) => ({ name, models: [...names].map((model) => ({ name: model })) }));
}

const vocabulary: UtteranceVocabulary = {
  services: [
    { id: 'periodic', name: 'Periodic service' },
    { id: 'ac', name: 'AC service and repair' },
    { id: 'denting', name: 'Denting and painting' },
    { id: 'battery', name: 'Battery replacement' },
    { id: 'windshield', name: 'Windshield replacement and repair' },
    { id: 'tyre', name: 'Tyre and wheel alignment' },
    { id: 'detailing', name: 'Detailing' },
    { id: 'car-spa', name: 'Car spa' },
    { id: 'insurance-claims', name: 'Insurance claims' },
    { id: 'emergency', name: 'Emergency roadside help' },
    { id: 'express', name: '90-minute express service' },
    { id: 'doorstep', name: 'Doorstep car service' },
    { id: 'inspection', name: 'Inspection' },
    { id: 'repair', name: 'Car repair' },
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

const carOf = ({ vehicle }: UnderstoodUtterance): string =>
  [vehicle?.manufacturer, vehicle?.model].filter((part) => part !== undefined).join('/');

/** The differences between the parsed and the expected meaning of a case. */
function misunderstood([said, ...meant]: UtteranceCase): string[] {
  const understood = parse(said);
  const heard = [understood.service ?? '', understood.city ?? '', carOf(understood)];
  return heard.join(' | ') === meant.join(' | ')
    ? []
    : [`${said}: ${heard.join(' | ')}, not ${meant.join(' | ')}`];
}

test('the table holds at least 120 utterances in three ways of writing', () => {
  expect(UTTERANCES.length).toBeGreaterThanOrEqual(120);
  expect(new Set(UTTERANCES.map(([said]) => said)).size).toBe(UTTERANCES.length);
});

describe('more than 95% is understood', () => {
  test.each([
    ['English', ENGLISH],
    ['Hinglish', HINGLISH],
    ['Devanagari', DEVANAGARI],
    ['together', UTTERANCES],
  ])('%s', (_name, cases) => {
    const wrong = cases.flatMap(misunderstood);
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
])('"%s" means exactly what was said of it', (said, meant) => {
  expect(parse(said)).toEqual(meant);
});

test('a service that the site does not offer is not understood', () => {
  const parseLess = createUtteranceParser({ ...vocabulary, services: [{ id: 'ac', name: 'AC service' }] });
  expect(parseLess('battery replacement in Jaipur')).toEqual({ city: 'jaipur' });
});

test('whatever is said, the answer is quick and holds nothing but the vocabulary', () => {
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
      (said) => {
        const understood = parse(said);
        expect(understood.service === undefined || services.has(understood.service)).toBe(true);
        expect(understood.city === undefined || cities.has(understood.city)).toBe(true);
      },
    ),
  );
});
