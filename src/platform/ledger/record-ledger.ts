import type { D1Database } from '@cloudflare/workers-types';
import { eq } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { LedgerRecord } from '../../records/record.ts';
import type { RecordKind } from '../../records/record-status.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { callOfRequest } from './call-statements.ts';
import {
  type Changed,
  type ChangeFault,
  type ChangeOptions,
  type Changes,
  createChanger,
  type FactDeliveries,
  type RecordChange,
} from './change-record.ts';
import { createAttempt, type FaultReport, openDatabase } from './database.ts';
import {
  drawBookingId,
  hashContent,
  type RecordRow,
  randomBelow,
  readRow,
  toDeliveryRow,
  toRow,
} from './record-row.ts';
import type { NewDelivery, NewRecord } from './records.ts';
import { deliveries, paymentEvents, records } from './schema.ts';

interface LedgerOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new UUID v7. */
  readonly newId: () => string;
  /** A number from 0 up to, not including, the limit; default: cryptographic. */
  readonly random?: ((limit: number) => number) | undefined;
  readonly report?: FaultReport | undefined;
  /** Called once a new record is stored; a repeat is not new. It may neither throw nor wait. */
  readonly onRecorded?: ((record: LedgerRecord) => void) | undefined;
  /** Called once a change is stored, whoever made it. It may neither throw nor wait. */
  readonly onChanged?: ((after: LedgerRecord, change: RecordChange) => void) | undefined;
  /** More deliveries of every new and changed record. It may neither throw nor wait. */
  readonly factDeliveries?: FactDeliveries | undefined;
  /** Records that have left the database. They are found like any other, and a change puts them back first. */
  readonly older?: OlderRecords | undefined;
}

export interface OlderRecords {
  find(id: string): Promise<LedgerRecord | undefined>;
  /** Puts a record back into the database; false where it is not there. */
  restore(id: string): Promise<boolean>;
}

/** A recorded submission; `repeated` when the same one was recorded before. */
interface Recorded {
  readonly record: LedgerRecord;
  readonly repeated: boolean;
}

type RecordFault = 'idempotency_mismatch' | 'ledger_unavailable';
type FindFault = 'not_found' | 'ledger_unavailable';

/** The ledger of everything that visitors submit. Once it reports success, the record is safely stored. */
export interface Ledger {
  /**
   * Writes a record and its deliveries in one transaction. A booking gets a random booking id.
   * The same idempotency key with the same content returns the first record with `repeated: true`, also for concurrent
   * calls; with other content it fails with `idempotency_mismatch`. After `ledger_unavailable` a retry is safe.
   */
  record<Kind extends RecordKind>(
    kind: Kind,
    input: NewRecord<Kind>,
    deliveries?: readonly NewDelivery[],
  ): Promise<Result<Recorded, RecordFault>>;
  /**
   * The record that `record` would answer as a repeat of the same key and content; undefined under a new key. With it a
   * repeat needs no check that the first send has passed: since then a price may have changed or a slot begun.
   */
  findRepeat(
    kind: RecordKind,
    input: Pick<NewRecord, 'idempotencyKey' | 'content'>,
  ): Promise<Result<LedgerRecord | undefined, RecordFault>>;
  /**
   * Changes a record in one transaction: the next version, a history entry, its deliveries pending again, and new
   * deliveries. `changes` may be a function of the current record; it is called again after a concurrent change, and its
   * failure codes are returned. `status_refused`: the status may not change that way.
   */
  change<Code extends string = never>(
    id: string,
    changes: Changes<Code>,
    options: ChangeOptions,
  ): Promise<Result<Changed, ChangeFault | Code>>;
  find(id: string): Promise<Result<LedgerRecord, FindFault>>;
  /** By the displayed `CAR…` id. For the operator and the payment provider only: the id is no credential. */
  findByBookingId(bookingId: string): Promise<Result<LedgerRecord, FindFault>>;
  /** Whether this event of the payment provider was applied before. A database fault answers false: repeating is harmless. */
  knowsPaymentEvent(eventId: string): Promise<boolean>;
  /** The record that this event of the payment provider changed. */
  findByPaymentEvent(eventId: string): Promise<Result<LedgerRecord, FindFault>>;
}

/** After this many failed rounds of write and read-back the database counts as down. */
const MAX_FAULTS = 2;
/** The most writes of one record: each draws another booking id. */
const MAX_WRITES = 8;

/** The ledger over a D1 database whose migrations are applied. */
export function createLedger(d1: D1Database, options: LedgerOptions): Ledger {
  const { now, newId, random = randomBelow, onRecorded, onChanged, factDeliveries, older } = options;
  const database = openDatabase(d1);
  const attempt = createAttempt(options.report);
  const { report } = options;
  const changeStored = createChanger(database, { now, newId, attempt, report, onChanged, factDeliveries });

  /** A record that no reader understands stays stored, and its visitor gets the answer of a ledger that is down. */
  const readable = (row: RecordRow): Result<LedgerRecord, 'ledger_unavailable'> => {
    const record = readRow(row, options.report);
    return record === undefined ? failure('ledger_unavailable') : success(record);
  };

  const write = (row: RecordRow, newDeliveries: readonly NewDelivery[]) => {
    const record = factDeliveries && readRow(row, report);
    const facts = record === undefined ? [] : (factDeliveries?.(record) ?? []);
    const deliveryRows = [...newDeliveries, ...facts].map(
      (delivery): BatchItem<'sqlite'> =>
        database.insert(deliveries).values(toDeliveryRow(delivery, row.id, newId(), row.createdAt)),
    );
    return database.batch([
      database.insert(records).values(row),
      ...deliveryRows,
      ...callOfRequest(database, row),
    ]);
  };

  const findWhere = async (step: string, condition: ReturnType<typeof eq>) => {
    const found = await attempt(step, () => database.select().from(records).where(condition).limit(1));
    if (!found.ok) return failure('ledger_unavailable');
    const [row] = found.value;
    return row === undefined ? failure('not_found') : readable(row);
  };

  const repeatOf = async (
    step: string,
    { idempotencyKey, contentHash }: Pick<RecordRow, 'idempotencyKey' | 'contentHash'>,
  ): Promise<Result<LedgerRecord | undefined, RecordFault>> => {
    const found = await attempt(step, () =>
      database.select().from(records).where(eq(records.idempotencyKey, idempotencyKey)).limit(1),
    );
    if (!found.ok) return failure('ledger_unavailable');
    const [row] = found.value;
    if (row === undefined) return success(undefined);
    return row.contentHash === contentHash ? readable(row) : failure('idempotency_mismatch');
  };

  const recordNew: Ledger['record'] = async (kind, input, newDeliveries = []) => {
    const contentHash = await hashContent(kind, input);
    const id = newId();
    let faults = 0;
    for (let draw = 1; draw <= MAX_WRITES && faults < MAX_FAULTS; draw += 1) {
      const bookingId = kind === 'booking' ? drawBookingId(draw, random) : null;
      const row = toRow(kind, input, { id, now: now(), bookingId, contentHash });
      const written = await attempt('record', () => write(row, newDeliveries));
      if (written.ok) {
        const record = readable(row);
        return record.ok ? success({ record: record.value, repeated: false }) : record;
      }

      // The key exists already, the write was committed but its answer was lost, or the booking id exists already.
      // The record under the key decides which, without parsing the engine's message.
      const readBack = await repeatOf('read back', row);
      if (readBack.ok && readBack.value !== undefined)
        return success({ record: readBack.value, repeated: readBack.value.id !== id });
      if (!readBack.ok && readBack.code === 'idempotency_mismatch') return readBack;
      if (!readBack.ok || bookingId === null) faults += 1;
    }
    return failure('ledger_unavailable');
  };

  return {
    async record(...given) {
      const recorded = await recordNew(...given);
      if (recorded.ok && !recorded.value.repeated) onRecorded?.(recorded.value.record);
      return recorded;
    },

    async change(id, changes, how) {
      const changed = await changeStored(id, changes, how);
      if (changed.ok || changed.code !== 'not_found' || !(await older?.restore(id))) return changed;
      return changeStored(id, changes, how);
    },

    async find(id) {
      const found = await findWhere('find', eq(records.id, id));
      if (found.ok || found.code !== 'not_found') return found;
      const left = await older?.find(id);
      return left === undefined ? found : success(left);
    },

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
      return row === undefined ? failure('not_found') : readable(row.record);
    },

    async findRepeat(kind, input) {
      const { idempotencyKey } = input;
      return repeatOf('find repeat', { idempotencyKey, contentHash: await hashContent(kind, input) });
    },
  };
}
