import type { Consent, RecordChanges } from '../../platform/ledger/records.ts';
import { fieldsOf, type LedgerRecord, type RecordOf } from '../../records/record.ts';
import type { WriteServices } from '../../services/services.ts';
import type { FieldCode } from '../../values/field-code.ts';
import type { Operator } from '../../values/operator.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { SeatVisitor } from '../../web/api/seat-visitor.ts';
import { pricesForRecord } from '../pricing/index.ts';
import { CONFIRMING_HOLD_MS, seatDelivery, type WaitReason } from '../slots/contract.ts';
import { holdSlot, type RefusedSlot, type SlotHold, wantedSlot } from '../slots/index.ts';
import { draftOfRecord, withCity } from './contract.ts';
import { draftHoldEnd, withoutSlot } from './draft-slot.ts';
import type { NamedCoupon } from './phone-coupon.ts';
import { draftChanges, slotCityOf } from './record.ts';
import type { BookingDraft } from './rules/booking-record.ts';
import { changeBooking, type DraftChange, missingForConfirmation } from './rules/change-booking.ts';

export type BookingServices = Pick<
  WriteServices,
  'ledger' | 'slots' | 'prices' | 'now' | 'signer' | 'conversionDeliveries' | 'coupons'
>;

export interface ChangedBooking {
  readonly record: LedgerRecord;
  /** The slot of a draft is held until this time, in ms since 1970; missing when no slot is held. */
  readonly heldUntilMs?: number | undefined;
}

export type BookingFault =
  | 'not_found'
  | 'conflict'
  | 'incomplete'
  | 'slot_refused'
  | 'slots_unavailable'
  | 'ledger_unavailable';

export interface BookingFaultDetail {
  readonly fields?: Readonly<Record<string, FieldCode>>;
  readonly refused?: RefusedSlot;
}

export type BookingResult = Result<ChangedBooking, BookingFault, BookingFaultDetail>;

/** A visitor's update of a draft. The status `completed` confirms the booking. */
interface DraftUpdate {
  readonly sent: DraftChange;
  readonly status: 'in_progress' | 'completed' | undefined;
  readonly consent: Consent;
  readonly visitor: SeatVisitor;
  /** That the form told of our messages, for a confirmation. */
  readonly notice?: { readonly chatNotice: true } | undefined;
  /** Who changes it; default: the visitor. An operator's confirmation is audited. */
  readonly by?: Operator;
  /** The coupon of a booking by phone, and null for none; default: the record keeps its own. */
  readonly coupon?: NamedCoupon | null | undefined;
  /** The operator's note. */
  readonly note?: string | undefined;
}

/** Finds a booking by its record id; a record of another kind is `not_found`. */
export async function findBooking(
  { ledger }: Pick<WriteServices, 'ledger'>,
  id: string,
): Promise<Result<RecordOf<'booking'>, 'not_found' | 'ledger_unavailable'>> {
  const found = await ledger.find(id);
  if (!found.ok) return found;
  return found.value.kind === 'booking' ? success(found.value) : failure('not_found');
}

/**
 * Saves the changed fields of a draft and, if requested, confirms it. The slot is held before the ledger is written;
 * a delivery then takes the seat (decision 018). A refused slot drops only the time: the other fields are saved,
 * as are those of an incomplete confirmation.
 */
export async function changeDraft(
  services: BookingServices,
  id: string,
  update: DraftUpdate,
): Promise<BookingResult> {
  const found = await findBooking(services, id);
  if (!found.ok) return failure(found.code);
  if (found.value.status !== 'in_progress') return repeatOrConflict(found.value, update);
  const isConfirmation = update.status === 'completed';
  const before = draftOfRecord(found.value);
  const after = changedDraft(before, update);
  const fields = isConfirmation ? missingFields(after, found.value.source) : {};
  if (Object.keys(fields).length > 0) {
    // The draft keeps what was sent, so that nobody has to type it again.
    const saved = await changeDraft(services, id, { ...update, status: 'in_progress' });
    return saved.ok ? failure('incomplete', { fields }) : saved;
  }

  const confirmingEnd = services.now().getTime() + CONFIRMING_HOLD_MS;
  const untilMs = isConfirmation ? confirmingEnd : draftHoldEnd(found.value);
  const record = { ...found.value, mobileNumber: after.mobileNumber ?? null };
  const held = await holdSlot(services, record, {
    city: slotCityOf(after),
    slot: wantedSlot(after),
    untilMs,
    visitor: update.visitor,
  });
  if (!held.ok && isConfirmation) return failure('slots_unavailable');
  const hold = held.ok ? held.value : {};
  const written = await writeDraft(services, found.value, update, hold);
  if (!written.ok) {
    const isConflict = written.code === 'conflict' || written.code === 'status_refused';
    return isConflict ? afterConflict(services, id, update) : failure(written.code);
  }
  if (hold.refused) return failure('slot_refused', { refused: hold.refused });
  if (wantedSlot(before) && !wantedSlot(after)) await services.slots.release(slotCityOf(before), id);
  return success({ record: written.value.record, heldUntilMs: hold.untilMs });
}

async function writeDraft(
  services: BookingServices,
  record: LedgerRecord,
  update: DraftUpdate,
  { refused, waits }: SlotHold,
) {
  const { status, consent, by, note, notice, coupon } = update;
  const prices = await pricesForRecord(services.prices);
  const isConfirmed = status === 'completed' && refused === undefined;
  const heldDraft = changedDraft(draftOfRecord(record), update);
  const decide = (current: LedgerRecord): Result<RecordChanges, 'conflict'> => {
    if (current.status !== 'in_progress') return failure('conflict');
    const before = draftOfRecord(current);
    const after = changedDraft(before, update);
    const wanted = refused ? withoutSlot(after, refused) : after;
    const offer = coupon === undefined ? fieldsOf(current).couponOffer : coupon?.offer;
    const draft = withCoupon(draftChanges(before, wanted, prices, offer), coupon);
    const changes = note === undefined ? draft : { ...draft, note };
    if (!isConfirmed) return success(changes);
    // Another tab with the same draft may have chosen another slot while this slot was being held.
    return hasSameSlot(after, heldDraft)
      ? success(confirmation(changes, { now: services.now(), waits, notice }))
      : failure('conflict');
  };
  // A person's booking is a conversion also while its seat waits for the operator, for no later moment would count it.
  const isPersons = isConfirmed && waits !== 'program';
  const deliveries = isPersons
    ? [
        ...(waits === undefined ? [seatDelivery] : []),
        // The visitor may have changed the consent since the draft was created.
        ...services.conversionDeliveries('service_scheduled', record.id, consent),
      ]
    : [];
  return services.ledger.change(record.id, decide, {
    by: by ?? 'visitor',
    deliveries,
    ...(by && isConfirmed && { audit: 'booking_taken' }),
  });
}

/** Adds the coupon of a booking by phone to the changes of its record; null takes an earlier one away. */
function withCoupon(changes: RecordChanges, coupon: NamedCoupon | null | undefined): RecordChanges {
  if (coupon === undefined) return changes;
  const fields =
    coupon === null
      ? { couponCode: null, couponOffer: null, discount: null }
      : { couponCode: coupon.code, couponOffer: coupon.offer };
  return { ...changes, fields: { ...changes.fields, ...fields } };
}

function changedDraft(before: BookingDraft, { sent, status }: DraftUpdate): BookingDraft {
  const after = changeBooking(before, sent);
  return status === 'completed' ? withCity(after) : after;
}

/**
 * Handles a change of a confirmed booking, which accepts none. An update without new values is a retry after a lost
 * answer.
 */
function repeatOrConflict(record: LedgerRecord, { sent, status }: DraftUpdate): BookingResult {
  const stored = draftOfRecord(record);
  const { removed = [], ...fields } = sent;
  const isRepeat =
    Object.entries(fields).every(([field, value]) => Reflect.get(stored, field) === value) &&
    removed.every((field) => stored[field] === undefined);
  return record.status === 'completed' && status !== 'in_progress' && isRepeat
    ? success({ record })
    : failure('conflict');
}

const missingFields = (draft: BookingDraft, source: string | null): Readonly<Record<string, FieldCode>> =>
  Object.fromEntries(
    missingForConfirmation(draft, source).map((field) => [field, missingCodes[field] ?? 'invalid']),
  );

const missingCodes: Partial<Record<keyof BookingDraft, FieldCode>> = {
  date: 'date_missing',
  timeSlot: 'slot_missing',
  mobileNumber: 'mobile_missing',
  fullName: 'name_missing',
  area: 'area_missing',
  address: 'address_missing',
  serviceType: 'service_type_missing',
};

/** Answers the second of two simultaneous confirmations, as if it had arrived a little later. */
async function afterConflict(
  services: BookingServices,
  id: string,
  update: DraftUpdate,
): Promise<BookingResult> {
  const found = await findBooking(services, id);
  return found.ok && found.value.status !== 'in_progress'
    ? repeatOrConflict(found.value, update)
    : failure('conflict');
}

const hasSameSlot = (one: BookingDraft, other: BookingDraft): boolean =>
  one.date === other.date && one.timeSlot === other.timeSlot;

interface Confirmed extends Pick<DraftUpdate, 'notice'> {
  readonly now: Date;
  readonly waits: WaitReason | undefined;
}

const confirmation = (changes: RecordChanges, { now, waits, notice }: Confirmed): RecordChanges => ({
  ...changes,
  status: 'completed',
  fields: { ...changes.fields, confirmedAt: now.toISOString(), seatWaits: waits ?? null, ...notice },
});
