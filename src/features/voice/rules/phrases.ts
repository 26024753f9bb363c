import { isTypoOf, soundsOf } from '../../../values/sounds.ts';

export interface Phrase<Meaning> {
  readonly sounds: readonly string[];
  readonly meaning: Meaning;
}

/** The position of a phrase in the transcript. A match with a typo weighs less than an exact one. */
export interface Match<Meaning> {
  readonly meaning: Meaning;
  readonly start: number;
  readonly length: number;
  /** The number of matched letters; the match with more of them is the better one. */
  readonly weight: number;
}

/** Stores a phrase by its sounds, so that all its spellings match. */
export const phrase = <Meaning>(text: string, meaning: Meaning): Phrase<Meaning> => ({
  sounds: soundsOf(text),
  meaning,
});

/**
 * Finds all occurrences of the phrases in a transcript, the best first.
 * @param familiar words with their own meaning, which are never matched as typos of others
 */
export function findPhrases<Meaning>(
  transcript: readonly string[],
  phrases: readonly Phrase<Meaning>[],
  familiar: ReadonlySet<string>,
): readonly Match<Meaning>[] {
  const matches: Match<Meaning>[] = [];
  for (const { sounds, meaning } of phrases) {
    for (let start = 0; sounds.length > 0 && start + sounds.length <= transcript.length; start += 1) {
      let weight = 0;
      const isMatch = sounds.every((known, offset) => {
        const word = transcript[start + offset] ?? '';
        if (word === known) weight += known.length + 1;
        else if (!familiar.has(word) && isTypoOf(word, known)) weight += known.length - 1;
        else return false;
        return true;
      });
      if (isMatch) matches.push({ meaning, start, length: sounds.length, weight });
    }
  }
  return matches.sort((one, other) => other.weight - one.weight || one.start - other.start);
}
