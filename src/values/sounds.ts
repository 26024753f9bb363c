import { toLatin } from './devanagari.ts';
import { editDistance } from './edit-distance.ts';

/** Spellings of the same sound. They apply in order, so that "wheel", "vheel" and व्हील become one word. */
const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
  [/ck/g, 'k'],
  [/ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/([tdbkgj])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/aa/g, 'a'],
  [/ee|ie|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/(?<=[a-zC]{2})e$/, ''],
  [/ai|ay|ei|ey/g, 'e'],
  [/(?<=.)y$/, 'i'],
  [/(.)\1+/g, '$1'],
  [/C/g, 'ch'],
];

/** Converts a Latin word to its sound in Indian English. Numbers do not change. */
export const soundOf = (word: string): string =>
  /^\d+$/.test(word)
    ? word
    : SAME_SOUND.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  ten: '10',
  twenty: '20',
  tventii: '20',
  ninety: '90',
  nabbe: '90',
};
/** Transcripts spell "i20" as "eye twenty" or आई ट्वेंटी. */
const LETTER_I: ReadonlySet<string> = new Set(['aaii', 'aai', 'eye', 'ai']);

const isLetter = (word: string | undefined): boolean => word !== undefined && /^[a-z]$/.test(word);

/** Joins consecutive single letters into one word: "a c" → "ac". */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  words.forEach((word, index) => {
    if (isLetter(word) && isLetter(words[index - 1])) joined.splice(-1, 1, (joined.at(-1) ?? '') + word);
    else joined.push(word);
  });
  return joined;
}

/** The words of a text in Latin letters. It separates letters from digits ("i20" → "i", "20"). */
export function plainWords(text: string): readonly string[] {
  const words = toLatin(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[̀-ͯ'’]/g, '')
    .match(/[a-z]+|\d+/g);
  const numbered = (words ?? []).map(
    (word) => (Object.hasOwn(NUMBER_WORDS, word) ? NUMBER_WORDS[word] : undefined) ?? word,
  );
  const named = numbered.map((word, index) =>
    LETTER_I.has(word) && /^\d/.test(numbered[index + 1] ?? '') ? 'i' : word,
  );
  return joinLetters(named);
}

export const soundsOf = (transcript: string): readonly string[] => plainWords(transcript).map(soundOf);

/**
 * Whether a word of the transcript may be a typo of a known one. Both must start with the same letter. One edit is
 * allowed from five letters on, two from nine.
 */
export function isTypoOf(word: string, known: string): boolean {
  const length = Math.min(word.length, known.length);
  if (length < 5 || /\d/.test(word) || word[0] !== known[0]) return false;
  const limit = length >= 9 ? 2 : 1;
  return editDistance(word, known, limit) <= limit;
}
