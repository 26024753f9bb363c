import { changeOrder } from '../features/checkout/index.ts';
import { applyOrderEvent, type OrderEvent, orderStateOf } from '../features/checkout/rules/order-state.ts';
import type { Moment, OrderList } from '../platform/ledger/order-list.ts';
import type { LedgerRecord } from '../records/record.ts';
import { HOUR_MS, MINUTE_MS } from '../values/durations.ts';
import type { CallBudget } from './call-plan.ts';
import type { WriteServices } from './services.ts';

/** The provider repeats a webhook for one day. After this time an operator has to check the order. */
const RECONCILED_FOR_MS = 48 * HOUR_MS;
/** Orders in one page, and orders that the provider is asked about at once: a Worker has six connections. */
const PAGE = 100;
const AT_ONCE = 6;
/** Changes a paid order, then sends its seat and its conversions. */
const CALLS_OF_A_PAYMENT = 12;

type Reconciled = Pick<
  WriteServices,
  'payments' | 'ledger' | 'outbox' | 'conversionDeliveries' | 'waitUntil' | 'now' | 'log'
>;

/**
 * An order is due 1, 2, 4, 8 … minutes after its creation. This stores no state, and an old order costs little. The
 * minute after each counts too, because cron may be a second late and skip the exact minute.
 */
function dueMoments(at: number): readonly Moment[] {
  const minutes = new Set<number>();
  for (let age = 1; age * MINUTE_MS <= RECONCILED_FOR_MS; age *= 2) minutes.add(age).add(age + 1);
  return [...minutes].map((age) => ({
    from: at - (age + 1) * MINUTE_MS + 1,
    before: at - age * MINUTE_MS + 1,
  }));
}

type Asked = 'paid' | 'unpaid' | 'unanswered';

/** Whether an event changes an order. A refused one counts too, because the log then names it. */
function isNew(record: LedgerRecord, event: OrderEvent): boolean {
  const state = orderStateOf(record);
  const next = state && applyOrderEvent(state, event);
  return next !== undefined && (!next.ok || next.value !== state);
}

/** Whether an event is the payment of an order. One that goes back pays nothing. */
const isPaidBy = (record: LedgerRecord, event: OrderEvent): boolean =>
  event.kind === 'payment_captured' && orderStateOf(record)?.paymentId === event.paymentId;

/**
 * Finds payments that were captured, or went back, without a browser confirmation or a webhook. Returns how many orders it asked the
 * provider about and how many were paid.
 */
export function createOrderReconciler(services: Reconciled, orders: OrderList) {
  const { payments, now, log } = services;
  /**
   * Orders without an answer from the provider, or without a call left to ask. The next minute asks again, because
   * they are due only at twice their age. It ends with their time: orders of an account that was exchanged never get
   * an answer, and would take the calls of others.
   */
  let unanswered = new Set<string>();

  const settle = async (record: LedgerRecord, budget: CallBudget): Promise<Asked> => {
    let asked: Asked = 'unpaid';
    let latest = record;
    for (const providerOrderId of orderStateOf(record)?.providerOrderIds ?? []) {
      if (!budget.take(1)) return 'unanswered';
      const found = await payments?.findPayments(providerOrderId);
      if (!found?.ok) return 'unanswered';
      for (const event of found.value) {
        if (!isNew(latest, event)) continue;
        if (!budget.take(CALLS_OF_A_PAYMENT)) return 'unanswered';
        const changed = await changeOrder(services, record, event, { by: 'provider' });
        if (!changed.ok && changed.code === 'ledger_unavailable') return 'unanswered';
        if (!changed.ok) log.note('payment_event_refused', { code: changed.code });
        else {
          latest = changed.value;
          if (isPaidBy(latest, event)) asked = 'paid';
        }
      }
    }
    return asked;
  };

  /** The due orders, page by page, until the calls are used up. */
  async function* duePages(at: number, budget: CallBudget) {
    const wanted = { moments: dueMoments(at), ids: [...unanswered] };
    let after = '';
    for (;;) {
      const page = budget.take(1) ? await orders.payable(wanted, { after, limit: PAGE }) : undefined;
      if (!page?.ok) return;
      yield page.value.orders;
      if (page.value.next === undefined) return;
      after = page.value.next;
    }
  }

  return async (
    budget: CallBudget,
  ): Promise<{ readonly ordersAsked: number; readonly ordersPaid: number }> => {
    if (payments === undefined) return { ordersAsked: 0, ordersPaid: 0 };
    const waiting = new Set(unanswered);
    const at = now().getTime();
    let ordersAsked = 0;
    let ordersPaid = 0;
    for await (const page of duePages(at, budget))
      for (let from = 0; from < page.length; from += AT_ONCE) {
        const some = page.slice(from, from + AT_ONCE);
        const asked = await Promise.all(some.map((record) => settle(record, budget)));
        ordersAsked += some.length;
        for (const [place, { id, createdAt }] of some.entries()) {
          if (asked[place] === 'unanswered' && at - createdAt < RECONCILED_FOR_MS) waiting.add(id);
          else waiting.delete(id);
          if (asked[place] === 'paid') ordersPaid += 1;
        }
      }
    unanswered = waiting;
    return { ordersAsked, ordersPaid };
  };
}
