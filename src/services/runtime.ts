import { waitUntil } from 'cloudflare:workers';
import { brandFrom } from '../content/brand.ts';
import { onceLoaded } from '../values/once.ts';
import { consoleLog } from '../web/middleware/request-log.ts';
import { type Bindings, parseVariables, type Variables } from './config.ts';
import { createPrices } from './prices.ts';
import type { Services } from './services.ts';
import { createSlotBoards } from './slots.ts';
import { pageTracking } from './tracking.ts';
import type { LoadedWriteServices } from './write-services.ts';

/** The platform finds it in the Worker's entry. */
export { CallTurns } from '../platform/geocoding/call-turns.ts';

export interface Runtime {
  readonly site: Services;
  /** Loaded by the first who asks for it. */
  office(): Promise<LoadedWriteServices>;
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
  const office = onceLoaded(async (): Promise<LoadedWriteServices> => {
    const { createWriteServices } = await import('./write-services.ts');
    return createWriteServices({ bindings, variables, site });
  });
  const site: Services = {
    brand: brandFrom({
      supportPhone: variables.SUPPORT_PHONE,
      chatNumber: variables.CHAT_NUMBER,
      companyEmail: variables.COMPANY_EMAIL,
    }),
    siteUrl: new URL(variables.SITE_URL ?? LOCAL_SITE).origin,
    prices: createPrices(bindings, variables, keepAlive, log),
    // What is one person's own is read in the office, and so is what has to be asked of others.
    bookings: { find: async (...given) => (await office()).services.bookings.find(...given) },
    orders: { find: async (...given) => (await office()).services.orders.find(...given) },
    serviceTypes: async () => (await office()).services.serviceTypes(),
    slots: createSlotBoards(bindings.SLOT_BOARD, log),
    takesCards: variables.PAYMENT_KEY_ID !== undefined,
    adminExists: variables.DESK_PASSPHRASE !== undefined,
    tracking: pageTracking(variables),
    captchaKey: variables.TURNSTILE_SITE_KEY,
    // Kept pages hold what these variables put into them: other values, another cache.
    sharedCache: () => caches.open(`pages ${inPages(variables)}`),
    log,
    now: () => new Date(),
    waitUntil: keepAlive,
  };
  return { site, office };
}
