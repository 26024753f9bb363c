import * as z from 'zod/mini';
import { DELIVERY_STATES } from '../../values/delivery-state.ts';
import { addDays, indiaInstant } from '../../values/india-time.ts';
import { compactCode } from '../../values/latin-digits.ts';
import { isMobileNumber, nationalNumber } from '../../values/mobile-number.ts';
import { addresses, endpoints } from '../../web/contract/addresses.ts';
import { body } from '../../web/contract/body.ts';
import { calendarDate, mobileNumber, prose, text, wholeNumber } from '../../web/contract/fields.ts';
import { COUPON_KINDS, COUPON_STATES, couponCode } from '../coupons/contract.ts';
import { FUNNEL_PARTS } from '../funnel/contract.ts';
import { MOST_CAPACITY, slotCities, slotIds } from '../slots/contract.ts';
import type { RecordKind } from './rules/record-status.ts';
import { RECORD_KINDS } from './rules/record-status.ts';

const { admin } = addresses;
const api = endpoints.admin;

/** The addresses of the admin screens; not in `addresses`, because no visitor's browser needs them. */
export const adminAddresses = {
  records: admin,
  record: (id: string) => `${admin}/records/${encodeURIComponent(id)}`,
  bill: (id: string) => `${admin}/records/${encodeURIComponent(id)}/bill`,
  deliveries: `${admin}/deliveries`,
  /** The agenda of a date (YYYY-MM-DD) in a city, or in all. */
  agenda: `${admin}/agenda`,
  agendaOf: (date: string, city?: string) =>
    `${admin}/agenda?date=${date}${city === undefined ? '' : `&city=${city}`}`,
  newBooking: (date?: string, slot?: string) =>
    `${admin}/bookings/new${date === undefined ? '' : `?date=${date}`}${slot === undefined ? '' : `&slot=${slot}`}`,
  health: `${admin}/health`,
  slots: `${admin}/slots`,
  /** Whom to call before a day or a slot is blocked. */
  block: (city: string, date: string, slot?: string) =>
    `${admin}/slots/block?city=${city}&date=${date}${slot === undefined ? '' : `&slot=${slot}`}`,
  banners: `${admin}/banners`,
  prices: `${admin}/prices`,
  coupons: `${admin}/coupons`,
  coupon: (code: string) => `${admin}/coupons/${encodeURIComponent(code)}`,
  summary: `${admin}/summary`,
  erasure: `${admin}/data-deletion`,
  audit: `${admin}/audit`,
  mechanics: `${admin}/mechanics`,
  reviews: `${admin}/reviews`,
} as const;

/** The targets of the admin forms; programs read the same data as JSON there. */
export const adminEndpoints = {
  /** The WebSocket that tells of new records. */
  live: `${api}/live`,
  bookings: `${api}/bookings`,
  signIn: `${api}/sign-in`,
  signOut: `${api}/sign-out`,
  search: `${api}/search`,
  records: `${api}/records`,
  exportCsv: `${api}/records/export`,
  record: (id: string) => `${api}/records/${encodeURIComponent(id)}`,
  /** Gives a record that waits for the operator its seat. */
  seat: (id: string) => `${api}/records/${encodeURIComponent(id)}/seat`,
  /** A move of the record's job: `jobMoveBody`. */
  job: (id: string) => `${api}/records/${encodeURIComponent(id)}/job`,
  /** Takes the last status or step back. */
  undo: (id: string) => `${api}/records/${encodeURIComponent(id)}/undo`,
  /** Moves a booking or an order to another slot. */
  moveRecord: (id: string) => `${api}/records/${encodeURIComponent(id)}/move`,
  correct: (id: string) => `${api}/records/${encodeURIComponent(id)}/correct`,
  /** Opens the customer's chat with the link of their page; audited, because its holder sees the start code. */
  sendLink: (id: string) => `${api}/records/${encodeURIComponent(id)}/send-link`,
  mechanics: `${api}/mechanics`,
  reviews: `${api}/reviews`,
  review: (id: string) => `${api}/reviews/${encodeURIComponent(id)}`,
  deliveries: `${api}/deliveries`,
  retryAll: `${api}/deliveries/retry`,
  retry: (id: string) => `${api}/deliveries/${encodeURIComponent(id)}/retry`,
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
    source: optionalText,
    service: optionalText,
    campaign: optionalText,
    /** The date of the visit, in India. */
    visit: optionalDate,
    mechanic: optionalText,
    step: optionalText,
    /** Dates of the creation in India, both included. */
    from: optionalDate,
    to: optionalDate,
    /** Set after a posted search, whose text is in a cookie. */
    found: z.exactOptional(z.catch(z.optional(z.literal('1')), undefined)),
    cursor: optionalText,
  }),
);
export type RecordQuery = z.infer<typeof recordQuery>;

/** A number is taken out of a longer text, as of a whole chat message that the operator pasted. */
const numberOrText = (typed: string): string => {
  const number = nationalNumber(typed);
  return isMobileNumber(number) ? number : typed;
};

export const searchBody = body(
  z.object({ search: z.exactOptional(z.pipe(z.string().check(z.overwrite(numberOrText)), text(80))) }),
);

/** `name`: the operator's own, for histories and the audit list. */
export const signInBody = body(
  z.object({
    passphrase: z.string().check(z.minLength(1), z.maxLength(500)),
    name: z.exactOptional(text(40)),
  }),
);

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
    vehicle: z.exactOptional(text(80)),
    area: z.exactOptional(text(80)),
    address: z.exactOptional(prose(255)),
    serviceType: z.exactOptional(text(60)),
    servicePreference: z.exactOptional(text(40)),
    price: z.exactOptional(wholeNumber(0, 1_000_000)),
  }),
);
export type RecordCorrection = z.infer<typeof recordCorrectionBody>;

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

/** The filter's value for records that have none. Parentheses keep it apart from what people type. */
export const NO_VALUE = '(none)';
/** The filter's value for all values that the summary counts together as `other`. */
export const OTHER_VALUES = '(other)';

/** A filter of records; all given conditions must match. City, source, service and campaign take the two values above too. */
export interface RecordFilter {
  readonly kind?: RecordKind | undefined;
  readonly city?: string | undefined;
  /** The state of India. */
  readonly state?: string | undefined;
  readonly status?: string | undefined;
  readonly source?: string | undefined;
  readonly service?: string | undefined;
  readonly campaign?: string | undefined;
  /** The date of the visit in India, YYYY-MM-DD. */
  readonly visit?: string | undefined;
  /** The id of the job's mechanic. */
  readonly mechanic?: string | undefined;
  /** The last step of the job that is done. */
  readonly step?: string | undefined;
  /** From this instant on, ms since 1970. */
  readonly from?: number | undefined;
  /** Before this instant, ms since 1970. */
  readonly before?: number | undefined;
  /** A part of a name, number, id, car or locality, as typed. */
  readonly search?: string | undefined;
}

/** Parses the query of an address or a form; an invalid one is empty. */
export function readRecordQuery(sent: Readonly<Record<string, string>>): RecordQuery {
  const parsed = recordQuery.safeParse(sent);
  return parsed.success ? parsed.data : {};
}

/** Returns the filter of a query and of the search text, which comes from the operator's cookie. */
export function recordFilterOf(query: RecordQuery, search: string | undefined): RecordFilter {
  const { from, to, cursor: _, found: __, ...same } = query;
  return {
    ...same,
    search,
    from: from === undefined ? undefined : indiaInstant(from, 0).getTime(),
    before: to === undefined ? undefined : indiaInstant(addDays(to, 1), 0).getTime(),
  };
}
