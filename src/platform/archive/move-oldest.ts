import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '../../values/durations.ts';
import { addDays, indiaDate, indiaInstant } from '../../values/india-time.ts';
import { numberOfChat } from '../ledger/chat-number.ts';
import { type LedgerDatabase, openDatabase } from '../ledger/database.ts';
import { counting, records } from '../ledger/schema.ts';
import { type ArchiveObjects, BrokenObject } from './archive-objects.ts';
import { type ArchivedRecord, mergeRecords } from './archived-record.ts';
import { deletesOfMovedParts, withParts } from './record-parts.ts';

/** Records stay in the database this long after they were created and last changed. */
const ARCHIVED_AFTER_MS = 90 * DAY_MS;
/** Above this size records go earlier, because a D1 database ends at 10 GB. */
const FULL_BYTES = 7_000_000_000;
/** The summary shows thirty days, so no younger record goes. */
export const EARLIEST_MS = 31 * DAY_MS;
/** A restored day stays this long. */
const RESTORED_MS = 7 * DAY_MS;
const PAGE = 500;
/** Records in one run: more of a day and city go in the next, and the object is merged. */
const MOST_AT_ONCE = 10_000;

interface MoveOptions {
  readonly objects: ArchiveObjects;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly fullBytes?: number | undefined;
}

/** Makes the function that moves the settled records of the oldest day and city; see `Archive.moveOldest`. */
export function createMoveOldest(d1: D1Database, { objects, now, fullBytes = FULL_BYTES }: MoveOptions) {
  const database = openDatabase(d1);

  const cutOff = async (): Promise<number> => {
    const { meta } = await d1.prepare('SELECT 1').run();
    return now() - (meta.size_after > fullBytes ? EARLIEST_MS : ARCHIVED_AFTER_MS);
  };

  return async (): Promise<number | undefined> => {
    const isSettled = settledBefore(await cutOff(), now());
    const [oldest] = await database
      .select({ createdAt: records.createdAt, city: records.city })
      .from(records)
      .where(isSettled)
      .orderBy(asc(records.createdAt), asc(records.id))
      .limit(1);
    if (oldest === undefined) return undefined;
    const day = indiaDate(new Date(oldest.createdAt));
    const object = await objects.open(day, oldest.city ?? '');
    if (object === undefined) return undefined;
    const settled = await settledOf(database, { day, city: oldest.city, isSettled });
    const { stored, etag } = await objects.read(object).catch(async (error: unknown) => {
      // The oldest day comes first each minute, so a broken object of it would keep all others from moving.
      if (error instanceof BrokenObject) await objects.noteRestored(day, object.city, now());
      throw error;
    });
    await objects.write(object, mergeRecords(stored, settled), etag);
    return deleteMoved(database, settled);
  };
}

/** The condition for old records that neither a delivery nor the operator still needs; instants in ms since 1970. */
const settledBefore = (before: number, now: number): SQL | undefined =>
  and(
    lt(records.createdAt, before),
    lt(records.updatedAt, before),
    sql`NOT EXISTS (SELECT 1 FROM deliveries AS d WHERE d.record_id = ${records.id} AND d.state IN ('pending', 'paused'))`,
    // A conversation goes on after the last change of its record. One with somebody else than the record's number stays
    // until retention, because an object of the archive is found by the numbers of its records.
    sql`NOT EXISTS (SELECT 1 FROM chat_messages AS m LEFT JOIN chat_people AS p ON p.person = m.person
        WHERE m.record_id = ${records.id} AND (m.at >= ${before}
          OR ${numberOfChat(sql`m.person`, sql`p.number`, sql`coalesce(${records.mobileNumber}, '')`)} IS NOT ${records.mobileNumber}))`,
    // The operator still has to decide about a new review.
    sql`NOT EXISTS (SELECT 1 FROM reviews AS w WHERE w.record_id = ${records.id} AND w.state = 'new')`,
    sql`NOT EXISTS (SELECT 1 FROM archive_objects AS o
        WHERE o.day = date(${records.createdAt} / 1000 + 19800, 'unixepoch') AND o.city = coalesce(${records.city}, '')
          AND o.restored_at > ${now - RESTORED_MS})`,
  );

interface SettledOf {
  readonly day: string;
  readonly city: string | null;
  readonly isSettled: SQL | undefined;
}

/** The settled records of a day and city, read in pages. */
async function settledOf(
  database: LedgerDatabase,
  { day, city, isSettled }: SettledOf,
): Promise<readonly ArchivedRecord[]> {
  const all: ArchivedRecord[] = [];
  let last = { at: indiaInstant(day, 0).getTime() - 1, id: '' };
  const end = indiaInstant(addDays(day, 1), 0).getTime();
  while (all.length < MOST_AT_ONCE) {
    const rows = await database
      .select()
      .from(records)
      .where(
        and(
          sql`(${records.createdAt}, ${records.id}) > (${last.at}, ${last.id})`,
          lt(records.createdAt, end),
          city === null ? isNull(records.city) : eq(records.city, city),
          isSettled,
        ),
      )
      .orderBy(asc(records.createdAt), asc(records.id))
      .limit(PAGE);
    all.push(...(await withParts(database, rows)));
    const lastRow = rows.at(-1);
    if (lastRow === undefined || rows.length < PAGE) break;
    last = { at: lastRow.createdAt, id: lastRow.id };
  }
  return all;
}

/** Deletes what the object holds now; a record that changed meanwhile stays, and goes another day. */
async function deleteMoved(database: LedgerDatabase, moved: readonly ArchivedRecord[]): Promise<number> {
  let deleted = 0;
  for (let from = 0; from < moved.length; from += PAGE) {
    const page = moved.slice(from, from + PAGE);
    const same = JSON.stringify(page.map(({ record: { id, version } }) => [id, version]));
    const [, gone] = await database.batch([
      database.update(counting).set({ moving: true }),
      database
        .delete(records)
        .where(
          sql`${records.id} IN (
              SELECT r.id FROM json_each(${same}) AS m CROSS JOIN records AS r
              WHERE r.id = json_extract(m.value, '$[0]') AND r.version = json_extract(m.value, '$[1]')
                AND NOT EXISTS (SELECT 1 FROM deliveries AS d WHERE d.record_id = r.id AND d.state IN ('pending', 'paused')))`,
        )
        .returning({ id: records.id }),
      ...deletesOfMovedParts(database, page),
      database.update(counting).set({ moving: false }),
    ]);
    deleted += gone.length;
  }
  return deleted;
}
