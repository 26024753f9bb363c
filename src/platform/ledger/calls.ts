import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import { CALLED_DAYS, type Call, MOST_COUNTED, TAKEN_MINUTES } from '../../features/calls/rules/call.ts';
import type { CountedCalls } from '../../features/calls/rules/call-figures.ts';
import { DAY_MS, MINUTE_MS } from '../../values/durations.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { type CallRecords, createCallRecords } from './call-records.ts';
import { type CallRow, type First, firstOf, resultStatements, type SentResult } from './call-results.ts';
import { mayTakeBack, notedLately, takeBackStatements } from './call-undo.ts';
import { createAttempt, type LedgerContext, openDatabase } from './database.ts';
import { calls, dailyCalls } from './schema-calls.ts';

type Unavailable = 'ledger_unavailable';

/** Who waits: those due now, oldest first, and the next ones of later. */
export interface WaitingCalls {
  readonly due: readonly Call[];
  readonly later: readonly Call[];
  /** How many are due, up to `MOST_COUNTED`. */
  readonly dueCount: number;
}

export interface Calls extends CallRecords {
  waiting(): Promise<Result<WaitingCalls, Unavailable>>;
  find(mobileNumber: string): Promise<Result<Call, 'not_found' | Unavailable>>;
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
  /** The numbers whose last result the operator noted a moment ago and may take back, the newest first. */
  noted(by: string): Promise<Result<readonly Call[], Unavailable>>;
  /**
   * Takes the last result of a number back, with all that it moved and counted, in one transaction. `answered`: it is not
   * this operator's, too old, or something followed it.
   */
  takeBack(
    sent: Pick<SentResult, 'mobileNumber' | 'version'>,
    by: string,
  ): Promise<Result<Call, 'not_found' | 'answered' | Unavailable, First>>;
  /** The first calls of some days, by the minutes that people waited. Dates in India, both included. */
  counted(from: string, to: string): Promise<Result<readonly CountedCalls[], Unavailable>>;
}

/** Cards of one page, and lines of those due later. */
const PAGE = 25;
const LATER = 10;
/** A mistap is seen at once, so the last results are enough. */
const MOST_TAKEN_BACK = 3;

const toCall = ({ waits, at, changeId: _, notedAt: __, before: ___, ...row }: CallRow): Call => ({
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

  return {
    ...createCallRecords(database, attempt, report),

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

    async note(sent, by) {
      const found = await read(sent.mobileNumber);
      if (!found.ok) return found;
      const row = found.value;
      if (row.version !== sent.version || !row.waits) return failure('answered', firstOf(row));
      const noted = { row, sent, by, at: now(), changeId: newId() };
      const done = await attempt('note call', () => database.batch(resultStatements(database, noted)));
      if (!done.ok) return failure('ledger_unavailable');
      const [after] = done.value[1];
      if (after === undefined) return failure('not_found');
      return after.changeId === noted.changeId ? success(toCall(after)) : failure('answered', firstOf(after));
    },

    async noted(by) {
      const found = await attempt('noted calls', () => notedLately(database, now()));
      if (!found.ok) return failure('ledger_unavailable');
      const own = found.value.filter((row) => mayTakeBack(row, by, now()));
      return success(own.slice(0, MOST_TAKEN_BACK).map(toCall));
    },

    async takeBack({ mobileNumber, version }, by) {
      const found = await read(mobileNumber);
      if (!found.ok) return found;
      const { before, ...row } = found.value;
      if (row.version !== version || before === null || !mayTakeBack(found.value, by, now()))
        return failure('answered', firstOf(found.value));
      const changeId = newId();
      const back = { row: { ...row, before }, by, at: now(), changeId };
      const done = await attempt('take call back', () => database.batch(takeBackStatements(database, back)));
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
}
