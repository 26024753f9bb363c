import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cities as servedCities } from '../../../../../../src/content/cities/all-cities.ts';
import { CONDITIONS, type Condition } from '../../../../../../src/content/cities/condition.ts';
import { acVariant } from '../../../../../../src/content/services/city-variants/ac.ts';
import { carRepairVariant } from '../../../../../../src/content/services/city-variants/car-repair.ts';
import { dentPaintVariant } from '../../../../../../src/content/services/city-variants/dent-paint.ts';
import { mechanicShopVariant } from '../../../../../../src/content/services/city-variants/mechanic-shop.ts';
import {
  type CityVariantText,
  cityVariantText,
  type VariantCity,
} from '../../../../../../src/content/services/city-variants/variant-text.ts';
import { localPages } from '../../../../../../src/content/services/local/local-pages.ts';
import { faqSchema, repeatedSentences, sentencesOf, textsOf } from '../../prose-rules.ts';

const variants = [carRepairVariant, mechanicShopVariant, acVariant, dentPaintVariant];

const noteSchema = z.strictObject({ heading: z.string().min(10).max(50), text: z.string().min(150) });
const byCondition = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(Object.fromEntries(CONDITIONS.map((condition) => [condition, value])));

const variantSchema = z.strictObject({
  service: z.string(),
  serviceId: z.string(),
  ticks: z.array(z.string().min(15).max(60)).min(5).optional(),
  work: z.string().optional(),
  picture: z.string(),
  title: z.string().includes('{city}').max(52),
  heading: z.string().includes('{city}'),
  keywords: z.array(z.string().includes('{city}')).min(4),
  openings: z.array(z.string().includes('{city}')).min(4),
  notes: byCondition(z.tuple([noteSchema, noteSchema])),
  conditionFaqs: byCondition(faqSchema),
  faqs: z.array(faqSchema).min(5),
  checklistHeading: z.string().min(15),
  checklist: z.array(z.string().min(12)).min(8),
});

const city = (name: string, ...conditions: Condition[]): VariantCity => ({
  name,
  slug: name.toLowerCase(),
  conditions: conditions.map((condition) => ({ condition })),
});

/** Cities with much in common on purpose; the real ones add their own paragraphs. */
const cities = [
  city('Jodhpur', 'heat', 'dust', 'highway'),
  city('Udaipur', 'hills', 'highway', 'dust'),
  city('Delhi', 'traffic', 'heat', 'dust'),
  city('Mumbai', 'waterlogging', 'sea-air', 'traffic'),
  city('Bangalore', 'traffic', 'waterlogging', 'highway'),
  city('Pune', 'hills', 'traffic', 'highway'),
  city('Hyderabad', 'heat', 'traffic', 'waterlogging'),
  city('Chennai', 'sea-air', 'heat', 'waterlogging'),
];

const wordsOf = ({ opening, sections, checklist, faqs }: CityVariantText): string[] => [
  opening,
  ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
  ...checklist.items,
  ...faqs.flatMap(({ question, answer }) => [question, answer]),
];

/** The share of the shorter text's sentences that the other text contains too. */
function sharedPart(one: readonly string[], other: readonly string[]): number {
  const left = new Set(one.flatMap(sentencesOf));
  const right = new Set(other.flatMap(sentencesOf));
  const shared = [...left].filter((sentence) => right.has(sentence)).length;
  return shared / Math.min(left.size, right.size);
}

/** Pairs of named texts that share 60% or more, each with its share. */
const tooClose = (texts: readonly (readonly [name: string, words: readonly string[]])[]): string[] =>
  texts.flatMap(([name, words], place) =>
    texts.slice(place + 1).flatMap(([other, otherWords]) => {
      const part = sharedPart(words, otherWords);
      return part < 0.6 ? [] : [`${name} and ${other}: ${Math.round(part * 100)}%`];
    }),
  );

describe('the words of service landing pages', () => {
  test.each(variants.map((variant) => [variant.service, variant] as const))(
    '%s fits the schema',
    (_, variant) => {
      const checked = variantSchema.safeParse(variant);
      expect(checked.success ? [] : checked.error.issues).toEqual([]);
    },
  );

  test('no sentence of eight words or more occurs twice, not in the local pages either', () => {
    const texts = new Map(localPages.map((page) => [page.slug, textsOf(page)]));
    for (const { service, openings, notes, conditionFaqs, faqs, checklist } of variants) {
      texts.set(service, [
        ...openings,
        ...Object.values(notes).flatMap((pair) => pair.map(({ text }) => text)),
        ...[...Object.values(conditionFaqs), ...faqs].flatMap(({ question, answer }) => [question, answer]),
        ...checklist,
      ]);
    }
    expect(repeatedSentences(texts, 8)).toEqual([]);
  });

  test('the same city always gets the same words, with its name put in', () => {
    const text = cityVariantText('ac', city('Pune', 'hills', 'traffic'));
    expect(text).toEqual(cityVariantText('ac', city('Pune', 'hills', 'traffic')));
    expect(text.title).toBe('Car AC service in Pune at ₹999 for every model');
    expect(JSON.stringify(text)).not.toContain('{city}');
    expect(text.sections).toHaveLength(2);
    expect(text.faqs).toHaveLength(5);
  });

  test.each(variants.map(({ service }) => service))(
    '%s: two cities share under 60% of the sentences',
    (service) => {
      const texts = cities.map((each) => [each.name, wordsOf(cityVariantText(service, each))] as const);
      expect(tooClose(texts)).toEqual([]);
    },
  );

  test.each(variants.map(({ service }) => service))(
    '%s: pages of served cities share under 60%',
    (service) => {
      const texts = servedCities.map((each) => {
        const own = each.landing[service].paragraphs;
        const facts = each.conditions.flatMap(({ fact, advice }) => [fact, advice]);
        return [each.name, [...wordsOf(cityVariantText(service, each)), ...own, ...facts]] as const;
      });
      expect(tooClose(texts)).toEqual([]);
    },
  );

  test('the four services have titles of their own in one city', () => {
    const jodhpur = city('Jodhpur', 'heat', 'dust', 'highway');
    const titles = variants.map(({ service }) => cityVariantText(service, jodhpur).title);
    expect(new Set(titles).size).toBe(4);
  });
});
