import type { D1Database } from '@cloudflare/workers-types';
import { eq } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { RecordKind } from '../../features/admin/rules/record-status.ts';
import { failure, type Result, success } from '../../values/result.ts';
import {
  type Changed,
  type ChangeFault,
  type ChangeOptions,
  type Changes,
  createChanger,
} from './change-record.ts';
import { createAttempt, type FaultReport, openDatabase } from './database.ts';
import {
  drawBookingId,
  hashContent,
  type RecordRow,
  randomBelow,
  toDeliveryRow,
  toRecord,
  toRow,
} from './record-row.ts';
import type { LedgerRecord, NewDelivery, NewRecord } from './records.ts';
import { deliveries, paymentEvents, recordHistory, records } from './schema.ts';

export interface LedgerOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new UUID v7. */
  readonly newId: () => string;
  /** A number from 0 up to, not including, the limit; default: cryptographic. */
  readonly random?: ((limit: number) => number) | undefined;
  readonly report?: FaultReport | undefined;
}

/** What recording gives: the record, and whether this submission had been recorded before. */
export interface Recorded {
  readonly record: LedgerRecord;
  readonly repeated: boolean;
}

export type RecordFault = 'idempotency_mismatch' | 'ledger_unavailable';
export type FindFault = 'not_found' | 'ledger_unavailable';

/** The ledger of everything visitors leave with us. Once it answers with success, the record can't be lost. */
export interface Ledger {
  /**
   * Writes a record, the deliveries it owes and its first line of history in one transaction. A booking draws its booking id.
   * The same idempotency key with the same content answers the first record with `repeated: true`, however many at once;
   * with other content: `idempotency_mismatch`. `ledger_unavailable`: nothing was promised; sending it again is safe.
   */
  record(
    kind: RecordKind,
    input: NewRecord,
    owed?: readonly NewDelivery[],
  ): Promise<Result<Recorded, RecordFault>>;
  /**
   * Changes a record in one transaction: its next version, a line of history, its record-following deliveries owed again,
   * further deliveries it owes now. `changes` may be a function of the record as it is, whose own failure codes are passed on;
   * it is asked again when somebody else was quicker. `status_refused`: the status may not move that way.
   */
  change<Code extends string = never>(
    id: string,
    changes: Changes<Code>,
    options: ChangeOptions,
  ): Promise<Result<Changed, ChangeFault | Code>>;
  find(id: string): Promise<Result<LedgerRecord, FindFault>>;
  /** By the displayed `CAR…` id. For the desk and the provider's side only: it is no credential. */
  findByBookingId(bookingId: string): Promise<Result<LedgerRecord, FindFault>>;
  /** Whether a change with this event of the payment provider was made before; when in doubt, no: changes repeat harmlessly. */
  knowsPaymentEvent(eventId: string): Promise<boolean>;
  /** The record that was changed with this event of the payment provider: an order by the id it was opened under there. */
  findByPaymentEvent(eventId: string): Promise<Result<LedgerRecord, FindFault>>;
}

/** Failed rounds of write and read-back after which the database counts as down, and writes in all (booking ids drawn). */
const MAX_FAULTS = 2;
const MAX_WRITES = 8;

/** The ledger over a D1 database whose migrations are applied. */
export function createLedger(d1: D1Database, options: LedgerOptions): Ledger {
  const { now, newId, random = randomBelow } = options;
  const database = openDatabase(d1);
  const attempt = createAttempt(options.report);
  const change = createChanger(database, { now, newId, attempt });

  const write = (row: RecordRow, owed: readonly NewDelivery[]) => {
    const deliveryRows = owed.map(
      (delivery): BatchItem<'sqlite'> =>
        database.insert(deliveries).values(toDeliveryRow(delivery, row.id, newId(), row.createdAt)),
    );
    return database.batch([
      database.insert(records).values(row),
      database.insert(recordHistory).values({
        recordId: row.id,
        version: 1,
        changeId: row.id,
        at: row.createdAt,
        what: 'created',
        by: 'visitor',
      }),
      ...deliveryRows,
    ]);
  };

  const findWhere = async (step: string, condition: ReturnType<typeof eq>) => {
    const found = await attempt(step, () => database.select().from(records).where(condition).limit(1));
    if (!found.ok) return failure('ledger_unavailable');
    const [row] = found.value;
    return row === undefined ? failure('not_found') : success(toRecord(row));
  };

  return {
    change,
    find: (id) => findWhere('find', eq(records.id, id)),
    findByBookingId: (bookingId) => findWhere('find by booking id', eq(records.bookingId, bookingId)),

    async knowsPaymentEvent(eventId) {
      const found = await attempt('find payment event', () =>
        database
          .select({ at: paymentEvents.at })
          .from(paymentEvents)
          .where(eq(paymentEvents.eventId, eventId))
          .limit(1),
      );
      return found.ok && found.value.length > 0;
    },

    async findByPaymentEvent(eventId) {
      const found = await attempt('find by payment event', () =>
        database
          .select({ record: records })
          .from(paymentEvents)
          .innerJoin(records, eq(records.id, paymentEvents.recordId))
          .where(eq(paymentEvents.eventId, eventId))
          .limit(1),
      );
      if (!found.ok) return failure('ledger_unavailable');
      const [row] = found.value;
      return row === undefined ? failure('not_found') : success(toRecord(row.record));
    },

    async record(kind, input, owed = []) {
      const contentHash = await hashContent(kind, input);
      const id = newId();
      let faults = 0;
      for (let draw = 1; draw <= MAX_WRITES && faults < MAX_FAULTS; draw += 1) {
        const bookingId = kind === 'booking' ? drawBookingId(draw, random) : null;
        const row = toRow(kind, input, { id, now: now(), bookingId, contentHash });
        const written = await attempt('record', () => write(row, owed));
        if (written.ok) return success({ record: toRecord(row), repeated: false });

        // The key may be taken, the write may have been committed with its answer lost, or the booking id was taken:
        // what stands under the key tells which, without reading the engine's message.
        const kept = await attempt('read back', () =>
          database.select().from(records).where(eq(records.idempotencyKey, input.idempotencyKey)).limit(1),
        );
        const [standing] = kept.ok ? kept.value : [];
        if (standing !== undefined) {
          if (standing.contentHash !== contentHash) return failure('idempotency_mismatch');
          return success({ record: toRecord(standing), repeated: standing.id !== id });
        }
        if (!kept.ok || bookingId === null) faults += 1;
      }
      return failure('ledger_unavailable');
    },
  };
}
