import { v7 as newId } from 'uuid';
import { createTurnstile, DEFAULT_TURNSTILE_URL } from '../platform/captcha.ts';
import { createLedger } from '../platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../platform/ledger/record-queries.ts';
import { createRetention } from '../platform/ledger/retention.ts';
import { createSpins } from '../platform/ledger/spins.ts';
import { createDeliveryAdmin, ledgerHealth } from '../platform/outbox/delivery-admin.ts';
import { createOutbox } from '../platform/outbox/outbox.ts';
import { type SweepTally, sweepMinute } from '../platform/outbox/sweep.ts';
import { createSigner } from '../values/signing.ts';
import { createAdmin } from './admin.ts';
import { createBookingReader } from './booking-reader.ts';
import { createCardPayments } from './card-payments.ts';
import type { Bindings, Variables } from './config.ts';
import { createEventSink } from './events.ts';
import { createLimits } from './limits.ts';
import { createOrderReader } from './order-reader.ts';
import { createPlaceNames } from './place-names.ts';
import { createOrderReconciler } from './reconcile-orders.ts';
import { createServiceTypes } from './service-types.ts';
import type { Services, WriteServices } from './services.ts';
import { createSlotAdmin } from './slot-admin.ts';
import { createSlotTarget } from './slot-target.ts';
import { createSlotBoards } from './slots.ts';
import { createTargets } from './targets.ts';

/** What writes, and what asks others. */
export interface LoadedWriteServices {
  readonly services: WriteServices;
  /** What cron does: asks after payments nobody told us of, tries what is due, and once a day deletes what is past its time. */
  everyMinute(): Promise<void>;
  /** Tries what is due, and has it gone on with as long as there is more than one invocation may carry. */
  sweepAgain(): Promise<void>;
}

interface WriteServicesParts {
  readonly bindings: Bindings;
  readonly variables: Variables;
  readonly site: Services;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Everything that a visitor who only reads does without, loaded by the first who needs it (decision 007). */
export function createWriteServices({ bindings, variables, site }: WriteServicesParts): LoadedWriteServices {
  const { log, waitUntil: keepAlive } = site;
  const clock = {
    now: Date.now,
    newId: () => newId(),
    report: ({ step, reason }: { step: string; reason: string }) =>
      log.note('ledger_fault', { step, reason }),
  };
  const outside = { fetch: (url: string, init: RequestInit) => fetch(url, init), now: Date.now };
  const { targets, deliveriesFor, conversionDeliveries, cms, ads, analytics } = createTargets(
    variables,
    outside,
  );
  const slotTarget = createSlotTarget(bindings.SLOT_BOARD);
  const outbox = createOutbox(bindings.LEDGER, { ...clock, targets: [slotTarget, ...targets] });
  const deliveryAdmin = createDeliveryAdmin(bindings.LEDGER, clock);
  const ledger = createLedger(bindings.LEDGER, clock);
  const signer = createSigner({
    current: variables.SIGNING_KEY,
    previous: variables.SIGNING_KEY_PREVIOUS === undefined ? [] : [variables.SIGNING_KEY_PREVIOUS],
  });
  const slots = createSlotBoards(bindings.SLOT_BOARD, log);
  const services: WriteServices = {
    ...site,
    slots,
    bookings: createBookingReader(ledger, signer),
    orders: createOrderReader(ledger, signer),
    payments: createCardPayments(variables, outside.fetch),
    admin: createAdmin(bindings.LEDGER, {
      passphrase: variables.DESK_PASSPHRASE,
      slots: createSlotAdmin(bindings.SLOT_BOARD, log),
      releaseSeat: (recordId) => slots.release('jaipur', recordId),
      ...{ clock, signer, ledger, deliveries: deliveryAdmin },
    }),
    spins: createSpins(bindings.LEDGER, { ...clock, signer }),
    ledger,
    outbox,
    deliveriesFor,
    conversionDeliveries,
    takeEvents: createEventSink({
      ads,
      analytics,
      outbox,
      keepAlive,
      allowMissingPhone: variables.AD_ALLOW_MISSING_PHONE,
      rawPhone: variables.ANALYTICS_RAW_PHONE,
    }),
    placeNames: createPlaceNames(variables, {
      fetch: outside.fetch,
      cache: bindings.CACHE,
      turns: bindings.CALL_TURNS,
    }),
    serviceTypes: createServiceTypes({ cms, kv: bindings.CACHE, now: Date.now, keepAlive, log }),
    signer,
    judgeSender:
      variables.TURNSTILE_SITE_KEY && variables.TURNSTILE_SECRET_KEY
        ? createTurnstile(
            {
              secretKey: variables.TURNSTILE_SECRET_KEY,
              url: variables.TURNSTILE_URL ?? DEFAULT_TURNSTILE_URL,
            },
            { fetch: outside.fetch, report: (code) => log.note('robot_check_failed', { code }) },
          )
        : undefined,
    limits: createLimits(bindings, signer, log),
    health: async () => ({ ...(await ledgerHealth(deliveryAdmin, clock.now())) }),
  };
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
    services,
    async everyMinute() {
      // Side by side: a payment provider that hangs holds no delivery up.
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
