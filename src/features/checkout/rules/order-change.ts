import { findSlot, hasBegun } from '../../slots/contract.ts';
import type { OrderStatus } from './order-state.ts';

/** The changes that a visitor may make to an order. A slot that has begun ends all, but for an unpaid order's end. */
export interface OrderChoices {
  readonly mayMove: boolean;
  readonly mayCancel: boolean;
  /** The order is unpaid, and the visitor may pay for it or choose to pay after the service. */
  readonly mayPay: boolean;
}

const PLACED: ReadonlySet<OrderStatus> = new Set(['pay_after_service', 'paid']);
export const UNPAID: ReadonlySet<OrderStatus> = new Set(['awaiting_payment', 'payment_failed']);

/**
 * Decides whether a visitor may move or cancel an order. Both end when the slot begins, as for a booking. An order
 * without a slot may be cancelled until the work is done. An unpaid order may be paid or cancelled. Nobody comes to a slot
 * that began unpaid, so then it can only be cancelled.
 */
export function orderChoices(
  order: {
    readonly status: OrderStatus;
    readonly date?: string | undefined;
    readonly timeSlot?: string | undefined;
    /** The work has begun. */
    readonly isUnderWay?: boolean;
  },
  now: Date,
): OrderChoices {
  const slot = order.timeSlot === undefined ? undefined : findSlot(order.timeSlot);
  const isLate = order.date !== undefined && slot !== undefined && hasBegun(order.date, slot, now);
  const mayMove = PLACED.has(order.status) && order.isUnderWay !== true && !isLate;
  const isUnpaid = UNPAID.has(order.status);
  return { mayMove, mayCancel: mayMove || isUnpaid, mayPay: isUnpaid && !isLate };
}
