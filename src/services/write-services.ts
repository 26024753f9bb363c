import { v7 as newId } from 'uuid';
import { viewOfBooking } from '../features/bookings/contract.ts';
import { changesOfOrder, viewOfOrder } from '../features/checkout/contract.ts';
import { factOf } from '../features/push/index.ts';
import { createArchive } from '../platform/archive/archive.ts';
import type { PublishedBanners } from '../platform/banners/published-banners.ts';
import { type CaptchaCheck, createTurnstile, DEFAULT_TURNSTILE_URL } from '../platform/captcha.ts';
import type { UpstreamFailure } from '../platform/http.ts';
import { createAdEvents } from '../platform/ledger/ad-events.ts';
import { createBannerConversions } from '../platform/ledger/banner-conversions.ts';
import { createBillNumbers } from '../platform/ledger/bill-numbers.ts';
import { createCampaigns } from '../platform/ledger/campaigns.ts';
import { createCoupons } from '../platform/ledger/coupons.ts';
import type { LedgerContext } from '../platform/ledger/database.ts';
import { createPriceSheetStore } from '../platform/ledger/price-sheets.ts';
import { createLedger } from '../platform/ledger/record-ledger.ts';
import { createReviews } from '../platform/ledger/reviews.ts';
import { createSpins } from '../platform/ledger/spins.ts';
import { createUnfoundSearches } from '../platform/ledger/unfound-searches.ts';
import { createWithdrawConsent } from '../platform/ledger/withdraw-consent.ts';
import { createHealth, HEALTH_MS } from '../platform/outbox/backlog.ts';
import { createDeliveryAdmin } from '../platform/outbox/delivery-admin.ts';
import { createHolds } from '../platform/outbox/holds.ts';
import { createOutbox } from '../platform/outbox/outbox.ts';
import type { SheetPriceSource } from '../platform/price-sheet/price-source.ts';
import type { ReviewSource } from '../platform/reviews/review-source.ts';
import { createSystemFaults } from '../platform/system-faults.ts';
import { sharedAnswer } from '../values/shared-answer.ts';
import { createSigner, type Signer } from '../values/signing.ts';
import type { Log } from '../web/middleware/request-log.ts';
import { createAdmin } from './admin.ts';
import { createAdminFeed } from './admin-feed.ts';
import { billNumbersWithArchive, olderRecords } from './archived.ts';
import { conversionsWithArchive } from './archived-banners.ts';
import { campaignsWithArchive } from './archived-campaigns.ts';
import { createBannerAdmin } from './banners.ts';
import { createChat } from './chat.ts';
import type { Bindings, Variables } from './config.ts';
import { countedValues } from './counted-values.ts';
import { createEventSink } from './events.ts';
import { countRecordSteps, createFunnelReader, createStepsReader } from './funnel.ts';
import { createSiteHealth } from './health.ts';
import { createLimits } from './limits.ts';
import { createCardPayments, createOutsideSystems, createPlaceNames } from './outside-systems.ts';
import { createOwnRecordReader } from './own-records.ts';
import type { Services } from './page-services.ts';
import { createPriceSheets } from './price-sheets/price-sheets.ts';
import type { SheetPlace } from './price-sheets/sheet-parts.ts';
import { createSheetState } from './price-sheets/sheet-state.ts';
import { createPublisher } from './publish-reviews.ts';
import { createPush } from './push.ts';
import { createReturnsTarget } from './returned-payments.ts';
import { createScheduledWork, type ScheduledWork } from './scheduled.ts';
import { createSlotAdmin, createSlotTarget } from './seats.ts';
import { createServiceTypes } from './service-types.ts';
import type { WriteServices } from './services.ts';
import { type BoardOf, createSlotBoards } from './slots.ts';
import { isOn, systemSwitches } from './system-switches.ts';

export interface LoadedWriteServices extends ScheduledWork {
  readonly services: WriteServices;
}

interface WriteServicesParts {
  readonly bindings: Bindings;
  readonly boards: BoardOf;
  readonly banners: PublishedBanners;
  readonly variables: Variables;
  readonly services: Services;
  /** The sheet of the site, and the source that pages read their prices from. */
  readonly sheet: { readonly place: SheetPlace; readonly shown: SheetPriceSource };
  /** The source that pages read their reviews from. */
  readonly pageReviews: ReviewSource;
}

/** Builds the services that pages do without; the first request that needs one loads this file (decision 005). */
export function createWriteServices({
  bindings,
  boards,
  banners,
  variables,
  services: site,
  sheet,
  pageReviews,
}: WriteServicesParts): LoadedWriteServices {
  const { log, waitUntil } = site;
  const ledgerContext = createLedgerContext(log);
  const signer = createSignerFrom(variables);
  const adEvents = createAdEvents(bindings.LEDGER, ledgerContext);
  const outside = {
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    now: Date.now,
    adTestCode: adEvents.testCode,
  };
  const systems = createOutsideSystems(variables, outside);
  const faults = createSystemFaults({ store: bindings.CACHE, now: ledgerContext.now, waitUntil });
  const payments = createCardPayments(variables, { fetch: outside.fetch, faults });
  const returns =
    payments &&
    createReturnsTarget({
      payments,
      async note(id, event) {
        const noted = await ledger.change(id, changesOfOrder(event), { by: 'provider' });
        return noted.ok || noted.code !== 'ledger_unavailable';
      },
    });
  const chat = createChat(variables, {
    ...ledgerContext,
    d1: bindings.LEDGER,
    fetch: outside.fetch,
    signer,
    brand: site.brand.name,
  });
  const push = createPush(variables, {
    ...ledgerContext,
    d1: bindings.LEDGER,
    fetch: outside.fetch,
    siteUrl: site.siteUrl,
  });
  const outbox = createOutbox(bindings.LEDGER, {
    ...ledgerContext,
    targets: [
      createSlotTarget(boards),
      ...(returns ? [returns] : []),
      ...(chat ? [chat.target] : []),
      ...(push ? [push.target] : []),
      ...systems.targets,
    ],
  });
  const deliveries = createDeliveryAdmin(bindings.LEDGER, ledgerContext);
  const values = countedValues();
  const health = createHealth(deliveries, ledgerContext.now);
  const switches = systemSwitches(variables);
  const archive = bindings.ARCHIVE && createArchive(bindings.LEDGER, bindings.ARCHIVE, ledgerContext);
  const billNumbers = createBillNumbers(bindings.LEDGER, ledgerContext);
  const feed = createAdminFeed(bindings.ADMIN_FEED, { log, waitUntil });
  const ledger = createLedger(bindings.LEDGER, {
    ...ledgerContext,
    older: archive && olderRecords(archive, ledgerContext.report),
    factDeliveries: push?.factDeliveries,
    onRecorded(record) {
      feed.announce(record.kind);
      countRecordSteps(site, undefined, record);
    },
    onChanged(after, change) {
      feed.announce(factOf(after, change)?.kind ?? 'changed');
      countRecordSteps(site, change.before, after);
    },
  });
  const slots = createSlotBoards(boards, log);
  const reviews = createReviews(bindings.LEDGER, ledgerContext);
  const publishReviews = createPublisher(reviews, pageReviews, ledgerContext.now);
  const unfoundSearches = createUnfoundSearches(bindings.LEDGER, ledgerContext);
  const priceSheets = createPriceSheets({
    ...sheet,
    ...ledgerContext,
    store: createPriceSheetStore(bindings.LEDGER, ledgerContext),
    note: log.note,
  });
  const { watch } = priceSheets;
  const steps = createStepsReader(bindings.BANNER_COUNTS);
  const campaigns = createCampaigns(bindings.LEDGER, ledgerContext);
  const allCampaigns = archive ? campaignsWithArchive(campaigns, archive, ledgerContext.report) : campaigns;
  const conversions = createBannerConversions(bindings.LEDGER, ledgerContext);
  const allConversions = archive ? conversionsWithArchive(conversions, archive) : conversions;
  const ownRecords = { ledger, signer, payee: { upiId: site.upiId, name: site.brand.name } };
  const services: WriteServices = {
    ...site,
    unfoundSearches,
    findCampaignLink: campaigns.findLink,
    withdrawConsent: createWithdrawConsent(bindings.LEDGER, ledgerContext),
    slots,
    signer,
    ledger,
    outbox,
    billNumbers: archive ? billNumbersWithArchive(billNumbers, archive) : billNumbers,
    addReview: reviews.add,
    publishReviews,
    bookings: createOwnRecordReader(ownRecords, viewOfBooking),
    orders: createOwnRecordReader(ownRecords, viewOfOrder),
    spins: createSpins(bindings.LEDGER, { ...ledgerContext, signer }),
    coupons: createCoupons(bindings.LEDGER, ledgerContext),
    admin: createAdmin(bindings.LEDGER, {
      passphrase: variables.ADMIN_PASSPHRASE,
      ledgerContext,
      signer,
      ledger,
      deliveries,
      slotAdmin: createSlotAdmin(boards, log),
      releaseSeat: slots.release,
      values,
      archive,
      feed: feed.reader,
      announce: (fact) => feed.announce(fact ?? 'changed'),
      banners: createBannerAdmin(bindings, ledgerContext, banners, allConversions),
      funnel: createFunnelReader(steps),
      steps,
      campaigns: allCampaigns,
      adEvents,
      publishReviews,
      unfoundSearches,
      priceSheets,
    }),
    deliveriesFor: systems.deliveriesFor,
    conversionDeliveries: systems.conversionDeliveries,
    takeEvents: createEventSink({
      ads: systems.ads,
      analytics: systems.analytics,
      holds: createHolds(bindings.LEDGER, ledgerContext),
      waitUntil,
      refused: (refusal) => log.note('events_refused', refusal),
    }),
    payments,
    chat,
    push,
    placeNames: createPlaceNames(variables, {
      fetch: outside.fetch,
      cache: bindings.CACHE,
      quotas: bindings.QUOTAS,
      onMapsAnswer: (found) => faults.note('maps', found.ok ? undefined : found.code),
    }),
    serviceTypes: createServiceTypes({
      cms: systems.cms,
      kv: bindings.CACHE,
      now: Date.now,
      waitUntil,
      log,
    }),
    verifyCaptcha: createCaptchaCheck(variables, outside.fetch, (code) => {
      faults.note('captcha', code);
      if (code !== undefined) log.note('captcha_failed', { code });
    }),
    limits: createLimits(bindings, signer, log),
    systems: switches,
    sheetState: createSheetState(sheet.shown, watch),
    systemFaults: faults.read,
    health: createSiteHealth({
      ledger: health,
      sheet: createSheetState(sheet.shown, sharedAnswer(watch, HEALTH_MS, ledgerContext.now)),
      systems: switches,
      faults: faults.read,
      chat: chat && sharedAnswer(() => chat.figures.health().catch(() => null), HEALTH_MS, ledgerContext.now),
      now: ledgerContext.now,
    }),
  };
  return {
    services,
    ...createScheduledWork({
      chat,
      push,
      services,
      outbox,
      priceSheets,
      ledgerContext,
      bindings,
      values,
      archive,
    }),
  };
}

const createLedgerContext = (log: Log): LedgerContext => ({
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
  variables: Variables,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  report: (fault: UpstreamFailure | undefined) => void,
): CaptchaCheck | undefined {
  if (!isOn(variables, 'captcha')) return undefined;
  const { TURNSTILE_SECRET_KEY: secretKey, TURNSTILE_URL: url = DEFAULT_TURNSTILE_URL } = variables;
  return createTurnstile({ secretKey, url }, { fetch, report });
}
