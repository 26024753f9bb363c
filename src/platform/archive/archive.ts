import type { D1Database } from '@cloudflare/workers-types';
import { DAY_MS, MINUTE_MS } from '../../values/durations.ts';
import { indiaDate } from '../../values/india-time.ts';
import type { LedgerContext } from '../ledger/database.ts';
import { createAttempt, openDatabase } from '../ledger/database.ts';
import {
  type ArchiveBucket,
  type ArchiveObject,
  type ArchiveObjects,
  againIfChanged,
  createArchiveObjects,
  leftOf,
} from './archive-objects.ts';
import { type ArchivedRecord, instantOfId, mergeRecords } from './archived-record.ts';
import { createMoveOldest } from './move-oldest.ts';
import { forgetParts, insertMoved } from './record-parts.ts';

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
  /** The same of several numbers. */
  ofNumbers(mobileNumbers: readonly string[]): Promise<readonly ArchivedRecord[]>;
  /** Puts a moved record back into the ledger, with all that belongs to it. */
  restore(id: string): Promise<boolean>;
  /** Puts the records of a day and city back; returns how many. Throws when the archive cannot be read. */
  restoreDay(day: string, city: string): Promise<number>;
  /**
   * Deletes the moved records of a number, and the redirects of its sessions on the days of its records. Throws when the
   * archive cannot be read: then nothing may be reported as erased.
   * @param known the sessions and the days of the number's records, also of those that are in the ledger still
   */
  erase(
    mobileNumber: string,
    known: { readonly sessions: readonly string[]; readonly days: readonly string[] },
  ): Promise<readonly ArchivedRecord[]>;
  /**
   * Deletes what the privacy policy promises to delete, of the day and city whose end came first. A record that stays
   * may lose its conversation. A day that can't be read is tried again a day later. Never throws.
   * @returns how many records it deleted; undefined when no end has come
   */
  expireOldest(): Promise<number | undefined>;
  /** The moved records of a range of days in India, the newest day first. Throws when the archive cannot be read. */
  between(from: string, to: string): AsyncGenerator<readonly ArchivedRecord[], void, undefined>;
}

/** Objects of one range: each is a call of an invocation, which may make 10,000, and a screen reads two ranges. */
const MOST_OBJECTS = 4000;
/** Objects that are read at once: a full day of a city takes megabytes. */
const AT_ONCE = 3;

interface ArchiveOptions extends Pick<LedgerContext, 'now' | 'report'> {
  /** The size of the database above which records go earlier. */
  readonly fullBytes?: number | undefined;
}

async function objectsOfId(objects: ArchiveObjects, id: string): Promise<readonly ArchiveObject[]> {
  const at = instantOfId(id);
  if (at === undefined) return [];
  // The record is created a moment after its id.
  const days = [at, at + MINUTE_MS].map((instant) => indiaDate(new Date(instant)));
  return objects.ofDays([...new Set(days)]);
}

async function locate(objects: ArchiveObjects, id: string) {
  for (const object of await objectsOfId(objects, id)) {
    const read = await objects.read(object);
    const found = read.stored.find(({ record }) => record.id === id);
    if (found !== undefined) return { object, read, found };
  }
  return undefined;
}

/** The archive of old records in R2 (decision 017). */
export function createArchive(
  d1: D1Database,
  bucket: ArchiveBucket,
  { now, report, fullBytes }: ArchiveOptions,
): Archive {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  const objects = createArchiveObjects(database, bucket);
  const moveOldest = createMoveOldest(d1, { objects, now, fullBytes });

  const ofNumbers: Archive['ofNumbers'] = async (mobileNumbers) => {
    const wanted = new Set(mobileNumbers);
    const found: ArchivedRecord[] = [];
    for (const object of await objects.ofNumbers(mobileNumbers))
      found.push(
        ...(await objects.read(object)).stored.filter(
          ({ record }) => record.mobileNumber !== null && wanted.has(record.mobileNumber),
        ),
      );
    return mergeRecords([], found);
  };
  const ofNumber: Archive['ofNumber'] = (mobileNumber) => ofNumbers([mobileNumber]);

  return {
    ofNumber,
    ofNumbers,

    async moveOldest() {
      const moved = await attempt('archive', moveOldest);
      return moved.ok ? moved.value : undefined;
    },

    async find(id) {
      const found = await attempt('find in archive', () => locate(objects, id));
      return found.ok ? found.value?.found : undefined;
    },

    async restore(id) {
      const putBack = async () => {
        const located = await locate(objects, id);
        if (located === undefined) return false;
        const { object, read, found } = located;
        await insertMoved(database, [found]);
        await objects.rewrite(
          object,
          read,
          read.stored.filter(({ record }) => record.id !== id),
        );
        return true;
      };
      const restored = await attempt('restore', () => againIfChanged(putBack));
      return restored.ok && restored.value;
    },

    restoreDay: (day, city) =>
      againIfChanged(async () => {
        const [object] = (await objects.ofDays([day])).filter((one) => one.city === city);
        if (object === undefined) return 0;
        // Before the first record is back, because cron would move it away again at once.
        await objects.noteRestored(day, city, now());
        const read = await objects.read(object);
        await insertMoved(database, read.stored);
        await objects.rewrite(object, read, []);
        return read.stored.length;
      }),

    async erase(mobileNumber, known) {
      const own = await ofNumber(mobileNumber);
      const ownDays = own.map(({ record }) => indiaDate(new Date(record.createdAt)));
      const days = [...new Set([...known.days, ...ownDays])];
      const theirs = new Set([...known.sessions, ...own.map(({ record }) => record.sessionId)]);
      const isOwn = ({ record }: ArchivedRecord): boolean =>
        record.mobileNumber === mobileNumber ||
        (record.kind === 'redirect' && record.sessionId !== null && theirs.has(record.sessionId));
      const erased: ArchivedRecord[] = [];
      const eraseIn = async (object: ArchiveObject) => {
        const read = await objects.read(object);
        const gone = read.stored.filter(isOwn);
        if (gone.length === 0) return [];
        await forgetParts(database, gone);
        await objects.rewrite(
          object,
          read,
          read.stored.filter((one) => !isOwn(one)),
        );
        return gone;
      };
      for (const object of await objects.ofDays(days))
        erased.push(...(await againIfChanged(() => eraseIn(object))));
      return erased;
    },

    async expireOldest() {
      const ended = await attempt('end of the archive', () => objects.ended(now()));
      if (!ended.ok || ended.value === undefined) return undefined;
      const object = ended.value;
      const expire = async () => {
        const read = await objects.read(object);
        const left = leftOf(read.stored, now());
        await objects.rewrite(object, read, left);
        if (left.length === 0) await objects.remove(object);
        return read.stored.length - left.length;
      };
      const expired = await attempt('expire archive', () => againIfChanged(expire));
      if (expired.ok) return expired.value;
      await attempt('postpone the end', () => objects.postpone(object, now() + DAY_MS));
      return undefined;
    },

    async *between(from, to) {
      let after = '~';
      for (let read = 0; read < MOST_OBJECTS; ) {
        const page = await objects.between(from, to, after, AT_ONCE * 8);
        for (let next = 0; next < page.length; next += AT_ONCE)
          yield* await Promise.all(
            page.slice(next, next + AT_ONCE).map(async (object) => (await objects.read(object)).stored),
          );
        const last = page.at(-1);
        if (last === undefined) return;
        after = `${last.day}/${last.city}`;
        read += page.length;
      }
      throw new Error('the range has too many days and cities');
    },
  };
}
