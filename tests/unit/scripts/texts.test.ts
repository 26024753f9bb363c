import { expect, test } from 'vitest';
import { importRows, nameOfPair } from '../../../scripts/text-import.ts';
import {
  allPairs,
  type Fingerprints,
  fingerprintsOf,
  pairsOf,
  readFingerprints,
  type Sources,
} from '../../../scripts/text-pairs.ts';
import { csvOfRows, rowsOf, rowsOfCsv, type TextRow } from '../../../scripts/text-rows.ts';

const FILE = 'src/content/text/en/sample.ts';

const english = `export const sampleText = {
  title: (car: string, amount: string) => \`\${car} service from \${amount}\`,
  count: (count: number) => (count === 1 ? 'One car' : \`\${count} cars\`),
  city: 'Car service in {city}',
  back: 'Back',
  new: { car: (car: string) => \`Your \${car}\`, word: 'New', loud: (word: string) => \`\${word.trim()}!, he said\` },
} as const;
`;

const hindi = `import type { Translation } from '../../translation.ts';
import type { sampleText as english } from '../en/sample.ts';

/** A comment stays. */
export const sampleText: Translation<typeof english> = {
  title: (car, amount) => \`\${car} सर्विस \${amount} से\`,
  count: (count) => (count === 1 ? 'एक कार' : \`\${count} कारें\`),
  city: '{city} में कार सर्विस', // The city is filled in later.
  back: 'वापस',
};
`;

const sources: Sources = { english, hindi };
const pairs = (now = sources, known: Fingerprints = {}) => pairsOf(FILE, now, known);
const rows = (now = sources, known: Fingerprints = {}) => pairs(now, known).flatMap(rowsOf);
const recorded = fingerprintsOf(pairs(), {}, () => true);

const rowOf = (key: string, change: Partial<TextRow>, now = sources): TextRow => {
  const row = rows(now).find((one) => one.key === key);
  if (!row) throw new Error(`no row ${key}`);
  return { ...row, ...change };
};

const imported = (taken: readonly TextRow[], now = sources) => importRows(taken, [FILE], () => now, recorded);

test('every English text of the site is as it was when its Hindi was written, or both changed', () => {
  const behind = allPairs(readFingerprints()).filter(
    ({ state }) => state === 'changed' || state === 'missing',
  );
  const advice = 'Translate these, or say that the Hindi still fits: npm run texts -- --done KEY…';
  expect(
    behind.map((pair) => `${pair.state}: ${nameOfPair(pair)}`),
    advice,
  ).toEqual([]);
});

test('the rows hold both languages, with placeholders for expressions and one row for each sentence', () => {
  expect(rows().map(({ key, state, english, hindi }) => [key, state, english, hindi])).toEqual([
    ['sampleText.new.car', 'missing', 'Your {car}', ''],
    ['sampleText.new.word', 'missing', 'New', ''],
    ['sampleText.new.loud', 'missing', '{word.trim()}!, he said', ''],
    ['sampleText.title', 'translated', '{car} service from {amount}', '{car} सर्विस {amount} से'],
    ['sampleText.count#1', 'translated', 'One car', 'एक कार'],
    ['sampleText.count#2', 'translated', '{count} cars', '{count} कारें'],
    ['sampleText.city', 'translated', 'Car service in {city}', '{city} में कार सर्विस'],
    ['sampleText.back', 'translated', 'Back', 'वापस'],
  ]);
});

test('a text is changed if its English alone changed since the fingerprint', () => {
  const changedIn = (now: Sources) =>
    pairs(now, recorded)
      .filter(({ state }) => state === 'changed')
      .map(({ key }) => key);
  const newEnglish = english.replace("'Back'", "'Go back'").replace('One car', 'A car');
  expect(changedIn(sources)).toEqual([]);
  expect(changedIn({ english: newEnglish, hindi })).toEqual(['sampleText.count', 'sampleText.back']);
  expect(changedIn({ english: newEnglish, hindi: hindi.replace("'वापस'", "'पीछे'") })).toEqual([
    'sampleText.count',
  ]);
  // Line breaks and types are no words.
  expect(changedIn({ english: english.replace("back: 'Back'", "back:\n    'Back'"), hindi })).toEqual([]);
});

test('a file comes back as it went: nothing changes where no row did', () => {
  const all = rowsOfCsv(csvOfRows(rows()));
  expect(all).toEqual(rows());
  expect(imported(all)).toEqual({ changed: new Map(), done: [], refused: [] });
});

test('changed rows stand in the module, and everything else stays byte for byte', () => {
  const taken = rowsOfCsv(
    csvOfRows([
      rowOf('sampleText.title', { hindi: `\`\${amount}\` से: {car} की सर्विस` }),
      rowOf('sampleText.count#2', { hindi: '{count} गाड़ियाँ' }),
      rowOf('sampleText.city', { hindi: "= 'कार' सर्विस, {city}" }),
      rowOf('sampleText.back', { hindi: 'पीछे\\\n"जाएँ" \'अभी\'' }),
    ]),
  );
  const { changed, done, refused } = imported(taken);
  expect(refused).toEqual([]);
  expect(done).toHaveLength(4);
  expect(changed.get(FILE)).toBe(
    hindi
      .replace(/`.*सर्विस.*`/, () => `\`\\\`$\${amount}\\\` से: \${car} की सर्विस\``)
      .replace('कारें', 'गाड़ियाँ')
      .replace("'{city} में कार सर्विस'", '"= \'कार\' सर्विस, {city}"')
      .replace("'वापस'", `'पीछे\\\\\\u000a"जाएँ" \\'अभी\\''`),
  );
});

test('a missing text is added to the module, with the parameters of the English one', () => {
  const { changed, refused } = imported([
    rowOf('sampleText.new.word', { hindi: 'नया' }),
    rowOf('sampleText.new.car', { hindi: 'आपकी {car}' }),
  ]);
  expect(refused).toEqual([]);
  expect(changed.get(FILE)).toBe(
    hindi.replace("'वापस',", () => `'वापस', new: { word: 'नया', car: (car) => \`आपकी \${car}\` },`),
  );
});

test.each([
  ['sampleText.title', { hindi: 'सर्विस {amount} से' }, /lacks \{car\}/],
  ['sampleText.title', { hindi: '{car} {amount} {process.exit()}' }, /has \{process\.exit\(\)\}/],
  ['sampleText.city', { hindi: 'कार सर्विस' }, /lacks \{city\}/],
  ['sampleText.back', { hindi: ' ' }, /is empty/],
  ['sampleText.back', { english: 'Go back', hindi: 'पीछे' }, /another English text/],
  ['sampleText.back', { key: 'sampleText.gone' }, /no text of the site/],
  ['sampleText.back', { screen: 'elsewhere' }, /no screen of the site/],
  ['sampleText.new.loud', { hindi: '{word.trim()}!' }, /is code in English/],
])('a row of %s with %o is refused: %s', (key, change, reason) => {
  const { changed, refused } = imported([rowOf(key, change)]);
  expect(changed.size).toBe(0);
  expect(refused).toEqual([expect.stringMatching(reason)]);
});

test('`done` records that the Hindi still fits', () => {
  const now = { english: english.replace("'Back'", "'Go back'"), hindi };
  const { changed, done } = imported([rowOf('sampleText.back', { state: 'done' }, now)], now);
  expect([changed.size, done]).toEqual([0, ['sample sampleText.back']]);
  const [pair] = pairs(now, recorded).filter(({ state }) => state === 'changed');
  expect(pair && done.includes(nameOfPair(pair))).toBe(true);
});
