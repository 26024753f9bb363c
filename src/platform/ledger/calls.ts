import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import {
  CALLED_DAYS,
  type Call,
  type CallNote,
  type CallResult,
  MOST_COUNTED,
  type NotedCall,
  TAKEN_MINUTES,
} from '../../features/calls/rules/call.ts';
import { type CountedCalls, LONGEST_MINUTES } from '../../features/calls/rules/call-figures.ts';
import { minutesWaited } from '../../features/calls/rules/call-hours.ts';
import { afterResult, MOVES } from '../../features/calls/rules/note-call.ts';
import type { LedgerRecord } from '../../records/record.ts';
import { DAY_MS, MINUTE_MS } from '../../values/durations.ts';
import { indiaDate, indiaMinutes } from '../../values/india-time.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { ANSWERED_MS, moveRequests } from './call-statements.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { readRows } from './record-row.ts';
import { calls, dailyCalls, records } from './schema.ts';

type Unavailable = 'ledger_unavailable';

/** Who waits: those due now, oldest first, and the next ones of later. */
export interface WaitingCalls {
  readonly due: readonly Call[];
  readonly later: readonly Call[];
  /** How many are due, up to `MOST_COUNTED`. */
  readonly dueCount: number;
}

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

export interface Calls {
  waiting(): Promise<Result<WaitingCalls, Unavailable>>;
  find(mobileNumber: string): Promise<Result<Call, 'not_found' | Unavailable>>;
  /** The newest records of each number, and the chats that its sessions opened; a bounded number of each. */
  recordsOf(
    numbers: readonly string[],
  ): Promise<Result<ReadonlyMap<string, readonly LedgerRecord[]>, Unavailable>>;
  /** Says that an operator calls now. `taken`: another one does, since when. */
  take(
    mobileNumber: string,
    by: string,
  ): Promise<Result<undefined, 'not_found' | 'taken' | Unavailable, First>>;
  /**
   * Notes the result of a call, moves the waiting requests and counts the first call, in one transaction. `answered`:
   * the screen was old, and nothing changes.
   */
  note(sent: SentResult, by: string): Promise<Result<Call, 'not_found' | 'answered' | Unavailable, First>>;
  /** The first calls of some days, by the minutes that people waited. Dates in India, both included. */
  counted(from: string, to: string): Promise<Result<readonly CountedCalls[], Unavailable>>;
}

/** Cards of one page, and lines of those due later. */
const PAGE = 25;
const LATER = 10;
/** Records of one person on a card. */
const MOST_RECORDS = 20;
/** Chats of one session on a card. */
const MOST_CHATS = 3;
const MOST_NOTES = 20;

const toCall = ({ waits, at, changeId: _, ...row }: typeof calls.$inferSelect): Call => ({
  ...row,
  dueAt: waits ? at : null,
});

/** Who is to be called, and how the calls went. */
export function createCalls(d1: D1Database, { now, newId, report }: LedgerContext): Calls {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  const read = async (mobileNumber: string) => {
    const found = await attempt('find call', () =>
      database.select().from(calls).where(eq(calls.mobileNumber, mobileNumber)).limit(1),
    );
    if (!found.ok) return failure('ledger_unavailable');
    const [row] = found.value;
    return row === undefined ? failure('not_found') : success(row);
  };

  /** The chats that the sessions of some records opened: a redirect has no number. Undefined after a fault. */
  const chatsOf = async (own: readonly LedgerRecord[]) => {
    const numbers = new Map(
      own.flatMap(({ sessionId, mobileNumber }) =>
        sessionId === null || mobileNumber === null ? [] : [[sessionId, mobileNumber] as const],
      ),
    );
    const found = await attempt('chats of calls', () =>
      database
        .select()
        .from(records)
        .where(
          sql`${records.id} IN (SELECT one.id FROM json_each(${JSON.stringify([...numbers.keys()])}) AS s CROSS JOIN records AS one
            WHERE one.id IN (SELECT r.id FROM records AS r INDEXED BY redirects_by_session
              WHERE r.kind = 'redirect' AND r.session_id = s.value LIMIT ${MOST_CHATS}))`,
        ),
    );
    return found.ok
      ? {
          records: readRows(found.value, report).records,
          numberOf: (session: string | null) => numbers.get(session ?? '') ?? '',
        }
      : undefined;
  };

  return {
    async waiting() {
      const at = now();
      const oldest = at - CALLED_DAYS * DAY_MS;
      const isDue = and(eq(calls.waits, true), gte(calls.at, oldest), lte(calls.at, at));
      const found = await attempt('calls', () =>
        database.batch([
          database.select().from(calls).where(isDue).orderBy(asc(calls.at)).limit(PAGE),
          database
            .select()
            .from(calls)
            .where(and(eq(calls.waits, true), gt(calls.at, at)))
            .orderBy(asc(calls.at))
            .limit(LATER),
          database.select({ count: sql<number>`count(*)` }).from(
            database
              .select({ one: sql`1`.as('one') })
              .from(calls)
              .where(isDue)
              .limit(MOST_COUNTED)
              .as('found'),
          ),
        ]),
      );
      if (!found.ok) return failure('ledger_unavailable');
      const [due, later, [counted]] = found.value;
      return success({ due: due.map(toCall), later: later.map(toCall), dueCount: counted?.count ?? 0 });
    },

    async find(mobileNumber) {
      const found = await read(mobileNumber);
      return found.ok ? success(toCall(found.value)) : found;
    },

    async recordsOf(numbers) {
      const listed = JSON.stringify(numbers);
      const found = await attempt('records of calls', () =>
        database
          .select()
          .from(records)
          .where(
            sql`${records.id} IN (SELECT one.id FROM json_each(${listed}) AS n CROSS JOIN records AS one
              WHERE one.id IN (SELECT r.id FROM records AS r WHERE r.mobile_number = n.value
                ORDER BY r.created_at DESC, r.id DESC LIMIT ${MOST_RECORDS}))`,
          ),
      );
      if (!found.ok) return failure('ledger_unavailable');
      const { records: own } = readRows(found.value, report);
      const chats = await chatsOf(own);
      if (chats === undefined) return failure('ledger_unavailable');
      const newestFirst = [...own, ...chats.records].toSorted(
        (one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1),
      );
      return success(
        Map.groupBy(newestFirst, ({ mobileNumber, sessionId }) => mobileNumber ?? chats.numberOf(sessionId)),
      );
    },

    async take(mobileNumber, by) {
      const at = now();
      const free = sql`(${calls.takenAt} is null or ${calls.takenAt} <= ${at - TAKEN_MINUTES * MINUTE_MS} or ${calls.takenBy} = ${by})`;
      const done = await attempt('take call', () =>
        database.batch([
          database
            .update(calls)
            .set({ takenAt: at, takenBy: by })
            .where(and(eq(calls.mobileNumber, mobileNumber), eq(calls.waits, true), free)),
          database.select().from(calls).where(eq(calls.mobileNumber, mobileNumber)),
        ]),
      );
      if (!done.ok) return failure('ledger_unavailable');
      const [row] = done.value[1];
      if (row === undefined || !row.waits) return failure('not_found');
      return row.takenBy === by ? success(undefined) : failure('taken', firstOf(row));
    },

    async note({ mobileNumber, version, result, backAt }, by) {
      const found = await read(mobileNumber);
      if (!found.ok) return found;
      const row = found.value;
      if (row.version !== version || !row.waits) return failure('answered', firstOf(row));
      const at = now();
      const changeId = newId();
      const next = afterResult(row, { result, backAt }, at);
      const calledAt = row.calledAt ?? (row.takenBy === by ? row.takenAt : null) ?? at;
      const note: NotedCall = {
        at,
        by,
        result: next.note,
        ...(next.dueAt !== null && { due: next.dueAt }),
      };
      const only = sql`EXISTS (SELECT 1 FROM calls WHERE mobile_number = ${mobileNumber} AND change_id = ${changeId})`;
      const done = await attempt('note call', () =>
        database.batch([
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
            })
            .where(
              and(eq(calls.mobileNumber, mobileNumber), eq(calls.version, version), eq(calls.waits, true)),
            ),
          database.select().from(calls).where(eq(calls.mobileNumber, mobileNumber)),
          ...moveRequests(database, {
            mobileNumber,
            moves: MOVES[next.note],
            by,
            at,
            changeId,
            why: `call_${next.note}`,
            only,
          }),
          ...(row.calledAt === null ? [countCall({ row, calledAt, by, only })] : []),
        ]),
      );
      if (!done.ok) return failure('ledger_unavailable');
      const [after] = done.value[1];
      if (after === undefined) return failure('not_found');
      return after.changeId === changeId ? success(toCall(after)) : failure('answered', firstOf(after));
    },

    async counted(from, to) {
      const found = await attempt('count calls', () =>
        database
          .select()
          .from(dailyCalls)
          .where(and(gte(dailyCalls.day, from), lte(dailyCalls.day, to))),
      );
      return found.ok ? success(found.value) : failure('ledger_unavailable');
    },
  };

  /** Counts a first call under the minutes that the person waited. */
  function countCall({
    row,
    calledAt,
    by,
    only,
  }: {
    readonly row: typeof calls.$inferSelect;
    readonly calledAt: number;
    readonly by: string;
    readonly only: ReturnType<typeof sql>;
  }) {
    const opened = new Date(row.openedAt);
    const minutes = Math.min(LONGEST_MINUTES, minutesWaited(row.openedAt, calledAt));
    const hour = Math.floor(indiaMinutes(opened) / 60);
    // The campaign of the newest request; a campaign outside the closed list counts as `other`.
    return database
      .insert(dailyCalls)
      .select(
        sql`SELECT ${indiaDate(opened)}, ${hour}, ${by}, CASE WHEN coalesce(newest.campaign, '') = '' THEN ''
        WHEN EXISTS (SELECT 1 FROM counted_values WHERE dimension = 'campaign' AND value = newest.campaign) THEN newest.campaign
        ELSE 'other' END, ${minutes}, 1
      FROM (SELECT (SELECT campaign FROM records WHERE mobile_number = ${row.mobileNumber}
        AND kind IN ('lead', 'service_request') ORDER BY created_at DESC, id DESC LIMIT 1) AS campaign) AS newest
      WHERE ${only}`,
      )
      .onConflictDoUpdate({
        target: [
          dailyCalls.day,
          dailyCalls.hour,
          dailyCalls.operator,
          dailyCalls.campaign,
          dailyCalls.minutes,
        ],
        set: { count: sql`${dailyCalls.count} + 1` },
      });
  }
}

/** Who changed a number's row last. */
const firstOf = ({ notes, takenAt, takenBy }: typeof calls.$inferSelect): First => {
  const last = notes.at(-1);
  return takenAt !== null && takenBy !== null
    ? { by: takenBy, at: takenAt }
    : { by: last?.by ?? '', at: last?.at ?? 0, result: last?.result };
};
