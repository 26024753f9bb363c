import type { Context } from 'hono';
import { readRecordQuery, recordFilterOf } from '../../contract/desk-records.ts';
import type { DeskCookies } from '../../middleware/desk-session.ts';
import type { Desk } from '../../services.ts';

/** What a request of the desk asks for. */
export async function askedRecords(context: Context, desk: Desk, cookies: DeskCookies) {
  const query = readRecordQuery(context.req.query());
  const search = query.found && (await cookies.search(context, desk.gate));
  return { query, search, filter: recordFilterOf(query, search) };
}

/** The filters that a search was made under, as the query they came from. */
export function keptQuery(form: string, searching: boolean): string {
  const { cursor: _, found: __, ...kept } = readRecordQuery(Object.fromEntries(new URLSearchParams(form)));
  const query = new URLSearchParams(
    Object.entries(kept).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (searching) query.set('found', '1');
  return query.size > 0 ? `?${query}` : '';
}
