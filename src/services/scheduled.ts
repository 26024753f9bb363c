import type { Archive } from '../platform/archive/archive.ts';
import { createCallSweep } from '../platform/ledger/call-sweep.ts';
import { type CountedValues, createCounting } from '../platform/ledger/counting.ts';
import type { LedgerContext } from '../platform/ledger/database.ts';
import { createFiling } from '../platform/ledger/filing.ts';
import { createOrderList } from '../platform/ledger/order-list.ts';
import { createRetention } from '../platform/ledger/retention.ts';
import type { Outbox } from '../platform/outbox/outbox.ts';
import { type SweepTally, sweepMinute } from '../platform/outbox/sweep.ts';
import { sleep } from '../values/sleep.ts';
import { createCallBudget, planCalls } from './call-plan.ts';
import type { Chat } from './chat.ts';
import type { Bindings } from './config.ts';
import { objectNamed } from './objects.ts';
import { createOrderReconciler } from './order-reconciler.ts';
import type { WatchedPriceSheets } from './price-sheets/price-sheets.ts';
import type { Push } from './push.ts';
import type { WriteServices } from './services.ts';

interface ScheduledParts {
  readonly services: WriteServices;
  readonly outbox: Outbox;
  readonly priceSheets: Pick<WatchedPriceSheets, 'readIfDue'>;
  readonly ledgerContext: LedgerContext;
  readonly bindings: Pick<Bindings, 'LEDGER' | 'SWEEPER'>;
  readonly values: CountedValues;
  readonly archive: Archive | undefined;
  readonly chat: Chat | undefined;
  readonly push: Push | undefined;
}

export interface ScheduledWork {
  /**
   * Cron runs this each minute: it checks unreported payments and sends due deliveries. It reads the price sheet once an
   * hour, and deletes expired data once a day. It moves or deletes one archived day and city.
   */
  everyMinute(): Promise<void>;
  /** Sends due deliveries, and continues in another invocation while more remain than one may send. */
  sweepAgain(): Promise<void>;
}

/** Background work, which no visitor waits for. */
export function createScheduledWork({
  services,
  outbox,
  priceSheets,
  ledgerContext,
  bindings,
  values,
  archive,
  chat,
  push,
}: ScheduledParts): ScheduledWork {
  const { log } = services;
  const reconcileOrders = createOrderReconciler(services, createOrderList(bindings.LEDGER, ledgerContext));
  const retention = createRetention(bindings.LEDGER, ledgerContext);
  const counting = createCounting(bindings.LEDGER, { ...ledgerContext, values });
  const sweepCalls = createCallSweep(bindings.LEDGER, ledgerContext);
  const filing = createFiling(bindings.LEDGER, ledgerContext);
  // A failed call is harmless: cron sweeps again in a minute.
  const continueSweep = () =>
    objectNamed(bindings.SWEEPER, 'one')
      .continueSweep()
      .catch((error: unknown) => log.fault({ requestId: 'sweeper', error }));
  const readSheet = () =>
    priceSheets.readIfDue().catch((error: unknown) => log.fault({ requestId: 'price-sheet', error }));
  /** One day and city a minute: what its time has come for goes first. */
  const keepArchive = async () => {
    const expired = await archive?.expireOldest();
    if (expired) log.note('archive_expired', { records: expired });
    const moved = expired === undefined ? await archive?.moveOldest() : undefined;
    if (moved) log.note('archived', { records: moved });
  };
  /** A fault is harmless: the next minute wakes the same messages. */
  const wakeChat = () =>
    chat?.store.wake().catch((error: unknown) => log.fault({ requestId: 'chat', error }));
  /** A fault is harmless: the next minute finds the same facts. */
  const notePushes = () =>
    push?.noteTime().catch((error: unknown) => log.fault({ requestId: 'push', error }));
  const noteSweep = ({ more, ...tally }: SweepTally) =>
    log.note('sweep', { ...tally, more: more ? 'goes on' : 'no' });
  return {
    async everyMinute() {
      // All run at once, so that a payment provider or an address that hangs delays no delivery.
      await Promise.all([wakeChat(), notePushes()]);
      const plan = planCalls({ takesCards: services.payments !== undefined });
      const [paid, tallies] = await Promise.all([
        reconcileOrders(createCallBudget(plan.payments)),
        sweepMinute(outbox, { now: ledgerContext.now, sleep, continueSweep, calls: plan.deliveries }),
        readSheet(),
      ]);
      tallies.forEach(noteSweep);
      if (paid.ordersAsked > 0) log.note('payments_asked', { ...paid });
      const { counted } = await counting.run();
      if (counted > 0) log.note('counted', { records: counted });
      const filed = await filing.run();
      if (filed > 0) log.note('filed', { records: filed });
      await sweepCalls();
      const swept = await retention.sweep();
      // Erasure and retention may have taken reviews away, and a failed write to KV is made good.
      if (swept) await services.publishReviews();
      if (swept) await counting.foldOthers();
      await keepArchive();
      if (swept) log.note('retention', { ...swept });
    },
    async sweepAgain() {
      const tally = await outbox.sweep();
      noteSweep(tally);
      if (tally.more) await continueSweep();
    },
  };
}
