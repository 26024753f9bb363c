import * as z from 'zod/mini';
import { DELIVERY_STATES } from '../../../platform/outbox/outcome.ts';
import { body } from '../../../web/contract/body.ts';
import { calendarDate, mobileNumber, text, wholeNumber } from '../../../web/contract/fields.ts';
import { COUPON_KINDS, COUPON_STATES } from '../../coupons/rules/coupon.ts';
import { MOST_CAPACITY, slotCities, slotIds } from '../../slots/contract.ts';
import { RECORD_KINDS } from '../rules/record-status.ts';

const optionalText = z.exactOptional(z.catch(z.optional(text(80)), undefined));
const optionalDate = z.exactOptional(z.catch(z.optional(calendarDate), undefined));

/**
 * Which records the operator wants to see, as an address says it: anything unknown counts as not said. A name or a
 * number never stands in an address, so `search` is none of these.
 */
export const recordQuery = body(
  z.object({
    kind: z.exactOptional(z.catch(z.optional(z.enum(RECORD_KINDS)), undefined)),
    city: optionalText,
    state: optionalText,
    status: optionalText,
    /** Dates in India, both included. */
    from: optionalDate,
    to: optionalDate,
    /** Set once a search was posted: its words wait in a cookie of the desk. */
    found: z.exactOptional(z.catch(z.optional(z.literal('1')), undefined)),
    cursor: optionalText,
  }),
);
export type RecordQuery = z.infer<typeof recordQuery>;

const searchWords = { search: z.exactOptional(text(80)) };
export const searchBody = body(z.object(searchWords));

export const signInBody = body(z.object({ passphrase: z.string().check(z.minLength(1), z.maxLength(500)) }));

/** Sent whole by the record's screen: an empty note takes the old one away. */
export const recordChangeBody = z.object({
  status: z.exactOptional(text(40)),
  note: z.exactOptional(z.string().check(z.trim(), z.maxLength(2000, 'too_long'))),
});

export const deliveryQuery = body(
  z.object({
    state: z.exactOptional(z.catch(z.optional(z.enum(DELIVERY_STATES)), undefined)),
    cursor: optionalText,
  }),
);

export const retryBody = body(
  z.object({ target: z.exactOptional(text(40)), recordId: z.exactOptional(text(64)) }),
);

/** Without a date every day, without a slot every slot of the day. */
export const slotCapacityBody = body(
  z.object({
    city: z.enum(slotCities),
    date: z.exactOptional(calendarDate),
    slot: z.exactOptional(z.enum(slotIds)),
    capacity: wholeNumber(0, MOST_CAPACITY),
  }),
);

export const slotBlockBody = body(
  z.object({ city: z.enum(slotCities), date: calendarDate, blocked: z.enum(['yes', 'no']) }),
);

/** `value`: whole percent, or rupees. */
export const couponBody = body(
  z.object({
    code: text(24),
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

/** What it is used on: a booking id, a record's id or the operator's own reference. */
export const couponRedeemBody = body(
  z.object({ usedOn: text(64), mobileNumber: z.exactOptional(mobileNumber) }),
);

export const summaryQuery = body(
  z.object({
    days: z.exactOptional(z.catch(z.optional(z.enum(['7', '30'])), undefined)),
    kind: z.exactOptional(z.catch(z.optional(z.enum(RECORD_KINDS)), undefined)),
  }),
);

export const numberBody = body(z.object({ mobileNumber }));
/** Deleting asks for the number twice: it can't be taken back. */
export const eraseBody = body(z.object({ mobileNumber, again: mobileNumber }));
