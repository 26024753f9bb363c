import { changesOfOrder } from '../features/checkout/contract.ts';
import { orderStateOf } from '../features/checkout/rules/order-state.ts';
import { seatDelivery } from '../features/slots/contract.ts';
import type { LedgerContext } from '../platform/ledger/database.ts';
import { createRecordQueries, type RecordQueries } from '../platform/ledger/record-queries.ts';
import type { LedgerRecord } from '../platform/ledger/records.ts';
import { createRetention } from '../platform/ledger/retention.ts';
import type { Outbox } from '../platform/outbox/outbox.ts';
import { type SweepTally, sweepMinute } from '../platform/outbox/sweep.ts';
import { MINUTE_MS } from '../values/durations.ts';
import type { Bindings } from './config.ts';
import type { WriteServices } from './services.ts';

/** The provider repeats a webhook for one day. After this time an operator has to check the order. */
const RECONCILED_FOR_MS = 48 * 60 * MINUTE_MS;
/** The most unpaid orders of each status in one run. */
const MOST_ORDERS = 500;

type Reconciled = Pick<
  WriteServices,
  'payments' | 'ledger' | 'outbox' | 'conversionDeliveries' | 'now' | 'log'
>;

/**
 * An order is due 1, 2, 4, 8 … minutes after its creation. This stores no state, and an old order costs little. The
 * minute after each counts too, because cron may be a second late and skip the exact minute.
 */
const isDue = (ageMs: number): boolean => {
  const minutes = Math.floor(ageMs / MINUTE_MS);
  return [minutes, minutes - 1].some((age) => age > 0 && Number.isInteger(Math.log2(age)));
};

/**
 * Finds payments that were captured without a browser confirmation or a webhook. Returns how many orders it asked the
 * provider about and how many were paid.
 */
export function createOrderReconciler(services: Reconciled, orders: Pick<RecordQueries, 'list'>) {
  const { payments, ledger, outbox, now, log } = services;
  /**
   * Orders without an answer from the provider: the next minute asks again, because they are due only at twice their
   * age.
   */
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
        orders.list({ kind: 'order', status, from: at - RECONCILED_FOR_MS }, { limit: MOST_ORDERS }),
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

interface ScheduledParts {
  readonly services: WriteServices;
  readonly outbox: Outbox;
  readonly clock: LedgerContext;
  readonly bindings: Pick<Bindings, 'LEDGER' | 'SWEEPER'>;
}

export interface ScheduledWork {
  /**
   * Cron runs this each minute: it checks unreported payments, sends due deliveries, and once a day deletes expired
   * data.
   */
  everyMinute(): Promise<void>;
  /** Sends due deliveries, and continues in another invocation while more remain than one may send. */
  sweepAgain(): Promise<void>;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Background work, which no visitor waits for. */
export function createScheduledWork({ services, outbox, clock, bindings }: ScheduledParts): ScheduledWork {
  const { log, ledger } = services;
  const reconcileOrders = createOrderReconciler(
    services,
    createRecordQueries(bindings.LEDGER, { ...clock, ledger }),
  );
  const retention = createRetention(bindings.LEDGER, clock);
  // A failed call is harmless: cron sweeps again in a minute.
  const continueSweep = () =>
    bindings.SWEEPER.getByName('one')
      .continueSweep()
      .catch((error: unknown) => log.fault({ requestId: 'sweeper', error }));
  const noteSweep = ({ more, ...tally }: SweepTally) =>
    log.note('sweep', { ...tally, more: more ? 'goes on' : 'no' });
  return {
    async everyMinute() {
      // Both run at once, so that a payment provider that hangs delays no delivery.
      const [paid, tallies] = await Promise.all([
        reconcileOrders(),
        sweepMinute(outbox, { now: clock.now, wait, continueSweep }),
      ]);
      tallies.forEach(noteSweep);
      if (paid.ordersAsked > 0) log.note('payments_asked', { ...paid });
      const swept = await retention.sweep();
      if (swept) log.note('retention', { ...swept });
    },
    async sweepAgain() {
      const tally = await outbox.sweep();
      noteSweep(tally);
      if (tally.more) await continueSweep();
    },
  };
}
