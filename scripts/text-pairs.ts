import { existsSync, globSync, readFileSync } from 'node:fs';
import { isHindi, namesakeOf } from './in-hindi.ts';
import { englishOfRevision } from './text-revisions.ts';
import { readTexts, type TextSource, type TextValue } from './text-source.ts';

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

const isDictionary = (file: string): boolean => file.includes('content/text/');
const isDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** The English modules that have a Hindi namesake. */
export const translatedFiles = (): readonly string[] =>
  globSync('src/**/*.ts')
    .filter((file) => !isHindi(file) && namesakeOf(file) !== file && existsSync(namesakeOf(file)))
    // The summary of a legal text translates no sentence of it.
    .filter((file) => !file.startsWith('src/content/legal/'))
    .sort();

/** The English and the Hindi texts of one file, with what a translator has to do about each. */
export function pairsOf(file: string, sources: Sources): readonly TextPair[] {
  const [english, hindi] = [readTexts(file, sources.english), readTexts(file, sources.hindi)];
  const { values: before } = readTexts(file, sources.translatedFrom);
  const found = firstKeys([...hindi.values.values()]).filter(
    ({ words }) => isDictionary(file) || words.some(({ text }) => isDevanagari(text)),
  );
  const pairs = found.map((value) =>
    pairOf(file, english.values.get(value.key), value, before.get(value.key)),
  );
  return [...missingPairs(file, english, hindi), ...pairs];
}

/** The sources of an English module and of its namesake. */
export interface Sources {
  readonly english: string;
  readonly hindi: string;
  /** The English module when it was translated; empty where nobody knows it any more. */
  readonly translatedFrom: string;
}

export function sourcesOf(file: string): Sources {
  const english = readFileSync(file, 'utf8');
  const hindi = readFileSync(namesakeOf(file), 'utf8');
  return { english, hindi, translatedFrom: englishOfRevision(file, english) };
}

export const allPairs = (): readonly TextPair[] =>
  translatedFiles().flatMap((file) => pairsOf(file, sourcesOf(file)));

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
  before: TextValue | undefined,
): TextPair {
  const { key } = hindi;
  if (!english) return { file, key, english, hindi, state: 'own' };
  const hasSameWords = before !== undefined && wordsOf(before) === wordsOf(english);
  return { file, key, english, hindi, state: hasSameWords ? 'translated' : 'changed' };
}

/** The words of a value; its code and its line breaks do not count. */
const wordsOf = ({ words }: TextValue): string => words.map(({ text }) => text).join('\n');

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
