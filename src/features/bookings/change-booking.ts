import type { Consent, LedgerRecord, RecordChanges } from '../../platform/ledger/records.ts';
import type { WriteServices } from '../../services/services.ts';
import type { FieldCode } from '../../values/field-code.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { looksLikeBot } from '../../web/spam.ts';
import { pricesForRecord } from '../pricing/index.ts';
import { CONFIRMING_HOLD_MS, HOLD_MS, seatDelivery } from '../slots/contract.ts';
import { boardOf, draftChanges } from './booking-record.ts';
import { holdSlot, type RefusedSlot, wantedSlot, withoutSlot } from './booking-slot.ts';
import { draftOfRecord } from './contract/booking-view.ts';
import type { BookingDraft } from './rules/booking-record.ts';
import { changeBooking } from './rules/change-booking.ts';
import { missingForConfirmation } from './rules/confirmation.ts';

export type BookingServices = Pick<
  WriteServices,
  'ledger' | 'slots' | 'prices' | 'now' | 'conversionDeliveries'
>;

/** What a change came to; `heldUntilMs` while the slot of a draft is kept for its visitor. */
export interface ChangedBooking {
  readonly record: LedgerRecord;
  readonly heldUntilMs?: number | undefined;
}

/** What a visitor may ask of a draft: to stay one, or to be confirmed. */
type DraftStatus = 'in_progress' | 'completed';

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

/** The booking under an id; a record of another kind is none, whatever token comes with it. */
export async function findBooking(
  { ledger }: Pick<WriteServices, 'ledger'>,
  id: string,
): Promise<Result<LedgerRecord, 'not_found' | 'ledger_unavailable'>> {
  const found = await ledger.find(id);
  return found.ok && found.value.kind !== 'booking' ? failure('not_found') : found;
}

/**
 * Saves what changed in a draft, and confirms it where asked to. The slot is held before anything is written; the seat
 * itself follows the ledger (decision 010). What was said is kept even when its slot is refused: only the time goes.
 */
export async function changeDraft(
  services: BookingServices,
  id: string,
  sent: BookingDraft,
  status: DraftStatus | undefined,
  consent: Consent,
): Promise<BookingResult> {
  const found = await findBooking(services, id);
  if (!found.ok) return failure(found.code);
  const confirms = status === 'completed';
  if (found.value.status !== 'in_progress') return asItStands(found.value, sent, status);
  const before = draftOfRecord(found.value);
  const after = changeBooking(before, sent);
  const fields = confirms ? missingFields(after) : {};
  if (Object.keys(fields).length > 0) return failure('incomplete', { fields });

  const held = await holdSlot(services, id, after, confirms ? CONFIRMING_HOLD_MS : HOLD_MS);
  if (!held.ok && confirms) return failure('slots_unavailable');
  const refused = held.ok ? held.value.refused : undefined;
  const prices = await pricesForRecord(services.prices);
  const written = await services.ledger.change(
    id,
    (record) => {
      if (record.status !== 'in_progress') return failure('conflict');
      const stored = draftOfRecord(record);
      const changed = changeBooking(stored, sent);
      const changes = draftChanges(stored, refused ? withoutSlot(changed, refused) : changed, prices);
      if (refused || !confirms) return success(changes);
      return hasSlotOf(changed, after) ? success(confirmed(changes, services.now())) : failure('conflict');
    },
    {
      by: 'visitor',
      deliveries: confirms && !refused ? deliveriesOnConfirmation(services, found.value, consent) : [],
    },
  );
  if (!written.ok && written.code !== 'conflict' && written.code !== 'status_refused')
    return failure(written.code);
  if (!written.ok) return overtaken(services, id, sent, status);
  if (refused) return failure('slot_refused', { refused });
  if (wantedSlot(before) && !wantedSlot(after)) await services.slots.release(boardOf(before), id);
  return success({ record: written.value.record, heldUntilMs: held.ok ? held.value.untilMs : undefined });
}

/** By the consent of now: the visitor may have changed it since the draft, and only a request tells of their browser. */
const deliveriesOnConfirmation = (
  { conversionDeliveries }: BookingServices,
  { id, fields }: LedgerRecord,
  consent: Consent,
) => [
  seatDelivery,
  ...(looksLikeBot(fields.suspect) ? [] : conversionDeliveries('service_scheduled', id, consent)),
];

/** A confirmed booking takes no further drafts; one that says nothing new is the repeat of an answer that got lost. */
function asItStands(
  record: LedgerRecord,
  sent: BookingDraft,
  status: DraftStatus | undefined,
): BookingResult {
  const stored = draftOfRecord(record);
  const isRepeat = Object.entries(sent).every(([field, value]) => Reflect.get(stored, field) === value);
  return record.status === 'completed' && status !== 'in_progress' && isRepeat
    ? success({ record })
    : failure('conflict');
}

const missingFields = (draft: BookingDraft): Readonly<Record<string, FieldCode>> =>
  Object.fromEntries(missingForConfirmation(draft).map((field) => [field, missingCodes[field] ?? 'invalid']));

const missingCodes: Partial<Record<keyof BookingDraft, FieldCode>> = {
  date: 'date_missing',
  timeSlot: 'slot_missing',
  mobileNumber: 'mobile_missing',
  fullName: 'name_missing',
};

/** Two sends of one confirmation at the same moment: the second hears what it would have heard a little later. */
async function overtaken(
  services: Pick<WriteServices, 'ledger'>,
  id: string,
  sent: BookingDraft,
  status: DraftStatus | undefined,
): Promise<BookingResult> {
  const found = await findBooking(services, id);
  return found.ok && found.value.status !== 'in_progress'
    ? asItStands(found.value, sent, status)
    : failure('conflict');
}

/** Somebody else who has the same draft open may have chosen another slot while this one was being held. */
const hasSlotOf = (one: BookingDraft, other: BookingDraft): boolean =>
  one.date === other.date && one.timeSlot === other.timeSlot;

const confirmed = (changes: RecordChanges, now: Date): RecordChanges => ({
  ...changes,
  status: 'completed',
  fields: { ...changes.fields, confirmedAt: now.toISOString() },
});
