import type { SlotId } from '../../slots/contract.ts';

type WordsOf<Id extends string> = Readonly<Record<Id, string>>;

/** The content backend's words for the ids of a record. Other programs may send them to us too. */
export const backendWords = {
  timeSlot: {
    '9-11': '9-11 AM',
    '11-13': '11 AM-1 PM',
    '13-15': '1-3 PM',
    '15-17': '3-5 PM',
    '17-19': '5-7 PM',
  } satisfies WordsOf<SlotId>,
} as const;

/** The backend's word for an id; any other value as it is. */
export const wordFor = (words: WordsOf<string>, id: unknown): unknown =>
  typeof id === 'string' ? (words[id] ?? id) : id;

/** The id that a text names: the id itself, or the backend's word for it. Any other text stays as it is. */
export const idNamed = (words: WordsOf<string>, text: string): string =>
  Object.keys(words).find((id) => words[id] === text) ?? text;
