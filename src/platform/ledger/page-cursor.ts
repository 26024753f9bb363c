import { type Column, type SQL, sql } from 'drizzle-orm';

/** The end of the last page: the instant that it is sorted by, and the id that decides between equal instants. */
export interface PageCursor {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly id: string;
}

/** A cursor as text. It contains no personal data, so an address may contain it. */
export const encodeCursor = ({ at, id }: PageCursor): string => `${at}_${id}`;

/** Parses a cursor; an invalid one starts from the beginning. */
export function decodeCursor(text: string | undefined): PageCursor | undefined {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,64})$/.exec(text ?? '') ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}

/** Cuts a result that was read one row beyond its limit into a page and the next cursor; null on the last page. */
export function cutPage<Row>(found: readonly Row[], limit: number, endOf: (row: Row) => PageCursor) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, cursor: found.length > limit && last !== undefined ? encodeCursor(endOf(last)) : null };
}

/** The condition for rows after a cursor. Only this comparison of pairs lets an index start at the cursor. */
export function pastCursor(
  at: Column,
  id: Column,
  cursor: { readonly at: string | number; readonly id: string } | undefined,
  order: 'ascending' | 'descending',
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const operator = sql.raw(order === 'descending' ? '<' : '>');
  return sql`(${at}, ${id}) ${operator} (${cursor.at}, ${cursor.id})`;
}
