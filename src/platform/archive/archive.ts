import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '../../values/durations.ts';
import { addDays, indiaDate, indiaInstant } from '../../values/india-time.ts';
import type { LedgerContext } from '../ledger/database.ts';
import { createAttempt, openDatabase } from '../ledger/database.ts';
import {
  bills,
  counting,
  deliveries,
  paymentEvents,
  recordHistory,
  records,
  reviews,
} from '../ledger/schema.ts';
import { type ArchiveBucket, type ArchiveObject, createArchiveObjects } from './archive-objects.ts';
import { type ArchivedRecord, instantOfId, mergeRecords } from './archived-record.ts';
import { deletesOfMovedParts, forgetParts } from './moved-parts.ts';

export interface Archive {
  /**
   * Moves the settled records of the oldest day and city, if they are old enough. Never throws.
   * @returns how many records it moved; undefined when none is old enough
   */
  moveOldest(): Promise<number | undefined>;
  /** A moved record; undefined when the archive does not have it, or cannot be read. */
  find(id: string): Promise<ArchivedRecord | undefined>;
  /** The moved records of a number, the oldest first. Throws when the archive cannot be read. */
  ofNumber(mobileNumber: string): Promise<readonly ArchivedRecord[]>;
  /** Puts a moved record back into the ledger, with all that belongs to it. */
  restore(id: string): Promise<boolean>;
  /** Puts the records of a day and city back; returns how many. Throws when the archive cannot be read. */
  restoreDay(day: string, city: string): Promise<number>;
  /**
   * Deletes the moved records of a number, and the redirects of its sessions on the same days. Throws when the archive
   * cannot be read: then nothing may be reported as erased.
   */
  erase(mobileNumber: string, sessions: readonly string[]): Promise<readonly ArchivedRecord[]>;
  /**
   * Deletes what the privacy policy promises to delete, of the days just before the cut-off: once a day. Never throws.
   * @returns how many records it deleted
   */
  expire(isExpired: (record: ArchivedRecord['record']) => boolean, before: number): Promise<number>;
  /** The moved records of a range of days in India, the newest day first. Throws when the archive cannot be read. */
  between(from: string, to: string): AsyncGenerator<readonly ArchivedRecord[], void, undefined>;
}

/** Records stay in the database this long after they were created and last changed. */
export const ARCHIVED_AFTER_MS = 90 * DAY_MS;
/** Above this size records go earlier, because a D1 database ends at 10 GB. */
const FULL_BYTES = 7_000_000_000;
/** The summary shows thirty days, so no younger record goes. */
const EARLIEST_MS = 31 * DAY_MS;
/** A restored day stays this long. */
const RESTORED_MS = 7 * DAY_MS;
const PAGE = 500;
/** Records in one run: more of a day and city go in the next, and the object is merged. */
const MOST_AT_ONCE = 10_000;
/** Objects in one export: each is a call of an invocation. */
const MOST_OBJECTS = 400;

interface ArchiveOptions extends Pick<LedgerContext, 'now' | 'report'> {
  readonly fullBytes?: number | undefined;
}

/** The archive of old records in R2 (decision 092). */
export function createArchive(
  d1: D1Database,
  bucket: ArchiveBucket,
  { now, report, fullBytes = FULL_BYTES }: ArchiveOptions,
): Archive {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  const objects = createArchiveObjects(database, bucket);

  const isPending = sql`EXISTS (SELECT 1 FROM deliveries AS d WHERE d.record_id = ${records.id} AND d.state IN ('owed', 'paused'))`;

  const cutOff = async (): Promise<number> => {
    const { meta } = await d1.prepare('SELECT 1').run();
    return now() - (meta.size_after > fullBytes ? EARLIEST_MS : ARCHIVED_AFTER_MS);
  };

  const isOld = (before: number) =>
    and(
      lt(records.createdAt, before),
      lt(records.updatedAt, before),
      sql`NOT ${isPending}`,
      // The operator still has to decide about a new review.
      sql`NOT EXISTS (SELECT 1 FROM reviews AS w WHERE w.record_id = ${records.id} AND w.state = 'new')`,
      sql`NOT EXISTS (SELECT 1 FROM archive_objects AS o
        WHERE o.day = date(${records.createdAt} / 1000 + 19800, 'unixepoch') AND o.city = coalesce(${records.city}, '')
          AND o.restored_at > ${now() - RESTORED_MS})`,
    );

  const withParts = async (rows: readonly (typeof records.$inferSelect)[]): Promise<ArchivedRecord[]> => {
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const [history, owed, events, written, billed] = await database.batch([
      database
        .select()
        .from(recordHistory)
        .where(sql`${recordHistory.recordId} IN (SELECT value FROM json_each(${ids}))`)
        .orderBy(asc(recordHistory.recordId), asc(recordHistory.version)),
      database
        .select()
        .from(deliveries)
        .where(sql`${deliveries.recordId} IN (SELECT value FROM json_each(${ids}))`),
      database
        .select()
        .from(paymentEvents)
        .where(sql`${paymentEvents.recordId} IN (SELECT value FROM json_each(${ids}))`),
      database
        .select()
        .from(reviews)
        .where(sql`${reviews.recordId} IN (SELECT value FROM json_each(${ids}))`),
      database.select().from(bills).where(sql`${bills.recordId} IN (SELECT value FROM json_each(${ids}))`),
    ]);
    const byRecord = <Row extends { readonly recordId: string | null }>(all: readonly Row[]) =>
      Map.groupBy(all, ({ recordId }) => recordId);
    const [changes, sent, paid] = [byRecord(history), byRecord(owed), byRecord(events)];
    const [reviewOf, billOf] = [byRecord(written), byRecord(billed)];
    return rows.map((record) => ({
      record,
      history: changes.get(record.id) ?? [],
      deliveries: sent.get(record.id) ?? [],
      paymentEvents: paid.get(record.id) ?? [],
      review: reviewOf.get(record.id)?.[0] ?? null,
      bill: billOf.get(record.id)?.[0] ?? null,
    }));
  };

  /** The settled records of a day and city, read in pages. */
  const settledOf = async (day: string, city: string | null, before: number): Promise<ArchivedRecord[]> => {
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
            isOld(before),
          ),
        )
        .orderBy(asc(records.createdAt), asc(records.id))
        .limit(PAGE);
      all.push(...(await withParts(rows)));
      const end_ = rows.at(-1);
      if (end_ === undefined || rows.length < PAGE) break;
      last = { at: end_.createdAt, id: end_.id };
    }
    return all;
  };

  /** Deletes what the object holds now; a record that changed meanwhile stays, and goes another day. */
  const deleteMoved = async (moved: readonly ArchivedRecord[]): Promise<number> => {
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
                AND NOT EXISTS (SELECT 1 FROM deliveries AS d WHERE d.record_id = r.id AND d.state IN ('owed', 'paused')))`,
          )
          .returning({ id: records.id }),
        ...deletesOfMovedParts(database, page),
        database.update(counting).set({ moving: false }),
      ]);
      deleted += gone.length;
    }
    return deleted;
  };

  const move = async (): Promise<number | undefined> => {
    const before = await cutOff();
    const [oldest] = await database
      .select({ createdAt: records.createdAt, city: records.city })
      .from(records)
      .where(isOld(before))
      .orderBy(asc(records.createdAt), asc(records.id))
      .limit(1);
    if (oldest === undefined) return undefined;
    const day = indiaDate(new Date(oldest.createdAt));
    const object = await objects.open(day, oldest.city ?? '');
    if (object === undefined) return undefined;
    const settled = await settledOf(day, oldest.city, before);
    await objects.write(object, mergeRecords(await objects.read(object), settled));
    return deleteMoved(settled);
  };

  const objectsOfId = async (id: string): Promise<readonly ArchiveObject[]> => {
    const at = instantOfId(id);
    if (at === undefined) return [];
    // The record is created a moment after its id.
    const days = [at, at + MINUTE_MS].map((instant) => indiaDate(new Date(instant)));
    return objects.ofDays([...new Set(days)]);
  };

  const locate = async (id: string) => {
    for (const object of await objectsOfId(id)) {
      const stored = await objects.read(object);
      const found = stored.find(({ record }) => record.id === id);
      if (found !== undefined) return { object, stored, found };
    }
    return undefined;
  };

  /** Inserts what the ledger lacks. A summary shows thirty days, so that counting them again changes none. */
  const insert = async (moved: readonly ArchivedRecord[]): Promise<void> => {
    for (const { record, history, deliveries: sent, paymentEvents: paid, review, bill } of moved)
      await database.batch([
        database.insert(records).values(record).onConflictDoNothing(),
        ...history.map((row) => database.insert(recordHistory).values(row).onConflictDoNothing()),
        ...sent.map((row) => database.insert(deliveries).values(row).onConflictDoNothing()),
        ...paid.map((row) => database.insert(paymentEvents).values(row).onConflictDoNothing()),
        ...(review ? [database.insert(reviews).values(review).onConflictDoNothing()] : []),
        ...(bill ? [database.insert(bills).values(bill).onConflictDoNothing()] : []),
      ]);
  };

  const ofNumber: Archive['ofNumber'] = async (mobileNumber) => {
    const found: ArchivedRecord[] = [];
    for (const object of await objects.ofNumber(mobileNumber))
      found.push(
        ...(await objects.read(object)).filter(({ record }) => record.mobileNumber === mobileNumber),
      );
    return mergeRecords([], found);
  };

  return {
    ofNumber,

    async moveOldest() {
      const moved = await attempt('archive', move);
      return moved.ok ? moved.value : undefined;
    },

    async find(id) {
      const found = await attempt('find in archive', () => locate(id));
      return found.ok ? found.value?.found : undefined;
    },

    async restore(id) {
      const restored = await attempt('restore', async () => {
        const located = await locate(id);
        if (located === undefined) return false;
        const { object, stored, found } = located;
        await insert([found]);
        await objects.rewrite(
          object,
          stored,
          stored.filter(({ record }) => record.id !== id),
        );
        return true;
      });
      return restored.ok && restored.value;
    },

    async restoreDay(day, city) {
      const [object] = (await objects.ofDays([day])).filter((one) => one.city === city);
      if (object === undefined) return 0;
      const stored = await objects.read(object);
      await insert(stored);
      await objects.rewrite(object, stored, []);
      await objects.noteRestored(day, city, now());
      return stored.length;
    },

    async erase(mobileNumber, sessions) {
      const own = await ofNumber(mobileNumber);
      const days = [...new Set(own.map(({ record }) => indiaDate(new Date(record.createdAt))))];
      const theirs = new Set([...sessions, ...own.map(({ record }) => record.sessionId)]);
      const isOwn = ({ record }: ArchivedRecord): boolean =>
        record.mobileNumber === mobileNumber ||
        (record.kind === 'redirect' && record.sessionId !== null && theirs.has(record.sessionId));
      const erased: ArchivedRecord[] = [];
      for (const object of await objects.ofDays(days)) {
        const stored = await objects.read(object);
        const gone = stored.filter(isOwn);
        if (gone.length === 0) continue;
        await forgetParts(database, gone);
        await objects.rewrite(
          object,
          stored,
          stored.filter((one) => !isOwn(one)),
        );
        erased.push(...gone);
      }
      return erased;
    },

    async expire(isExpired, before) {
      const expired = await attempt('expire archive', async () => {
        const last = indiaDate(new Date(before));
        let deleted = 0;
        for (const object of await objects.ofDays([addDays(last, -1), addDays(last, -2)])) {
          const stored = await objects.read(object);
          const left = stored.filter(({ record }) => !isExpired(record));
          if (left.length < stored.length) await objects.rewrite(object, stored, left);
          deleted += stored.length - left.length;
        }
        return deleted;
      });
      return expired.ok ? expired.value : 0;
    },

    async *between(from, to) {
      let after = '~';
      for (let read = 0; read < MOST_OBJECTS; ) {
        const page = await objects.between(from, to, after, 20);
        for (const object of page) yield await objects.read(object);
        const last = page.at(-1);
        if (last === undefined) return;
        after = `${last.day}/${last.city}`;
        read += page.length;
      }
      throw new Error('the range has too many days for one export');
    },
  };
}
