import { changesOfOrder } from '../features/checkout/contract/order-changes.ts';
import { orderStateOf } from '../features/checkout/rules/order-record.ts';
import { seatDelivery } from '../features/slots/contract.ts';
import type { RecordQueries } from '../platform/ledger/record-queries.ts';
import type { LedgerRecord } from '../platform/ledger/records.ts';
import { MINUTE_MS } from '../values/durations.ts';
import type { WriteServices } from './services.ts';

/** The provider itself repeats a webhook for a day; afterwards an operator's look is needed. */
const LOOKED_AFTER_MS = 48 * 60 * MINUTE_MS;
/** The most unpaid orders of each status that one run looks through. */
const MOST_ORDERS = 500;

type Reconciled = Pick<
  WriteServices,
  'payments' | 'ledger' | 'outbox' | 'conversionDeliveries' | 'now' | 'log'
>;

/**
 * Asked about after 1, 2, 4, 8 … minutes, so that nothing has to be remembered and an old order costs little; and in the
 * minute after each, for cron may be a second late and skip the very minute.
 */
const isDue = (ageMs: number): boolean => {
  const minutes = Math.floor(ageMs / MINUTE_MS);
  return [minutes, minutes - 1].some((age) => age > 0 && Number.isInteger(Math.log2(age)));
};

/**
 * Finds payments that were captured while the browser was gone and no webhook came. Answers how many orders were
 * asked about and how many turned out to be paid.
 */
export function createOrderReconciler(services: Reconciled, orders: Pick<RecordQueries, 'list'>) {
  const { payments, ledger, outbox, now, log } = services;
  /** Orders that the provider gave no answer about: asked about again in the next minute, not when they are twice as old. */
  const unanswered = new Set<string>();

  const settle = async (record: LedgerRecord): Promise<boolean> => {
    for (const providerOrderId of orderStateOf(record)?.providerOrderIds ?? []) {
      const found = await payments?.findCapturedPayment(providerOrderId);
      if (!found?.ok) unanswered.add(record.id);
      if (!found?.ok || found.value === undefined) continue;
      const deliveries = [
        seatDelivery,
        ...services.conversionDeliveries('purchase', record.id, record.consent),
      ];
      const changed = await ledger.change(record.id, changesOfOrder(found.value), {
        by: 'provider',
        deliveries,
      });
      if (changed.ok) await outbox.attempt(record.id);
      else if (changed.code === 'ledger_unavailable') unanswered.add(record.id);
      else log.note('payment_event_refused', { code: changed.code });
      return changed.ok;
    }
    return false;
  };

  return async (): Promise<{ readonly ordersAsked: number; readonly ordersPaid: number }> => {
    if (payments === undefined) return { ordersAsked: 0, ordersPaid: 0 };
    const at = now().getTime();
    const lists = await Promise.all(
      ['awaiting_payment', 'payment_failed'].map((status) =>
        orders.list({ kind: 'order', status, from: at - LOOKED_AFTER_MS }, { limit: MOST_ORDERS }),
      ),
    );
    const due = lists
      .flatMap((list) => (list.ok ? list.value.records : []))
      .filter(({ id, createdAt }) => isDue(at - createdAt) || unanswered.has(id));
    unanswered.clear();
    const settled = await Promise.all(due.map(settle));
    return { ordersAsked: due.length, ordersPaid: settled.filter(Boolean).length };
  };
}
