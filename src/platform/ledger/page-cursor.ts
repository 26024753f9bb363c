import { type Column, type SQL, sql } from 'drizzle-orm';

/** Where the last page ended: the instant it is sorted by, and the id that decides between equals. */
export interface PageCursor {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly id: string;
}

/** A cursor as text. It holds nothing personal, so an address may carry it. */
export const encodeCursor = ({ at, id }: PageCursor): string => `${at}_${id}`;

/** The cursor of a text; anything that is none starts from the beginning. */
export function decodeCursor(text: string | undefined): PageCursor | undefined {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,64})$/.exec(text ?? '') ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}

/** A page of rows that were read to one beyond its limit, and the cursor of the next page; null on the last. */
export function cutPage<Row>(found: readonly Row[], limit: number, endOf: (row: Row) => PageCursor) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, cursor: found.length > limit && last !== undefined ? encodeCursor(endOf(last)) : null };
}

/** The rows after a cursor, written as a comparison of pairs: only that form lets an index begin at the cursor. */
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
