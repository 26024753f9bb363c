import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CallNote, CallResult, NotedCall } from '../../features/calls/rules/call.ts';
import { LONGEST_MINUTES } from '../../features/calls/rules/call-figures.ts';
import { minutesWaited } from '../../features/calls/rules/call-hours.ts';
import { afterResult, MOVES } from '../../features/calls/rules/note-call.ts';
import { indiaDate, indiaMinutes } from '../../values/india-time.ts';
import { ANSWERED_MS, moveRequests } from './call-statements.ts';
import type { LedgerDatabase } from './database.ts';
import { calls, dailyCalls } from './schema-calls.ts';

export type CallRow = typeof calls.$inferSelect;

/** A result that an operator noted on a card. */
export interface SentResult {
  readonly mobileNumber: string;
  readonly version: number;
  readonly result: Exclude<CallResult, 'booked'>;
  /** Ms since 1970. */
  readonly backAt?: number | undefined;
}

/** Who was first, where a second operator is refused. */
export interface First {
  readonly by: string;
  readonly at: number;
  readonly result?: CallNote | undefined;
}

/** Who changed a number's row last. */
export const firstOf = ({ notes, takenAt, takenBy }: CallRow): First => {
  const last = notes.at(-1);
  return takenAt !== null && takenBy !== null
    ? { by: takenBy, at: takenAt }
    : { by: last?.by ?? '', at: last?.at ?? 0, result: last?.result };
};

const MOST_NOTES = 20;

interface NotedResult {
  readonly row: CallRow;
  readonly sent: SentResult;
  readonly by: string;
  readonly at: number;
  readonly changeId: string;
}

/**
 * The statements of a noted result, for one batch. They change the number's row and its waiting requests, and count a first
 * call; the second reads the row back. They change nothing where the row changed since it was read.
 */
export function resultStatements(database: LedgerDatabase, { row, sent, by, at, changeId }: NotedResult) {
  const { mobileNumber, version } = row;
  const next = afterResult(row, sent, at);
  const calledAt = row.calledAt ?? (row.takenBy === by ? row.takenAt : null) ?? at;
  const note: NotedCall = {
    at,
    by,
    result: next.note,
    ...(next.dueAt !== null && { due: next.dueAt }),
  };
  const only = sql`EXISTS (SELECT 1 FROM calls WHERE mobile_number = ${mobileNumber} AND change_id = ${changeId})`;
  const why = `call_${next.note}`;
  return [
    database
      .update(calls)
      .set({
        version: version + 1,
        waits: next.dueAt !== null,
        at: next.dueAt ?? at + ANSWERED_MS,
        tries: next.tries,
        calledAt,
        notes: [...row.notes, note].slice(-MOST_NOTES),
        takenAt: null,
        takenBy: null,
        changeId,
        notedAt: at,
        before: { dueAt: row.at, tries: row.tries, calledAt: row.calledAt },
      })
      .where(and(eq(calls.mobileNumber, mobileNumber), eq(calls.version, version), eq(calls.waits, true))),
    database.select().from(calls).where(eq(calls.mobileNumber, mobileNumber)),
    ...moveRequests(database, { mobileNumber, moves: MOVES[next.note], by, at, changeId, why, only }),
    ...(row.calledAt === null ? [countCall(database, { row, calledAt, by, only })] : []),
  ] as const;
}

interface FirstCall {
  readonly row: CallRow;
  readonly calledAt: number;
  readonly by: string;
  /** Where it is false, nothing is counted. */
  readonly only: SQL;
}

/** Counts a first call under the minutes that the person waited; `count` is -1 where it is taken back. */
export function countCall(
  database: LedgerDatabase,
  { row, calledAt, by, only }: FirstCall,
  count: 1 | -1 = 1,
) {
  const opened = new Date(row.openedAt);
  const minutes = Math.min(LONGEST_MINUTES, minutesWaited(row.openedAt, calledAt));
  const hour = Math.floor(indiaMinutes(opened) / 60);
  // The campaign of the newest request; a campaign outside the closed list counts as `other`.
  return database
    .insert(dailyCalls)
    .select(
      sql`SELECT ${indiaDate(opened)}, ${hour}, ${by}, CASE WHEN coalesce(newest.campaign, '') = '' THEN ''
      WHEN EXISTS (SELECT 1 FROM counted_values WHERE dimension = 'campaign' AND value = newest.campaign) THEN newest.campaign
      ELSE 'other' END, ${minutes}, ${count}
    FROM (SELECT (SELECT campaign FROM records WHERE mobile_number = ${row.mobileNumber}
      AND kind IN ('lead', 'service_request') ORDER BY created_at DESC, id DESC LIMIT 1) AS campaign) AS newest
    WHERE ${only}`,
    )
    .onConflictDoUpdate({
      target: [dailyCalls.day, dailyCalls.hour, dailyCalls.operator, dailyCalls.campaign, dailyCalls.minutes],
      set: { count: sql`${dailyCalls.count} + excluded.count` },
    });
}
