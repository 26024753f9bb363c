import { waitUntil as keepAlive } from 'cloudflare:workers';
import { buildId, mode } from 'virtual:client-build';
import { brandFrom } from '../content/brand.ts';
import type { PageTracking } from '../features/tracking/rules/page-scripts.ts';
import { createPublishedBanners } from '../platform/banners/published-banners.ts';
import { createPriceSource } from '../platform/price-sheet/price-source.ts';
import { createReviewSource } from '../platform/reviews/review-source.ts';
import { onceLoaded } from '../values/once.ts';
import { consoleLog } from '../web/middleware/request-log.ts';
import { createBoundedBoards } from './bounded-boards.ts';
import { type Bindings, parseVariables, type Variables } from './config.ts';
import { createCounters } from './exposures.ts';
import type { Services } from './page-services.ts';
import type { SheetPlace } from './price-sheets/sheet-parts.ts';
import { createSlotBoards } from './slots.ts';
import { isOn } from './system-switches.ts';
import type { LoadedWriteServices } from './write-services.ts';

/** worker.ts exports these Durable Objects for the platform. */
export { AdminFeed } from '../platform/admin-feed/admin-feed.ts';
export { BannerCounts } from '../platform/banners/banner-counts.ts';
export { Quotas } from '../platform/quotas/quotas.ts';

export interface Runtime {
  readonly services: Services;
  /** The first call loads the code that writes and that calls outside systems (decision 005). */
  loadWriteServices(): Promise<LoadedWriteServices>;
}

/** The variables that pages show: other values need another cache. */
const shownInPages = (variables: Variables): string =>
  [
    variables.SITE_URL,
    variables.SUPPORT_PHONE,
    variables.CHAT_NUMBER,
    variables.COMPANY_EMAIL,
    variables.AD_PIXEL_ID,
    variables.TAG_MANAGER_ID,
    variables.ANALYTICS_TOKEN && 'tracked',
    variables.TURNSTILE_SITE_KEY,
    variables.PAYMENT_KEY_ID && 'cards',
    isOn(variables, 'chat') && 'chat',
    variables.SERVICE_WORKER,
    variables.ADMIN_PASSPHRASE && 'admin',
    variables.SAMPLE_CONTENT,
  ].join();

/** The default for local development. */
const LOCAL_SITE = 'http://localhost:8787';

/**
 * Builds the services from the platform's bindings and the variables. Only this folder imports code that knows a secret
 * or talks to outside systems; features receive functions. Throws when a variable is wrong.
 */
export function createRuntime(bindings: Bindings): Runtime {
  const variables = parseVariables(bindings);
  const log = consoleLog;
  const boards = createBoundedBoards(bindings.SLOT_BOARD, Date.now);
  const waitUntil = (work: Promise<unknown>) =>
    keepAlive(work.catch((error: unknown) => log.fault({ requestId: 'background', error })));
  const banners = createPublishedBanners({
    kv: bindings.CACHE,
    now: Date.now,
    waitUntil,
    report: (operation) => log.note('banners_store_failed', { operation }),
  });
  const pageReviews = createReviewSource({
    kv: bindings.CACHE,
    now: Date.now,
    waitUntil,
    report: (operation) => log.note('reviews_store_failed', { operation }),
  });
  const place = sheetPlace(bindings, variables);
  const prices = createPriceSource({
    fetchSheet: place.fetchSheet,
    ofBuild: place.address === undefined ? buildId : undefined,
    kv: bindings.CACHE,
    now: Date.now,
    waitUntil,
    report: ({ event, ...detail }) => log.note(event, { detail: JSON.stringify(detail) }),
  });
  const loadWriteServices = onceLoaded(async (): Promise<LoadedWriteServices> => {
    const { createWriteServices } = await import('./write-services.ts');
    return createWriteServices({
      bindings,
      boards,
      banners,
      variables,
      services,
      sheet: { place, shown: prices },
      pageReviews,
    });
  });
  const services: Services = {
    brand: brandFrom({
      supportPhone: variables.SUPPORT_PHONE,
      chatNumber: variables.CHAT_NUMBER,
      companyEmail: variables.COMPANY_EMAIL,
    }),
    siteUrl: new URL(variables.SITE_URL ?? LOCAL_SITE).origin,
    reviews: pageReviews,
    prices,
    banners,
    ...createCounters(bindings.BANNER_COUNTS, waitUntil, log),
    countUnfound: (search, visitor) =>
      waitUntil(
        loadWriteServices().then(async ({ services: { limits, unfoundSearches } }) => {
          // Pages have no limit, and each count is a write.
          if (await limits.use('choices', visitor)) await unfoundSearches.count(search);
        }),
      ),
    // Records and outside systems are read by code that pages do not load at start-up.
    bookings: { find: async (...given) => (await loadWriteServices()).services.bookings.find(...given) },
    orders: { find: async (...given) => (await loadWriteServices()).services.orders.find(...given) },
    serviceTypes: async () => (await loadWriteServices()).services.serviceTypes(),
    slots: createSlotBoards(boards, log),
    takesCards: isOn(variables, 'payments'),
    upiId: variables.UPI_ID,
    chatWrites: isOn(variables, 'chat'),
    sampleContent: variables.SAMPLE_CONTENT,
    adminExists: variables.ADMIN_PASSPHRASE !== undefined,
    tracking: pageTracking(variables),
    offlinePages: variables.SERVICE_WORKER !== 'off',
    captchaKey: variables.TURNSTILE_SITE_KEY,
    // In development a page of this cache would hide every edit.
    sharedCache: () => (mode === 'development' ? undefined : caches.open(`pages ${shownInPages(variables)}`)),
    log,
    now: () => new Date(),
    waitUntil,
  };
  return { services, loadWriteServices };
}

/** The platform ignores the host; the development server refuses other hosts. */
const PRICE_SHEET_FILE = 'http://localhost/price-sheet.csv';

/** The configured sheet, otherwise the file that ships with the site. */
const sheetPlace = (bindings: Bindings, { PRICE_SHEET_URL }: Variables): SheetPlace => ({
  fetchSheet: (signal) =>
    PRICE_SHEET_URL === undefined
      ? bindings.ASSETS.fetch(PRICE_SHEET_FILE, { signal })
      : fetch(PRICE_SHEET_URL, { signal }),
  address: PRICE_SHEET_URL,
  buildId,
});

/** The tracking of pages; undefined where no tracking variable is set. */
function pageTracking(variables: Variables): PageTracking | undefined {
  const { AD_PIXEL_ID: pixelId, TAG_MANAGER_ID: tagManagerId, ANALYTICS_TOKEN } = variables;
  return pixelId || tagManagerId || ANALYTICS_TOKEN ? { pixelId, tagManagerId } : undefined;
}
