import { type SQL, sql } from 'drizzle-orm';
import { NO_VALUE, OTHER_VALUES, type RecordFilter } from '../../records/record-filter.ts';
import { meantStatuses } from '../../records/record-status.ts';

/** The columns that a filter compares with one value. */
export const COMPARED = ['kind', 'status', 'city', 'state', 'source', 'service', 'campaign'] as const;
export type Compared = (typeof COMPARED)[number];

/** The lists of `record_facets`, the most selective first. */
export const FACETS = ['campaign', 'service', 'source'] as const;

/** The columns whose values the summary counts. */
const COUNTED: ReadonlySet<Compared> = new Set([...FACETS, 'city']);

const isNamed = (column: Compared, value: SQL): SQL =>
  sql`${value} IN (SELECT c.value FROM counted_values AS c WHERE c.dimension = ${column})`;

/**
 * The condition that the record `alias` has a filter's value, or none, or one that the summary counts as another one.
 * The plus disables the indexes of columns that have no list in the query.
 */
function isValue(alias: string, column: Compared, value: string): SQL {
  const own = sql.raw(`+${alias}.${column}`);
  if (column === 'status') return isStatus(alias, value);
  if (COUNTED.has(column) && value === NO_VALUE) return sql`${own} IS NULL`;
  if (COUNTED.has(column) && value === OTHER_VALUES)
    return sql`${own} IS NOT NULL AND NOT ${isNamed(column, own)}`;
  return sql`${own} = ${value}`;
}

/** A status, or one of a group's by kind. */
function isStatus(alias: string, status: string): SQL {
  const meant = meantStatuses(status).map(([kind, one]) => `${kind} ${one}`);
  return sql`${sql.raw(`${alias}.kind || ' ' || ${alias}.status`)} IN (SELECT m.value FROM json_each(${JSON.stringify(meant)}) AS m)`;
}

/** The table of an index that begins with a column, and the condition on its other parts. */
const VALUES: Readonly<Record<'facet' | 'city', (column: Compared) => { value: SQL; rows: SQL }>> = {
  facet: (column) => ({
    value: sql.raw('s.value'),
    rows: sql`record_facets AS s WHERE s.dimension = ${column}`,
  }),
  city: () => ({ value: sql.raw('s.city'), rows: sql`records AS s WHERE TRUE` }),
};

/**
 * The values of a column that the summary counts as others, one row each. Each step jumps to the next value of the index,
 * so the cost grows with the values and not with the records.
 */
function otherValues(column: Compared): SQL {
  const { value, rows } = VALUES[column === 'city' ? 'city' : 'facet'](column);
  // One lower bound: with two, SQLite may start from the other one and read every record before the next value.
  const next = (after: SQL) =>
    sql`(SELECT ${value} FROM ${rows} AND ${value} > ${after} ORDER BY ${value} LIMIT 1)`;
  return sql`WITH RECURSIVE step(value) AS (
    SELECT ${next(sql`''`)} UNION ALL SELECT ${next(sql.raw('step.value'))} FROM step WHERE step.value IS NOT NULL)
    SELECT step.value FROM step WHERE step.value IS NOT NULL AND NOT ${isNamed(column, sql.raw('step.value'))}`;
}

/**
 * The beginnings of lists of an index as rows `p.value`: JSON of kind and status. A third element is the value, where the
 * filter means several.
 * @param pairs JSON of kinds with their statuses
 */
export const beginningsOf = (pairs: string, column: Compared, value: string | undefined): SQL =>
  value === OTHER_VALUES
    ? sql`(SELECT json_array(json_extract(pair.value, '$[0]'), json_extract(pair.value, '$[1]'), other.value) AS value
      FROM (${otherValues(column)}) AS other CROSS JOIN json_each(${pairs}) AS pair) AS p`
    : sql`json_each(${pairs}) AS p`;

/** The condition that a list of an index is one of the filter's value. */
export function inList(own: SQL, value: string): SQL {
  if (value === OTHER_VALUES) return sql`${own} = json_extract(p.value, '$[2]')`;
  return sql`${own} = ${value === NO_VALUE ? '' : value}`;
}

/** The conditions of a filter on its compared columns. */
export const comparedBy = (
  alias: string,
  filter: RecordFilter,
  columns: readonly Compared[],
): readonly SQL[] =>
  columns.flatMap((column) => {
    const value = filter[column];
    return value === undefined ? [] : [isValue(alias, column, value)];
  });
