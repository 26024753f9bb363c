import type { DatabaseSync } from 'node:sqlite';
import { columnsOf, quoted, tablesOf } from './backup-file.ts';

/** One row of figures: by column for a table, else one number. */
export type Figures = Readonly<Record<string, string | number | null>>;

/** A query of the check; it runs on the working copy and on the restored database alike. */
export interface Question {
  readonly about: string;
  readonly sql: string;
}

/** Places in a text whose characters are added up, each with its weight. A lost, empty or wrong text changes the sum. */
const PLACES = [
  [3, '1'],
  [5, '-1'],
  [7, 'length(c) / 2 + 1'],
  [11, 'length(c) / 3 + 1'],
  [13, 'length(c) * 3 / 4 + 1'],
] as const;

/**
 * The figures of a column: how many values, and the sum of their lengths and of some characters. SQLite has no hash, and
 * reading all rows back would take hours at three million records. D1 takes a hundred sums in a statement.
 */
function columnFigures(column: string): string {
  const text = `CAST(${quoted(column)} AS TEXT)`;
  const terms = PLACES.map(
    ([weight, place]) =>
      `${weight} * coalesce(unicode(substr(${text}, ${place.replace('length(c)', `length(${text})`)}, 1)), 0)`,
  );
  return `printf('%d:%d', count(${quoted(column)}), sum(length(${text}) + ${terms.join(' + ')})) AS ${quoted(column)}`;
}

/** The questions of the check: every column of every table. */
export function questionsOf(copy: DatabaseSync): readonly Question[] {
  const tables = tablesOf(copy).filter((table) => table !== 'record_facets');
  return tables.map((about) => ({
    about,
    sql: `SELECT count(*) AS "rows", ${columnsOf(copy, about).map(columnFigures).join(', ')} FROM ${quoted(about)}`,
  }));
}

/** Questions that only the new database can answer, with the answers that it has to give. */
export const searchQuestions = (records: number): readonly (Question & { readonly expected: Figures })[] => [
  { about: 'the search', sql: 'SELECT count(*) AS "rows" FROM record_search', expected: { rows: records } },
  {
    about: 'the lists of the filters',
    sql: 'SELECT count(*) AS "rows" FROM record_facets',
    expected: { rows: 3 * records },
  },
  {
    about: 'references',
    sql: 'SELECT count(*) AS "rows" FROM pragma_foreign_key_check',
    expected: { rows: 0 },
  },
];

/** One line for each figure that differs. */
export const differencesOf = (
  about: string,
  expected: Figures,
  found: Figures | undefined,
): readonly string[] =>
  Object.entries(expected)
    .filter(([name, value]) => found?.[name] !== value)
    .map(
      ([name, value]) =>
        `${about}, ${name}: ${value} in the backup, ${found?.[name] ?? 'nothing'} in the database`,
    );
