import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { LedgerDatabase } from '../ledger/database.ts';
import { endOfRecord, endOfTalk } from '../ledger/retention.ts';
import { archiveNumbers, archiveObjects } from '../ledger/schema.ts';
import { type ArchivedRecord, packRecords, unpackRecords } from './archived-record.ts';

/** The used part of the platform's R2 binding. */
export interface ArchiveBucket {
  get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
  put(key: string, bytes: Uint8Array): Promise<unknown>;
  delete(key: string): Promise<unknown>;
}

export type ArchiveObject = typeof archiveObjects.$inferSelect;

/** One object a day and city, so that an operator can find it by hand. */
const keyOf = ({ day, city }: Pick<ArchiveObject, 'day' | 'city'>): string =>
  `records/${day}/${city === '' ? 'no-city' : city}.jsonl.gz`;

/** When something of an archived record is to be deleted: its conversation, or all of it. */
const endOf = ({ record, messages }: ArchivedRecord): number =>
  Math.min(endOfRecord(record), messages.length > 0 ? endOfTalk(record, messages) : Number.POSITIVE_INFINITY);

/** Leaves out the records whose end has come at an instant, and the conversations whose end has. */
export const leftOf = (stored: readonly ArchivedRecord[], at: number): readonly ArchivedRecord[] =>
  stored
    .filter(({ record }) => endOfRecord(record) > at)
    .map((one) => (endOf(one) > at ? one : { ...one, messages: [] }));

/** The objects in R2 and their small index in D1. */
export function createArchiveObjects(database: LedgerDatabase, bucket: ArchiveBucket) {
  const numbersOf = (records: readonly ArchivedRecord[]): readonly number[] => [
    ...new Set(records.flatMap(({ record }) => (record.mobileNumber ? [Number(record.mobileNumber)] : []))),
  ];

  return {
    /** The object of a day and city, with a row in the index. */
    async open(day: string, city: string): Promise<ArchiveObject | undefined> {
      const [object] = await database
        .insert(archiveObjects)
        .values({ day, city, records: 0, bytes: 0 })
        .onConflictDoUpdate({ target: [archiveObjects.day, archiveObjects.city], set: { day } })
        .returning();
      return object;
    },

    async read(object: Pick<ArchiveObject, 'day' | 'city'>): Promise<readonly ArchivedRecord[]> {
      const stored = await bucket.get(keyOf(object));
      return stored === null ? [] : unpackRecords(new Uint8Array(await stored.arrayBuffer()));
    },

    /** Writes an object and its size. Its numbers come first, so that erasure finds what a broken run has left. */
    async write(object: ArchiveObject, records: readonly ArchivedRecord[]): Promise<void> {
      await database
        .insert(archiveNumbers)
        .select(
          sql`SELECT value, ${object.id} FROM json_each(${JSON.stringify(numbersOf(records))}) WHERE true`,
        )
        .onConflictDoNothing();
      const bytes = await packRecords(records);
      await bucket.put(keyOf(object), bytes);
      await database
        .update(archiveObjects)
        .set({ records: records.length, bytes: bytes.byteLength, expiresAt: Math.min(...records.map(endOf)) })
        .where(eq(archiveObjects.id, object.id));
    },

    /** Replaces an object by what is left of it; an empty one goes. */
    async rewrite(
      object: ArchiveObject,
      stored: readonly ArchivedRecord[],
      left: readonly ArchivedRecord[],
    ): Promise<void> {
      if (left.length > 0) await this.write(object, left);
      else {
        await bucket.delete(keyOf(object));
        await database.delete(archiveObjects).where(eq(archiveObjects.id, object.id));
      }
      const kept = new Set(numbersOf(left));
      const gone = JSON.stringify(numbersOf(stored).filter((number) => !kept.has(number)));
      await database
        .delete(archiveNumbers)
        .where(
          and(
            sql`${archiveNumbers.mobileNumber} IN (SELECT value FROM json_each(${gone}))`,
            eq(archiveNumbers.objectId, object.id),
          ),
        );
    },

    async noteRestored(day: string, city: string, restoredAt: number): Promise<void> {
      const row = { day, city, records: 0, bytes: 0, restoredAt };
      await database
        .insert(archiveObjects)
        .values(row)
        .onConflictDoUpdate({ target: [archiveObjects.day, archiveObjects.city], set: { restoredAt } });
    },

    /** The object whose end came first. */
    async ended(at: number): Promise<ArchiveObject | undefined> {
      const [object] = await database
        .select()
        .from(archiveObjects)
        .where(and(isNotNull(archiveObjects.expiresAt), lte(archiveObjects.expiresAt, at)))
        .orderBy(archiveObjects.expiresAt)
        .limit(1);
      return object;
    },

    /** An object that cannot be read must not keep the others from their end. */
    async postpone({ id }: ArchiveObject, expiresAt: number): Promise<void> {
      await database.update(archiveObjects).set({ expiresAt }).where(eq(archiveObjects.id, id));
    },

    ofDays: (days: readonly string[]): Promise<readonly ArchiveObject[]> =>
      database
        .select()
        .from(archiveObjects)
        .where(inArray(archiveObjects.day, [...days])),

    ofNumbers: (mobileNumbers: readonly string[]): Promise<readonly ArchiveObject[]> =>
      database
        .select()
        .from(archiveObjects)
        .where(
          inArray(
            archiveObjects.id,
            database
              .select({ id: archiveNumbers.objectId })
              .from(archiveNumbers)
              .where(
                sql`${archiveNumbers.mobileNumber} IN (
                  SELECT value FROM json_each(${JSON.stringify(mobileNumbers.map(Number))}))`,
              ),
          ),
        ),

    /** The objects of a range of days, the newest day first. */
    between: (from: string, to: string, after: string, limit: number): Promise<readonly ArchiveObject[]> =>
      database
        .select()
        .from(archiveObjects)
        .where(
          and(
            sql`${archiveObjects.day} BETWEEN ${from} AND ${to}`,
            sql`${archiveObjects.day} || '/' || ${archiveObjects.city} < ${after}`,
          ),
        )
        .orderBy(sql`${archiveObjects.day} DESC, ${archiveObjects.city} DESC`)
        .limit(limit),
  };
}

export type ArchiveObjects = ReturnType<typeof createArchiveObjects>;
