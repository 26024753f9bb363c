import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { glossary, nuktaPairs, plainF } from '../../../../src/content/hi/glossary.ts';

const root = resolve(import.meta.dirname, '../../../..');
const files = globSync('{src,client}/*/hi/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.endsWith('hi/glossary.ts'),
);
const LETTER = '[\\p{Script=Devanagari}\\u200c\\u200d]';

/** Matches a word by itself: "स्थान" is no part of "राजस्थान". */
const alone = (word: string): RegExp => new RegExp(`(?<!${LETTER})${word}(?!${LETTER})`, 'gu');

const forbidden = glossary.flatMap(({ hindi, not = [] }) =>
  not.map((word) => ({ word, pattern: alone(word), instead: hindi })),
);

/** The forbidden words of a text, each with its line and the glossary's word. */
const findings = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line, place) =>
      forbidden
        .filter(({ pattern }) => line.search(pattern) >= 0)
        .map(({ word, instead }) => `${place + 1}: ${word}, say ${instead}`),
    );

test('the glossary decides each English term once, with a word that it forbids nowhere', () => {
  const terms = glossary.map(({ english }) => english);
  expect(terms.filter((term, place) => terms.indexOf(term) !== place)).toEqual([]);
  expect(glossary.flatMap(({ hindi }) => findings(hindi))).toEqual([]);
});

test('no Hindi text contains a word that the glossary forbids', () => {
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) =>
    findings(readFileSync(resolve(root, file), 'utf8')).map((finding) => `${file}:${finding}`),
  );
  expect(found).toEqual([]);
});

test('a forbidden word is found by itself and not inside another word', () => {
  expect(findings('इस स्थान पर')).toHaveLength(1);
  expect(findings('राजस्थान')).toEqual([]);
});

const NUKTA = '\u093c';

/** The Hindi words of all texts, each once. */
const words = [
  ...new Set(
    files.flatMap(
      (file) => readFileSync(resolve(root, file), 'utf8').match(/[\u0900-\u0963\u0970-\u097f]+/gu) ?? [],
    ),
  ),
];

test('a word is spelled with its nukta in every text, or without it in every text', () => {
  const bare = new Set(words.filter((word) => !word.includes(NUKTA)));
  const uneven = words.filter((word) => word.includes(NUKTA) && bare.has(word.replaceAll(NUKTA, '')));
  expect(uneven.filter((word) => !nuktaPairs.includes(word.replaceAll(NUKTA, '')))).toEqual([]);
});

test('every फ that sounds f carries the nukta, and क, ख and ग never do', () => {
  const bareF = words.filter((word) => /फ(?!\u093c)/u.test(word));
  expect(bareF.filter((word) => !plainF.some((start) => word.startsWith(start)))).toEqual([]);
  expect(words.filter((word) => /[कखग]\u093c/u.test(word))).toEqual([]);
});
