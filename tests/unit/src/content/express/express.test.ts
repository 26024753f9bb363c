import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { claims } from '../../../../../src/content/claims.ts';
import { adVariantOf, adVariants, defaultAdVariant } from '../../../../../src/content/express/ad-variants.ts';
import { EXPRESS_PAGE_KEYS, expressPages } from '../../../../../src/content/express/express-pages.ts';
import { expressStages, freeIfLateTerms } from '../../../../../src/content/express/promise.ts';
import { adVariants as hindiVariants } from '../../../../../src/content/hi/express/ad-variants.ts';
import { amountsIn } from '../../../../../src/features/banners/rules/promise.ts';
import { PRICE_NAMES } from '../../../../../src/features/pricing/contract.ts';
import { faqSchema, metaDescription, repeatedSentences, sectionSchema } from '../prose-rules.ts';

const pageSchema = z.strictObject({
  key: z.enum(EXPRESS_PAGE_KEYS),
  title: z.string().min(18).max(60),
  heading: z.string().min(18).max(80),
  description: metaDescription,
  keywords: z.array(z.string()).min(4),
  picture: z.string(),
  price: z.enum(PRICE_NAMES),
  intro: z.array(z.string().min(30)).min(1),
  points: z.array(z.string().min(8).max(50)).min(3).max(5),
  sections: z.array(sectionSchema),
  faqs: z.array(faqSchema).min(2),
});

describe('the 90 minutes', () => {
  test('begin at zero, leave no gap and end with the promise', () => {
    expect(expressStages[0]?.fromMinute).toBe(0);
    expect(expressStages.at(-1)?.toMinute).toBe(claims.expressMinutes);
    for (const [place, stage] of expressStages.entries()) {
      expect(stage.toMinute).toBeGreaterThan(stage.fromMinute);
      const next = expressStages[place + 1];
      if (next !== undefined) expect(next.fromMinute).toBe(stage.toMinute);
    }
  });

  test('the terms of "free if late" say what is promised, when it pauses, when not, and how', () => {
    expect(freeIfLateTerms).toHaveLength(4);
    for (const section of freeIfLateTerms) expect(sectionSchema.safeParse(section).success).toBe(true);
  });
});

describe('the express pages', () => {
  test.each(EXPRESS_PAGE_KEYS)('%s fits the schema and is filed under its own key', (key) => {
    const checked = pageSchema.safeParse(expressPages[key]);
    expect(checked.success ? [] : checked.error.issues).toEqual([]);
    expect(expressPages[key].key).toBe(key);
  });

  test('no two have the same title or description, and no longer sentence twice', () => {
    const pages = Object.values(expressPages);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
    const texts = new Map(
      pages.map(({ key, intro, sections, faqs }) => [
        key,
        [
          ...intro,
          ...sections.flatMap(({ paragraphs, list }) => [...paragraphs, ...(list ?? [])]),
          ...faqs.flatMap(({ question, answer }) => [question, answer]),
        ],
      ]),
    );
    expect(repeatedSentences(texts, 8)).toEqual([]);
  });
});

describe('the texts for advertisements', () => {
  test('have unique ids and three points each', () => {
    expect(new Set(adVariants.map(({ id }) => id)).size).toBe(adVariants.length);
    for (const { headline, points } of adVariants) {
      expect(headline.length).toBeLessThanOrEqual(60);
      expect(points).toHaveLength(3);
    }
  });

  test('promise only what is a claim of the site: the discount of a first service, and the price that they show', () => {
    const from = { ac: claims.pricesFrom.acService, dentPaint: claims.pricesFrom.dentPaint };
    for (const { price, headline, subline, points, button } of [...adVariants, ...hindiVariants]) {
      const { percents, rupees } = amountsIn([headline, subline, ...points, button].join(' | '));
      expect(percents.filter((percent) => percent !== claims.firstServiceDiscountPercent)).toEqual([]);
      const named = price === 'ac' || price === 'dentPaint' ? [from[price] / 100] : [];
      expect(rupees.filter((amount) => !named.includes(amount))).toEqual([]);
    }
  });

  test('are chosen by utm_content, the default one for any other text', () => {
    expect(adVariantOf('price').headline).toContain('exact car');
    expect(adVariantOf('<script>')).toBe(defaultAdVariant);
    expect(adVariantOf(undefined)).toBe(defaultAdVariant);
  });
});
