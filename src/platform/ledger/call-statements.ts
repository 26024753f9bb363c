import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { CALLED_DAYS, type NotedCall } from '../../features/calls/rules/call.ts';
import { MOVES, type RequestMoves } from '../../features/calls/rules/note-call.ts';
import type { AnyFields, LedgerRecord } from '../../records/record.ts';
import { isAgreed, type RecordKind } from '../../records/record-status.ts';
import { DAY_MS } from '../../values/durations.ts';
import type { LedgerDatabase } from './database.ts';
import type { RecordRow } from './record-row.ts';
import { deliveries, recordHistory, records } from './schema.ts';
import { calls } from './schema-calls.ts';

/** How long the row of an answered number stays: the archive takes no record earlier. */
export const ANSWERED_MS = 31 * DAY_MS;

/** A row without a result to take back: a new request or another answer followed the last one. */
export const NOT_NOTED = { notedAt: null, before: null } as const;

type Request = keyof RequestMoves;
const isRequest = (kind: RecordKind): kind is Request => kind === 'lead' || kind === 'service_request';

/** The statuses of requests that wait, and those that a booking still answers. */
const FROM: Readonly<Record<RequestMoves[Request], readonly string[]>> = {
  contacted: ['new'],
  lost: ['new', 'contacted'],
  cancelled: ['new', 'contacted'],
  converted: ['new', 'contacted', 'lost'],
  scheduled: ['new', 'contacted'],
};

/**
 * The statement that puts the number of a new request on the list of calls. A number that waits for its first call keeps
 * its place; after a call its next request begins another round.
 */
export function callOfRequest(
  database: LedgerDatabase,
  row: Pick<RecordRow, 'kind' | 'mobileNumber' | 'createdAt'>,
): readonly BatchItem<'sqlite'>[] {
  const { kind, mobileNumber, createdAt: at } = row;
  if (!isRequest(kind) || mobileNumber === null) return [];
  return [
    database
      .insert(calls)
      .values({ mobileNumber, version: 1, openedAt: at, waits: true, at, tries: 0, notes: [] })
      .onConflictDoUpdate({
        target: calls.mobileNumber,
        set: {
          version: sql`${calls.version} + 1`,
          openedAt: at,
          waits: true,
          at,
          tries: 0,
          calledAt: null,
          takenAt: null,
          takenBy: null,
          ...NOT_NOTED,
        },
        setWhere: sql`${calls.waits} = 0 or ${calls.calledAt} is not null`,
      }),
  ];
}

/** Whether nobody has to call about a visit any more: it is agreed, and has its seat. */
function isSettled(record: LedgerRecord): boolean {
  const { seatWaits }: AnyFields = record.fields;
  return isAgreed(record) && seatWaits === undefined;
}

interface StatusChange {
  readonly record: LedgerRecord;
  readonly by: string;
  readonly changeId: string;
  /** Whether an operator takes the last status back. */
  readonly undoes: boolean;
}

/**
 * The statements that follow a record's new status. An agreed visit answers all requests of its number. A request whose
 * status an operator set is answered by that, unless another one waits or has the promise of a call. One that waits again,
 * because a result was a mistake, is called again.
 */
export function callAfterStatus(
  database: LedgerDatabase,
  { record, by, changeId, undoes }: StatusChange,
): readonly BatchItem<'sqlite'>[] {
  const { mobileNumber, updatedAt: at, kind, status, id } = record;
  if (mobileNumber === null) return [];
  if (isSettled(record))
    return [
      settle(database, { mobileNumber, note: { at, by, result: 'booked' } }),
      keepResult(database, mobileNumber),
      ...moveRequests(database, { mobileNumber, moves: MOVES.booked, by, at, changeId }),
    ];
  if (!isRequest(kind)) return [];
  if (status === 'new' || (undoes && status === 'contacted')) return callAgain(database, record);
  const others = sql`NOT EXISTS (SELECT 1 FROM records AS other WHERE other.mobile_number = ${mobileNumber}
    AND other.created_at >= ${at - CALLED_DAYS * DAY_MS} AND other.kind IN ('lead', 'service_request')
    AND (other.status = 'new' OR (other.status = 'contacted' AND ${calls.calledAt} IS NOT NULL)) AND other.id <> ${id})`;
  return [
    settle(database, { mobileNumber, note: { at, by, result: 'elsewhere' } }, others),
    keepResult(database, mobileNumber),
  ];
}

/** Puts an answered number back on the list. The round goes on, so its first call is not counted again. */
function callAgain(
  database: LedgerDatabase,
  { mobileNumber, createdAt, updatedAt: at }: LedgerRecord,
): readonly BatchItem<'sqlite'>[] {
  if (mobileNumber === null || createdAt < at - CALLED_DAYS * DAY_MS) return [];
  return [
    database
      .insert(calls)
      .values({ mobileNumber, version: 1, openedAt: at, waits: true, at, tries: 0, notes: [] })
      .onConflictDoUpdate({
        target: calls.mobileNumber,
        set: { version: sql`${calls.version} + 1`, waits: true, at, takenAt: null, takenBy: null },
        setWhere: sql`${calls.waits} = 0`,
      }),
  ];
}

/** After this, the last result is not taken back: nobody calls a person again who has booked since. */
const keepResult = (database: LedgerDatabase, mobileNumber: string) =>
  database
    .update(calls)
    .set(NOT_NOTED)
    .where(sql`${calls.mobileNumber} = ${mobileNumber} AND ${calls.notedAt} IS NOT NULL`);

const settle = (
  database: LedgerDatabase,
  { mobileNumber, note }: { readonly mobileNumber: string; readonly note: NotedCall },
  only: SQL = sql`1`,
) =>
  database
    .update(calls)
    .set({
      version: sql`${calls.version} + 1`,
      waits: false,
      at: note.at + ANSWERED_MS,
      takenAt: null,
      takenBy: null,
      notes: sql`json_insert(${calls.notes}, '$[#]', json(${JSON.stringify(note)}))`,
    })
    .where(sql`${calls.mobileNumber} = ${mobileNumber} AND ${calls.waits} = 1 AND ${only}`);

interface RequestMove {
  readonly mobileNumber: string;
  readonly moves: RequestMoves;
  readonly by: string;
  readonly at: number;
  readonly changeId: string;
  readonly why?: string | undefined;
  /** Where it is false, nothing moves. */
  readonly only?: SQL | undefined;
}

/**
 * The statements that move the waiting requests of a number to another status, with their history and deliveries, in
 * the batch of what answers them. A concurrent change of one of them fails the batch at the history's key.
 */
export function moveRequests(database: LedgerDatabase, move: RequestMove): readonly BatchItem<'sqlite'>[] {
  const { mobileNumber, moves, by, at, changeId, why = null, only = sql`1` } = move;
  const since = at - CALLED_DAYS * DAY_MS;
  return (['lead', 'service_request'] as const).flatMap((kind): BatchItem<'sqlite'>[] => {
    const to = moves[kind];
    const ofNumber = sql`records.mobile_number = ${mobileNumber} AND records.created_at >= ${since} AND records.kind = ${kind}`;
    const hasMoved = (version: string) => sql`${ofNumber} AND ${isVersionOf(changeId, version)}`;
    const waiting = sql.raw(FROM[to].map((status) => `'${status}'`).join(', '));
    return [
      database.insert(recordHistory).select(sql`
        SELECT records.id, records.version + 1, ${changeId}, ${at}, 'status ' || records.status || ' → ' || ${to}, ${by}, ${why}
        FROM records WHERE ${ofNumber} AND records.status IN (${waiting}) AND ${only}`),
      database
        .update(records)
        .set({ status: to, version: sql`${records.version} + 1`, updatedAt: at })
        .where(hasMoved('records.version + 1')),
      sendAgain(database, hasMoved('records.version'), at),
    ];
  });
}

/** Whether a change made a version of a record. */
export const isVersionOf = (changeId: string, version: string): SQL =>
  sql`EXISTS (SELECT 1 FROM record_history AS h
    WHERE h.record_id = records.id AND h.version = ${sql.raw(version)} AND h.change_id = ${changeId})`;

/** Sends the moved records again. A pending delivery keeps its place: it will send the latest state anyway. */
export const sendAgain = (database: LedgerDatabase, isMoved: SQL, at: number) =>
  database
    .update(deliveries)
    .set({ state: 'pending', attempts: 0, queuedAt: at, nextAttemptAt: at, finishedAt: null })
    .where(
      sql`${deliveries.event} IS NULL AND ${deliveries.state} IN ('delivered', 'failed', 'skipped')
        AND ${deliveries.recordId} IN (SELECT records.id FROM records WHERE ${isMoved})`,
    );
