import * as z from 'zod/mini';
import type { RecordChanges } from '../../platform/ledger/records.ts';
import { RETURN_STATES } from '../../records/order-ids.ts';
import type { LedgerRecord } from '../../records/record.ts';
import { ORDER_STATUSES } from '../../records/record-status.ts';
import { compactDigits } from '../../values/latin-digits.ts';
import { lazySchema } from '../../values/lazy-schema.ts';
import { parseJson } from '../../values/parse-json.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { withoutBlanks } from '../../web/contract/body.ts';
import { campaign } from '../../web/contract/campaign.ts';
import { chatNotice } from '../../web/contract/chat-notice.ts';
import { conversion } from '../../web/contract/conversion.ts';
import { calendarDate, mobileNumber, noted, prose, text, wholeNumber } from '../../web/contract/fields.ts';
import { idempotencyKey } from '../../web/contract/idempotency-key.ts';
import { spamTrap } from '../../web/contract/spam-trap.ts';
import { fieldLengths, timeSlot } from '../bookings/contract.ts';
import { typedCoupon } from '../coupons/contract.ts';
import { QUANTITY_MAX } from '../doorstep/contract.ts';
import { slotIds } from '../slots/contract.ts';
import {
  amountDue,
  applyOrderEvent,
  isRefundDue,
  type OrderEvent,
  type OrderEventProblem,
  orderLinesOf,
  orderNumber,
  orderStateFields,
  orderStateOf,
  returningOf,
} from './rules/order-state.ts';
import { isPinCode } from './rules/served-place.ts';

export { isPackageId } from './rules/order-pricing.ts';
export { orderNumber } from './rules/order-state.ts';
export { servedPlace } from './rules/served-place.ts';

/** The catalogue and its packages have fewer different services than this. */
const LINES_MAX = 40;

/** The browser sends the service and the quantity; the server looks up the price. */
const item = lazySchema(() =>
  z.object({
    serviceId: z.string().check(z.minLength(1), z.maxLength(80)),
    quantity: wholeNumber(1, QUANTITY_MAX),
  }),
);

const asList = (value: unknown): unknown => (typeof value === 'string' ? parseJson(value) : value);

/** A list of items. A form without JavaScript sends the same list as JSON in one field. */
export const itemsField = lazySchema(() =>
  z.pipe(z.transform(asList), z.array(item).check(z.minLength(1), z.maxLength(LINES_MAX))),
);

const VEHICLE_MAX = 120;

const QUANTITY_FIELD = /^quantity\.(.+)$/;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Accepts the customer as one object, which other programs send, or as fields beside the items. */
function withCustomer(sent: unknown): unknown {
  if (!isObject(sent) || !('customer' in sent) || !isObject(sent.customer)) return sent;
  const { customer, ...order } = sent;
  return { ...order, ...customer };
}

/**
 * Makes the items from a plain form. It has a field for each service, such as `quantity.jump-start`; a quantity above 0
 * orders it.
 */
function withQuantities(sent: unknown): unknown {
  const given = withoutBlanks(withCustomer(sent));
  if (!isObject(given) || 'items' in given) return given;
  const chosen = Object.entries(given).flatMap(([field, quantity]) => {
    const serviceId = QUANTITY_FIELD.exec(field)?.[1];
    return serviceId === undefined || Number(quantity) === 0 ? [] : [{ serviceId, quantity }];
  });
  return { ...given, items: chosen };
}

const customer = () => ({
  name: text(fieldLengths.fullName, 'name_missing'),
  mobileNumber,
  address: prose(fieldLengths.address, 'address_missing'),
  area: z.exactOptional(noted(120)),
  /** The server checks it against the served localities. */
  pinCode: z.exactOptional(
    z.string().check(z.overwrite(compactDigits), z.refine(isPinCode, 'pin_code_invalid')),
  ),
});

/**
 * `POST /api/checkout/orders`. A plain form sends the fields of the customer beside the items. The vehicle prices the
 * express packages; doorstep services need none.
 */
export const orderBody = lazySchema(() =>
  z.pipe(
    z.transform(withQuantities),
    z.object({
      idempotencyKey,
      ...spamTrap,
      ...chatNotice,
      items: itemsField,
      ...customer(),
      manufacturer: z.exactOptional(text(fieldLengths.manufacturer)),
      model: z.exactOptional(text(fieldLengths.model)),
      fuelType: z.exactOptional(text(fieldLengths.fuelType)),
      /** The car in the words of a visitor whose browser offers no list of cars. */
      vehicle: z.exactOptional(text(VEHICLE_MAX)),
      coupon: z.exactOptional(typedCoupon),
      date: z.exactOptional(calendarDate),
      timeSlot: z.exactOptional(timeSlot),
      /** `after_service` means that the visitor pays later although cards are accepted. */
      payment: z.exactOptional(z.enum(['card', 'after_service'])),
      sessionId: z.exactOptional(noted(64)),
      ...campaign,
      /**
       * The total that the visitor saw, in paise, less the coupon. It is never charged: if the server's total differs, the answer is 409
       * with the correct amount, so that no price changes silently.
       */
      expectedAmount: z.exactOptional(wholeNumber(0, 100_000_000)),
      /** The same in a plain form, which cannot know what a coupon takes off: the total before it. */
      shownTotal: z.exactOptional(wholeNumber(0, 100_000_000)),
    }),
  ),
);
export type OrderBody = z.infer<typeof orderBody>;

/** `POST /api/checkout/coupon`: what a coupon is worth for an order. A coupon of the wheel needs its mobile number. */
export const couponCheck = lazySchema(() =>
  z.object({
    code: typedCoupon,
    /** An order that is sent again has used its coupon itself. */
    idempotencyKey: z.exactOptional(idempotencyKey),
    items: itemsField,
    mobileNumber: z.exactOptional(mobileNumber),
    manufacturer: z.exactOptional(text(fieldLengths.manufacturer)),
    model: z.exactOptional(text(fieldLengths.model)),
    fuelType: z.exactOptional(text(fieldLengths.fuelType)),
  }),
);
export type CouponCheck = z.infer<typeof couponCheck>;

/** 200 of `POST /api/checkout/coupon`; the discount and the remaining amount in paise. */
export const couponWorth = lazySchema(() =>
  z.object({ code: z.string(), description: z.string(), discount: z.int(), amount: z.int() }),
);
export type CouponWorth = z.infer<typeof couponWorth>;

/** The ids that open the provider's checkout; missing when the order is paid after the service. */
const providerOrder = lazySchema(() =>
  z.object({
    keyId: z.string(),
    providerOrderId: z.string(),
  }),
);

/** 201 of `POST /api/checkout/orders`; the amount in paise. */
export const orderAnswer = lazySchema(() =>
  z.object({
    id: z.string(),
    amount: z.int(),
    currency: z.literal('INR'),
    status: z.enum(ORDER_STATUSES),
    provider: z.exactOptional(providerOrder),
    conversion,
  }),
);
export type OrderAnswer = z.infer<typeof orderAnswer>;

/** `POST /api/checkout/orders/:id/payment`: another try by card, or the choice to pay after the service. */
export const paymentChoice = lazySchema(() => z.object({ payment: z.enum(['card', 'after_service']) }));

/** `POST /api/checkout/orders/:id/cancel` and `/reschedule`. */
export { bookingCancellation as orderCancellation, bookingMove as orderMove } from '../bookings/contract.ts';

/** 409 `conflict`: the price has changed since the visitor saw it. `amount` is the current one, in paise. */
export const priceChanged = lazySchema(() => z.object({ amount: z.int() }));

const providerId = lazySchema(() => z.string().check(z.regex(/^[A-Za-z0-9_]{4,64}$/)));

/** `POST /api/checkout/orders/:id/confirm`: the provider's checkout passes these to the page. A wrong signature answers 400. */
export const confirmationBody = lazySchema(() =>
  z.object({
    providerOrderId: providerId,
    paymentId: providerId,
    signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
);
/** 200 of `POST /api/checkout/orders/:id/confirm`, and the state of an order on its own page. */
export const orderState = lazySchema(() =>
  z.object({ id: z.string(), status: z.enum(ORDER_STATUSES), amount: z.int(), conversion }),
);
export type OrderStateAnswer = z.infer<typeof orderState>;

const line = lazySchema(() =>
  z.object({
    serviceId: z.string(),
    quantity: z.int(),
    unitPrice: z.int(),
    totalPrice: z.int(),
  }),
);

/** The fields that an order's own page shows; amounts in paise. Name and mobile number never leave the ledger. */
const orderView = lazySchema(() =>
  z.object({
    id: z.string(),
    number: z.string(),
    status: z.enum(ORDER_STATUSES),
    lines: z.array(line),
    amount: z.int(),
    due: z.int(),
    needsAttention: z.boolean(),
    /** True for an order whose time the operator still has to confirm. */
    waits: z.boolean(),
    /** True for a cancelled order whose payment the operator sends back. */
    refundDue: z.boolean(),
    /** The state of a payment that came after the cancellation, or a second time. It goes back. */
    returning: z.exactOptional(z.enum(RETURN_STATES)),
    /** The code of the used coupon, and its discount in paise. */
    couponCode: z.exactOptional(z.string()),
    discount: z.exactOptional(z.int()),
    submissionTimestamp: z.string(),
    rescheduledAt: z.exactOptional(z.string()),
    cancelledAt: z.exactOptional(z.string()),
    /** The number of times it was moved to another slot. */
    moves: z.exactOptional(z.int()),
    address: z.exactOptional(z.string()),
    area: z.exactOptional(z.string()),
    pinCode: z.exactOptional(z.string()),
    vehicle: z.exactOptional(z.string()),
    date: z.exactOptional(z.string()),
    timeSlot: z.exactOptional(z.enum(slotIds)),
  }),
);
export type OrderView = z.infer<typeof orderView>;

/** Statuses that end a problem with the payment that counts: the work is done, or the money is back. */
const PAYMENT_IS_OVER: ReadonlySet<string> = new Set(['fulfilled', 'refunded']);

/**
 * The problem of an order's payment, for the operator; undefined for any other record. A payment on its way back stays in
 * sight until the provider has sent it. A paid order that is cancelled needs its refund, by whomever it was cancelled.
 */
export function attentionOf(record: LedgerRecord) {
  const state = orderStateOf(record);
  if (state === undefined) return undefined;
  const returning = returningOf(state);
  // An operator who sent it and set the status does not see that the provider failed later.
  if (returning === 'failed' || state.attention === 'return_failed') return 'return_failed';
  if (returning === 'due') return 'returning';
  if (isRefundDue(state)) return 'refund_due';
  return PAYMENT_IS_OVER.has(state.status) ? undefined : state.attention;
}

/** Problems that the customer reads about too. */
const TOLD: ReadonlySet<string | undefined> = new Set(['paid_after_cash', 'other_amount']);

/** Whether an order was opened at the payment provider, whose checkout then knows its amount. */
export function hasPaymentBegun(record: LedgerRecord): boolean {
  const { providerOrderIds = [], paymentId } = orderStateOf(record) ?? {};
  return providerOrderIds.length > 0 || paymentId !== undefined;
}

/** Returns the view of an order's record; undefined when the record is no order. */
export function viewOfOrder(record: LedgerRecord): OrderView | undefined {
  if (record.kind !== 'order') return undefined;
  const state = orderStateOf(record);
  if (state === undefined) return undefined;
  const returning = returningOf(state);
  const view = orderView.safeParse({
    ...record.fields,
    id: record.id,
    number: orderNumber(record.id),
    status: state.status,
    amount: state.amount,
    due: amountDue(state),
    refundDue: isRefundDue(state),
    ...(returning && { returning }),
    needsAttention: TOLD.has(attentionOf(record)),
    submissionTimestamp: new Date(record.createdAt).toISOString(),
    waits: record.fields.seatWaits !== undefined,
    lines: orderLinesOf(record),
  });
  return view.success ? view.data : undefined;
}

export type OrderChangeProblem = OrderEventProblem | 'not_found';

/** Applies an event to an order's record, for `ledger.change`. A record of another kind is `not_found`. */
export const changesOfOrder =
  (event: OrderEvent) =>
  (record: LedgerRecord): Result<RecordChanges, OrderChangeProblem> => {
    const state = orderStateOf(record);
    if (state === undefined) return failure('not_found');
    const next = applyOrderEvent(state, event);
    if (!next.ok) return next;
    if (next.value === state) return success({});
    const isPaid = next.value.status === 'paid';
    return success({
      status: next.value.status,
      fields: { ...orderStateFields(next.value), ...(isPaid && { seatWaits: null }) },
    });
  };
