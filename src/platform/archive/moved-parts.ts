import { sql } from 'drizzle-orm';
import type { LedgerDatabase } from '../ledger/database.ts';
import { bills, reviews } from '../ledger/schema.ts';
import type { ArchivedRecord } from './archived-record.ts';

/**
 * The statements that delete the reviews and bills of moved records, for the same batch as the records. A published
 * review stays in the database besides, because pages show and count it; a later decision about a review stays too.
 */
export function deletesOfMovedParts(database: LedgerDatabase, moved: readonly ArchivedRecord[]) {
  const hidden = moved.flatMap(({ review }) =>
    review?.state === 'hidden' ? [[review.recordId, review.decidedAt]] : [],
  );
  const billed = moved.flatMap(({ bill }) => bill?.recordId ?? []);
  return [
    database.delete(reviews).where(
      sql`${reviews.state} = 'hidden' AND ${reviews.recordId} IN (
        SELECT w.record_id FROM json_each(${JSON.stringify(hidden)}) AS m CROSS JOIN reviews AS w
        WHERE w.record_id = json_extract(m.value, '$[0]') AND w.decided_at IS json_extract(m.value, '$[1]')
          AND NOT EXISTS (SELECT 1 FROM records AS r WHERE r.id = w.record_id))`,
    ),
    database.delete(bills).where(
      sql`${bills.recordId} IN (SELECT value FROM json_each(${JSON.stringify(billed)}))
        AND NOT EXISTS (SELECT 1 FROM records AS r WHERE r.id = ${bills.recordId})`,
    ),
  ] as const;
}

/** Deletes the reviews of erased records from the table of the pages. The numbers of their bills stay used. */
export async function forgetParts(database: LedgerDatabase, gone: readonly ArchivedRecord[]): Promise<void> {
  const ids = JSON.stringify(gone.map(({ record }) => record.id));
  await database.batch([
    database.delete(reviews).where(sql`${reviews.recordId} IN (SELECT value FROM json_each(${ids}))`),
    ...gone.flatMap(({ bill }) => (bill ? [database.insert(bills).values(bill).onConflictDoNothing()] : [])),
  ]);
}
