import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  decompressed,
  HINDI_FONT,
  hindiWords,
  Letters,
  LINKS_FONT,
  MOST_BYTES,
  packageFont,
  wordsOfLinks,
} from '../../../scripts/hindi-font.ts';

const whole = new Letters(await packageFont());
const subset = new Letters(await decompressed(HINDI_FONT));

/** The sign below a letter that has no half form. */
const VIRAMA = '्';

const showsVirama = (letters: Letters, word: string): boolean =>
  letters.glyphsOf(word).some((glyph) => letters.glyphsOf(`ट${VIRAMA}`).slice(1).includes(glyph));

const NAMES = 'प्रज्ञा लक्ष्मी श्रीवास्तव द्विवेदी कृष्णा विद्यार्थी राठौड़ पुष्पेंद्र ब्रह्मपुरी झोटवाड़ा चिट्ठी'.split(' ');

describe('the letters of Hindi pages', () => {
  test('are one file of at most 40 KB', () => {
    expect(statSync(HINDI_FONT).size).toBeLessThanOrEqual(MOST_BYTES);
  });

  test.each([
    ['the texts', hindiWords()],
    ['names of people and places', NAMES],
  ])('draw every word of %s: `npm run font` makes the file again', (_, words) => {
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((word) => subset.glyphsOf(word).includes(0))).toEqual([]);
    expect(words.filter((word) => showsVirama(subset, word) && !showsVirama(whole, word))).toEqual([]);
  });

  test('draw nine in ten of the most frequent words as the whole font does', () => {
    const frequent = hindiWords().slice(0, 300);
    const other = frequent.filter((word) => subset.outlinesOf(word) !== whole.outlinesOf(word));
    expect(other.length, other.join(' ')).toBeLessThanOrEqual(frequent.length / 10);
  });
});

test('the letters of the links to Hindi draw their words in at most 4 KB: `npm run font` makes the file again', async () => {
  const links = new Letters(await decompressed(LINKS_FONT));
  expect(wordsOfLinks()).toContain('हिन्दी');
  for (const word of wordsOfLinks()) {
    expect(links.glyphsOf(word), word).not.toContain(0);
    // Letters that the file could not join would need more glyphs.
    expect(links.glyphsOf(word), word).toHaveLength(whole.glyphsOf(word).length);
  }
  expect(statSync(LINKS_FONT).size).toBeLessThanOrEqual(4096);
});
