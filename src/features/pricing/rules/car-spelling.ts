import { editDistance } from '../../../values/edit-distance.ts';
import { plainWords, soundOf } from '../../../values/sounds.ts';

/** A word or a whole name without spaces, by its letters and by its sound in Indian English. */
export interface Spelling {
  readonly letters: string;
  readonly sound: string;
  /** Its digits, in which nothing is forgiven: an i10 is no i20. */
  readonly digits: string;
}

const spelling = (letters: string, sound: string): Spelling => ({
  letters,
  sound,
  digits: letters.replace(/\D/g, ''),
});

/** The words of a name or of a typed text, each by letters and sound. Devanagari becomes Latin letters. */
export const spellingsOf = (text: string): readonly Spelling[] =>
  plainWords(text).map((letters) => spelling(letters, soundOf(letters)));

/** Words written as one: people write "Wagon R", "WagonR" and "Eco Sport". */
export const joined = (words: readonly Spelling[]): Spelling =>
  spelling(words.map(({ letters }) => letters).join(''), words.map(({ sound }) => sound).join(''));

/** Another spelling with the same sound is closer than any wrong letter. */
const SAME_SOUND = 0.25;

/** One wrong letter is forgiven in a name of five letters, two where both spellings have seven. */
function forgiven(one: Spelling, other: Spelling): number {
  const [size, otherSize] = [
    one.letters.length - one.digits.length,
    other.letters.length - other.digits.length,
  ];
  if (Math.min(size, otherSize) >= 7) return 2;
  return Math.max(size, otherSize) >= 5 ? 1 : 0;
}

/** The number of wrong letters between two spellings; undefined where they are too many, or a number differs. */
export function wrongLetters(typed: Spelling, known: Spelling): number | undefined {
  if (typed.letters === known.letters) return 0;
  if (typed.sound === known.sound) return SAME_SOUND;
  const limit = forgiven(typed, known);
  if (limit === 0 || typed.digits !== known.digits) return undefined;
  const wrong = Math.min(
    editDistance(typed.letters, known.letters, limit),
    editDistance(typed.sound, known.sound, limit),
  );
  return wrong <= limit ? wrong : undefined;
}

/** So many names begin with a shorter sound that it says nothing: "x" sounds like "ks". */
const SHORTEST_SOUND = 3;

/** Whether a known name begins with what is typed so far. */
export const isBeginning = (typed: Spelling, known: Spelling): boolean =>
  known.letters.startsWith(typed.letters) ||
  (typed.sound.length >= SHORTEST_SOUND && known.sound.startsWith(typed.sound));
