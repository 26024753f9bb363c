import Papa from 'papaparse';
import { csvOf } from '../src/values/csv.ts';
import type { TextPair } from './text-pairs.ts';
import type { TextValue, Words } from './text-source.ts';

/** One line of a translator's file. */
export interface TextRow {
  /** The dictionary, such as `car`; other modules with their folder, such as `content/services/ac`. */
  readonly screen: string;
  /** `carText.title`; a value of several sentences has one row for each: `carText.lead#2`. */
  readonly key: string;
  /** `missing`, `changed` or `translated`; a translator writes `done` where the Hindi may stay as it is. */
  readonly state: string;
  readonly english: string;
  readonly hindi: string;
}

const COLUMNS = ['screen', 'key', 'state', 'english', 'hindi'] as const;

export const screenOf = (file: string): string =>
  file.replace(/^src\/(?:content\/text\/)?/, '').replace(/\.ts$/, '');

/** Sentences are for translators; a code's other strings, such as a separator, are not. */
export const sentencesOf = (value: TextValue): readonly Words[] =>
  value.isPlain ? value.words : value.words.filter(({ text }) => /\p{Script=Devanagari}/u.test(text));

/** The rows of a pair. An English text of as many sentences as the Hindi one stands beside it one by one. */
export function rowsOf({ file, key, english, hindi, state }: TextPair): readonly TextRow[] {
  const screen = screenOf(file);
  const whole = english?.words.map(({ text }) => text).join('\n') ?? '';
  if (!hindi) return [{ screen, key, state, english: whole, hindi: '' }];
  const sentences = sentencesOf(hindi);
  return sentences.map(({ text }, place) => ({
    screen,
    key: sentences.length === 1 ? key : `${key}#${place + 1}`,
    state,
    english: english?.words.length === sentences.length ? (english.words[place]?.text ?? '') : whole,
    hindi: text,
  }));
}

/** A spreadsheet takes a file for UTF-8 only with this sign at its start. */
const BYTE_ORDER_MARK = '\ufeff';

export const csvOfRows = (rows: readonly TextRow[]): string =>
  BYTE_ORDER_MARK + csvOf([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]);

/**
 * Reads a translator's file, with the apostrophes removed that keep a spreadsheet from reading a formula.
 *
 * @throws Error where a column is missing
 */
export function rowsOfCsv(csv: string): readonly TextRow[] {
  const { data, meta } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  const missing = COLUMNS.filter((column) => !meta.fields?.includes(column));
  if (missing.length > 0) throw new Error(`The file has no column ${missing.join(', ')}`);
  return data.map((row) => {
    const cell = (column: (typeof COLUMNS)[number]): string => plainCell(row[column] ?? '');
    return {
      screen: cell('screen'),
      key: cell('key'),
      state: cell('state'),
      english: cell('english'),
      hindi: cell('hindi'),
    };
  });
}

/** The rows of a translator's file that the site has not taken in. A new file in its place would lose them. */
export function untakenOf(rows: readonly TextRow[], ofSite: readonly TextRow[]): readonly TextRow[] {
  const known = new Map(ofSite.map((row) => [`${row.screen}\n${row.key}`, row]));
  return rows.filter(({ screen, key, state, hindi }) => {
    const row = known.get(`${screen}\n${key}`);
    return state === 'done' ? row?.state === 'changed' : hindi !== '' && hindi !== row?.hindi;
  });
}

const plainCell = (cell: string): string =>
  cell
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .replaceAll('\r\n', '\n')
    .normalize('NFC');
