import { asc, type Column, sql } from 'drizzle-orm';
import { uncountedParts } from '../ledger/counting.ts';
import type { LedgerDatabase } from '../ledger/database.ts';
import {
  bills,
  dailyCounts,
  deliveries,
  paymentEvents,
  recordHistory,
  records,
  reviews,
} from '../ledger/schema.ts';
import { chatMessages } from '../ledger/schema-chat.ts';
import type { ArchivedRecord } from './archived-record.ts';

/** Adds to each record what belongs to it in the other tables. */
export async function withParts(
  database: LedgerDatabase,
  rows: readonly (typeof records.$inferSelect)[],
): Promise<ArchivedRecord[]> {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const isOfRows = (column: Column) => sql`${column} IN (SELECT value FROM json_each(${ids}))`;
  const [history, sent, paid, written, billed, chatted] = await database.batch([
    database
      .select()
      .from(recordHistory)
      .where(isOfRows(recordHistory.recordId))
      .orderBy(asc(recordHistory.recordId), asc(recordHistory.version)),
    database.select().from(deliveries).where(isOfRows(deliveries.recordId)),
    database.select().from(paymentEvents).where(isOfRows(paymentEvents.recordId)),
    database.select().from(reviews).where(isOfRows(reviews.recordId)),
    database.select().from(bills).where(isOfRows(bills.recordId)),
    database.select().from(chatMessages).where(isOfRows(chatMessages.recordId)),
  ]);
  const byRecord = <Row extends { readonly recordId: string | null }>(all: readonly Row[]) =>
    Map.groupBy(all, ({ recordId }) => recordId);
  const parts = {
    history: byRecord(history),
    deliveries: byRecord(sent),
    paymentEvents: byRecord(paid),
    reviews: byRecord(written),
    bills: byRecord(billed),
    messages: byRecord(chatted),
  };
  return rows.map((record) => ({
    record,
    history: parts.history.get(record.id) ?? [],
    deliveries: parts.deliveries.get(record.id) ?? [],
    paymentEvents: parts.paymentEvents.get(record.id) ?? [],
    review: parts.reviews.get(record.id)?.[0] ?? null,
    bill: parts.bills.get(record.id)?.[0] ?? null,
    messages: parts.messages.get(record.id) ?? [],
  }));
}

/**
 * Takes a record out of the counts that was inserted just before. The counts stayed when it was moved, and the next run
 * of cron adds it again.
 */
const countNoMore = (database: LedgerDatabase, id: string) =>
  database
    .insert(dailyCounts)
    .select(
      sql`SELECT day, kind, dimension, value, -1 FROM (${uncountedParts()})
        WHERE place = (SELECT rowid FROM records WHERE id = ${id}) AND changes() > 0`,
    )
    .onConflictDoUpdate({
      target: [dailyCounts.kind, dailyCounts.dimension, dailyCounts.day, dailyCounts.value],
      set: { count: sql`${dailyCounts.count} + excluded.count` },
    });

/** Inserts what the ledger lacks. */
export async function insertMoved(database: LedgerDatabase, moved: readonly ArchivedRecord[]): Promise<void> {
  for (const { record, history, deliveries: sent, paymentEvents: paid, review, bill, messages } of moved)
    await database.batch([
      database.insert(records).values(record).onConflictDoNothing(),
      countNoMore(database, record.id),
      ...history.map((row) => database.insert(recordHistory).values(row).onConflictDoNothing()),
      ...sent.map((row) => database.insert(deliveries).values(row).onConflictDoNothing()),
      ...paid.map((row) => database.insert(paymentEvents).values(row).onConflictDoNothing()),
      ...messages.map((row) => database.insert(chatMessages).values(row).onConflictDoNothing()),
      ...(review ? [database.insert(reviews).values(review).onConflictDoNothing()] : []),
      ...(bill ? [database.insert(bills).values(bill).onConflictDoNothing()] : []),
    ]);
}

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
