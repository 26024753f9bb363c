import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import { compress, decompress } from 'wawoff2';
import { subsetOf } from './font-subset.ts';

/** The file that Hindi pages download. */
export const HINDI_FONT = 'client/fonts/anek-devanagari-500-700.woff2';
/** The file with which English pages draw their links to Hindi, where a device has no Hindi letters. */
export const LINKS_FONT = 'client/fonts/links-to-hindi.woff2';

const LINK_TEXTS = 'src/content/text/languages.ts';

const PACKAGE = import.meta.resolve(
  '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
);

const lettersOf = (text: string): readonly string[] => [...text.normalize('NFC')];

const CONSONANTS = lettersOf('कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह');
/** Consonants with a dot below, which Unicode normalises to two letters. */
const DOTTED = ['क़', 'ख़', 'ग़', 'ज़', 'ड़', 'ढ़', 'फ़'].map((letter) => letter.normalize('NFC'));
const VOWELS = lettersOf('अआइईउऊऋएऐऑओऔ');
const SIGNS = lettersOf('ािीुूृेैोौॉॅंँः');
const VIRAMA = '्';
const JOINERS = ['\u200c', '\u200d'];
const OTHERS = ['।', ...lettersOf('०१२३४५६७८९'), '₹', '़', VIRAMA, ...JOINERS];

/**
 * Conjuncts whose first letter has no half form, or whose shape shows neither letter. The others can be drawn from half
 * letters, which the subset has for every consonant.
 */
const CONJUNCTS =
  'क्ष क्ष्म क्ष्य ज्ञ त्त त्र श्र द्द द्ध द्म द्य द्व ट्ट ट्ठ ट्य ड्ड ड्ढ ड्य ह्म ह्य ह्न ह्र ह्व श्च श्न क्र ग्र ट्र ड्र द्र प्र ब्र भ्र फ़्र स्त्र ष्ट्र न्द्र क्त र्क र्ग र्च र्ज र्ट र्ड र्ण र्त र्थ र्द र्ध र्प र्फ र्ब र्भ र्म र्य र्ल र्व र्श र्ष र्स र्ज़ र्फ़ र्मा र्ता र्टी र्जी र्मी र्थी'.split(
    ' ',
  );

const CLUSTERS = [
  ...[...CONSONANTS, ...DOTTED].flatMap((letter) =>
    ['', ...SIGNS, `${VIRAMA}\u200d`].map((sign) => letter + sign),
  ),
  ...VOWELS.flatMap((vowel) => ['', 'ं', 'ँ'].map((sign) => vowel + sign)),
  ...CONJUNCTS,
];

const DEVANAGARI = /[\u0900-\u097f\u200c\u200d]+/g;

/** The Devanagari words of the links to Hindi. */
export const wordsOfLinks = (): readonly string[] => [
  ...new Set(readFileSync(LINK_TEXTS, 'utf8').match(DEVANAGARI)),
];

/** The operator's screens use the letters of the device. */
const OF_OPERATOR = /\/(?:admin(?:-[a-z-]+)?|push-titles)\.ts$/;

/** Every Devanagari word that visitors read, the most frequent first. */
export function hindiWords(): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of globSync('src/content/**/*.ts').sort()) {
    if (OF_OPERATOR.test(file)) continue;
    for (const word of readFileSync(file, 'utf8').match(DEVANAGARI) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
}

/** A font as HarfBuzz reads it. */
export class Letters {
  readonly #font: Font;
  constructor(sfnt: Uint8Array) {
    this.#font = new Font(new Face(new Blob(sfnt)));
  }

  /** The numbers of the glyphs that draw a word; 0 stands for a letter that the font lacks. */
  glyphsOf(word: string): readonly number[] {
    const buffer = new TextBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    shape(this.#font, buffer);
    return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
  }

  /** The outlines of a word: two fonts that draw it alike return the same. */
  outlinesOf(word: string): string {
    return this.glyphsOf(word)
      .map((glyph) => this.#font.glyphToPath(glyph))
      .join(' ');
  }
}

/** A woff2 file as HarfBuzz reads it. */
export const decompressed = async (file: string): Promise<Uint8Array> =>
  Uint8Array.from(await decompress(readFileSync(file)));

/** The whole font of the package, as an uncompressed file. */
export const packageFont = (): Promise<Uint8Array> => decompressed(fileURLToPath(PACKAGE));

/** Lists the parts of a word too, with half letters: a glyph may be made in steps, and each step needs its own glyph. */
const partsOf = (word: string): readonly string[] => {
  const signs = [...word];
  return signs.flatMap((_, start) =>
    [1, 2, 3, 4, signs.length].map((length) => {
      const part = signs.slice(start, start + length).join('');
      return part.endsWith(VIRAMA) ? `${part}\u200d` : part;
    }),
  );
};

/** The most bytes of the file. */
export const MOST_BYTES = 40 * 1024;

/**
 * Makes the subset: the letters and conjuncts of everyday Hindi, and the own conjuncts of as many frequent words as the
 * file has room for. Rarer conjuncts are drawn from half letters.
 */
async function hindiFont(words: readonly string[]): Promise<Uint8Array> {
  const sfnt = await packageFont();
  const letters = new Letters(sfnt);
  const characters = new Set(
    [...CONSONANTS, ...DOTTED, ...VOWELS, ...SIGNS, ...OTHERS]
      .join('')
      .split('')
      .map((letter) => letter.charCodeAt(0)),
  );
  const fontOf = async (count: number): Promise<Uint8Array> => {
    const texts = [...CLUSTERS, ...words.slice(0, count)].flatMap(partsOf);
    const glyphs = new Set(texts.flatMap((text) => letters.glyphsOf(text)));
    // The compressor's answer lies in its memory, which its next call overwrites.
    return Uint8Array.from(await compress(await subsetOf(sfnt, { characters, glyphs, weights: [500, 700] })));
  };
  let fitting = await fontOf(0);
  let [fits, exceeds] = [0, words.length + 1];
  while (exceeds - fits > 1) {
    const count = Math.floor((fits + exceeds) / 2);
    const font = await fontOf(count);
    if (font.byteLength > MOST_BYTES) exceeds = count;
    else [fits, fitting] = [count, font];
  }
  return fitting;
}

/** The weight of the links in the header. */
const LINK_WEIGHT = 550;

/** Makes the subset that draws a few words and nothing else. */
async function fontOfWords(words: readonly string[]): Promise<Uint8Array> {
  const sfnt = await packageFont();
  const letters = new Letters(sfnt);
  const characters = new Set(
    words
      .join('')
      .split('')
      .map((letter) => letter.charCodeAt(0)),
  );
  const glyphs = new Set(words.flatMap(partsOf).flatMap((part) => letters.glyphsOf(part)));
  return Uint8Array.from(
    await compress(await subsetOf(sfnt, { characters, glyphs, weights: [LINK_WEIGHT, LINK_WEIGHT] })),
  );
}

if (import.meta.main)
  for (const [file, font] of [
    [HINDI_FONT, await hindiFont(hindiWords())],
    [LINKS_FONT, await fontOfWords(wordsOfLinks())],
  ] as const) {
    writeFileSync(file, font);
    console.info(`${file}: ${(font.byteLength / 1024).toFixed(1)} KB`);
  }
