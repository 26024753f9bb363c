import { v7 as newId } from 'uuid';
import { viewOfBooking } from '../features/bookings/contract.ts';
import { viewOfOrder } from '../features/checkout/contract.ts';
import type { PublishedBanners } from '../platform/banners/published-banners.ts';
import { createCoupons } from '../platform/ledger/coupons.ts';
import type { LedgerContext } from '../platform/ledger/database.ts';
import { createPriceSheetStore } from '../platform/ledger/price-sheets.ts';
import { createReviews } from '../platform/ledger/reviews.ts';
import { createSpins } from '../platform/ledger/spins.ts';
import { createUnfoundSearches } from '../platform/ledger/unfound-searches.ts';
import { createWithdrawConsent } from '../platform/ledger/withdraw-consent.ts';
import { createHealth, HEALTH_MS } from '../platform/outbox/backlog.ts';
import { createDeliveryAdmin } from '../platform/outbox/delivery-admin.ts';
import { createHolds } from '../platform/outbox/holds.ts';
import type { SheetPriceSource } from '../platform/price-sheet/price-source.ts';
import type { ReviewSource } from '../platform/reviews/review-source.ts';
import { sharedAnswer } from '../values/shared-answer.ts';
import { createSigner, type Signer } from '../values/signing.ts';
import type { Log } from '../web/middleware/request-log.ts';
import { createAdmin } from './admin.ts';
import { createBannerAdmin } from './banners.ts';
import type { Bindings, Variables } from './config.ts';
import { countedValues } from './counted-values.ts';
import { createEventSink } from './events.ts';
import { createFunnelReader, createStepsReader } from './funnel.ts';
import { createSiteHealth } from './health.ts';
import { createLimits } from './limits.ts';
import { createOutsideServices } from './outside-services.ts';
import { createOwnRecordReader } from './own-records.ts';
import type { Services } from './page-services.ts';
import { createPriceSheets } from './price-sheets/price-sheets.ts';
import type { SheetPlace } from './price-sheets/sheet-parts.ts';
import { createSheetState } from './price-sheets/sheet-state.ts';
import { createPublisher } from './publish-reviews.ts';
import { createRecordServices } from './record-services.ts';
import { createScheduledWork, type ScheduledWork } from './scheduled.ts';
import { createSlotAdmin } from './seats.ts';
import { createServiceTypes } from './service-types.ts';
import type { WriteServices } from './services.ts';
import { type BoardOf, createSlotBoards } from './slots.ts';
import { systemSwitches } from './system-switches.ts';

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
  const { now } = ledgerContext;
  const signer = createSignerFrom(variables);
  const outside = createOutsideServices({ bindings, variables, site, ledgerContext, signer });
  const { systems, faults, payments, chat, push, placeNames, verifyCaptcha } = outside;
  const stored = createRecordServices({ bindings, boards, site, ledgerContext, outside });
  const { archive, feed, ledger, outbox, billNumbers, findCampaignLink } = stored;
  const deliveries = createDeliveryAdmin(bindings.LEDGER, ledgerContext);
  const values = countedValues();
  const switches = systemSwitches(variables);
  const slots = createSlotBoards(boards, log);
  const reviews = createReviews(bindings.LEDGER, ledgerContext);
  const publishReviews = createPublisher(reviews, pageReviews, now);
  const unfoundSearches = createUnfoundSearches(bindings.LEDGER, ledgerContext);
  const priceSheets = createPriceSheets({
    ...sheet,
    ...ledgerContext,
    store: createPriceSheetStore(bindings.LEDGER, ledgerContext),
    note: log.note,
  });
  const { watch } = priceSheets;
  const steps = createStepsReader(bindings.BANNER_COUNTS);
  const ownRecords = { ledger, signer, payee: { upiId: site.upiId, name: site.brand.name } };
  const services: WriteServices = {
    ...site,
    unfoundSearches,
    findCampaignLink,
    withdrawConsent: createWithdrawConsent(bindings.LEDGER, ledgerContext),
    slots,
    signer,
    ledger,
    outbox,
    billNumbers,
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
      banners: createBannerAdmin(bindings, ledgerContext, banners, stored.conversions),
      funnel: createFunnelReader(steps),
      steps,
      campaigns: stored.campaigns,
      adEvents: outside.adEvents,
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
    placeNames,
    verifyCaptcha,
    serviceTypes: createServiceTypes({ cms: systems.cms, kv: bindings.CACHE, now, waitUntil, log }),
    limits: createLimits(bindings, signer, log),
    systems: switches,
    sheetState: createSheetState(sheet.shown, watch),
    systemFaults: faults.read,
    health: createSiteHealth({
      ledger: createHealth(deliveries, now),
      sheet: createSheetState(sheet.shown, sharedAnswer(watch, HEALTH_MS, now)),
      systems: switches,
      faults: faults.read,
      chat: chat && sharedAnswer(() => chat.figures.health().catch(() => null), HEALTH_MS, now),
      now,
    }),
  };
  const work = { chat, push, services, outbox, priceSheets, ledgerContext, bindings, values, archive };
  return { services, ...createScheduledWork(work) };
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
