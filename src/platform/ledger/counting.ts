import type { D1Database } from '@cloudflare/workers-types';
import { type SQL, sql } from 'drizzle-orm';
import type { LedgerContext, LedgerDatabase } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { nextRecords } from './next-records.ts';
import { countedValues, counting, dailyCounts, seenSessions, sessionCounts } from './schema.ts';

/** The values that the counts may name. All others count as `other`, because people type names and numbers anywhere. */
export interface CountedValues {
  readonly source: readonly string[];
  readonly service: readonly string[];
  readonly city: readonly string[];
  readonly campaign: readonly string[];
}

export interface Counting {
  /**
   * Adds the records that came since the last run to the counts, at most 5,000 of them. Never throws.
   * @returns how many it added, and whether more are left
   */
  run(): Promise<{ readonly counted: number; readonly more: boolean }>;
  /** Adds up counts of values that are not in the closed list any more, once a day. Never throws. */
  foldOthers(): Promise<void>;
}

/** Records in one run: the statement stays far below the 30 seconds that D1 allows. */
const BATCH = 5000;

const DAY = sql.raw("date(r.created_at / 1000 + 19800, 'unixepoch')");
const VALUE = sql.raw(
  `coalesce(CASE d.value WHEN 'source' THEN r.source WHEN 'service' THEN r.service
    WHEN 'city' THEN r.city WHEN 'campaign' THEN r.campaign END, '')`,
);

const MARK = sql.raw('(SELECT counted_id FROM counting)');

/** The row id of the record that was counted last; 0 for none. */
const COUNTED = sql.raw(
  'coalesce((SELECT r.rowid FROM records r WHERE r.id = (SELECT counted_id FROM counting)), 0)',
);

/** The day, kind, dimension and value of each record after `from`, in row ids; a summary adds the ones not counted yet. */
export const uncountedParts = (from = COUNTED) => sql`
  SELECT ${DAY} AS day, r.kind AS kind, d.value AS dimension,
    CASE WHEN ${VALUE} = '' OR EXISTS (
      SELECT 1 FROM counted_values c WHERE c.dimension = d.value AND c.value = ${VALUE}) THEN ${VALUE} ELSE 'other' END AS value,
    r.rowid AS place
  FROM records r CROSS JOIN json_each('["all","source","service","city","campaign"]') AS d
  WHERE r.rowid > ${from}`;

/** The sessions of the records after the last counted one, with the last day of each. */
export const uncountedSessions = (upTo = sql.raw('9223372036854775807')) => sql`
  SELECT r.session_id AS session_id, max(${DAY}) AS day FROM records r
  WHERE r.rowid > ${COUNTED} AND r.rowid <= ${upTo} AND r.session_id IS NOT NULL GROUP BY r.session_id`;

/** Adds what the stored list lacks; writes nothing when it lacks nothing. */
export const storeValues = (database: LedgerDatabase, values: CountedValues) =>
  database
    .insert(countedValues)
    .select(
      sql`SELECT d.key, v.value FROM json_each(${JSON.stringify(values)}) AS d, json_each(d.value) AS v WHERE true`,
    )
    .onConflictDoNothing();

interface CountingOptions extends LedgerContext {
  readonly values: CountedValues;
}

/** Counts new records in batches, so that a record writes no counter: a minute's records share the few rows of their day. */
export function createCounting(d1: D1Database, { report, values }: CountingOptions): Counting {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  const addToDays = (counted: SQL) =>
    database
      .insert(dailyCounts)
      .select(counted)
      .onConflictDoUpdate({
        target: [dailyCounts.kind, dailyCounts.dimension, dailyCounts.day, dailyCounts.value],
        set: { count: sql`${dailyCounts.count} + excluded.count` },
      });

  const addToSessions = (counted: SQL) =>
    database
      .insert(sessionCounts)
      .select(counted)
      .onConflictDoUpdate({
        target: sessionCounts.day,
        set: { count: sql`${sessionCounts.count} + excluded.count` },
      });

  return {
    async run() {
      const range = await nextRecords(database, attempt, { id: MARK, place: COUNTED }, BATCH);
      if (range === undefined) return { counted: 0, more: false };
      const { mark, upTo, id, size } = range;
      // Two runs at once must not count twice: the second finds another mark and changes nothing.
      const isMine = sql`${MARK} = ${mark}`;
      const newSessions = uncountedSessions(sql`${upTo}`);
      const done = await attempt('count', () =>
        database.batch([
          storeValues(database, values),
          addToDays(sql`
            SELECT day, kind, dimension, value, count(*) FROM (${uncountedParts()} AND r.rowid <= ${upTo})
            WHERE ${isMine} GROUP BY day, kind, dimension, value`),
          addToSessions(sql`
            SELECT s.last_day, -count(*) FROM (${newSessions}) AS n CROSS JOIN seen_sessions s
            WHERE s.session_id = n.session_id AND s.last_day < n.day AND ${isMine} GROUP BY s.last_day`),
          addToSessions(sql`
            SELECT n.day, count(*) FROM (${newSessions}) AS n
            WHERE NOT EXISTS (SELECT 1 FROM seen_sessions s WHERE s.session_id = n.session_id AND s.last_day >= n.day)
              AND ${isMine} GROUP BY n.day`),
          database
            .insert(seenSessions)
            .select(sql`SELECT n.session_id, n.day FROM (${newSessions}) AS n WHERE ${isMine}`)
            .onConflictDoUpdate({
              target: seenSessions.sessionId,
              set: { lastDay: sql`excluded.last_day` },
              setWhere: sql`excluded.last_day > ${seenSessions.lastDay}`,
            }),
          database.update(counting).set({ countedId: id }).where(isMine),
        ]),
      );
      return done.ok ? { counted: size, more: size === BATCH } : { counted: 0, more: false };
    },

    async foldOthers() {
      const isNamed = sql`value IN ('', 'other') OR EXISTS (
        SELECT 1 FROM counted_values c WHERE c.dimension = daily_counts.dimension AND c.value = daily_counts.value)`;
      await attempt('fold counts', () =>
        database.batch([
          storeValues(database, values),
          addToDays(sql`
            SELECT day, kind, dimension, 'other', sum(count) FROM daily_counts WHERE NOT (${isNamed})
            GROUP BY day, kind, dimension`),
          database.delete(dailyCounts).where(sql`NOT (${isNamed})`),
        ]),
      );
    },
  };
}
