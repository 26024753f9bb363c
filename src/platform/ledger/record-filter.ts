import { and, asc, type Column, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { RecordFilter } from '../../features/admin/contract.ts';
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
  // The search has its own, more selective index; the plus disables the indexes of the other filters.
  return searching ? sql`+${column} = ${value}` : eq(column, value);
};

/**
 * Plans the query of a page: its conditions and its order. The order is newest first; names and number prefixes use the
 * order of their index. A cursor with a minus requests the previous page, whose rows then come in reverse (`backwards`).
 */
export function planRecordPage(filter: RecordFilter, cursorText: string | undefined) {
  const search = parseRecordSearch(filter.search ?? '');
  const searching = search !== undefined;
  const backwards = cursorText?.startsWith('-') === true;
  const cursor = decodeCursor(backwards ? cursorText?.slice(1) : cursorText);
  const [newest, oldest] = backwards ? [asc, desc] : [desc, asc];
  const orderColumn =
    search?.by === 'name'
      ? records.nameKey
      : search?.by === 'number_prefix'
        ? records.mobileNumber
        : undefined;
  // The cursor contains only the record's id; a subquery reads its name or number, which is personal data.
  const past =
    orderColumn === undefined
      ? pastCursor(records.createdAt, records.id, cursor, backwards ? 'ascending' : 'descending')
      : cursor &&
        sql`(${orderColumn}, ${records.createdAt}, ${records.id}) ${sql.raw(backwards ? '<' : '>')} ((select ${sql.identifier(orderColumn.name)} from records as last where last.id = ${cursor.id}), ${cursor.at}, ${cursor.id})`;
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
      orderColumn === undefined
        ? [newest(records.createdAt), newest(records.id)]
        : [oldest(orderColumn), oldest(records.createdAt), oldest(records.id)],
    backwards,
  };
}
