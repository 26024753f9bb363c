import type { NewDelivery, RecordChanges } from '../../platform/ledger/records.ts';
import { type AnyFields, fieldsOf, type LedgerRecord } from '../../records/record.ts';
import { isAgreed, mayChoose, stageOf } from '../../records/record-status.ts';
import type { Admin } from '../../services/admin.ts';
import type { WriteServices } from '../../services/services.ts';
import type { Operator } from '../../values/operator.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { draftOfRecord, missingOf, withCity } from '../bookings/contract.ts';
import { consentOfOrder, redeemCouponOf } from '../checkout/index.ts';
import { hasJob, jobOf, UNDONE, undoableOf } from '../jobs/contract.ts';
import { changeJob } from '../jobs/index.ts';
import { type SlotCity, type SlotId, type SlotRefusal, seatDelivery, slotCities } from '../slots/contract.ts';

type ChangeServices = Pick<
  WriteServices,
  'ledger' | 'now' | 'signer' | 'billNumbers' | 'slots' | 'coupons' | 'conversionDeliveries'
>;

export type RecordFault =
  | SlotRefusal
  | 'slots_unavailable'
  | 'not_found'
  | 'conflict'
  | 'status_refused'
  | 'incomplete'
  | 'no_slot'
  | 'unknown_service'
  | 'price_fixed'
  | 'nothing_to_undo'
  | 'reviewed'
  | 'too_late'
  | 'ledger_unavailable';

/** The operator who asks for a change. */
export interface Author {
  readonly by: Operator;
}

export type ChangedRecord = Result<LedgerRecord, RecordFault>;

/** The city whose board seats a record; the first board also seats the records of cities without one. */
const boardOf = ({ city }: Pick<LedgerRecord, 'city'>): SlotCity =>
  slotCities.find((known) => known === city) ?? slotCities[0];

/** The slot of a record and the board that has it; undefined for a record without a time. */
function slotOf(record: LedgerRecord) {
  const { date, timeSlot }: AnyFields = record.fields;
  return date !== undefined && timeSlot !== undefined
    ? { board: boardOf(record), date, slotId: timeSlot }
    : undefined;
}

/** Refuses a change from a screen that shows an older version; undefined accepts any version. */
export const atVersion =
  (version: number | undefined, decide: (record: LedgerRecord) => Result<RecordChanges, RecordFault>) =>
  (record: LedgerRecord): Result<RecordChanges, RecordFault> =>
    version === undefined || record.version === version ? decide(record) : failure('conflict');

export const written = (done: Result<{ readonly record: LedgerRecord }, RecordFault>): ChangedRecord =>
  done.ok ? success(done.value.record) : failure(done.code);

interface StatusChange extends Author {
  readonly status: string | undefined;
  readonly note: string | null | undefined;
  readonly version: number | undefined;
  readonly why: string | undefined;
}

/**
 * Changes the status of a record. A draft becomes a confirmed booking only with everything that a booking needs, and
 * with its seat.
 */
export async function setStatus(
  services: ChangeServices,
  admin: Admin,
  id: string,
  change: StatusChange,
): Promise<ChangedRecord> {
  const found = await services.ledger.find(id);
  if (!found.ok) return found;
  const record = found.value;
  const { status, note, version, why, by } = change;
  // An operator with an old screen learns that before all else, and takes no seat.
  if (version !== undefined && version !== record.version) return failure('conflict');
  if (status !== undefined && !mayChoose(record, status)) return failure('status_refused');
  if (status !== undefined && takesSeat(record, status)) return confirm(services, admin, record, change);
  const decide = atVersion(version, () => success({ status, note }));
  const done = await services.ledger.change(id, decide, { by, audit: 'record_changed', why });
  if (done.ok && status === 'cancelled') await freeAfterCancel(services, record);
  return written(done);
}

/** Frees the seat, which an unfinished order only holds, and the coupon, as a cancellation by the customer does. */
async function freeAfterCancel(services: ChangeServices, record: LedgerRecord): Promise<void> {
  if (hasJob(record)) await services.slots.release(boardOf(record), record.id);
  if (fieldsOf(record).couponCode !== undefined) await services.coupons.release(record.id);
}

/** Uses the coupon of an order that is no longer cancelled. The agreed amount stands where the coupon ended meanwhile. */
async function redeemAgain(services: ChangeServices, record: LedgerRecord, by: Operator): Promise<void> {
  if (record.status === 'cancelled') await redeemCouponOf(services, record, by);
}

/** Whether a new status gives a record the seat that its old status has not. */
const takesSeat = (record: LedgerRecord, status: string): boolean =>
  !isAgreed(record) && isAgreed({ ...record, status });

/** Confirms a draft, or an order that the customer had not finished. An order for help at once has no time. */
async function confirm(
  services: ChangeServices,
  admin: Admin,
  record: LedgerRecord,
  { status, note, why, by }: StatusChange,
): Promise<ChangedRecord> {
  const { id, kind, version } = record;
  const isDraft = kind === 'booking';
  if (isDraft && missingOf(record).length > 0) return failure('incomplete');
  const slot = slotOf(record);
  if (isDraft && slot === undefined) return failure('no_slot');
  const seat = slot && (await admin.slots.take(slot.board, id, slot));
  // An order of the past needs no seat any more.
  if (seat && !seat.ok && (isDraft || seat.code === 'slot_full' || seat.code === 'slots_unavailable'))
    return seat;
  const confirmedAt = services.now().toISOString();
  const { location } = withCity(draftOfRecord(record));
  const fields = { seatWaits: null, ...(isDraft ? { confirmedAt, location } : { adVisit: null }) };
  const conversion = isDraft ? 'service_scheduled' : 'purchase';
  const conversions = services.conversionDeliveries(conversion, id, consentOfOrder(record));
  const done = await services.ledger.change(
    id,
    atVersion(version, () => success({ status, note, fields, ...(isDraft && { city: slot?.board }) })),
    { by, audit: 'record_changed', why, deliveries: [seatDelivery, ...conversions] },
  );
  if (done.ok) await redeemAgain(services, record, by);
  else await followLedger(services, admin, record);
  return written(done);
}

/**
 * Gives a record the seat that the ledger states, after a change that was refused. Another operator's change, or the
 * same form pressed twice, may have succeeded meanwhile, and its seat stays.
 */
async function followLedger(services: ChangeServices, admin: Admin, before: LedgerRecord): Promise<void> {
  const found = await services.ledger.find(before.id);
  const record = found.ok ? found.value : before;
  const slot = isAgreed(record) ? slotOf(record) : undefined;
  if (slot === undefined) await services.slots.release(boardOf(record), record.id);
  else await admin.slots.take(slot.board, record.id, slot);
}

/**
 * Moves a booking or an order to another slot. A confirmed one takes its new seat first. A draft and an unfinished order
 * only note the time.
 */
export async function moveRecord(
  services: ChangeServices,
  admin: Admin,
  id: string,
  to: {
    readonly version: number;
    readonly date: string;
    readonly timeSlot: SlotId;
    readonly why: string | undefined;
  } & Author,
): Promise<ChangedRecord> {
  const found = await services.ledger.find(id);
  if (!found.ok) return found;
  const record = found.value;
  if (record.version !== to.version) return failure('conflict');
  const isDraft = stageOf(record) === 'draft';
  if (!isDraft && !isAgreed(record)) return failure('status_refused');
  const time = { date: to.date, timeSlot: to.timeSlot };
  const change = (fields: RecordChanges['fields'], deliveries: readonly NewDelivery[]) =>
    services.ledger.change(
      id,
      atVersion(to.version, () => success({ fields })),
      { by: to.by, audit: 'record_moved', why: to.why, deliveries },
    );
  if (isDraft) return written(await change(time, []));
  const seat = await admin.slots.take(boardOf(record), id, { date: to.date, slotId: to.timeSlot });
  if (!seat.ok) return seat;
  const rescheduledAt = services.now().toISOString();
  const earlier: AnyFields = record.fields;
  const moves = (earlier.moves ?? 0) + 1;
  const done = await change({ ...time, rescheduledAt, moves, seatWaits: null }, [seatDelivery]);
  if (!done.ok) await followLedger(services, admin, record);
  return written(done);
}

/** Takes the last status or step of a record back, within a day. */
export async function undoLast(
  services: ChangeServices,
  admin: Admin,
  id: string,
  { version, by }: { readonly version: number } & Author,
): Promise<ChangedRecord> {
  const details = await admin.records.details(id);
  if (!details.ok) return failure(details.code === 'unreadable' ? 'ledger_unavailable' : details.code);
  const { record, lastMove } = details.value;
  if (record.version !== version) return failure('conflict');
  const lastStepAt = jobOf(record).steps.at(-1)?.at;
  const last = undoableOf({ status: record.status, lastStepAt }, lastMove, services.now().getTime());
  if (last === undefined) return failure('nothing_to_undo');
  return last.kind === 'step'
    ? undoStep(services, id, { version, by })
    : undoStatus(services, admin, record, { status: last.from, by });
}

/** Gives a record its earlier status. A cancelled visit needs a free seat again, and a confirmed one frees its seat. */
async function undoStatus(
  services: ChangeServices,
  admin: Admin,
  record: LedgerRecord,
  { status, by }: { readonly status: string } & Author,
): Promise<ChangedRecord> {
  const { id, version } = record;
  const needsSeat = stageOf(record) === 'cancelled' && isAgreed({ ...record, status });
  const freesSeat = isAgreed(record) && !isAgreed({ ...record, status });
  const taken = needsSeat ? slotOf(record) : undefined;
  const freed = freesSeat ? slotOf(record) : undefined;
  if (taken !== undefined) {
    const seat = await admin.slots.take(taken.board, id, taken);
    if (!seat.ok) return seat;
  }
  const done = await services.ledger.change(
    id,
    atVersion(version, () =>
      success({ status, ...(status !== 'cancelled' && { fields: { cancelledAt: null } }) }),
    ),
    {
      by,
      audit: 'status_undone',
      why: UNDONE,
      undoes: true,
      ...(taken !== undefined && { deliveries: [seatDelivery] }),
    },
  );
  if (done.ok && freed !== undefined) await services.slots.release(freed.board, id);
  if (done.ok) await redeemAgain(services, record, by);
  else if (taken !== undefined) await followLedger(services, admin, record);
  return written(done);
}

async function undoStep(
  services: ChangeServices,
  id: string,
  change: { readonly version: number } & Author,
): Promise<ChangedRecord> {
  const undone = await changeJob(services, id, { kind: 'undo' }, change);
  if (undone.ok) return undone;
  const { code } = undone;
  return code === 'too_late' || code === 'reviewed' || code === 'conflict' || code === 'ledger_unavailable'
    ? failure(code)
    : failure('nothing_to_undo');
}
