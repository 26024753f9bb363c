import type { Paise } from '../../../values/money.ts';
import { failure, type Result, success } from '../../../values/result.ts';

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

/** Something about the order's money that a person at the business must settle. */
export type OrderAttention = 'paid_after_cancel' | 'paid_twice';

/** The part of an order that events change. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly amount: Paise;
  readonly currency: 'INR';
  /** Every order opened at the provider for it; the last is the one offered to the visitor. */
  readonly providerOrderIds: readonly string[];
  /** The payment that paid it. */
  readonly paymentId?: string;
  /** Further captured payments: to be given back. */
  readonly extraPaymentIds: readonly string[];
  readonly attention?: OrderAttention;
}

/** What can happen to an order, in our words; `providerOrderId` ties a payment to the order that it was made for. */
export type OrderEvent =
  | { readonly kind: 'payment_opened'; readonly providerOrderId: string }
  | {
      readonly kind: 'payment_captured';
      readonly providerOrderId: string;
      readonly paymentId: string;
      /** Missing where the browser confirms by signature: the provider's order holds the amount. */
      readonly amount?: Paise;
    }
  | { readonly kind: 'payment_failed'; readonly providerOrderId: string }
  | { readonly kind: 'pay_after_service_chosen' }
  | { readonly kind: 'cancelled' };

export type OrderEventProblem = 'already_paid' | 'already_cancelled' | 'other_order' | 'amount_mismatch';

/** An order that was just placed: nothing opened at the provider, nothing paid. The amount in paise. */
export const newOrderState = (amount: Paise): OrderState => ({
  status: 'awaiting_payment',
  amount,
  currency: 'INR',
  providerOrderIds: [],
  extraPaymentIds: [],
});

const isSettled = ({ status }: OrderState): boolean =>
  status === 'paid' || status === 'fulfilled' || status === 'refunded';

function captured(order: OrderState, paymentId: string): OrderState {
  if (order.paymentId === paymentId || order.extraPaymentIds.includes(paymentId)) return order;
  if (order.paymentId !== undefined) {
    return { ...order, extraPaymentIds: [...order.extraPaymentIds, paymentId], attention: 'paid_twice' };
  }
  if (isSettled(order)) return { ...order, paymentId };
  const attention = order.status === 'cancelled' ? { attention: 'paid_after_cancel' as const } : {};
  return { ...order, status: 'paid', paymentId, ...attention };
}

function opened(order: OrderState, providerOrderId: string): OrderState {
  const known = order.providerOrderIds.includes(providerOrderId);
  if (known && order.status === 'awaiting_payment') return order;
  const providerOrderIds = known ? order.providerOrderIds : [...order.providerOrderIds, providerOrderId];
  return { ...order, status: 'awaiting_payment', providerOrderIds };
}

/** Events that a visitor or the server begins: refused once the order is settled. */
function begin(
  order: OrderState,
  next: (order: OrderState) => OrderState,
): Result<OrderState, OrderEventProblem> {
  if (isSettled(order)) return failure('already_paid');
  if (order.status === 'cancelled') return failure('already_cancelled');
  return success(next(order));
}

/**
 * The order after an event. Provider events arrive late, twice and in any order, so: a captured payment always
 * leads to `paid`, nothing leads away from it, and a failed attempt only marks an order whose payment is open.
 * An event that changes nothing answers the same object.
 * @returns `already_paid` and `already_cancelled` for what may not begin any more; `other_order` and
 * `amount_mismatch` for a payment that does not belong here, which must never be counted
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
    case 'payment_captured':
      if (!order.providerOrderIds.includes(event.providerOrderId)) return failure('other_order');
      if (event.amount !== undefined && event.amount !== order.amount) return failure('amount_mismatch');
      return success(captured(order, event.paymentId));
    case 'payment_failed':
      if (!order.providerOrderIds.includes(event.providerOrderId)) return failure('other_order');
      return success(order.status === 'awaiting_payment' ? { ...order, status: 'payment_failed' } : order);
  }
}
