import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { about } from '../../../../../src/content/company/about.ts';
import { careers, jobOpenings } from '../../../../../src/content/company/careers.ts';
import { feedback } from '../../../../../src/content/company/feedback.ts';
import {
  franchise,
  franchiseCaveats,
  franchiseFaqs,
  franchiseRoyaltyPercent,
  franchiseSteps,
  franchiseTiers,
} from '../../../../../src/content/company/franchise.ts';
import {
  partnerFaqs,
  partnerSteps,
  workshopPartner,
} from '../../../../../src/content/company/workshop-partner.ts';
import { isCalendarDate } from '../../../../../src/values/india-time.ts';
import { filledIn } from '../../../../../src/values/stated.ts';
import { faqSchema, metaDescription, repeatedSentences, sectionSchema } from '../prose-rules.ts';

const pages = { about, careers, franchise, feedback, workshopPartner };

const pageSchema = z.strictObject({
  isDraft: z.boolean(),
  title: z.string().min(20).max(60),
  heading: z.string().min(12).max(80),
  description: metaDescription,
  keywords: z.array(z.string()).min(4),
  intro: z.array(z.string().min(80)).min(1),
  sections: z.array(sectionSchema).min(2),
});

const openingSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: z.string().min(5).max(80),
  city: z.enum(['Jaipur', 'Jodhpur', 'Udaipur']),
  kind: z.enum(['Full time', 'Part time', 'Apprenticeship']),
  experience: z.string(),
  summary: z.string().min(40),
  tasks: z.array(z.string()).min(2),
  needs: z.array(z.string()).min(2),
  posted: z.string().refine(isCalendarDate),
});

describe('the company pages', () => {
  test.each(Object.entries(pages))('%s fits the schema', (_, page) => {
    const checked = pageSchema.safeParse(page);
    expect(checked.success ? [] : checked.error.issues).toEqual([]);
  });

  test('share no longer sentence', () => {
    const texts = new Map(
      Object.entries(pages).map(([name, { intro, sections }]) => [
        name,
        [...intro, ...sections.flatMap(({ paragraphs, list }) => [...paragraphs, ...(list ?? [])])],
      ]),
    );
    expect(repeatedSentences(texts, 8)).toEqual([]);
  });
});

const openings = filledIn(jobOpenings);
const tiers = filledIn(franchiseTiers);

test('there are at least five openings with ids of their own', () => {
  expect(z.array(openingSchema).min(5).safeParse(openings).error?.issues).toBeUndefined();
  expect(new Set(openings.map(({ id }) => id)).size).toBe(openings.length);
});

describe('the franchise figures', () => {
  test.each(tiers.map((tier) => [tier.id, tier] as const))('of a %s city add up', (_, tier) => {
    const { fee, fitOut, equipment, stockAndWorkingCapital, total } = tier.investment;
    expect(fee + fitOut + equipment + stockAndWorkingCapital).toBe(total);

    const { revenue, partsAndMaterials, wagesAndRent, otherCosts, royalty, surplus } = tier.month;
    expect(revenue - partsAndMaterials - wagesAndRent - otherCosts - royalty).toBe(surplus);
    expect(royalty * 100).toBe(revenue * franchiseRoyaltyPercent);

    expect(tier.paybackMonths).toBe(12 + Math.ceil(total / surplus));
  });

  test('are called estimates, and the sizes fall with the city', () => {
    expect(franchiseCaveats[0]).toContain('estimates');
    const totals = tiers.map(({ investment }) => investment.total);
    expect(totals).toEqual([...totals].sort((one, other) => other - one));
  });
});

test('questions and steps of franchise and partner pages are complete', () => {
  for (const faqs of [franchiseFaqs, partnerFaqs]) {
    expect(z.array(faqSchema).min(5).safeParse(faqs).error?.issues).toBeUndefined();
  }
  for (const steps of [franchiseSteps, partnerSteps]) expect(steps.length).toBeGreaterThanOrEqual(4);
});
