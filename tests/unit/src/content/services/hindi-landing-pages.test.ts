import { describe, expect, test } from 'vitest';
import { cities } from '../../../../../src/content/cities/all-cities.ts';
import { cityNames } from '../../../../../src/content/hi/cities/city-names.ts';
import { acVariant } from '../../../../../src/content/hi/services/city-variants/ac.ts';
import { carRepairVariant } from '../../../../../src/content/hi/services/city-variants/car-repair.ts';
import { dentPaintVariant } from '../../../../../src/content/hi/services/city-variants/dent-paint.ts';
import { mechanicShopVariant } from '../../../../../src/content/hi/services/city-variants/mechanic-shop.ts';
import { jaipurAcPages } from '../../../../../src/content/hi/services/local/jaipur-ac.ts';
import { jaipurBatteryPages } from '../../../../../src/content/hi/services/local/jaipur-battery.ts';
import { jaipurGlassAndTyrePages } from '../../../../../src/content/hi/services/local/jaipur-glass-and-tyres.ts';
import { jaipurPaintPages } from '../../../../../src/content/hi/services/local/jaipur-paint.ts';
import { jaipurQuickPages } from '../../../../../src/content/hi/services/local/jaipur-quick.ts';
import { jaipurRepairPages } from '../../../../../src/content/hi/services/local/jaipur-repair.ts';
import { jodhpurRepairPages } from '../../../../../src/content/hi/services/local/jodhpur-repair.ts';
import { jodhpurServicePages } from '../../../../../src/content/hi/services/local/jodhpur-service.ts';
import { udaipurPages } from '../../../../../src/content/hi/services/local/udaipur.ts';
import { acVariant as englishAc } from '../../../../../src/content/services/city-variants/ac.ts';
import { carRepairVariant as englishCarRepair } from '../../../../../src/content/services/city-variants/car-repair.ts';
import { dentPaintVariant as englishDentPaint } from '../../../../../src/content/services/city-variants/dent-paint.ts';
import { mechanicShopVariant as englishMechanicShop } from '../../../../../src/content/services/city-variants/mechanic-shop.ts';
import type { LocalPage } from '../../../../../src/content/services/local/local-page.ts';
import { localPages as englishPages } from '../../../../../src/content/services/local/local-pages.ts';
import { repeatedSentences, textsOf } from '../prose-rules.ts';

const pages: readonly LocalPage[] = [
  ...jaipurAcPages,
  ...jaipurPaintPages,
  ...jaipurRepairPages,
  ...jaipurGlassAndTyrePages,
  ...jaipurBatteryPages,
  ...jaipurQuickPages,
  ...jodhpurRepairPages,
  ...jodhpurServicePages,
  ...udaipurPages,
];
const variants = [
  [acVariant, englishAc],
  [carRepairVariant, englishCarRepair],
  [dentPaintVariant, englishDentPaint],
  [mechanicShopVariant, englishMechanicShop],
] as const;

/** Each Hindi value with its English one. */
const pairs = [...pages.map((page, place) => [page, englishPages[place]] as const), ...variants];

/** Keys whose values are facts and not visible text. */
const FACTS: ReadonlySet<string> = new Set([
  'work',
  'slug',
  'city',
  'service',
  'serviceId',
  'manufacturer',
  'picture',
]);

/** Every visible text of a value with its path. */
const textsIn = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    FACTS.has(key) ? [] : textsIn(part, `${path}.${key}`),
  );
};

/** The numbers of a text in rising order, without the commas of lakhs and thousands. */
const numbersOf = (text: string): readonly string[] =>
  (text.replace(/(?<=\d),(?=\d)/g, '').match(/\d+/g) ?? []).sort();

const saysAll = (said: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((number) => said.includes(number));

const pricesOf = (text: string): readonly string[] => [...new Set(text.match(/₹[\d,]*\d/g) ?? [])].sort();

describe('the Hindi landing pages', () => {
  test('of one city stand in the order of the English ones', () => {
    expect(pages.map(({ slug }) => slug)).toEqual(englishPages.map(({ slug }) => slug));
  });

  test.each(pages.map((page) => [page.slug, page] as const))('%s fits the lengths of the head', (_, page) => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.heading.length).toBeLessThanOrEqual(90);
    expect(page.description.length).toBeGreaterThanOrEqual(110);
    expect(page.description.length).toBeLessThanOrEqual(155);
  });

  test('each name their city in Devanagari in title, heading, description and keywords', () => {
    for (const { city, title, heading, description, keywords } of pages) {
      const name = cityNames[city] ?? '';
      for (const text of [title, heading, description, keywords.join(' ')]) expect(text).toContain(name);
    }
  });

  test.each(variants)('of all cities have a title of at most 60 characters in each city', ({ title }) => {
    for (const { slug, name } of cities) {
      expect(title.replaceAll('{city}', cityNames[slug] ?? name).length, slug).toBeLessThanOrEqual(60);
    }
  });

  test('leave no text in English and change no price', () => {
    for (const [hindi, english] of pairs) {
      const englishTexts = new Map(textsIn(english));
      for (const [path, text] of textsIn(hindi)) {
        expect(text, path).toMatch(/\p{Script=Devanagari}/u);
        expect(pricesOf(text), path).toEqual(pricesOf(englishTexts.get(path) ?? ''));
      }
    }
  });

  test('keep each number of an answer, a list or a paragraph', () => {
    const changed = pairs.flatMap(([hindi, english]) => {
      const englishTexts = new Map(textsIn(english));
      return textsIn(hindi)
        .filter(([path]) => !path.includes('keywords'))
        .filter(([path, text]) => !saysAll(numbersOf(text), numbersOf(englishTexts.get(path) ?? '')))
        .map(([path, text]) => `${path}: ${text}`);
    });
    expect(changed).toEqual([]);
  });

  test('share no sentence of eight words or more', () => {
    expect(repeatedSentences(new Map(pages.map((page) => [page.slug, textsOf(page)])), 8)).toEqual([]);
  });
});
