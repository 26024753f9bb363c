import type { PaymentReturn, Refund } from '../../../records/order.ts';
import type { Paise } from '../../../values/money.ts';
import type { OrderState } from './order-state.ts';

/** The provider sent a payment back, or could not. `amount` is that of the refund. */
export interface RefundEvent {
  readonly kind: 'payment_returned' | 'return_failed';
  readonly providerOrderId: string;
  readonly paymentId: string;
  readonly amount: Paise;
  /** The provider's id of the refund; missing where it says only that the whole payment went back. */
  readonly refundId?: string;
}

/** The sum that went back of a payment, in paise: an operator may send it in parts. */
export const sentBack = (refunds: readonly Refund[], paymentId: string): Paise =>
  refunds.filter((one) => one.paymentId === paymentId).reduce((sum, { amount }) => sum + amount, 0);

/** Adds a refund once. A whole payment that went back without an id stands under the payment's own. */
function noted(order: OrderState, { paymentId, refundId = paymentId, amount }: RefundEvent): OrderState {
  const isKnown = order.refunds.some(({ id }) => id === refundId || id === paymentId);
  const rest = refundId === paymentId ? amount - sentBack(order.refunds, paymentId) : amount;
  if (isKnown || rest <= 0) return order;
  return { ...order, refunds: [...order.refunds, { id: refundId, paymentId, amount: rest }] };
}

/** Takes a refund off that failed. A payment counted as sent back without a refund's id may be this one. */
function withdrawn(order: OrderState, { paymentId, refundId }: RefundEvent): OrderState {
  const refunds = order.refunds.filter(({ id }) => id !== refundId && id !== paymentId);
  return refunds.length === order.refunds.length ? order : { ...order, refunds };
}

/** A refund of the payment that counts. Its failure needs the operator, unless all of the payment is back already. */
function returnedOwn(order: OrderState, event: RefundEvent): OrderState {
  const isWhole = sentBack(order.refunds, event.paymentId) >= order.amount;
  if (event.kind === 'return_failed')
    return isWhole || order.attention === 'return_failed' ? order : { ...order, attention: 'return_failed' };
  if (isWhole && order.status === 'cancelled') return { ...withoutAttention(order), status: 'refunded' };
  return withoutProblem(order);
}

/** Ends the problem with a payment that a refund answers. */
const withoutProblem = (order: OrderState): OrderState =>
  order.attention === 'other_amount' || order.attention === 'return_failed' ? withoutAttention(order) : order;

export const withoutAttention = ({ attention: _, ...order }: OrderState): OrderState => order;

/** Applies a refund. The parts of a payment end its return once they add up to the whole. */
export function returned(before: OrderState, event: RefundEvent): OrderState {
  const { kind, paymentId } = event;
  const order = kind === 'payment_returned' ? noted(before, event) : withdrawn(before, event);
  if (order.paymentId === paymentId) return returnedOwn(order, event);
  const back = sentBack(order.refunds, paymentId);
  const ended = ({ state, amount }: PaymentReturn): PaymentReturn['state'] => {
    if (back >= amount) return 'done';
    return kind === 'return_failed' ? 'failed' : state;
  };
  const isChanged = (one: PaymentReturn) => one.paymentId === paymentId && ended(one) !== one.state;
  // The refund of a payment that did not count, because it was less than the amount.
  if (!order.returns.some(isChanged)) return kind === 'payment_returned' ? withoutProblem(order) : order;
  return {
    ...order,
    returns: order.returns.map((one) => (isChanged(one) ? { ...one, state: ended(one) } : one)),
  };
}
