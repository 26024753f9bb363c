import { and, asc, type Column, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { RecordFilter } from '../../features/admin/contract/admin-records.ts';
import { parseRecordSearch, type RecordSearch } from '../../features/admin/rules/record-search.ts';
import { afterPrefix } from '../../values/search-key.ts';
import { decodeCursor, pastCursor } from './page-cursor.ts';
import { records } from './schema.ts';

function searchCondition(search: RecordSearch | undefined): SQL | undefined {
  switch (search?.by) {
    case 'number':
      return eq(records.mobileNumber, search.number);
    case 'number_prefix':
      return and(
        gte(records.mobileNumber, search.digits),
        lt(records.mobileNumber, afterPrefix(search.digits)),
      );
    case 'booking':
      return eq(records.bookingId, search.bookingId);
    case 'name':
      return and(gte(records.nameKey, search.prefix), lt(records.nameKey, afterPrefix(search.prefix)));
    case undefined:
      return undefined;
  }
}

const same = (column: Column, value: string | undefined, searching: boolean): SQL | undefined => {
  if (value === undefined) return undefined;
  // A search is served by its own index, which knows far better; the plus keeps the other filters' indexes out of it.
  return searching ? sql`+${column} = ${value}` : eq(column, value);
};

/**
 * How a page of records is found: its conditions and its order. Newest first, except that names and beginnings of numbers
 * are listed in their own order, which is the order of their index. A cursor with a minus asks for the page that ends
 * before it: then the rows come in the opposite order (`backwards`).
 */
export function planRecordPage(filter: RecordFilter, cursorText: string | undefined) {
  const search = parseRecordSearch(filter.search ?? '');
  const searching = search !== undefined;
  const backwards = cursorText?.startsWith('-') === true;
  const cursor = decodeCursor(backwards ? cursorText?.slice(1) : cursorText);
  const [newest, oldest] = backwards ? [asc, desc] : [desc, asc];
  const inOrderOf =
    search?.by === 'name'
      ? records.nameKey
      : search?.by === 'number_prefix'
        ? records.mobileNumber
        : undefined;
  // The cursor names a record; its name or number is looked up, so that no cursor holds anything personal.
  const past =
    inOrderOf === undefined
      ? pastCursor(records.createdAt, records.id, cursor, backwards ? 'ascending' : 'descending')
      : cursor &&
        sql`(${inOrderOf}, ${records.createdAt}, ${records.id}) ${sql.raw(backwards ? '<' : '>')} ((select ${sql.identifier(inOrderOf.name)} from records as last where last.id = ${cursor.id}), ${cursor.at}, ${cursor.id})`;
  return {
    where: and(
      searchCondition(search),
      same(records.kind, filter.kind, searching),
      same(records.city, filter.city, searching),
      same(records.state, filter.state, searching),
      same(records.status, filter.status, searching),
      same(records.source, filter.source, searching),
      filter.from === undefined ? undefined : gte(records.createdAt, filter.from),
      filter.before === undefined ? undefined : lt(records.createdAt, filter.before),
      past,
    ),
    order:
      inOrderOf === undefined
        ? [newest(records.createdAt), newest(records.id)]
        : [oldest(inOrderOf), oldest(records.createdAt), oldest(records.id)],
    backwards,
  };
}
