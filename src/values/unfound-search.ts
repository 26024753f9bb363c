import { latinDigits } from './latin-digits.ts';
import { searchKey } from './search-key.ts';

/** A search is for a car, a page of the site (typed or spoken), a doorstep job, or a place. */
export const SEARCH_KINDS = ['car', 'page', 'doorstep', 'place'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A search that found nothing. */
export interface UnfoundSearch {
  readonly kind: SearchKind;
  readonly typed: string;
}

const MOST_WORDS = 5;
const LONGEST_WORDS = 40;

/** A year and an engine have fewer digits together; a phone number has more, also in groups. */
const MOST_DIGITS = 6;

/** Returns the words of a search as the operator reads them: lower case, no marks, and no number that calls a person. */
export function unfoundWords(typed: string): string | undefined {
  const words = searchKey(latinDigits(typed)).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
  const digits = words.join('').replace(/\P{N}/gu, '');
  const telling = words.filter((word) => !/\p{N}/u.test(word) || digits.length <= MOST_DIGITS);
  const text = telling.slice(0, MOST_WORDS).join(' ').slice(0, LONGEST_WORDS).trim();
  return /\p{L}/u.test(text) ? text : undefined;
}
