import * as z from 'zod/mini';
import { DELIVERY_STATES } from '../../values/delivery-state.ts';
import { addDays, indiaInstant } from '../../values/india-time.ts';
import { addresses, endpoints } from '../../web/contract/addresses.ts';
import { body } from '../../web/contract/body.ts';
import { calendarDate, mobileNumber, text, wholeNumber } from '../../web/contract/fields.ts';
import { COUPON_KINDS, COUPON_STATES } from '../coupons/contract.ts';
import { MOST_CAPACITY, slotCities, slotIds } from '../slots/contract.ts';
import type { RecordKind } from './rules/record-status.ts';
import { RECORD_KINDS } from './rules/record-status.ts';

const { admin } = addresses;
const api = endpoints.admin;

/** The addresses of the admin screens; not in `addresses`, because no visitor's browser needs them. */
export const adminAddresses = {
  records: admin,
  record: (id: string) => `${admin}/records/${id}`,
  deliveries: `${admin}/deliveries`,
  slots: `${admin}/slots`,
  coupons: `${admin}/coupons`,
  coupon: (code: string) => `${admin}/coupons/${encodeURIComponent(code)}`,
  summary: `${admin}/summary`,
  erasure: `${admin}/data-deletion`,
  audit: `${admin}/audit`,
} as const;

/** The targets of the admin forms; programs read the same data as JSON there. */
export const adminEndpoints = {
  signIn: `${api}/sign-in`,
  signOut: `${api}/sign-out`,
  search: `${api}/search`,
  records: `${api}/records`,
  exportCsv: `${api}/records/export`,
  record: (id: string) => `${api}/records/${id}`,
  deliveries: `${api}/deliveries`,
  retryAll: `${api}/deliveries/retry`,
  retry: (id: string) => `${api}/deliveries/${id}/retry`,
  slotCapacity: `${api}/slots/capacity`,
  slotBlock: `${api}/slots/block`,
  coupons: `${api}/coupons`,
  couponState: (code: string) => `${api}/coupons/${encodeURIComponent(code)}/state`,
  couponRedeem: (code: string) => `${api}/coupons/${encodeURIComponent(code)}/redeem`,
  summary: `${api}/summary`,
  exportNumber: `${api}/data/export`,
  eraseNumber: `${api}/data/erase`,
  audit: `${api}/audit`,
} as const;

const optionalText = z.exactOptional(z.catch(z.optional(text(80)), undefined));
const optionalDate = z.exactOptional(z.catch(z.optional(calendarDate), undefined));

/**
 * The query of a list of records; unknown values are ignored. The search text is not part of it, because an address must
 * contain no name or number.
 */
const recordQuery = body(
  z.object({
    kind: z.exactOptional(z.catch(z.optional(z.enum(RECORD_KINDS)), undefined)),
    city: optionalText,
    state: optionalText,
    status: optionalText,
    /** Dates in India, both included. */
    from: optionalDate,
    to: optionalDate,
    /** Set after a posted search, whose text is in a cookie. */
    found: z.exactOptional(z.catch(z.optional(z.literal('1')), undefined)),
    cursor: optionalText,
  }),
);
export type RecordQuery = z.infer<typeof recordQuery>;

const searchWords = { search: z.exactOptional(text(80)) };
export const searchBody = body(z.object(searchWords));

export const signInBody = body(z.object({ passphrase: z.string().check(z.minLength(1), z.maxLength(500)) }));

/** The record's screen always sends the note: an empty one deletes it. */
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

/** Without a date it applies to every day, without a slot to every slot. */
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

/** `usedOn`: a booking id, a record's id or the operator's own reference. */
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
/** Erasure is final, so the operator types the number twice. */
export const eraseBody = body(z.object({ mobileNumber, again: mobileNumber }));

/** A filter of records; all given conditions must match. */
export interface RecordFilter {
  readonly kind?: RecordKind | undefined;
  readonly city?: string | undefined;
  /** The state of India. */
  readonly state?: string | undefined;
  readonly status?: string | undefined;
  readonly source?: string | undefined;
  /** From this instant on, ms since 1970. */
  readonly from?: number | undefined;
  /** Before this instant, ms since 1970. */
  readonly before?: number | undefined;
  /** A number, a booking id or the beginning of a name, as typed. */
  readonly search?: string | undefined;
}

/** Parses the query of an address or a form; an invalid one is empty. */
export function readRecordQuery(sent: Readonly<Record<string, string>>): RecordQuery {
  const parsed = recordQuery.safeParse(sent);
  return parsed.success ? parsed.data : {};
}

/** Returns the filter of a query and of the search text, which comes from the operator's cookie. */
export function recordFilterOf(query: RecordQuery, search: string | undefined): RecordFilter {
  const { kind, city, state, status, from, to } = query;
  return {
    kind,
    city,
    state,
    status,
    search,
    from: from === undefined ? undefined : indiaInstant(from, 0).getTime(),
    before: to === undefined ? undefined : indiaInstant(addDays(to, 1), 0).getTime(),
  };
}
