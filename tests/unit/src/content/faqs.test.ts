import { expect, test } from 'vitest';
import { adviceFaqs, generalFaqs } from '../../../../src/content/faqs.ts';
import { faqSchema } from './prose-rules.ts';

const all = [...adviceFaqs, ...generalFaqs];

test('the agreed answers contain their numbers', () => {
  const answers = adviceFaqs.map(({ answer }) => answer);
  expect(answers[0]).toContain('every 10,000 to 15,000 km or yearly');
  expect(answers[1]).toContain('Every 1 to 2 years');
  expect(answers[2]).toContain('A simple dent repair takes 2 to 4 hours');
  expect(answers[3]).toContain('Full panel painting takes 1 to 3 days');
});

test('every question ends with a question mark, has an answer, and is asked once', () => {
  for (const faq of all) expect(faqSchema.safeParse(faq).success, faq.question).toBe(true);
  expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
  expect(generalFaqs.length).toBeGreaterThanOrEqual(8);
});
