import type { Consent, NewRecord } from '../../platform/ledger/records.ts';
import type { LedgerRecord } from '../../records/record.ts';
import type { WriteServices } from '../../services/services.ts';
import type { FieldCode } from '../../values/field-code.ts';
import type { Operator } from '../../values/operator.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { pricesForRecord } from '../pricing/index.ts';
import type { SlotAlternative } from '../slots/contract.ts';
import { bookedService } from './booked-service.ts';
import { type BookingFault, changeDraft, findBooking } from './change-draft.ts';
import { refusedField } from './draft-slot.ts';
import { inheritedOf } from './inherited.ts';
import type { PhoneBooking } from './phone-booking.ts';
import { type NamedCoupon, namedCoupon, type PhoneCouponFault, redeemNamed } from './phone-coupon.ts';
import { bookingRecord } from './record.ts';
import { servedLocations } from './rules/booking-record.ts';
import { draftFields, missingForConfirmation, PHONE } from './rules/change-booking.ts';

type TakeFault =
  | Exclude<BookingFault, 'incomplete' | 'slot_refused'>
  | PhoneCouponFault
  | 'invalid'
  | 'slot_full'
  | 'idempotency_mismatch';

interface TakeDetail {
  readonly fields?: Readonly<Record<string, FieldCode>>;
  readonly alternatives?: readonly SlotAlternative[];
  /** The saved draft that another try continues. */
  readonly draftId?: string | undefined;
}

type Taken = Result<LedgerRecord, TakeFault, TakeDetail>;

const NO_CONSENT = { ads: false, analytics: false };

/**
 * Records a booking that the operator takes on the phone, and confirms it. Fields, prices, seats and the caller's coupon
 * count as for a visitor. A repeat of the key answers the first booking. Where the slot is full
 * the draft stays, and the answer names the free slots near it.
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
  const coupon = await namedCoupon(services, {
    code: typed.couponCode ?? null,
    key: typed.idempotencyKey,
    draft,
  });
  if (!coupon.ok) return failure(coupon.code, { fields: COUPON_FIELD, draftId: typed.draftId });
  const inherited = await inheritedOf(services, typed.mobileNumber);
  const begun =
    typed.draftId === undefined
      ? await record(services, body, { by, inherited: inherited.facts })
      : await ownDraft(services, typed.draftId);
  if (!begun.ok) return begun;
  const { id, status } = begun.value;
  const of = { id, mobileNumber: typed.mobileNumber };
  const used =
    status === 'in_progress'
      ? await redeemNamed(services, of, { coupon: coupon.value, by })
      : success(undefined);
  if (!used.ok) return failure(used.code, { fields: COUPON_FIELD, draftId: id });
  const taken = await confirm(services, begun.value, draft, {
    note: typed.note,
    by,
    coupon: coupon.value,
    consent: inherited.isScheduled ? NO_CONSENT : begun.value.consent,
  });
  // The draft waits for another slot or field, and must not use up the coupon meanwhile.
  if (!taken.ok && (taken.code === 'slot_full' || taken.code === 'invalid'))
    await services.coupons.release(id);
  return taken;
}

const COUPON_FIELD = { couponCode: 'coupon_refused' } as const;

async function record(
  services: WriteServices,
  body: PhoneBooking,
  { by, inherited }: { readonly by: Operator; readonly inherited: Partial<NewRecord> },
): Promise<Taken> {
  const prices = await pricesForRecord(services.prices);
  const made = bookingRecord(body, prices, {
    at: services.now(),
    consent: NO_CONSENT,
    spamReason: undefined,
    isVerified: true,
  });
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
  { id }: LedgerRecord,
  draft: ReturnType<typeof draftFields>,
  given: {
    readonly note: string | undefined;
    readonly by: Operator;
    readonly coupon: NamedCoupon | null;
    readonly consent: Consent;
  },
): Promise<Taken> {
  const confirmed = await changeDraft(services, id, {
    sent: draft,
    status: 'completed',
    // The operator's network is no visitor's: it uses up no share of seats.
    visitor: { network: '' },
    ...given,
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
