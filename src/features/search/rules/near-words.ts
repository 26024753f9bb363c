import { editDistance } from './edit-distance.ts';

/** A known word and how like the asked one it is: 1 for the same, less with each slip. */
export interface NearWord {
  readonly word: string;
  readonly likeness: number;
}

/** One slip from four letters on, two from eight on. */
const slipsAllowed = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

const MOST_SLIPS = 2;

/** The word itself and what is left of it without any `slips` of its letters: two words that are near have one in common. */
function shortened(word: string, slips: number): ReadonlySet<string> {
  const found = new Set([word]);
  for (let slip = 0; slip < slips; slip += 1) {
    for (const each of [...found]) {
      for (let at = 0; at < each.length; at += 1) found.add(each.slice(0, at) + each.slice(at + 1));
    }
  }
  return found;
}

/** 1 for the same word, less with each slip, 0 for another word. */
function likenessOf(one: string, other: string): number {
  if (one === other) return 1;
  const limit = Math.min(slipsAllowed(one), slipsAllowed(other));
  const slips = limit === 0 ? 1 : editDistance(one, other, limit);
  return slips > limit ? 0 : 1 - slips / Math.max(one.length, other.length);
}

/**
 * Makes the search for the known words that a word may have been meant for, the likeliest first. What it costs follows
 * the asked word's length, not how many words are known.
 */
export function createNearWords(words: Iterable<string>): (asked: string) => readonly NearWord[] {
  const byShortened = new Map<string, string[]>();
  let longest = 0;
  for (const word of new Set(words)) {
    longest = Math.max(longest, word.length);
    for (const rest of shortened(word, slipsAllowed(word))) {
      const known = byShortened.get(rest);
      if (known) known.push(word);
      else byShortened.set(rest, [word]);
    }
  }

  return (asked) => {
    if (asked.length > longest + MOST_SLIPS) return [];
    const met = new Set<string>();
    for (const rest of shortened(asked, slipsAllowed(asked)))
      for (const word of byShortened.get(rest) ?? []) met.add(word);
    return [...met]
      .map((word) => ({ word, likeness: likenessOf(asked, word) }))
      .filter(({ likeness }) => likeness > 0)
      .sort((one, other) => other.likeness - one.likeness);
  };
}
