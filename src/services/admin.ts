import type { D1Database } from '@cloudflare/workers-types';
import { createAdminAuth } from '../features/admin/auth.ts';
import type { Archive } from '../platform/archive/archive.ts';
import { createAuditList } from '../platform/ledger/audit.ts';
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
import type { DeliveryAdmin } from '../platform/outbox/delivery-admin.ts';
import type { Signer } from '../values/signing.ts';
import { queriesWithArchive } from './archived.ts';
import { createSiteErasure } from './erasure.ts';
import type { Admin, BannerAdmin, SlotAdmin, SlotBoards } from './services.ts';

interface AdminParts {
  readonly passphrase: string | undefined;
  readonly ledgerContext: LedgerContext;
  readonly signer: Signer;
  readonly ledger: Ledger;
  readonly deliveries: DeliveryAdmin;
  readonly slotAdmin: SlotAdmin;
  readonly releaseSeat: SlotBoards['release'];
  readonly values: CountedValues;
  readonly archive: Archive | undefined;
  readonly banners: BannerAdmin;
  readonly funnel: Admin['funnel'];
  readonly feed: Admin['feed'];
  readonly publishReviews: () => Promise<boolean>;
  readonly unfoundCars: Admin['unfoundCars'];
  readonly priceSheets: Admin['priceSheets'];
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
    feed,
    publishReviews,
    unfoundCars,
    priceSheets,
  }: AdminParts,
): Admin | undefined {
  if (passphrase === undefined) return undefined;
  const records = createRecordQueries(d1, { ...ledgerContext, ledger });
  return {
    auth: createAdminAuth({
      passphrase,
      signer,
      now: ledgerContext.now,
      revoked: createRevokedSessions(d1, ledgerContext),
    }),
    records: archive ? queriesWithArchive(records, archive, values) : records,
    visits: createVisits(d1, ledgerContext),
    feed,
    archive,
    banners,
    funnel,
    deliveries,
    slots: slotAdmin,
    coupons: publishingCoupons(createCoupons(d1, ledgerContext), banners),
    mechanics: createMechanics(d1, ledgerContext),
    reviews: createReviews(d1, ledgerContext),
    erasure: createSiteErasure({
      ledger: createErasure(d1, { ...ledgerContext, signer }),
      archive,
      releaseSeat,
      publishReviews,
    }),
    unfoundCars,
    priceSheets,
    audit: createAuditList(d1, ledgerContext),
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
