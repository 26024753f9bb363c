import { v7 as newId } from 'uuid';
import { createTurnstile, DEFAULT_TURNSTILE_URL } from '../platform/captcha.ts';
import type { LedgerContext } from '../platform/ledger/database.ts';
import { createLedger } from '../platform/ledger/record-ledger.ts';
import { createSpins } from '../platform/ledger/spins.ts';
import { createDeliveryAdmin, ledgerHealth } from '../platform/outbox/delivery-admin.ts';
import { createOutbox } from '../platform/outbox/outbox.ts';
import { createSigner, type Signer } from '../values/signing.ts';
import type { Log } from '../web/middleware/request-log.ts';
import { createAdmin } from './admin.ts';
import type { Bindings, Variables } from './config.ts';
import { createEventSink } from './events.ts';
import { createLimits } from './limits.ts';
import { createCardPayments, createPlaceNames, createTargets } from './outside-systems.ts';
import { createBookingReader, createOrderReader } from './own-records.ts';
import { createScheduledWork, type ScheduledWork } from './scheduled.ts';
import { createSlotAdmin, createSlotTarget } from './seats.ts';
import { createServiceTypes } from './service-types.ts';
import type { Services, WriteServices } from './services.ts';
import { createSlotBoards } from './slots.ts';

export interface LoadedWriteServices extends ScheduledWork {
  readonly services: WriteServices;
}

interface WriteServicesParts {
  readonly bindings: Bindings;
  readonly variables: Variables;
  readonly services: Services;
}

/** Builds the services that pages do without; the first request that needs one loads this file (decision 007). */
export function createWriteServices({
  bindings,
  variables,
  services: site,
}: WriteServicesParts): LoadedWriteServices {
  const { log, waitUntil } = site;
  const clock = createClock(log);
  const signer = createSignerFrom(variables);
  const outside = { fetch: (url: string, init: RequestInit) => fetch(url, init), now: Date.now };
  const systems = createTargets(variables, outside);
  const outbox = createOutbox(bindings.LEDGER, {
    ...clock,
    targets: [createSlotTarget(bindings.SLOT_BOARD), ...systems.targets],
  });
  const deliveries = createDeliveryAdmin(bindings.LEDGER, clock);
  const ledger = createLedger(bindings.LEDGER, clock);
  const slots = createSlotBoards(bindings.SLOT_BOARD, log);
  const services: WriteServices = {
    ...site,
    slots,
    signer,
    ledger,
    outbox,
    bookings: createBookingReader(ledger, signer),
    orders: createOrderReader(ledger, signer),
    spins: createSpins(bindings.LEDGER, { ...clock, signer }),
    admin: createAdmin(bindings.LEDGER, {
      passphrase: variables.DESK_PASSPHRASE,
      clock,
      signer,
      ledger,
      deliveries,
      slotAdmin: createSlotAdmin(bindings.SLOT_BOARD, log),
      releaseSeat: slots.release,
    }),
    deliveriesFor: systems.deliveriesFor,
    conversionDeliveries: systems.conversionDeliveries,
    takeEvents: createEventSink({
      ads: systems.ads,
      analytics: systems.analytics,
      outbox,
      keepAlive: waitUntil,
      allowMissingPhone: variables.AD_ALLOW_MISSING_PHONE,
      rawPhone: variables.ANALYTICS_RAW_PHONE,
    }),
    payments: createCardPayments(variables, outside.fetch),
    placeNames: createPlaceNames(variables, {
      fetch: outside.fetch,
      cache: bindings.CACHE,
      turns: bindings.CALL_TURNS,
    }),
    serviceTypes: createServiceTypes({
      cms: systems.cms,
      kv: bindings.CACHE,
      now: Date.now,
      keepAlive: waitUntil,
      log,
    }),
    verifyCaptcha: createCaptchaCheck(variables, outside.fetch, log),
    limits: createLimits(bindings, signer, log),
    health: async () => ({ ...(await ledgerHealth(deliveries, clock.now())) }),
  };
  return { services, ...createScheduledWork({ services, outbox, clock, bindings }) };
}

const createClock = (log: Log): LedgerContext => ({
  now: Date.now,
  newId: () => newId(),
  report: ({ step, reason }) => log.note('ledger_fault', { step, reason }),
});

const createSignerFrom = ({ SIGNING_KEY, SIGNING_KEY_PREVIOUS }: Variables): Signer =>
  createSigner({
    current: SIGNING_KEY,
    previous: SIGNING_KEY_PREVIOUS === undefined ? [] : [SIGNING_KEY_PREVIOUS],
  });

/** The captcha's check; undefined where its keys are not set. */
function createCaptchaCheck(
  { TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY, TURNSTILE_URL = DEFAULT_TURNSTILE_URL }: Variables,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  log: Log,
): WriteServices['verifyCaptcha'] {
  if (!TURNSTILE_SITE_KEY || !TURNSTILE_SECRET_KEY) return undefined;
  return createTurnstile(
    { secretKey: TURNSTILE_SECRET_KEY, url: TURNSTILE_URL },
    { fetch, report: (code) => log.note('robot_check_failed', { code }) },
  );
}
