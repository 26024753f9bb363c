const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ii',
  उ: 'u',
  ऊ: 'uu',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
  ऍ: 'e',
};

const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ii',
  'ु': 'u',
  'ू': 'uu',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
  'ॅ': 'e',
};

const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ळ: 'l',
};

const VIRAMA = '्';
const NASALS = /[ंँ]/;
const WORD = /[ऀ-ॿ]+/g;

/** A consonant (or a vowel alone) and the vowel after it; `schwa` is the unwritten "a". */
interface Syllable {
  readonly onset: string;
  readonly vowel: string;
  readonly schwa: boolean;
  readonly nasal: boolean;
}

function syllables(word: string): Syllable[] {
  const parts: Syllable[] = [];
  for (const sign of word) {
    const last = parts.at(-1);
    const replaceLast = (change: Partial<Syllable>) => last && parts.splice(-1, 1, { ...last, ...change });
    const onset = CONSONANTS[sign];
    if (onset) parts.push({ onset, vowel: 'a', schwa: true, nasal: false });
    else if (VOWELS[sign]) parts.push({ onset: '', vowel: VOWELS[sign], schwa: false, nasal: false });
    else if (VOWEL_SIGNS[sign]) replaceLast({ vowel: VOWEL_SIGNS[sign], schwa: false });
    else if (sign === VIRAMA) replaceLast({ vowel: '', schwa: false });
    else if (NASALS.test(sign)) replaceLast({ nasal: true });
  }
  return parts;
}

/**
 * Whether the unwritten "a" of a syllable is silent. It is silent at the end of a word, except after "iy" (मालवीय).
 * Inside a word it is silent between a spoken vowel and a consonant with a vowel, judged from the end. Examples: जयपुर
 * is "jaypur", बदलना is "badalnaa".
 */
function isSilent(part: Syllable, before: Syllable | undefined, after: Syllable | undefined): boolean {
  if (!part.schwa || part.nasal) return false;
  if (!after) return !(part.onset === 'y' && before?.vowel.startsWith('i'));
  return after.onset !== '' && after.vowel !== '' && before?.vowel !== '';
}

function withoutSilentVowels(parts: readonly Syllable[]): Syllable[] {
  const spoken = [...parts];
  for (let index = spoken.length - 1; index > 0; index -= 1) {
    const part = spoken[index];
    if (part && isSilent(part, spoken[index - 1], spoken[index + 1])) {
      spoken[index] = { ...part, vowel: '', schwa: false };
    }
  }
  return spoken;
}

const romanize = (word: string): string =>
  withoutSilentVowels(syllables(word))
    .map(({ onset, vowel, nasal }) => onset + vowel + (nasal ? 'n' : ''))
    .join('');

/** Transliterates Devanagari to Latin letters by sound, and its digits to 0 to 9. Other text does not change. */
export const toLatin = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/़/g, '')
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(WORD, romanize);
