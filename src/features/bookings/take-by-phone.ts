import type * as z from 'zod/mini';
import type { LedgerRecord } from '../../records/record.ts';
import type { WriteServices } from '../../services/services.ts';
import type { FieldCode } from '../../values/field-code.ts';
import type { Operator } from '../../values/operator.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { pricesForRecord } from '../pricing/index.ts';
import type { SlotAlternative } from '../slots/contract.ts';
import { bookedService } from './booked-service.ts';
import { type BookingFault, changeDraft, findBooking } from './change-draft.ts';
import type { phoneBookingBody } from './contract.ts';
import { refusedField } from './draft-slot.ts';
import { inheritedOf } from './inherited.ts';
import { bookingRecord } from './record.ts';
import { servedLocations } from './rules/booking-record.ts';
import { draftFields, missingForConfirmation, PHONE } from './rules/change-booking.ts';

type TakeFault =
  | Exclude<BookingFault, 'incomplete' | 'slot_refused'>
  | 'invalid'
  | 'slot_full'
  | 'idempotency_mismatch';

interface TakeDetail {
  readonly fields?: Readonly<Record<string, FieldCode>>;
  readonly alternatives?: readonly SlotAlternative[];
  /** The saved draft that another try continues. */
  readonly draftId?: string;
}

type Taken = Result<LedgerRecord, TakeFault, TakeDetail>;

type PhoneBooking = z.infer<typeof phoneBookingBody>;

const NO_CONSENT = { ads: false, analytics: false };

/**
 * Records a booking that the operator takes on the phone, and confirms it: the same fields, prices and seats as for a
 * visitor. A repeat of the key answers the first booking. Where the slot is full the draft stays, and the answer names
 * the free slots near it.
 */
export async function takeByPhone(
  services: WriteServices,
  typed: PhoneBooking,
  by: Operator,
): Promise<Taken> {
  const body = { location: servedLocations[0], ...typed };
  const draft = draftFields(body);
  const missing = missingForConfirmation(draft, PHONE);
  const isUnknown = bookedService(draft.serviceType ?? '') === undefined;
  if (missing.length > 0 || isUnknown)
    return failure('invalid', {
      fields: Object.fromEntries(
        [...missing, ...(isUnknown ? ['serviceType'] : [])].map((field) => [field, 'invalid' as const]),
      ),
    });
  const begun =
    typed.draftId === undefined ? await record(services, body, by) : await ownDraft(services, typed.draftId);
  if (!begun.ok) return begun;
  return confirm(services, begun.value, draft, { note: typed.note, by });
}

async function record(services: WriteServices, body: PhoneBooking, by: Operator): Promise<Taken> {
  const prices = await pricesForRecord(services.prices);
  const made = bookingRecord(body, prices, {
    at: services.now(),
    consent: NO_CONSENT,
    spamReason: undefined,
    isVerified: true,
  });
  const inherited = await inheritedOf(services, body.mobileNumber);
  const booking = { ...made, ...inherited, source: PHONE, fields: { ...made.fields, takenBy: by } };
  const deliveries = services.deliveriesFor('booking', booking);
  const recorded = await services.ledger.record('booking', booking, deliveries);
  return recorded.ok ? success(recorded.value.record) : failure(recorded.code);
}

async function ownDraft(services: WriteServices, id: string): Promise<Taken> {
  const found = await findBooking(services, id);
  if (!found.ok) return failure(found.code);
  return found.value.source === PHONE ? success(found.value) : failure('not_found');
}

async function confirm(
  services: WriteServices,
  { id, consent }: LedgerRecord,
  draft: ReturnType<typeof draftFields>,
  { note, by }: { readonly note: string | undefined; readonly by: Operator },
): Promise<Taken> {
  const confirmed = await changeDraft(services, id, {
    sent: draft,
    status: 'completed',
    consent,
    // The operator's network is no visitor's: it uses up no share of seats.
    visitor: { network: '' },
    by,
    note,
  });
  services.waitUntil(services.outbox.attempt(id));
  if (confirmed.ok) return success(confirmed.value.record);
  const { code, detail: { refused, fields = {} } = {} } = confirmed;
  if (code === 'incomplete') return failure('invalid', { fields, draftId: id });
  if (code !== 'slot_refused') return failure(code, { draftId: id });
  return refused === undefined || refused.code === 'slot_full'
    ? failure('slot_full', { alternatives: refused?.alternatives ?? [], draftId: id })
    : failure('invalid', { fields: refusedField(refused.code), draftId: id });
}
