import { isSlipOf, soundsOf } from './sound.ts';

/** A phrase and what it means. */
export interface Phrase<Meaning> {
  readonly sounds: readonly string[];
  readonly meaning: Meaning;
}

/** Where in what was said a phrase stands; a slip of the tongue (or of the keyboard) is worth less than the exact words. */
export interface Hit<Meaning> {
  readonly meaning: Meaning;
  readonly start: number;
  readonly length: number;
  /** Letters matched; of two hits the one with more of them says more. */
  readonly weight: number;
}

/** A phrase by its sounds, so that its spellings are one. */
export const phrase = <Meaning>(text: string, meaning: Meaning): Phrase<Meaning> => ({
  sounds: soundsOf(text),
  meaning,
});

/**
 * Every place where one of the phrases was said, the weightiest first.
 * @param familiar words with a meaning of their own: they are never taken for a slip of another
 */
export function findPhrases<Meaning>(
  said: readonly string[],
  phrases: readonly Phrase<Meaning>[],
  familiar: ReadonlySet<string>,
): readonly Hit<Meaning>[] {
  const hits: Hit<Meaning>[] = [];
  for (const { sounds, meaning } of phrases) {
    for (let start = 0; sounds.length > 0 && start + sounds.length <= said.length; start += 1) {
      let weight = 0;
      const isSaid = sounds.every((known, offset) => {
        const heard = said[start + offset] ?? '';
        if (heard === known) weight += known.length + 1;
        else if (!familiar.has(heard) && isSlipOf(heard, known)) weight += known.length - 1;
        else return false;
        return true;
      });
      if (isSaid) hits.push({ meaning, start, length: sounds.length, weight });
    }
  }
  return hits.sort((one, other) => other.weight - one.weight || one.start - other.start);
}
