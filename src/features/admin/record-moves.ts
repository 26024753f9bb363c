import type { LedgerRecord, RecordChanges } from '../../platform/ledger/records.ts';
import type { Admin, WriteServices } from '../../services/services.ts';
import { rupees } from '../../values/money.ts';
import type { Operator } from '../../values/operator.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { draftOfRecord, storedDraft } from '../bookings/contract.ts';
import { bookedService, changeBooking, draftChanges, missingForConfirmation } from '../bookings/index.ts';
import { jobOf, UNDONE, undoableOf } from '../jobs/contract.ts';
import { changeJob } from '../jobs/index.ts';
import { pricesForRecord } from '../pricing/index.ts';
import { findSlot, type SlotId, type SlotRefusal, seatDelivery, slotCities } from '../slots/contract.ts';
import type { RecordCorrection } from './contract.ts';

type MoveServices = Pick<
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

export type RecordMoved = Result<LedgerRecord, RecordFault>;

/** The statuses that have a seat. */
const SEATED: ReadonlySet<string> = new Set(['completed', 'pay_after_service', 'paid']);
const isSeated = ({ kind, status }: Pick<LedgerRecord, 'kind' | 'status'>): boolean =>
  (kind === 'booking' || kind === 'order') && SEATED.has(status);

/** The slot of a record; undefined for one without a time. */
function slotOf({ fields, city }: LedgerRecord) {
  const { date, timeSlot } = fields;
  const slot = typeof timeSlot === 'string' ? findSlot(timeSlot) : undefined;
  const board = slotCities.find((known) => known === city) ?? slotCities[0];
  return typeof date === 'string' && slot !== undefined ? { board, date, slotId: slot.id } : undefined;
}

/** Takes the record's own seat again, after a change that failed. */
async function restoreSeat(admin: Admin, record: LedgerRecord): Promise<void> {
  const own = isSeated(record) ? slotOf(record) : undefined;
  if (own !== undefined) await admin.slots.take(own.board, record.id, own);
}

const atVersion =
  (version: number | undefined, decide: (record: LedgerRecord) => Result<RecordChanges, RecordFault>) =>
  (record: LedgerRecord): Result<RecordChanges, RecordFault> =>
    version === undefined || record.version === version ? decide(record) : failure('conflict');

/**
 * Changes the status of a record. A draft becomes a confirmed booking only with everything that a booking needs, and
 * with its seat.
 */
export async function setStatus(
  services: MoveServices,
  admin: Admin,
  id: string,
  change: {
    readonly status: string | undefined;
    readonly note: string | null | undefined;
    readonly version: number | undefined;
    readonly why: string | undefined;
    readonly by: Operator;
  },
): Promise<RecordMoved> {
  const { status, note, version, why, by } = change;
  const found = await services.ledger.find(id);
  if (!found.ok) return found;
  const isConfirmation =
    found.value.kind === 'booking' && found.value.status === 'in_progress' && status === 'completed';
  const options = { by, audit: 'record_changed', why } as const;
  if (!isConfirmation)
    return written(
      await services.ledger.change(
        id,
        atVersion(version, () => success({ status, note })),
        options,
      ),
    );
  const { source } = found.value;
  const draft = draftOfRecord(found.value);
  if (missingForConfirmation(draft, source === 'book_now' ? source : 'assistant').length > 0)
    return failure('incomplete');
  const slot = slotOf(found.value);
  if (slot === undefined) return failure('no_slot');
  const seat = await admin.slots.take(slot.board, id, slot);
  if (!seat.ok) return seat;
  const confirmed = atVersion(found.value.version, () =>
    success({
      status,
      note,
      fields: { confirmedAt: services.now().toISOString(), seatWaits: null },
    }),
  );
  const conversions = services.conversionDeliveries('service_scheduled', id, found.value.consent);
  const done = await services.ledger.change(id, confirmed, {
    ...options,
    deliveries: [seatDelivery, ...conversions],
  });
  if (!done.ok) await services.slots.release(slot.board, id);
  return written(done);
}

const written = (done: Result<{ readonly record: LedgerRecord }, RecordFault>): RecordMoved =>
  done.ok ? success(done.value.record) : failure(done.code);

/** Moves a booking or an order to another slot. A confirmed one takes its new seat first; a draft only notes the time. */
export async function moveRecord(
  services: MoveServices,
  admin: Admin,
  id: string,
  to: {
    readonly version: number;
    readonly date: string;
    readonly timeSlot: SlotId;
    readonly why: string | undefined;
    readonly by: Operator;
  },
): Promise<RecordMoved> {
  const found = await services.ledger.find(id);
  if (!found.ok) return found;
  const record = found.value;
  if (record.version !== to.version) return failure('conflict');
  const isDraft = record.kind === 'booking' && record.status === 'in_progress';
  if (!isDraft && !isSeated(record)) return failure('status_refused');
  const label = findSlot(to.timeSlot)?.label;
  if (label === undefined) return failure('no_slot');
  const city = slotCities.find((known) => known === record.city) ?? slotCities[0];
  if (!isDraft) {
    const seat = await admin.slots.take(city, id, { date: to.date, slotId: to.timeSlot });
    if (!seat.ok) return seat;
  }
  const moves = Number(record.fields.moves ?? 0) + 1;
  const moved = isDraft
    ? { date: to.date, timeSlot: label }
    : {
        date: to.date,
        timeSlot: label,
        rescheduledAt: services.now().toISOString(),
        moves,
        seatWaits: null,
      };
  const done = await services.ledger.change(
    id,
    atVersion(to.version, () => success({ fields: moved })),
    {
      by: to.by,
      audit: 'record_moved',
      why: to.why,
      ...(!isDraft && { deliveries: [seatDelivery] }),
    },
  );
  if (!done.ok && !isDraft) await restoreSeat(admin, record);
  return written(done);
}

/** Corrects the facts of a record, with a reason. Another car or service gets its own price, unless one is given. */
export async function correctRecord(
  services: MoveServices,
  id: string,
  { version, why, by, ...sent }: RecordCorrection & Author,
): Promise<RecordMoved> {
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
  prices: Parameters<typeof draftChanges>[2],
): Result<RecordChanges, RecordFault> {
  if (sent.serviceType !== undefined && bookedService(sent.serviceType) === undefined)
    return failure('unknown_service');
  const parsed = storedDraft.safeParse({ ...sent, ...(name !== undefined && { fullName: name }) });
  if (!parsed.success) return failure('incomplete');
  const before = draftOfRecord(record);
  const after = changeBooking(before, parsed.data);
  const changes = draftChanges(before, { ...after, ...keptSlot(before) }, prices);
  const isPriced = (['manufacturer', 'model', 'fuelType', 'serviceType'] as const).every(
    (field) => before[field] === after[field],
  );
  const servicePrice = isPriced ? record.fields.servicePrice : changes.fields?.servicePrice;
  return success({
    ...changes,
    fields: { ...changes.fields, servicePrice: price === undefined ? servicePrice : rupees(price) },
  });
}

/** A correction moves nobody: the date and the time stay. */
const keptSlot = ({ date, timeSlot }: ReturnType<typeof draftOfRecord>) => ({
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

/**
 * Takes the last status or step of a record back, within a day. A cancellation that is taken back needs a free seat,
 * and a confirmation that is taken back frees its seat.
 */
export async function undoLast(
  services: MoveServices,
  admin: Admin,
  id: string,
  { version, by }: { readonly version: number } & Author,
): Promise<RecordMoved> {
  const details = await admin.records.details(id);
  if (!details.ok) return details;
  const { record, history } = details.value;
  if (record.version !== version) return failure('conflict');
  const lastStepAt = jobOf(record).steps.at(-1)?.at;
  const last = undoableOf({ status: record.status, lastStepAt }, history, services.now().getTime());
  if (last === undefined) return failure('nothing_to_undo');
  if (last.kind === 'step') return undoStep(services, id, { version, by });
  const before = { ...record, status: last.from };
  const slot =
    isSeated(before) && !isSeated(record) && record.status === 'cancelled' ? slotOf(record) : undefined;
  if (slot !== undefined) {
    const seat = await admin.slots.take(slot.board, id, slot);
    if (!seat.ok) return seat;
  }
  const done = await services.ledger.change(
    id,
    atVersion(version, () => success({ status: last.from, fields: { cancelledAt: null } })),
    {
      by,
      audit: 'status_undone',
      why: UNDONE,
      undoes: true,
      ...(slot !== undefined && { deliveries: [seatDelivery] }),
    },
  );
  if (!done.ok && slot !== undefined) await services.slots.release(slot.board, id);
  if (done.ok && isSeated(record) && !isSeated(before)) {
    const own = slotOf(record);
    if (own !== undefined && before.status === 'in_progress') await services.slots.release(own.board, id);
  }
  return written(done);
}

async function undoStep(
  services: MoveServices,
  id: string,
  change: { readonly version: number } & Author,
): Promise<RecordMoved> {
  const undone = await changeJob(services, id, { kind: 'undo' }, change);
  if (undone.ok) return undone;
  const { code } = undone;
  return code === 'too_late' || code === 'reviewed' || code === 'conflict' || code === 'ledger_unavailable'
    ? failure(code)
    : failure('nothing_to_undo');
}
