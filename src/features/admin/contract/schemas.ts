import * as z from 'zod/mini';
import { RECORD_KINDS } from '../../../records/record-status.ts';
import { referenceIn } from '../../../values/chat-reference.ts';
import { DELIVERY_STATES } from '../../../values/delivery-state.ts';
import { compactGstin } from '../../../values/gstin.ts';
import { compactCode } from '../../../values/latin-digits.ts';
import { isMobileNumber, nationalNumber } from '../../../values/mobile-number.ts';
import { body } from '../../../web/contract/body.ts';
import { calendarDate, mobileNumber, prose, text, wholeNumber } from '../../../web/contract/fields.ts';
import { COUPON_KINDS, COUPON_STATES, couponCode } from '../../coupons/contract.ts';
import { FUNNEL_PARTS } from '../../funnel/contract.ts';
import { MOST_CAPACITY, slotCities, slotIds } from '../../slots/contract.ts';
import { ADMIN_LANGUAGES } from './languages.ts';
import { optionalDate, optionalText } from './optional.ts';

/**
 * The chat's reference or a number is taken out of a longer text, as of a whole message that the operator pasted. The
 * reference keeps its `#`: without it, one of digits is a part of a number, and some of a chat link are words.
 */
const soughtIn = (typed: string): string => {
  const reference = referenceIn(typed);
  if (reference !== undefined) return `#${reference}`;
  const number = nationalNumber(typed);
  return isMobileNumber(number) ? number : typed;
};

export const searchBody = body(
  z.object({ search: z.exactOptional(z.pipe(z.string().check(z.overwrite(soughtIn)), text(80))) }),
);

/** `name`: the operator's own, for histories and the audit list. */
export const signInBody = body(
  z.object({
    passphrase: z.string().check(z.minLength(1), z.maxLength(500)),
    name: z.exactOptional(text(40)),
  }),
);

/** `POST /language`. */
export const languageBody = body(z.object({ language: z.enum(ADMIN_LANGUAGES) }));

/** The record's version that a form's screen showed. A form that was sent before, or is old, is refused by it. */
const version = wholeNumber(1, 1_000_000);
const why = z.exactOptional(text(200));

/** `POST /records/:id/undo`. */
export const undoBody = body(z.object({ version }));

/** `POST /records/:id/move`: another slot. */
export const recordMoveBody = body(z.object({ version, date: calendarDate, timeSlot: z.enum(slotIds), why }));

/** `POST /records/:id/correct`: the facts that were wrong, with a reason. The price is in rupees. */
export const recordCorrectionBody = body(
  z.object({
    version,
    why: text(200),
    name: z.exactOptional(text(80)),
    manufacturer: z.exactOptional(text(60)),
    model: z.exactOptional(text(80)),
    fuelType: z.exactOptional(text(30)),
    carModel: z.exactOptional(text(80)),
    vehicle: z.exactOptional(text(80)),
    area: z.exactOptional(text(80)),
    address: z.exactOptional(prose(255)),
    serviceType: z.exactOptional(text(60)),
    servicePreference: z.exactOptional(text(40)),
    price: z.exactOptional(wholeNumber(0, 1_000_000)),
  }),
);
export type RecordCorrection = z.infer<typeof recordCorrectionBody>;

/** `POST /records/:id/gstin`: the customer's registration for GST; an empty one deletes it. */
export const gstinBody = body(
  z.object({
    version,
    gstin: z.exactOptional(z.pipe(z.string().check(z.overwrite(compactGstin)), text(20))),
  }),
);

/** `GET /api/admin/bills`: days in India, both included. */
export const billsQuery = body(z.object({ from: calendarDate, to: calendarDate }));

/** The record's screen always sends the note: an empty one deletes it. */
export const recordChangeBody = z.object({
  version: z.exactOptional(version),
  why: z.exactOptional(z.string().check(z.trim(), z.maxLength(200, 'too_long'))),
  status: z.exactOptional(text(40)),
  note: z.exactOptional(z.string().check(z.trim(), z.maxLength(2000, 'too_long'))),
});

/** Puts the moved records of one day and city back into the ledger. */
export const restoreBody = body(z.object({ day: calendarDate, city: optionalText }));

export const deliveryQuery = body(
  z.object({
    state: z.exactOptional(z.catch(z.optional(z.enum(DELIVERY_STATES)), undefined)),
    cursor: optionalText,
  }),
);

export const retryBody = body(
  z.object({ target: z.exactOptional(text(40)), recordId: z.exactOptional(text(64)) }),
);

/** Without a date it applies to every day, without a slot to every slot. */
export const slotCapacityBody = body(
  z.object({
    city: z.enum(slotCities),
    date: z.exactOptional(calendarDate),
    slot: z.exactOptional(z.enum(slotIds)),
    capacity: wholeNumber(0, MOST_CAPACITY),
  }),
);

/** `GET /coupon-admin/slots/block`. */
export const blockQuery = body(
  z.object({ city: z.enum(slotCities), date: calendarDate, slot: z.exactOptional(z.enum(slotIds)) }),
);

/** `GET /coupon-admin/agenda`. An empty city means all. */
export const agendaQuery = body(z.object({ date: optionalDate, city: optionalText }));

export const slotBlockBody = body(
  z.object({
    city: z.enum(slotCities),
    date: calendarDate,
    /** Without it the whole day. */
    slot: z.exactOptional(z.enum(slotIds)),
    blocked: z.enum(['yes', 'no']),
  }),
);

/** `value`: whole percent, or rupees. */
export const couponBody = body(
  z.object({
    code: z.string().check(z.overwrite(couponCode), z.minLength(1), z.maxLength(40, 'too_long')),
    kind: z.enum(COUPON_KINDS),
    value: wholeNumber(1, 100_000),
    description: text(200),
    /** The last day, in India. */
    expires: z.exactOptional(calendarDate),
    maxUses: z.exactOptional(wholeNumber(1, 1_000_000)),
  }),
);
export type CouponBody = z.infer<typeof couponBody>;

export const couponStateBody = body(z.object({ state: z.enum(COUPON_STATES) }));

/** `usedOn`: a booking id, a record's id or the operator's own reference. */
export const couponRedeemBody = body(
  z.object({
    usedOn: z.pipe(z.string().check(z.overwrite(compactCode)), text(64)),
    mobileNumber: z.exactOptional(mobileNumber),
  }),
);

export const summaryQuery = body(
  z.object({
    days: z.exactOptional(z.catch(z.optional(z.enum(['7', '30'])), undefined)),
    kind: z.exactOptional(z.catch(z.optional(z.enum(RECORD_KINDS)), undefined)),
    part: z.exactOptional(z.catch(z.optional(z.enum(FUNNEL_PARTS)), undefined)),
  }),
);

export const numberBody = body(z.object({ mobileNumber }));
/** Erasure is final, so the operator types the number twice. */
export const eraseBody = body(z.object({ mobileNumber, again: mobileNumber }));
