import type { JsonObject, JsonValue } from '../../../values/canonical-json.ts';
import type { Paise } from '../../../values/money.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import type { OrderLine, PricedOrder } from './order-pricing.ts';

/** The statuses of an order record; `fulfilled` and `refunded` are set by the operator, never by an event. */
export const ORDER_STATUSES = [
  'awaiting_payment',
  'payment_failed',
  'pay_after_service',
  'paid',
  'fulfilled',
  'refunded',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A problem with the payment that the operator must settle. */
type OrderAttention = 'paid_after_cancel' | 'paid_after_cash' | 'paid_twice' | 'refund_due';

/** The part of an order that events change. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly amount: Paise;
  readonly currency: 'INR';
  /** All orders opened at the provider; the visitor pays the last one. */
  readonly providerOrderIds: readonly string[];
  /** The payment that counts for this order. */
  readonly paymentId?: string;
  /** Further captured payments, which must be refunded. */
  readonly extraPaymentIds: readonly string[];
  readonly attention?: OrderAttention;
}

/** The events of an order; `providerOrderId` links a payment to its order. */
export type OrderEvent =
  | { readonly kind: 'payment_opened'; readonly providerOrderId: string }
  | {
      readonly kind: 'payment_captured';
      readonly providerOrderId: string;
      readonly paymentId: string;
      /** Missing when the browser confirms by signature, because the provider's order holds the amount. */
      readonly amount?: Paise;
    }
  | { readonly kind: 'payment_failed'; readonly providerOrderId: string }
  | { readonly kind: 'pay_after_service_chosen' }
  | { readonly kind: 'cancelled' }
  /** Cancels a paid order too: the operator then sends the money back. */
  | { readonly kind: 'cancelled_by_visitor' };

export type OrderEventProblem = 'already_paid' | 'already_cancelled' | 'other_order' | 'amount_mismatch';

/** Returns the state of a new, unpaid order that the provider does not know yet. The amount is in paise. */
export const newOrderState = (amount: Paise): OrderState => ({
  status: 'awaiting_payment',
  amount,
  currency: 'INR',
  providerOrderIds: [],
  extraPaymentIds: [],
});

const isSettled = ({ status }: OrderState): boolean =>
  status === 'paid' || status === 'fulfilled' || status === 'refunded';

/** A card payment after the visitor chose cash must stop the mechanic from asking for the money again. */
function attentionAfter({ status }: OrderState): Pick<OrderState, 'attention'> {
  if (status === 'cancelled') return { attention: 'paid_after_cancel' };
  return status === 'pay_after_service' ? { attention: 'paid_after_cash' } : {};
}

function captured(order: OrderState, paymentId: string): OrderState {
  if (order.paymentId === paymentId || order.extraPaymentIds.includes(paymentId)) return order;
  if (order.paymentId !== undefined) {
    return { ...order, extraPaymentIds: [...order.extraPaymentIds, paymentId], attention: 'paid_twice' };
  }
  // A fulfilled order without a payment was paid in cash.
  if (isSettled(order)) return { ...order, paymentId, attention: 'paid_after_cash' };
  const attention = attentionAfter(order);
  return { ...order, status: 'paid', paymentId, ...attention };
}

function opened(order: OrderState, providerOrderId: string): OrderState {
  const known = order.providerOrderIds.includes(providerOrderId);
  if (known && order.status === 'awaiting_payment') return order;
  const providerOrderIds = known ? order.providerOrderIds : [...order.providerOrderIds, providerOrderId];
  return { ...order, status: 'awaiting_payment', providerOrderIds };
}

/** Applies an event that the visitor or the server starts; a settled order refuses it. */
function begin(
  order: OrderState,
  next: (order: OrderState) => OrderState,
): Result<OrderState, OrderEventProblem> {
  if (isSettled(order)) return failure('already_paid');
  if (order.status === 'cancelled') return failure('already_cancelled');
  return success(next(order));
}

/**
 * Applies an event to an order. Provider events arrive late, twice and in any order. A captured payment always leads to
 * `paid`, and only the visitor's own cancellation leads away from it. An event that changes nothing returns the same
 * object.
 * @returns `already_paid` or `already_cancelled` when the event is no longer allowed; `other_order` or
 * `amount_mismatch` for a payment of another order, which must never count
 */
export function applyOrderEvent(order: OrderState, event: OrderEvent): Result<OrderState, OrderEventProblem> {
  switch (event.kind) {
    case 'payment_opened':
      return begin(order, (open) => opened(open, event.providerOrderId));
    case 'pay_after_service_chosen':
      return begin(order, (open) =>
        open.status === 'pay_after_service' ? open : { ...open, status: 'pay_after_service' },
      );
    case 'cancelled':
      if (order.status === 'cancelled') return success(order);
      return begin(order, (open) => ({ ...open, status: 'cancelled' }));
    case 'cancelled_by_visitor':
      if (order.status === 'paid') return success({ ...order, status: 'cancelled', attention: 'refund_due' });
      return applyOrderEvent(order, { kind: 'cancelled' });
    case 'payment_captured':
      if (!order.providerOrderIds.includes(event.providerOrderId)) return failure('other_order');
      if (event.amount !== undefined && event.amount !== order.amount) return failure('amount_mismatch');
      return success(captured(order, event.paymentId));
    case 'payment_failed':
      if (!order.providerOrderIds.includes(event.providerOrderId)) return failure('other_order');
      return success(order.status === 'awaiting_payment' ? { ...order, status: 'payment_failed' } : order);
  }
}

/** The parts of a ledger record that store an order. */
interface OrderRecord {
  readonly status: string;
  readonly fields: JsonObject;
}

const isStatus = (text: string): text is OrderStatus => ORDER_STATUSES.some((status) => status === text);

const ATTENTIONS: readonly OrderAttention[] = [
  'paid_after_cancel',
  'paid_after_cash',
  'paid_twice',
  'refund_due',
];

const texts = (value: JsonValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** Returns the record fields that hold the ordered lines; money in paise. */
export const orderedFields = ({ lines, itemCount, serviceCount }: PricedOrder): JsonObject => ({
  lines: lines.map((line) => ({ ...line })),
  itemCount,
  serviceCount,
});

/** Returns the fields that events change; the status goes into the record's own column. */
export const orderStateFields = (state: OrderState): JsonObject => ({
  amount: state.amount,
  currency: state.currency,
  providerOrderIds: state.providerOrderIds,
  paymentId: state.paymentId ?? null,
  extraPaymentIds: state.extraPaymentIds,
  attention: state.attention ?? null,
});

/** Reads the state of an order from its record; undefined when the record holds no order. */
export function orderStateOf({ status, fields }: OrderRecord): OrderState | undefined {
  const { amount, paymentId } = fields;
  if (!isStatus(status) || typeof amount !== 'number' || !Number.isSafeInteger(amount)) return undefined;
  const attention = ATTENTIONS.find((known) => known === fields.attention);
  return {
    status,
    amount,
    currency: 'INR',
    providerOrderIds: texts(fields.providerOrderIds),
    extraPaymentIds: texts(fields.extraPaymentIds),
    ...(typeof paymentId === 'string' && { paymentId }),
    ...(attention && { attention }),
  };
}

const TEXTS = ['serviceId', 'name', 'description'] as const;
const NUMBERS = ['quantity', 'unitPrice', 'totalPrice'] as const;

const isLine = (value: JsonValue): value is JsonValue & OrderLine => {
  if (typeof value !== 'object' || value === null) return false;
  const field = (name: string): unknown => Reflect.get(value, name);
  return (
    TEXTS.every((name) => typeof field(name) === 'string') &&
    NUMBERS.every((name) => Number.isSafeInteger(field(name)))
  );
};

/** Returns the lines of an order's record, for its confirmation page and its chat message. */
export const orderLinesOf = ({ fields }: OrderRecord): readonly OrderLine[] =>
  Array.isArray(fields.lines) ? fields.lines.filter(isLine) : [];

/** Whether the operator has to send the payment of a cancelled order back. */
export const isRefundDue = ({ status, paymentId }: OrderState): boolean =>
  status === 'cancelled' && paymentId !== undefined;

const NOTHING_DUE: ReadonlySet<OrderStatus> = new Set(['cancelled', 'refunded', 'fulfilled']);

/** Returns the amount still due, in paise. */
export const amountDue = ({ status, paymentId, amount }: OrderState): Paise =>
  NOTHING_DUE.has(status) || paymentId !== undefined ? 0 : amount;

/** Returns the order number for people, "PH-1A2B3C4D": the random end of the order's id. It is no credential. */
export const orderNumber = (id: string): string => `PH-${id.replaceAll('-', '').slice(-8).toUpperCase()}`;
