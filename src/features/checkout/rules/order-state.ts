import type { PaymentReturn, Refund, StoredLine } from '../../../records/order.ts';
import type { OrderAttention } from '../../../records/order-ids.ts';
import type { RecordPart } from '../../../records/record.ts';
import type { StatusOf } from '../../../records/record-status.ts';
import type { JsonObject } from '../../../values/canonical-json.ts';
import type { Paise } from '../../../values/money.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import type { PricedOrder } from './order-pricing.ts';
import { type RefundEvent, returned, sentBack, withoutAttention } from './refunds.ts';

export type OrderStatus = StatusOf<'order'>;

/** The part of an order that events change. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly amount: Paise;
  readonly currency: 'INR';
  /** All orders opened at the provider; the visitor pays the last one. */
  readonly providerOrderIds: readonly string[];
  /** The payment that counts for this order. */
  readonly paymentId?: string;
  readonly returns: readonly PaymentReturn[];
  /** All refunds that the provider has sent, parts of a payment included. */
  readonly refunds: readonly Refund[];
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
  | RefundEvent
  | { readonly kind: 'pay_after_service_chosen' }
  | { readonly kind: 'cancelled' }
  /** Cancels a paid order too: the operator then sends the money back. */
  | { readonly kind: 'cancelled_by_visitor' };

export type OrderEventProblem = 'already_paid' | 'already_cancelled' | 'other_order';

/** Returns the state of a new, unpaid order that the provider does not know yet. The amount is in paise. */
export const newOrderState = (amount: Paise): OrderState => ({
  status: 'awaiting_payment',
  amount,
  currency: 'INR',
  providerOrderIds: [],
  returns: [],
  refunds: [],
});

const isSettled = ({ status }: OrderState): boolean =>
  status === 'paid' || status === 'fulfilled' || status === 'refunded';

/** Whether an order still needs a payment. A payment of any other order goes back. */
const needsPayment = ({ status, paymentId }: OrderState): boolean =>
  paymentId === undefined && status !== 'cancelled' && status !== 'fulfilled' && status !== 'refunded';

/** The problem with a payment that counts; undefined where it is as expected. */
function attentionTo(order: OrderState, amount: Paise): OrderAttention | undefined {
  // A card payment after the visitor chose cash must stop the mechanic from asking for the money again.
  if (order.status === 'pay_after_service') return 'paid_after_cash';
  return amount === order.amount ? undefined : 'other_amount';
}

/** A payment of less than the amount pays for nothing, and one of more needs the operator too. */
function captured(order: OrderState, paymentId: string, amount: Paise): OrderState {
  if (order.returns.some((one) => one.paymentId === paymentId)) return order;
  // The browser may have confirmed it before, without its amount.
  const isKnown = order.paymentId === paymentId;
  if (!isKnown && !needsPayment(order))
    return { ...order, returns: [...order.returns, { paymentId, amount, state: 'due' }] };
  if (isKnown ? amount !== order.amount : amount < order.amount)
    return order.attention === undefined ? { ...order, attention: 'other_amount' } : order;
  if (isKnown) return order;
  const attention = attentionTo(order, amount);
  return { ...withoutAttention(order), status: 'paid', paymentId, ...(attention && { attention }) };
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
 * Applies an event to an order. Provider events arrive late, twice and in any order. The first captured payment of an
 * order that needs one leads to `paid`; every other goes back. An event that changes nothing returns the same object.
 * @returns `already_paid` or `already_cancelled` when the event is no longer allowed; `other_order` for a payment of
 * another order, which must never count
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
      if (order.status === 'paid') return success({ ...order, status: 'cancelled' });
      return applyOrderEvent(order, { kind: 'cancelled' });
    case 'payment_captured':
      if (!order.providerOrderIds.includes(event.providerOrderId)) return failure('other_order');
      return success(captured(order, event.paymentId, event.amount ?? order.amount));
    case 'payment_failed':
      if (!order.providerOrderIds.includes(event.providerOrderId)) return failure('other_order');
      return success(order.status === 'awaiting_payment' ? { ...order, status: 'payment_failed' } : order);
    case 'payment_returned':
    case 'return_failed':
      if (!order.providerOrderIds.includes(event.providerOrderId)) return failure('other_order');
      return success(returned(order, event));
  }
}

type StoredOrder = RecordPart<'kind' | 'status' | 'fields'>;

/** Returns the record fields that hold the ordered lines; money in paise. */
export const orderedFields = ({ lines, itemCount, serviceCount }: PricedOrder): JsonObject => ({
  lines: lines.map(({ serviceId, quantity, unitPrice, totalPrice }) => ({
    serviceId,
    quantity,
    unitPrice,
    totalPrice,
  })),
  itemCount,
  serviceCount,
});

/** Returns the fields that events change; the status goes into the record's own column. */
export const orderStateFields = (state: OrderState): JsonObject => ({
  amount: state.amount,
  currency: state.currency,
  providerOrderIds: state.providerOrderIds,
  paymentId: state.paymentId ?? null,
  // Most orders have none, and an empty list would stand in each history.
  returns: state.returns.length === 0 ? null : state.returns.map((one) => ({ ...one })),
  refunds: state.refunds.length === 0 ? null : state.refunds.map((one) => ({ ...one })),
  attention: state.attention ?? null,
});

/** The state of an order; undefined for a record of another kind. */
export function orderStateOf({ kind, status, fields }: StoredOrder): OrderState | undefined {
  if (kind !== 'order') return undefined;
  const { amount, providerOrderIds, paymentId, returns = [], refunds = [], attention } = fields;
  return {
    status,
    amount,
    currency: 'INR',
    providerOrderIds,
    returns,
    refunds,
    ...(paymentId !== undefined && { paymentId }),
    ...(attention && { attention }),
  };
}

/** The lines of an order, for its confirmation page and its chat message; none of a record of another kind. */
export const orderLinesOf = ({ kind, fields }: RecordPart<'kind' | 'fields'>): readonly StoredLine[] =>
  kind === 'order' ? fields.lines : [];

/** Whether the operator has to send the payment of a cancelled order back. */
export const isRefundDue = ({ status, paymentId, refunds, amount }: OrderState): boolean =>
  status === 'cancelled' && paymentId !== undefined && sentBack(refunds, paymentId) < amount;

/** The state of all returns together: the one that needs a person first. Undefined where no payment goes back. */
export const returningOf = ({ returns }: OrderState): PaymentReturn['state'] | undefined =>
  (['failed', 'due', 'done'] as const).find((state) => returns.some((one) => one.state === state));

const NOTHING_DUE: ReadonlySet<OrderStatus> = new Set(['cancelled', 'refunded', 'fulfilled']);

/** Returns the amount still due, in paise. */
export const amountDue = ({ status, paymentId, amount }: OrderState): Paise =>
  NOTHING_DUE.has(status) || paymentId !== undefined ? 0 : amount;

/** Returns the order number for people, "PH-1A2B3C4D": the random end of the order's id. It is no credential. */
export const orderNumber = (id: string): string => `PH-${id.replaceAll('-', '').slice(-8).toUpperCase()}`;
