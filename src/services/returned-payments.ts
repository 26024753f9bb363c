import { RETURNS_TARGET, returnEvent } from '../features/checkout/index.ts';
import { type OrderEvent, orderStateOf } from '../features/checkout/rules/order-state.ts';
import { faultOutcome } from '../platform/http.ts';
import type { DeliveryTarget } from '../platform/ledger/records.ts';
import type { DeliveryOutcome } from '../platform/outbox/outcome.ts';
import type { Payments } from '../platform/payments/payments.ts';

interface ReturnsParts {
  readonly payments: Pick<Payments, 'refund'>;
  /** Notes in the order that a payment went back, or could not; false while the ledger is unavailable. */
  note(orderId: string, event: OrderEvent): Promise<boolean>;
}

/**
 * Sends payments back that an order has no use for. The delivery's id is the provider's key of the refund, so a repeat
 * after an unclear failure sends nothing twice. A refund that is pending ends by the provider's webhook.
 */
export const createReturnsTarget = ({ payments, note }: ReturnsParts): DeliveryTarget => ({
  name: RETURNS_TARGET,
  async deliver({ record, delivery }) {
    const parsed = returnEvent.safeParse(delivery.event);
    const order = record === null ? undefined : orderStateOf(record);
    if (record === null || order === undefined || !parsed.success)
      return { kind: 'skipped', detail: 'no payment of an order' };
    const { providerOrderId, paymentId, amount } = parsed.data;
    const isDue = order.returns.some((one) => one.paymentId === paymentId && one.state !== 'done');
    if (!isDue) return { kind: 'skipped', detail: 'the payment went back already' };
    const refund = await payments.refund({ paymentId, amount, key: delivery.id });
    if (!refund.ok) {
      // The provider will never accept it as it is: a person has to send the money.
      if (refund.code === 'refused')
        await note(record.id, { kind: 'return_failed', providerOrderId, paymentId, amount });
      return faultOutcome(refund);
    }
    const { id: remoteId, status } = refund.value;
    if (status === 'pending') return { kind: 'delivered', remoteId };
    const kind = status === 'processed' ? 'payment_returned' : 'return_failed';
    const isNoted = await note(record.id, { kind, providerOrderId, paymentId, amount, refundId: remoteId });
    if (!isNoted) return NOT_NOTED;
    return status === 'processed' ? { kind: 'delivered', remoteId } : { ...REFUND_FAILED, remoteId };
  },
});

/** The next attempt gets the same refund from the provider and notes it then. */
const NOT_NOTED: DeliveryOutcome = { kind: 'fault', code: 'unforeseen', detail: 'the order was not changed' };
const REFUND_FAILED = {
  kind: 'fault',
  code: 'refused',
  detail: 'the provider could not send the payment back',
} as const satisfies DeliveryOutcome;
