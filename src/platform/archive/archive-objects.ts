import { and, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { LedgerDatabase } from '../ledger/database.ts';
import { endOfRecord, endOfTalk } from '../ledger/retention.ts';
import { archiveNumbers, archiveObjects } from '../ledger/schema.ts';
import { type ArchivedRecord, packRecords, unpackRecords } from './archived-record.ts';

/** The used part of the platform's R2 binding. */
export interface ArchiveBucket {
  get(key: string): Promise<{ readonly etag: string; arrayBuffer(): Promise<ArrayBuffer> } | null>;
  /** Null where the condition does not hold. */
  put(key: string, bytes: Uint8Array, options: { readonly onlyIf: WriteCondition }): Promise<unknown>;
  delete(key: string): Promise<unknown>;
}

/** The object must be the one that was read, or must not exist. */
type WriteCondition = { readonly etagMatches: string } | { readonly etagDoesNotMatch: '*' };

/** The records of an object, and the tag by which a write knows that nobody changed it since; undefined for no object. */
export interface ReadObject {
  readonly stored: readonly ArchivedRecord[];
  readonly etag: string | undefined;
}

/** Another run wrote the object since it was read. The object stays as it is, and has to be read again. */
class ObjectChanged extends Error {}

/** The object is there, and its content is none that we wrote. */
export class BrokenObject extends Error {}

const MOST_TRIES = 5;

/** Makes a change of an object again where another run was faster: cron moves records while an operator restores some. */
export async function againIfChanged<Value>(change: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1)
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof ObjectChanged) || tries === MOST_TRIES) throw error;
    }
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

/** Finds objects by the index. */
const createFinder = (database: LedgerDatabase) => ({
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

  ofDays: (days: readonly string[]): Promise<readonly ArchiveObject[]> =>
    database
      .select()
      .from(archiveObjects)
      .where(sql`${archiveObjects.day} IN (SELECT value FROM json_each(${JSON.stringify(days)}))`),

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
});

/** The objects in R2 and their small index in D1. */
export function createArchiveObjects(database: LedgerDatabase, bucket: ArchiveBucket) {
  const numbersOf = (records: readonly ArchivedRecord[]): readonly number[] => [
    ...new Set(records.flatMap(({ record }) => (record.mobileNumber ? [Number(record.mobileNumber)] : []))),
  ];

  /** Replaces an object by some records, unless another run changed it since it was read. */
  const put = async (
    object: ArchiveObject,
    records: readonly ArchivedRecord[],
    etag: string | undefined,
  ): Promise<number> => {
    const bytes = await packRecords(records);
    const onlyIf = etag === undefined ? { etagDoesNotMatch: '*' as const } : { etagMatches: etag };
    if ((await bucket.put(keyOf(object), bytes, { onlyIf })) === null) throw new ObjectChanged();
    return bytes.byteLength;
  };

  return {
    ...createFinder(database),

    /** The object of a day and city, with a row in the index. */
    async open(day: string, city: string): Promise<ArchiveObject | undefined> {
      const [object] = await database
        .insert(archiveObjects)
        .values({ day, city, records: 0, bytes: 0 })
        .onConflictDoUpdate({ target: [archiveObjects.day, archiveObjects.city], set: { day } })
        .returning();
      return object;
    },

    async read(object: Pick<ArchiveObject, 'day' | 'city'>): Promise<ReadObject> {
      const found = await bucket.get(keyOf(object));
      if (found === null) return { stored: [], etag: undefined };
      const bytes = new Uint8Array(await found.arrayBuffer());
      const stored = await unpackRecords(bytes).catch(() => {
        throw new BrokenObject(`an object of ${object.day} cannot be read`);
      });
      return { stored, etag: found.etag };
    },

    /** Writes an object and its size. Its numbers come first, so that erasure finds what a broken run has left. */
    async write(
      object: ArchiveObject,
      records: readonly ArchivedRecord[],
      etag: string | undefined,
    ): Promise<void> {
      await database
        .insert(archiveNumbers)
        .select(
          sql`SELECT value, ${object.id} FROM json_each(${JSON.stringify(numbersOf(records))}) WHERE true`,
        )
        .onConflictDoNothing();
      const bytes = await put(object, records, etag);
      const size = { records: records.length, bytes, expiresAt: Math.min(...records.map(endOf)) };
      // Another run may have emptied the object and deleted its row since.
      await database
        .insert(archiveObjects)
        .values({ ...object, ...size })
        .onConflictDoUpdate({ target: [archiveObjects.day, archiveObjects.city], set: size });
    },

    /**
     * Replaces an object by what is left of it. An empty one has ended: cron, which alone adds records, deletes it. A
     * deletion has no condition, so anybody else could delete what cron has just added.
     */
    async rewrite(
      object: ArchiveObject,
      { stored, etag }: ReadObject,
      left: readonly ArchivedRecord[],
    ): Promise<void> {
      if (left.length > 0) await this.write(object, left, etag);
      else {
        // The row first: cron writes it after its object, and that must stand.
        await database
          .update(archiveObjects)
          .set({ records: 0, bytes: 0, expiresAt: 0 })
          .where(eq(archiveObjects.id, object.id));
        await put(object, [], etag);
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

    /** Deletes an empty object. Its row stays where it says that an operator put the day back. */
    async remove(object: ArchiveObject): Promise<void> {
      await bucket.delete(keyOf(object));
      const isRow = eq(archiveObjects.id, object.id);
      await database.batch([
        database.delete(archiveObjects).where(and(isRow, isNull(archiveObjects.restoredAt))),
        database.update(archiveObjects).set({ records: 0, bytes: 0, expiresAt: null }).where(isRow),
      ]);
    },

    /** Keeps the records of a day and city in the ledger for a week from an instant. */
    async noteRestored(day: string, city: string, restoredAt: number): Promise<void> {
      const row = { day, city, records: 0, bytes: 0, restoredAt };
      await database
        .insert(archiveObjects)
        .values(row)
        .onConflictDoUpdate({ target: [archiveObjects.day, archiveObjects.city], set: { restoredAt } });
    },

    /** An object that cannot be read must not keep the others from their end. */
    async postpone({ id }: ArchiveObject, expiresAt: number): Promise<void> {
      await database.update(archiveObjects).set({ expiresAt }).where(eq(archiveObjects.id, id));
    },
  };
}

export type ArchiveObjects = ReturnType<typeof createArchiveObjects>;
