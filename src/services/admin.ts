import type { D1Database } from '@cloudflare/workers-types';
import { createAdminAuth } from '../features/admin/auth.ts';
import type { PriceSheets } from '../features/price-sheets/index.ts';
import type { PushKind } from '../features/push/rules/push-kinds.ts';
import type { Archive } from '../platform/archive/archive.ts';
import { createMessageSwitches } from '../platform/chat/message-switches.ts';
import type { AdEvents } from '../platform/ledger/ad-events.ts';
import { createAuditList } from '../platform/ledger/audit.ts';
import { createBackupReader } from '../platform/ledger/backup.ts';
import { createCalls } from '../platform/ledger/calls.ts';
import type { Campaigns } from '../platform/ledger/campaigns.ts';
import type { CountedValues } from '../platform/ledger/counting.ts';
import { type Coupons, createCoupons } from '../platform/ledger/coupons.ts';
import type { LedgerContext } from '../platform/ledger/database.ts';
import { createErasure } from '../platform/ledger/erasure.ts';
import { createMechanics } from '../platform/ledger/mechanics.ts';
import type { Ledger } from '../platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../platform/ledger/record-queries.ts';
import { createVisits } from '../platform/ledger/record-visits.ts';
import { createReviews } from '../platform/ledger/reviews.ts';
import { createRevokedSessions } from '../platform/ledger/revoked-sessions.ts';
import { createSummaries } from '../platform/ledger/summary.ts';
import type { UnfoundSearches } from '../platform/ledger/unfound-searches.ts';
import type { DeliveryAdmin } from '../platform/outbox/delivery-admin.ts';
import { createPushDevices } from '../platform/push/push-devices.ts';
import type { Signer } from '../values/signing.ts';
import type { AdminFeedReader } from './admin-feed.ts';
import { queriesWithArchive } from './archived.ts';
import type { BannerAdmin } from './banners.ts';
import { createSiteErasure } from './erasure.ts';
import type { FunnelReader, StepsReader } from './funnel.ts';
import type { SlotAdmin } from './seats.ts';
import type { SlotBoards } from './slots.ts';

/** The services of the admin's screens. */
export type Admin = NonNullable<ReturnType<typeof createAdmin>>;

interface AdminParts {
  readonly passphrase: string | undefined;
  readonly ledgerContext: LedgerContext;
  readonly signer: Signer;
  readonly ledger: Ledger;
  readonly deliveries: DeliveryAdmin;
  readonly slotAdmin: SlotAdmin;
  readonly releaseSeat: SlotBoards['release'];
  readonly values: CountedValues;
  /** Undefined without a bucket for old records. */
  readonly archive: Archive | undefined;
  readonly banners: BannerAdmin;
  /** The steps of the visits of the last days, today included. */
  readonly funnel: FunnelReader;
  readonly steps: StepsReader;
  readonly campaigns: Campaigns;
  readonly adEvents: AdEvents;
  readonly feed: AdminFeedReader;
  /** Tells the operators' open pages that something changed, or which fact of a customer it was. */
  readonly announce: (fact?: PushKind) => void;
  readonly publishReviews: () => Promise<boolean>;
  readonly unfoundSearches: Pick<UnfoundSearches, 'list'>;
  readonly priceSheets: PriceSheets;
}

/** The services of the admin's screens; undefined without a passphrase. */
export function createAdmin(
  d1: D1Database,
  {
    passphrase,
    ledgerContext,
    signer,
    ledger,
    deliveries,
    slotAdmin,
    releaseSeat,
    values,
    archive,
    banners,
    funnel,
    steps,
    campaigns,
    adEvents,
    feed,
    announce,
    publishReviews,
    unfoundSearches,
    priceSheets,
  }: AdminParts,
) {
  if (passphrase === undefined) return undefined;
  const records = createRecordQueries(d1, { ...ledgerContext, ledger });
  return {
    auth: createAdminAuth({
      passphrase,
      signer,
      now: ledgerContext.now,
      revoked: createRevokedSessions(d1, ledgerContext),
    }),
    records: archive ? queriesWithArchive(records, archive, values, ledgerContext.report) : records,
    calls: createCalls(d1, ledgerContext),
    visits: createVisits(d1, ledgerContext),
    feed,
    announce,
    archive,
    banners,
    funnel,
    steps,
    campaigns,
    adEvents,
    deliveries,
    slots: slotAdmin,
    coupons: publishingCoupons(createCoupons(d1, ledgerContext), banners),
    mechanics: createMechanics(d1, ledgerContext),
    messageSwitches: createMessageSwitches(d1, ledgerContext),
    pushDevices: createPushDevices(d1, ledgerContext),
    reviews: createReviews(d1, ledgerContext),
    erasure: createSiteErasure({
      ledger: createErasure(d1, { ...ledgerContext, signer }),
      archive,
      releaseSeat,
      publishReviews,
    }),
    unfoundSearches,
    priceSheets,
    audit: createAuditList(d1, ledgerContext),
    backup: createBackupReader(d1, ledgerContext),
    summary: createSummaries(d1, { ...ledgerContext, values }),
  };
}

/** The same coupons; pages follow a paused coupon as fast as a paused banner. */
const publishingCoupons = (coupons: Coupons, banners: BannerAdmin): Coupons => ({
  ...coupons,
  async setState(...given) {
    const set = await coupons.setState(...given);
    if (set.ok) await banners.publish();
    return set;
  },
});
