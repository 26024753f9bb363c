import type { LedgerRecord, NewDelivery, RecordChanges } from '../../platform/ledger/records.ts';
import type { Admin, WriteServices } from '../../services/services.ts';
import { rupees } from '../../values/money.ts';
import type { Operator } from '../../values/operator.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { type BookingDraft, draftOfRecord, missingOf, storedDraft } from '../bookings/contract.ts';
import { bookedService, changeBooking, draftChanges } from '../bookings/index.ts';
import { hasJob, jobOf, UNDONE, undoableOf } from '../jobs/contract.ts';
import { changeJob } from '../jobs/index.ts';
import type { PriceBook } from '../pricing/contract.ts';
import { pricesForRecord } from '../pricing/index.ts';
import {
  findSlot,
  type SlotCity,
  type SlotId,
  type SlotRefusal,
  seatDelivery,
  slotCities,
} from '../slots/contract.ts';
import type { RecordCorrection } from './contract.ts';

type ChangeServices = Pick<
  WriteServices,
  'ledger' | 'now' | 'signer' | 'billNumbers' | 'slots' | 'prices' | 'conversionDeliveries'
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
interface Author {
  readonly by: Operator;
}

type ChangedRecord = Result<LedgerRecord, RecordFault>;

/** The statuses that have a seat. */
const SEATED: ReadonlySet<string> = new Set(['completed', 'pay_after_service', 'paid']);
const isSeated = ({ kind, status }: Pick<LedgerRecord, 'kind' | 'status'>): boolean =>
  hasJob({ kind }) && SEATED.has(status);

/** The city whose board seats a record; the first board also seats the records of cities without one. */
const boardOf = ({ city }: Pick<LedgerRecord, 'city'>): SlotCity =>
  slotCities.find((known) => known === city) ?? slotCities[0];

/** The slot of a record and the board that has it; undefined for a record without a time. */
function slotOf(record: LedgerRecord) {
  const { date, timeSlot } = record.fields;
  const slot = typeof timeSlot === 'string' ? findSlot(timeSlot) : undefined;
  return typeof date === 'string' && slot !== undefined
    ? { board: boardOf(record), date, slotId: slot.id }
    : undefined;
}

const atVersion =
  (version: number | undefined, decide: (record: LedgerRecord) => Result<RecordChanges, RecordFault>) =>
  (record: LedgerRecord): Result<RecordChanges, RecordFault> =>
    version === undefined || record.version === version ? decide(record) : failure('conflict');

const written = (done: Result<{ readonly record: LedgerRecord }, RecordFault>): ChangedRecord =>
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
  const { kind, status: before } = found.value;
  if (kind === 'booking' && before === 'in_progress' && change.status === 'completed')
    return confirmDraft(services, admin, found.value, change);
  const { status, note, version, why, by } = change;
  const decide = atVersion(version, () => success({ status, note }));
  return written(await services.ledger.change(id, decide, { by, audit: 'record_changed', why }));
}

async function confirmDraft(
  services: ChangeServices,
  admin: Admin,
  draft: LedgerRecord,
  { status, note, version: seen, why, by }: StatusChange,
): Promise<ChangedRecord> {
  // Before the seat: an operator with an old screen must take none.
  if (seen !== undefined && seen !== draft.version) return failure('conflict');
  if (missingOf(draft).length > 0) return failure('incomplete');
  const slot = slotOf(draft);
  if (slot === undefined) return failure('no_slot');
  const { id, version, consent } = draft;
  const seat = await admin.slots.take(slot.board, id, slot);
  if (!seat.ok) return seat;
  const fields = { confirmedAt: services.now().toISOString(), seatWaits: null };
  const conversions = services.conversionDeliveries('service_scheduled', id, consent);
  const done = await services.ledger.change(
    id,
    atVersion(version, () => success({ status, note, fields })),
    { by, audit: 'record_changed', why, deliveries: [seatDelivery, ...conversions] },
  );
  if (!done.ok) await services.slots.release(slot.board, id);
  return written(done);
}

/** Moves a booking or an order to another slot. A confirmed one takes its new seat first; a draft only notes the time. */
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
  const isDraft = record.kind === 'booking' && record.status === 'in_progress';
  if (!isDraft && !isSeated(record)) return failure('status_refused');
  const label = findSlot(to.timeSlot)?.label;
  if (label === undefined) return failure('no_slot');
  const time = { date: to.date, timeSlot: label };
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
  const moves = Number(record.fields.moves ?? 0) + 1;
  const done = await change({ ...time, rescheduledAt, moves, seatWaits: null }, [seatDelivery]);
  const own = done.ok ? undefined : slotOf(record);
  if (own !== undefined) await admin.slots.take(own.board, id, own);
  return written(done);
}

/** Corrects the facts of a record, with a reason. Another car or service gets its own price, unless one is given. */
export async function correctRecord(
  services: ChangeServices,
  id: string,
  { version, why, by, ...sent }: RecordCorrection & Author,
): Promise<ChangedRecord> {
  const prices = await pricesForRecord(services.prices);
  const decide = (record: LedgerRecord): Result<RecordChanges, RecordFault> => {
    if (record.kind === 'booking') return bookingCorrection(record, sent, prices);
    if (record.kind === 'order') return orderCorrection(record, sent);
    return success({ name: sent.name });
  };
  const options = { by, audit: 'record_corrected', why };
  return written(await services.ledger.change(id, atVersion(version, decide), options));
}

type Sent = Omit<RecordCorrection, 'version' | 'why'>;

function bookingCorrection(
  record: LedgerRecord,
  { name, price, vehicle: _, ...sent }: Sent,
  prices: PriceBook,
): Result<RecordChanges, RecordFault> {
  if (sent.serviceType !== undefined && bookedService(sent.serviceType) === undefined)
    return failure('unknown_service');
  const parsed = storedDraft.safeParse({ ...sent, ...(name !== undefined && { fullName: name }) });
  if (!parsed.success) return failure('incomplete');
  const before = draftOfRecord(record);
  const after = changeBooking(before, parsed.data);
  const changes = draftChanges(before, { ...after, ...keptSlot(before) }, prices);
  const keepsPrice = (['manufacturer', 'model', 'fuelType', 'serviceType'] as const).every(
    (field) => before[field] === after[field],
  );
  const servicePrice = keepsPrice ? record.fields.servicePrice : changes.fields?.servicePrice;
  return success({
    ...changes,
    fields: { ...changes.fields, servicePrice: price === undefined ? servicePrice : rupees(price) },
  });
}

/** A correction does not move the visit. */
const keptSlot = ({ date, timeSlot }: BookingDraft) => ({
  ...(date !== undefined && { date }),
  ...(timeSlot !== undefined && { timeSlot }),
});

/** The price of an order is fixed once its payment has begun: the provider knows the amount. */
function orderCorrection(
  { status, fields }: LedgerRecord,
  { name, vehicle, area, address, price }: Sent,
): Result<RecordChanges, RecordFault> {
  if (price !== undefined && (status !== 'pay_after_service' || typeof fields.paymentId === 'string'))
    return failure('price_fixed');
  return success({
    name,
    fields: {
      ...(vehicle !== undefined && { vehicle }),
      ...(area !== undefined && { area }),
      ...(address !== undefined && { address }),
      ...(price !== undefined && { amount: rupees(price) }),
    },
  });
}

/** Takes the last status or step of a record back, within a day. */
export async function undoLast(
  services: ChangeServices,
  admin: Admin,
  id: string,
  { version, by }: { readonly version: number } & Author,
): Promise<ChangedRecord> {
  const details = await admin.records.details(id);
  if (!details.ok) return details;
  const { record, history } = details.value;
  if (record.version !== version) return failure('conflict');
  const lastStepAt = jobOf(record).steps.at(-1)?.at;
  const last = undoableOf({ status: record.status, lastStepAt }, history, services.now().getTime());
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
  const needsSeat = record.status === 'cancelled' && isSeated({ ...record, status });
  const freesSeat = isSeated(record) && status === 'in_progress';
  const taken = needsSeat ? slotOf(record) : undefined;
  const freed = freesSeat ? slotOf(record) : undefined;
  if (taken !== undefined) {
    const seat = await admin.slots.take(taken.board, id, taken);
    if (!seat.ok) return seat;
  }
  const done = await services.ledger.change(
    id,
    atVersion(version, () => success({ status, fields: { cancelledAt: null } })),
    {
      by,
      audit: 'status_undone',
      why: UNDONE,
      undoes: true,
      ...(taken !== undefined && { deliveries: [seatDelivery] }),
    },
  );
  const released = done.ok ? freed : taken;
  if (released !== undefined) await services.slots.release(released.board, id);
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
