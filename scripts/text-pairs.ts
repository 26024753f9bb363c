import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { namesakeOf } from './hindi-build.ts';
import { readTexts, type TextSource, type TextValue } from './text-source.ts';

/** The hashes of both texts of each key when they were last known to say the same, by file. */
export type Fingerprints = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FINGERPRINTS = 'src/content/text/hi/translated.json';

/** The texts of a screen in both languages. */
export interface TextPair {
  /** The English module. */
  readonly file: string;
  readonly key: string;
  readonly english: TextValue | undefined;
  readonly hindi: TextValue | undefined;
  /** `own` is a Hindi text without an English one of the same key. */
  readonly state: 'missing' | 'changed' | 'translated' | 'own';
}

const isDictionary = (file: string): boolean => file.includes('content/text/en/');
const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** The English modules that have a Hindi namesake. */
export const translatedFiles = (): readonly string[] =>
  globSync('src/**/*.ts')
    .filter((file) => !file.endsWith('.hi.ts') && namesakeOf(file) !== file && existsSync(namesakeOf(file)))
    // The summary of a legal text translates no sentence of it.
    .filter((file) => !file.startsWith('src/content/legal/'))
    .sort();

/** The English and the Hindi texts of one file, with what the fingerprints say about each. */
export function pairsOf(file: string, sources: Sources, known: Fingerprints): readonly TextPair[] {
  const [english, hindi] = [readTexts(file, sources.english), readTexts(file, sources.hindi)];
  const found = firstKeys([...hindi.values.values()]).filter(
    ({ words }) => isDictionary(file) || words.some(({ text }) => isDevanagari(text)),
  );
  const pairs = found.map((value) => pairOf(file, english.values.get(value.key), value, known));
  return [...missingPairs(file, english, hindi), ...pairs];
}

/** The sources of an English module and of its namesake. */
export interface Sources {
  readonly english: string;
  readonly hindi: string;
}

export const sourcesOf = (file: string): Sources => ({
  english: readFileSync(file, 'utf8'),
  hindi: readFileSync(namesakeOf(file), 'utf8'),
});

/** Every pair of the site. */
export const allPairs = (known: Fingerprints): readonly TextPair[] =>
  translatedFiles().flatMap((file) => pairsOf(file, sourcesOf(file), known));

/** A constant can be reached by several keys. Its words have one row, under the first. */
function firstKeys(values: readonly TextValue[]): readonly TextValue[] {
  const seen = new Set<number>();
  return values.filter(({ words: [first] }) => {
    const isNew = first !== undefined && !seen.has(first.start);
    if (first) seen.add(first.start);
    return isNew;
  });
}

function pairOf(
  file: string,
  english: TextValue | undefined,
  hindi: TextValue,
  known: Fingerprints,
): TextPair {
  const { key } = hindi;
  if (!english) return { file, key, english, hindi, state: 'own' };
  const [englishThen, hindiThen] = (known[file]?.[key] ?? '').split(' ');
  const hasNewEnglish = englishThen !== '' && englishThen !== hashOf(english);
  const state = hasNewEnglish && hindiThen === hashOf(hindi) ? 'changed' : 'translated';
  return { file, key, english, hindi, state };
}

/** The keys that a dictionary lacks. Other modules may keep an English value, such as an id or a name. */
function missingPairs(file: string, english: TextSource, hindi: TextSource): readonly TextPair[] {
  if (!isDictionary(file)) return [];
  return firstKeys([...english.values.values()])
    .filter(({ key }) => !hindi.keys.has(key) && isClosed(parentOf(key), hindi))
    .map((value) => ({ file, key: value.key, english: value, hindi: undefined, state: 'missing' }));
}

export const parentOf = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('.')));

/** Whether the nearest written branch above a key holds all of its values itself. */
function isClosed(key: string, { keys, branches }: TextSource): boolean {
  if (key === '') return false;
  const branch = branches.get(key);
  if (branch) return !branch.isOpen;
  return !keys.has(key) && isClosed(parentOf(key), { keys, branches, values: new Map() });
}

/** Eight hexadecimal digits for the words of a value; its code and its line breaks do not count. */
const hashOf = ({ words }: TextValue): string =>
  createHash('sha256')
    .update(words.map(({ text }) => text).join('\n'))
    .digest('hex')
    .slice(0, 8);

/** The fingerprints of all texts that have a translation, where `isSame` says which pairs say the same now. */
export function fingerprintsOf(
  pairs: readonly TextPair[],
  known: Fingerprints,
  isSame: (pair: TextPair) => boolean,
): Fingerprints {
  const found: Record<string, Record<string, string>> = {};
  for (const pair of pairs) {
    const { file, key, english, hindi } = pair;
    if (!english || !hindi) continue;
    const now = `${hashOf(english)} ${hashOf(hindi)}`;
    found[file] = { ...found[file], [key]: isSame(pair) ? now : (known[file]?.[key] ?? now) };
  }
  return found;
}

export const readFingerprints = (): Fingerprints => JSON.parse(readFileSync(FINGERPRINTS, 'utf8'));

export const writeFingerprints = (fingerprints: Fingerprints): void =>
  writeFileSync(FINGERPRINTS, `${JSON.stringify(fingerprints, null, 2)}\n`);
