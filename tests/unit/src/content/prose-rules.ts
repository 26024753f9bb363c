import { z } from 'zod';
import type { LocalPage } from '../../../../src/content/services/local/local-page.ts';

/** The shape of every question with its answer. */
export const faqSchema = z.strictObject({ question: z.string().endsWith('?'), answer: z.string().min(40) });

export const sectionSchema = z.strictObject({
  heading: z.string().min(5),
  paragraphs: z.array(z.string().min(20)).min(1),
  list: z.array(z.string().min(5)).min(3).optional(),
});

export const metaDescription = z.string().min(70).max(160);

/** The sentences of a text, without case and punctuation; abbreviated numbers such as "1.5" stay whole. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?:;।])\s+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s]/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => sentence !== '');

/** All texts of a local page, title and description included. */
export const textsOf = (page: LocalPage): string[] => [
  page.title,
  page.heading,
  page.description,
  ...page.intro,
  ...page.sections.flatMap(({ heading, paragraphs, list }) => [heading, ...paragraphs, ...(list ?? [])]),
  page.checklist.heading,
  ...page.checklist.items,
  ...page.faqs.flatMap(({ question, answer }) => [question, answer]),
];

/** Sentences of at least `words` words that occur in more than one of the named texts, with the names. */
export function repeatedSentences(
  textsByName: ReadonlyMap<string, readonly string[]>,
  words: number,
): readonly string[] {
  const places = new Map<string, string[]>();
  for (const [name, texts] of textsByName) {
    for (const sentence of texts.flatMap(sentencesOf)) {
      if (sentence.split(' ').length < words) continue;
      places.set(sentence, [...(places.get(sentence) ?? []), name]);
    }
  }
  return [...places]
    .filter(([, names]) => names.length > 1)
    .map(([sentence, names]) => `${names.join(' + ')}: ${sentence}`);
}
