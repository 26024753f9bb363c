import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { localPages } from '../../../../../../src/content/services/local/local-pages.ts';
import { SERVICE_IDS } from '../../../../../../src/content/services/service.ts';
import { services } from '../../../../../../src/content/services/services.ts';
import { faqSchema, metaDescription, repeatedSentences, sectionSchema, textsOf } from '../../prose-rules.ts';

/** The addresses that the site promises, repeated here so that a changed one fails the test. */
const addresses = [
  'car-ac-service-in-jaipur',
  'car-dent-paint-service-in-jaipur',
  'car-repair-service-in-jaipur',
  'car-mechanic-shop-in-jaipur',
  'windshield-replacement-in-jaipur',
  'tyre-wheel-alignment-in-jaipur',
  'car-battery-replacement-in-jaipur',
  '90-minute-car-service-in-jaipur',
  'doorstep-car-service-in-jaipur',
  'emergency-car-repair-jaipur',
  'car-battery-replacement-jaipur',
  'car-ac-repair-jaipur',
  'car-denting-painting-jaipur',
  'car-ac-repair-jodhpur',
  'honda-car-service-in-jodhpur',
  'car-repair-in-jodhpur',
  'car-denting-painting-in-jodhpur',
  'car-maintenance-in-jodhpur',
  'best-car-service-in-jodhpur',
  'car-ac-repair-udaipur',
];

const pageSchema = z.strictObject({
  isDraft: z.boolean().optional(),
  slug: z.string(),
  name: z.string().min(8).max(30),
  work: z.string().optional(),
  introHeading: z.string().min(8).max(40),
  ticks: z.array(z.string().min(15).max(60)).length(3).optional(),
  city: z.enum(['jaipur', 'jodhpur', 'udaipur']),
  serviceId: z.enum(SERVICE_IDS),
  manufacturer: z.literal('honda').optional(),
  title: z.string().min(25).max(60),
  heading: z.string().min(30).max(90),
  description: metaDescription,
  keywords: z.array(z.string()).min(4),
  picture: z.string(),
  intro: z.array(z.string().min(100)).min(2),
  sections: z.array(sectionSchema).min(3),
  checklist: z.strictObject({ heading: z.string(), items: z.array(z.string().min(10)).min(4) }),
  faqs: z.array(faqSchema).min(5),
});

describe('the local pages', () => {
  test('of one city have names of their own', () => {
    const names = localPages.map(({ city, name }) => `${city}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('are the twenty promised addresses', () => {
    expect(localPages.map(({ slug }) => slug).sort()).toEqual([...addresses].sort());
  });

  test.each(localPages.map((page) => [page.slug, page] as const))('%s fits the schema', (_, page) => {
    const checked = pageSchema.safeParse(page);
    expect(checked.success ? [] : checked.error.issues).toEqual([]);
  });

  test('each names its city in title, heading, description and the first keyword', () => {
    for (const { city, title, heading, description, keywords } of localPages) {
      for (const text of [title, heading, description, keywords.join(' ')]) {
        expect(text.toLowerCase()).toContain(city);
      }
    }
  });

  test('no sentence of eight words or more occurs twice, neither among them nor in the service texts', () => {
    const texts = new Map(localPages.map((page) => [page.slug, textsOf(page)]));
    for (const { id, intro, sections, faqs, steps } of services) {
      texts.set(id, [
        ...intro,
        ...sections.flatMap(({ paragraphs, list }) => [...paragraphs, ...(list ?? [])]),
        ...faqs.flatMap(({ question, answer }) => [question, answer]),
        ...steps.map(({ text }) => text),
      ]);
    }
    expect(repeatedSentences(texts, 8)).toEqual([]);
  });

  test('titles, headings, descriptions and questions are unique', () => {
    for (const texts of [
      localPages.map(({ title }) => title),
      localPages.map(({ heading }) => heading),
      localPages.map(({ description }) => description),
      localPages.map(({ checklist }) => checklist.heading),
    ]) {
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
