import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { CALLED_DAYS, TAKE_BACK_MINUTES } from '../../features/calls/rules/call.ts';
import { UNDONE } from '../../features/jobs/contract.ts';
import { DAY_MS, MINUTE_MS } from '../../values/durations.ts';
import { indiaDate } from '../../values/india-time.ts';
import { type CallRow, countCall } from './call-results.ts';
import { isVersionOf, NOT_NOTED, sendAgain } from './call-statements.ts';
import type { LedgerDatabase } from './database.ts';
import { MOVED } from './record-history.ts';
import { recordHistory, records } from './schema.ts';
import { calls, dailyCalls } from './schema-calls.ts';

/** More results of ten minutes are of no use: the mistap is the newest one. */
const MOST_NOTED = 50;

/** The rows whose last result may be taken back, the newest first; those of one operator are few of them. */
export const notedLately = (database: LedgerDatabase, now: number) =>
  database
    .select()
    .from(calls)
    .where(gte(calls.notedAt, now - TAKE_BACK_MINUTES * MINUTE_MS))
    .orderBy(desc(calls.notedAt))
    .limit(MOST_NOTED);

/** Whether the last result of a number is this operator's, and may be taken back still. */
export const mayTakeBack = ({ notes, notedAt, before }: CallRow, by: string, now: number): boolean =>
  before !== null &&
  notedAt !== null &&
  notedAt >= now - TAKE_BACK_MINUTES * MINUTE_MS &&
  notes.at(-1)?.by === by;

interface TakenBack {
  readonly row: CallRow & { readonly before: NonNullable<CallRow['before']> };
  readonly by: string;
  readonly at: number;
  readonly changeId: string;
}

/**
 * The statements that take a result back, for one batch; the second reads the row back. The number, its requests and the
 * count of first calls become what they were. A request that changed since the result stays as it is.
 */
export function takeBackStatements(database: LedgerDatabase, { row, by, at, changeId }: TakenBack) {
  const { mobileNumber, version, before, calledAt } = row;
  const isRow = eq(calls.mobileNumber, mobileNumber);
  const only = sql`EXISTS (SELECT 1 FROM calls WHERE mobile_number = ${mobileNumber} AND change_id = ${changeId})`;
  return [
    database
      .update(calls)
      .set({
        version: version + 1,
        waits: true,
        at: before.dueAt,
        tries: before.tries,
        calledAt: before.calledAt,
        notes: row.notes.slice(0, -1),
        changeId,
        ...NOT_NOTED,
      })
      .where(and(isRow, eq(calls.version, version))),
    database.select().from(calls).where(isRow),
    ...moveBack(database, { mobileNumber, result: row.changeId ?? '', by, at, changeId, only }),
    ...(before.calledAt === null && calledAt !== null
      ? [
          countCall(database, { row, calledAt, by, only }, -1),
          database
            .delete(dailyCalls)
            .where(
              sql`${dailyCalls.day} = ${indiaDate(new Date(row.openedAt))} AND ${dailyCalls.count} <= 0 AND ${only}`,
            ),
        ]
      : []),
  ] as const;
}

interface MovedBack {
  readonly mobileNumber: string;
  /** The change that noted the result. */
  readonly result: string;
  readonly by: string;
  readonly at: number;
  readonly changeId: string;
  readonly only: SQL;
}

/** Gives the requests that a result moved the status that its history names, with a history and deliveries of their own. */
function moveBack(database: LedgerDatabase, { mobileNumber, result, by, at, changeId, only }: MovedBack) {
  const ofNumber = sql`records.mobile_number = ${mobileNumber}
    AND records.created_at >= ${at - (CALLED_DAYS + 1) * DAY_MS}`;
  const earlier = sql`(SELECT substr(h.what, 8, instr(h.what, ${` ${MOVED} `}) - 8) FROM record_history AS h
    WHERE h.record_id = records.id AND h.version = records.version AND h.change_id = ${result})`;
  return [
    database.insert(recordHistory).select(sql`
      SELECT records.id, records.version + 1, ${changeId}, ${at},
        'status ' || records.status || ${` ${MOVED} `} || ${earlier}, ${by}, ${UNDONE}
      FROM records WHERE ${ofNumber} AND ${isVersionOf(result, 'records.version')} AND ${only}`),
    database
      .update(records)
      .set({ status: earlier, version: sql`${records.version} + 1`, updatedAt: at })
      .where(sql`${ofNumber} AND ${isVersionOf(changeId, 'records.version + 1')}`),
    sendAgain(database, sql`${ofNumber} AND ${isVersionOf(changeId, 'records.version')}`, at),
  ] as const;
}
