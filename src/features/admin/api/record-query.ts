import type { Context } from 'hono';
import type { Admin } from '../../../services/services.ts';
import type { AdminCookies } from '../auth/admin-session.ts';
import { readRecordQuery, recordFilterOf } from '../contract/admin-records.ts';

/** What a request of the desk asks for. */
export async function requestedRecords(context: Context, admin: Admin, cookies: AdminCookies) {
  const query = readRecordQuery(context.req.query());
  const search = query.found && (await cookies.search(context, admin.auth));
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
