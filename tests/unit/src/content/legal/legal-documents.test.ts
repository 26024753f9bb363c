import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defaultBrand } from '../../../../../src/content/brand.ts';
import { LEGAL_KEYS, withBrand } from '../../../../../src/content/legal/legal-document.ts';
import { legalDocuments } from '../../../../../src/content/legal/legal-documents.ts';
import { isCalendarDate } from '../../../../../src/values/india-time.ts';
import { metaDescription, repeatedSentences, sectionSchema } from '../prose-rules.ts';

const legalSection = sectionSchema.extend({ paragraphs: z.array(z.string().min(5)).min(1) });

const documentSchema = z.strictObject({
  isDraft: z.boolean(),
  key: z.enum(LEGAL_KEYS),
  title: z.string().min(10).max(50),
  heading: z.string().min(10),
  description: metaDescription,
  updated: z.string().refine(isCalendarDate),
  summary: z.array(z.string().min(20)).min(3),
  sections: z.array(legalSection).min(6),
});

const whole = (value: unknown) => JSON.stringify(value);

describe('the legal texts', () => {
  test.each(LEGAL_KEYS)('%s fits the schema, with the brand in place', (key) => {
    const document = withBrand(legalDocuments[key], defaultBrand);
    const checked = documentSchema.safeParse(document);
    expect(checked.success ? [] : checked.error.issues).toEqual([]);
    expect(document.key).toBe(key);
    expect(whole(document)).not.toMatch(/\{\w+\}/);
  });

  test('a name in braces that is no value of the brand stays as it is', () => {
    const document = { ...legalDocuments.terms, title: '{unknown} of {brand}' };
    expect(withBrand(document, defaultBrand).title).toBe('{unknown} of Pahiya');
  });

  test('no section heading occurs twice in a document, and no longer sentence in two', () => {
    for (const { sections } of Object.values(legalDocuments)) {
      expect(new Set(sections.map(({ heading }) => heading)).size).toBe(sections.length);
    }
    const texts = new Map(
      Object.values(legalDocuments).map(({ key, sections }) => [
        key,
        sections.flatMap(({ paragraphs, list }) => [...paragraphs, ...(list ?? [])]),
      ]),
    );
    expect(repeatedSentences(texts, 8)).toEqual([]);
  });

  test('the privacy policy names every kind of record, its retention time and the way to its deletion', () => {
    const text = whole(legalDocuments.privacyPolicy);
    for (const said of [
      'Leads',
      'Service requests',
      'Bookings',
      'Orders',
      'Enquiries',
      '24 months',
      'delete every record',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).toContain('Data Protection Board of India');
  });
});
