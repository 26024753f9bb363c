import { waitUntil } from 'cloudflare:workers';
import { v7 as newId } from 'uuid';
import { brandFrom } from '../content/brand.ts';
import { createSigner } from '../domain/signing.ts';
import { createTurnstile, DEFAULT_TURNSTILE_URL } from '../integrations/turnstile/turnstile.ts';
import { createDeliveries } from '../ledger/deliveries.ts';
import { createDeliveryDesk } from '../ledger/delivery-desk.ts';
import { ledgerHealth } from '../ledger/ledger-health.ts';
import { createRecordDesk } from '../ledger/record-desk.ts';
import { createLedger } from '../ledger/record-ledger.ts';
import { createRetention } from '../ledger/retention.ts';
import { createSpins } from '../ledger/spins.ts';
import { sweepMinute } from '../ledger/sweep-minute.ts';
import { consoleLog } from '../middleware/console-log.ts';
import type { Services } from '../services.ts';
import { createBookingReader } from './booking-reader.ts';
import { createCardPayments } from './card-payments.ts';
import { type Bindings, parseVariables, type Variables } from './config.ts';
import { createDesk } from './desk.ts';
import { createEventSink, pageTracking } from './events.ts';
import { createLimits } from './limits.ts';
import { createOrderReader } from './order-reader.ts';
import { createPlaceNames } from './place-names.ts';
import { createPrices } from './prices.ts';
import { createOrderReconciler } from './reconcile-orders.ts';
import { createServiceTypes } from './service-types.ts';
import { createSlotDesk } from './slot-desk.ts';
import { createSlotTarget } from './slot-target.ts';
import { createSlotBoards } from './slots.ts';
import { createTargets } from './targets.ts';

export interface Runtime {
  readonly services: Services;
  /** What cron does: asks after payments nobody told us of, tries what is due, and once a day deletes what is past its time. */
  everyMinute(): Promise<void>;
}

/** The variables that show in the text of pages. */
const inPages = (variables: Variables): string =>
  [
    variables.SITE_URL,
    variables.SUPPORT_PHONE,
    variables.CHAT_NUMBER,
    variables.COMPANY_EMAIL,
    variables.AD_PIXEL_ID,
    variables.TAG_MANAGER_ID,
    variables.ANALYTICS_TOKEN && 'tracked',
    variables.TURNSTILE_SITE_KEY,
    variables.DESK_PASSPHRASE && 'desk',
  ].join();

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Where the site stands when nothing else is said: local development. */
const LOCAL_SITE = 'http://localhost:8787';

/**
 * Puts the site together from the platform's bindings and the variables. This room alone imports the rooms that know a
 * secret or speak to the outside; everything else is handed functions. Throws when a variable is wrong.
 */
export function createRuntime(bindings: Bindings): Runtime {
  const variables = parseVariables(bindings);
  const log = consoleLog;
  const keepAlive = (work: Promise<unknown>) =>
    waitUntil(work.catch((error: unknown) => log.fault({ requestId: 'background', error })));
  const clock = {
    now: Date.now,
    newId: () => newId(),
    report: ({ step, reason }: { step: string; reason: string }) =>
      log.note('ledger_fault', { step, reason }),
  };
  const outside = { fetch: (url: string, init: RequestInit) => fetch(url, init), now: Date.now };
  const { targets, owes, owesConversion, cms, ads, analytics } = createTargets(variables, outside);
  const slotTarget = createSlotTarget(bindings.SLOT_BOARD);
  const deliveries = createDeliveries(bindings.LEDGER, { ...clock, targets: [slotTarget, ...targets] });
  const deliveryDesk = createDeliveryDesk(bindings.LEDGER, clock);
  const ledger = createLedger(bindings.LEDGER, clock);
  const signer = createSigner({
    current: variables.SIGNING_KEY,
    previous: variables.SIGNING_KEY_PREVIOUS === undefined ? [] : [variables.SIGNING_KEY_PREVIOUS],
  });
  const payments = createCardPayments(variables, outside.fetch);
  const slots = createSlotBoards(bindings.SLOT_BOARD, log);
  const services: Services = {
    brand: brandFrom({
      supportPhone: variables.SUPPORT_PHONE,
      chatNumber: variables.CHAT_NUMBER,
      companyEmail: variables.COMPANY_EMAIL,
    }),
    siteUrl: new URL(variables.SITE_URL ?? LOCAL_SITE).origin,
    prices: createPrices(bindings, variables, keepAlive, log),
    bookings: createBookingReader(ledger, signer),
    slots,
    orders: createOrderReader(ledger, signer),
    takesCards: payments !== undefined,
    payments,
    deskExists: variables.DESK_PASSPHRASE !== undefined,
    desk: createDesk(bindings.LEDGER, {
      passphrase: variables.DESK_PASSPHRASE,
      slots: createSlotDesk(bindings.SLOT_BOARD, log),
      releaseSeat: (recordId) => slots.release('jaipur', recordId),
      ...{ clock, signer, ledger, deliveries: deliveryDesk },
    }),
    spins: createSpins(bindings.LEDGER, { ...clock, signer }),
    ledger,
    deliveries,
    owes,
    owesConversion,
    tracking: pageTracking(variables),
    takeEvents: createEventSink({
      ads,
      analytics,
      deliveries,
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
    robotCheckKey: variables.TURNSTILE_SITE_KEY,
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
    // Kept pages hold what these variables put into them: other values, another cache.
    sharedCache: () => caches.open(`pages ${inPages(variables)}`),
    log,
    now: () => new Date(),
    waitUntil: keepAlive,
    health: async () => ({ ...(await ledgerHealth(deliveryDesk, clock.now())) }),
  };
  const reconcileOrders = createOrderReconciler(
    services,
    createRecordDesk(bindings.LEDGER, { ...clock, ledger }),
  );
  const retention = createRetention(bindings.LEDGER, clock);
  return {
    services,
    async everyMinute() {
      // Side by side: a payment provider that hangs holds no delivery up.
      const [paid, tallies] = await Promise.all([
        reconcileOrders(),
        sweepMinute(deliveries, { now: clock.now, wait }),
      ]);
      for (const tally of tallies) log.note('sweep', { ...tally });
      if (paid.ordersAsked > 0) log.note('payments_asked', { ...paid });
      const swept = await retention.sweep();
      if (swept) log.note('retention', { ...swept });
    },
  };
}
