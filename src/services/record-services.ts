import { changesOfOrder } from '../features/checkout/contract.ts';
import { factOf } from '../features/push/index.ts';
import { createArchive } from '../platform/archive/archive.ts';
import { createBannerConversions } from '../platform/ledger/banner-conversions.ts';
import { createBillNumbers } from '../platform/ledger/bill-numbers.ts';
import { createCampaigns } from '../platform/ledger/campaigns.ts';
import type { LedgerContext } from '../platform/ledger/database.ts';
import { createLedger } from '../platform/ledger/record-ledger.ts';
import { createOutbox } from '../platform/outbox/outbox.ts';
import { createAdminFeed } from './admin-feed.ts';
import { billNumbersWithArchive, olderRecords } from './archived.ts';
import { conversionsWithArchive } from './archived-banners.ts';
import { campaignsWithArchive } from './archived-campaigns.ts';
import type { Bindings } from './config.ts';
import { countRecordSteps } from './funnel.ts';
import type { OutsideServices } from './outside-services.ts';
import type { Services } from './page-services.ts';
import { createReturnsTarget } from './returned-payments.ts';
import { createSlotTarget } from './seats.ts';
import type { BoardOf } from './slots.ts';

interface RecordParts {
  readonly bindings: Bindings;
  readonly boards: BoardOf;
  readonly site: Services;
  readonly ledgerContext: LedgerContext;
  readonly outside: OutsideServices;
}

/** The ledger with its archive, and what leaves it for the outside systems, the funnel and the operator's screens. */
export function createRecordServices({ bindings, boards, site, ledgerContext, outside }: RecordParts) {
  const { LEDGER: d1, ARCHIVE: bucket, ADMIN_FEED } = bindings;
  const { payments, chat, push, systems } = outside;
  const archive = bucket && createArchive(d1, bucket, ledgerContext);
  const feed = createAdminFeed(ADMIN_FEED, site);
  const ledger = createLedger(d1, {
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
  const returns =
    payments &&
    createReturnsTarget({
      payments,
      async note(id, event) {
        const noted = await ledger.change(id, changesOfOrder(event), { by: 'provider' });
        return noted.ok || noted.code !== 'ledger_unavailable';
      },
    });
  const outbox = createOutbox(d1, {
    ...ledgerContext,
    targets: [
      createSlotTarget(boards),
      ...(returns ? [returns] : []),
      ...(chat ? [chat.target] : []),
      ...(push ? [push.target] : []),
      ...systems.targets,
    ],
  });
  const [bills, campaigns, conversions] = [
    createBillNumbers(d1, ledgerContext),
    createCampaigns(d1, ledgerContext),
    createBannerConversions(d1, ledgerContext),
  ];
  return {
    archive,
    feed,
    ledger,
    outbox,
    findCampaignLink: campaigns.findLink,
    billNumbers: archive ? billNumbersWithArchive(bills, archive) : bills,
    campaigns: archive ? campaignsWithArchive(campaigns, archive, ledgerContext.report) : campaigns,
    conversions: archive ? conversionsWithArchive(conversions, archive) : conversions,
  };
}
