import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { NO_VALUE, type RecordFilter } from '../../records/record-filter.ts';
import { parseRecordSearch, type RecordSearch, SHORTEST_WORD } from '../../records/record-search.ts';
import { meantStatuses, RECORD_KINDS, statusesOf } from '../../records/record-status.ts';
import { afterPrefix } from '../../values/search-key.ts';
import { FILED } from './filing.ts';
import { beginningsOf, COMPARED, type Compared, comparedBy, FACETS, inList } from './filter-values.ts';
import { decodeCursor, type PageCursor, pastCursor } from './page-cursor.ts';
import { isOf, isVisitOn } from './record-visits.ts';
import { records } from './schema.ts';

/** Each kind and status that a filter admits. One list of an index serves each pair, in order. */
const pairsOf = ({ kind, status }: RecordFilter): readonly (readonly [string, string])[] =>
  (status === undefined ? EVERY_PAIR : meantStatuses(status)).filter(
    ([one]) => kind === undefined || one === kind,
  );

const EVERY_PAIR = RECORD_KINDS.flatMap((kind) => statusesOf(kind).map((status) => [kind, status] as const));

/** The conditions of a filter on the record `r`. */
function conditionsOf(filter: RecordFilter, columns: readonly Compared[]): SQL | undefined {
  const { from, before, visit, mechanic, step } = filter;
  return and(
    ...comparedBy('r', filter, columns),
    mechanic === undefined ? undefined : isOf('r', 'mechanic', mechanic),
    step === undefined ? undefined : isOf('r', 'jobStep', step),
    visit === undefined ? undefined : isVisitOn('r', visit),
    from === undefined ? undefined : sql`r.created_at >= ${from}`,
    before === undefined ? undefined : sql`r.created_at < ${before}`,
  );
}

const andAlso = (condition: SQL | undefined): SQL =>
  condition === undefined ? sql`` : sql`AND ${condition}`;

interface Direction {
  readonly backwards: boolean;
  readonly limit: number;
  /** The most records that a search compares with a text too short for the index; all without it. */
  readonly newest?: number | undefined;
}

/** One list of an index: a column beside kind and status, and the query of its first records. */
interface List {
  readonly column: Compared;
  /** Its records with the columns `created_at` and `id`, for the beginning `p.value`. */
  readonly records: SQL;
}

/**
 * The ids of a page's records, newest first. It reads the first records of each list of kind and status and merges them.
 * So a rare value costs as little as a common one, and few indexes serve all filters.
 */
function firstOfLists(
  filter: RecordFilter,
  { column, records: list }: List,
  { backwards, limit }: Direction,
): SQL {
  const order = sql.raw(backwards ? 'ASC' : 'DESC');
  const beginnings = beginningsOf(JSON.stringify(pairsOf(filter)), column, filter[column]);
  return sql`SELECT head.id FROM (
    SELECT json_extract(h.value, '$[0]') AS at, json_extract(h.value, '$[1]') AS id
    FROM ${beginnings}, json_each((
      SELECT json_group_array(json_array(one.created_at, one.id)) FROM (${list} LIMIT ${limit}) AS one)) AS h
    ORDER BY 1 ${order}, 2 ${order} LIMIT ${limit}) AS head`;
}

const ofPair = (alias: 'r' | 'f'): SQL =>
  sql.raw(
    `${alias}.kind = json_extract(p.value, '$[0]') AND ${alias}.status = json_extract(p.value, '$[1]')`,
  );

const inRange = (
  alias: 'r' | 'f',
  { from, before }: RecordFilter,
  cursor: PageCursor | undefined,
  backwards: boolean,
): SQL | undefined => {
  const at = sql.raw(`${alias}.created_at`);
  const id = sql.raw(alias === 'f' ? 'f.record_id' : 'r.id');
  return and(
    from === undefined ? undefined : sql`${at} >= ${from}`,
    before === undefined ? undefined : sql`${at} < ${before}`,
    cursor && sql`(${at}, ${id}) ${sql.raw(backwards ? '>' : '<')} (${cursor.at}, ${cursor.id})`,
  );
};

const inOrder = (alias: 'r' | 'f', backwards: boolean): SQL => {
  const way = backwards ? 'ASC' : 'DESC';
  const id = alias === 'f' ? 'f.record_id' : 'r.id';
  return sql.raw(`ORDER BY ${alias}.created_at ${way}, ${id} ${way}`);
};

/** The lists by kind and status, within a city or a state if the filter names one. */
function fromRecords(filter: RecordFilter, cursor: PageCursor | undefined, direction: Direction): SQL {
  const { city } = filter;
  const inCity = city === NO_VALUE ? sql`r.city IS NULL` : city && inList(sql.raw('r.city'), city);
  const place = and(
    inCity || undefined,
    filter.state === undefined ? undefined : sql`r.state = ${filter.state}`,
  );
  const list = sql`SELECT r.created_at, r.id FROM records AS r
    WHERE ${ofPair('r')} ${andAlso(place)} ${andAlso(inRange('r', filter, cursor, direction.backwards))}
    ${inOrder('r', direction.backwards)}`;
  return firstOfLists(filter, { column: 'city', records: list }, direction);
}

/**
 * The lists of one source, service or campaign, and the records that cron has not filed yet. Those few are found by row
 * id: an index in the order of the page would be read whole.
 */
function fromFacets(filter: RecordFilter, cursor: PageCursor | undefined, direction: Direction): SQL {
  const { backwards, limit } = direction;
  const facet = FACETS.find((one) => filter[one] !== undefined) ?? 'source';
  const others = COMPARED.filter((column) => column !== facet && column !== 'kind' && column !== 'status');
  const isFiltered = others.some((column) => filter[column] !== undefined);
  const rest = isFiltered
    ? sql`AND EXISTS (SELECT 1 FROM records AS r WHERE r.id = f.record_id ${andAlso(conditionsOf({ ...filter, from: undefined, before: undefined }, others))})`
    : sql``;
  const list = sql`SELECT f.created_at, f.record_id AS id FROM record_facets AS f
    WHERE f.dimension = ${facet} AND ${inList(sql.raw('f.value'), filter[facet] ?? '')} AND ${ofPair('f')}
      ${andAlso(inRange('f', filter, cursor, backwards))} ${rest} ${inOrder('f', backwards)}`;
  const filed = firstOfLists(filter, { column: facet, records: list }, direction);
  return sql`${filed} UNION ALL SELECT young.id FROM (
    SELECT r.id FROM records AS r NOT INDEXED WHERE r.rowid > ${FILED} ${andAlso(conditionsOf(filter, COMPARED))}
      ${andAlso(inRange('r', {}, cursor, backwards))} ${inOrder('r', backwards)} LIMIT ${limit}) AS young`;
}

/** The jobs of a mechanic or in a step, which have their own indexes in order. */
const fromJobs = (
  filter: RecordFilter,
  cursor: PageCursor | undefined,
  { backwards, limit }: Direction,
): SQL =>
  sql`SELECT job.id FROM (
    SELECT r.id FROM records AS r WHERE ${and(conditionsOf(filter, COMPARED), inRange('r', {}, cursor, backwards))}
    ${inOrder('r', backwards)} LIMIT ${limit}) AS job`;

/** The visits of one day are few: they are read whole. */
const fromVisits = (filter: RecordFilter, cursor: PageCursor | undefined, { backwards }: Direction): SQL =>
  sql`SELECT r.id FROM records AS r WHERE ${and(conditionsOf(filter, COMPARED), inRange('r', {}, cursor, backwards))}`;

/**
 * Plans the query of a page: its conditions and its order. The order is newest first; a short name uses the order of its
 * index. A cursor with a minus requests the previous page, whose rows then come in reverse (`backwards`).
 * @param limit the most rows that the query may return
 * @param newest the most records that a search compares with a text too short for the index
 */
export function planRecordPage(
  filter: RecordFilter,
  cursorText: string | undefined,
  limit: number,
  newest?: number,
) {
  const search = parseRecordSearch(filter.search ?? '');
  const backwards = cursorText?.startsWith('-') === true;
  const cursor = decodeCursor(backwards ? cursorText?.slice(1) : cursorText);
  const direction = { backwards, limit, newest };
  const plan =
    search === undefined
      ? planList(filter, cursor, direction)
      : search.by === 'words'
        ? planWords(search.words, filter, cursor, direction)
        : planSearch(search, filter, cursor, direction);
  return { ...plan, backwards };
}

function planList(filter: RecordFilter, cursor: PageCursor | undefined, direction: Direction) {
  const order = direction.backwards ? asc : desc;
  const isFiltered = [...COMPARED, 'visit', 'mechanic', 'step'].some(
    (name) => Reflect.get(filter, name) !== undefined,
  );
  const chosen = () => {
    if (filter.visit !== undefined) return fromVisits(filter, cursor, direction);
    if (filter.mechanic !== undefined || filter.step !== undefined)
      return fromJobs(filter, cursor, direction);
    const hasFacet = FACETS.some((facet) => filter[facet] !== undefined);
    return (hasFacet ? fromFacets : fromRecords)(filter, cursor, direction);
  };
  return {
    where: isFiltered
      ? sql`${records.id} IN (${chosen()})`
      : and(
          filter.from === undefined ? undefined : gte(records.createdAt, filter.from),
          filter.before === undefined ? undefined : lt(records.createdAt, filter.before),
          pastCursor(records.createdAt, records.id, cursor, direction.backwards ? 'ascending' : 'descending'),
        ),
    order: [order(records.createdAt), order(records.id)],
  };
}

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;

/**
 * Finds parts of words by the trigrams of `record_search`, and in the records that cron has not filed yet by reading
 * them. The order is that of filing, newest first.
 */
function planWords(
  words: readonly string[],
  filter: RecordFilter,
  cursor: PageCursor | undefined,
  { backwards, limit, newest }: Direction,
) {
  const order = sql.raw(backwards ? 'ASC' : 'DESC');
  const long = words.filter((word) => word.length >= SHORTEST_WORD);
  const short = words.filter((word) => word.length < SHORTEST_WORD);
  const match = long.map(quoted).join(' AND ');
  // A word too short for the index must begin a word.
  const holds = (text: SQL, parts: readonly string[]) =>
    and(
      ...parts.map((part) =>
        part.length < SHORTEST_WORD
          ? sql`instr(' ' || replace(${text}, char(10), ' '), ${` ${part}`}) > 0`
          : sql`instr(${text}, ${part}) > 0`,
      ),
    );
  const past = (place: SQL) =>
    cursor &&
    sql`${place} ${sql.raw(backwards ? '>' : '<')} (SELECT c.rowid FROM records c WHERE c.id = ${cursor.id})`;
  const own = conditionsOf(filter, COMPARED);
  const indexed = sql`SELECT record_search.rowid AS place, record_search.words FROM record_search
    WHERE record_search MATCH ${match} ${andAlso(past(sql`record_search.rowid`))} ORDER BY record_search.rowid ${order}`;
  const most = short.length > 0 && newest !== undefined ? sql`LIMIT ${newest}` : sql``;
  return {
    where: sql`records.rowid IN (
      SELECT found.place FROM (
        SELECT indexed.place FROM (${indexed} ${most}) AS indexed CROSS JOIN records AS r ON r.rowid = indexed.place
        WHERE ${and(holds(sql`indexed.words`, short), own) ?? sql`TRUE`}
        ORDER BY indexed.place ${order} LIMIT ${limit}) AS found
      UNION ALL SELECT young.place FROM (
        SELECT r.rowid AS place FROM records AS r NOT INDEXED
        WHERE r.rowid > ${FILED} ${andAlso(past(sql`r.rowid`))} ${andAlso(own)}
          AND EXISTS (SELECT 1 FROM searched_text AS t WHERE t.place = r.rowid ${andAlso(holds(sql`t.words`, words))})
        ORDER BY r.rowid ${order} LIMIT ${limit}) AS young)`,
    order: [sql`records.rowid ${order}`],
  };
}

function searchCondition(search: Exclude<RecordSearch, { by: 'words' }>): SQL | undefined {
  switch (search.by) {
    case 'number':
      return eq(records.mobileNumber, search.number);
    case 'booking':
      return eq(records.bookingId, search.bookingId);
    case 'reference':
      return eq(records.reference, search.reference);
    case 'id':
      return eq(records.id, search.id);
    case 'name':
      return and(gte(records.nameKey, search.prefix), lt(records.nameKey, afterPrefix(search.prefix)));
  }
}

/** The search has its own, more selective index. */
function planSearch(
  search: Exclude<RecordSearch, { by: 'words' }>,
  filter: RecordFilter,
  cursor: PageCursor | undefined,
  { backwards }: Direction,
) {
  const [newest, oldest] = backwards ? [asc, desc] : [desc, asc];
  const isByName = search.by === 'name';
  // The cursor contains only the record's id; a subquery reads its name, which is personal data.
  const past = isByName
    ? cursor &&
      sql`(${records.nameKey}, ${records.createdAt}, ${records.id}) ${sql.raw(backwards ? '<' : '>')} ((select name_key from records as last where last.id = ${cursor.id}), ${cursor.at}, ${cursor.id})`
    : pastCursor(records.createdAt, records.id, cursor, backwards ? 'ascending' : 'descending');
  return {
    where: and(
      searchCondition(search),
      ...comparedBy('records', filter, COMPARED),
      filter.visit === undefined ? undefined : isVisitOn('records', filter.visit),
      filter.mechanic === undefined ? undefined : isOf('records', 'mechanic', filter.mechanic),
      filter.step === undefined ? undefined : isOf('records', 'jobStep', filter.step),
      filter.from === undefined ? undefined : gte(records.createdAt, filter.from),
      filter.before === undefined ? undefined : lt(records.createdAt, filter.before),
      past,
    ),
    order: isByName
      ? [oldest(records.nameKey), oldest(records.createdAt), oldest(records.id)]
      : [newest(records.createdAt), newest(records.id)],
  };
}
