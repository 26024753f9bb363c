import { type Banner, isPublished } from '../features/banners/rules/banner.ts';
import { endOf } from '../features/banners/rules/change.ts';
import type { PromisedOffer } from '../features/banners/rules/promise.ts';
import type { BannerOutcomes, CountedConversion } from '../features/banners/rules/results.ts';
import { parseSeen } from '../features/banners/rules/seen.ts';
import type { PublishedBanners } from '../platform/banners/published-banners.ts';
import type { BannerConversion, BannerConversions } from '../platform/ledger/banner-conversions.ts';
import { type BannerAct, type BannerStore, createBannerStore } from '../platform/ledger/banners.ts';
import { type Coupon, createCoupons } from '../platform/ledger/coupons.ts';
import type { LedgerContext } from '../platform/ledger/database.ts';
import { indiaDate } from '../values/india-time.ts';
import { failure, type Result, success } from '../values/result.ts';
import type { Bindings } from './config.ts';
import { COUNTS_OBJECT } from './exposures.ts';
import { objectNamed } from './objects.ts';

/** The operator's access to banners. A change is stored first, then published to the pages. */
export interface BannerAdmin {
  list: BannerStore['list'];
  create(banner: Banner, act: BannerAct): Promise<Result<undefined, 'ledger_unavailable' | 'not_published'>>;
  change(
    before: Banner,
    after: Banner,
    act: BannerAct,
  ): Promise<Result<Banner, 'conflict' | 'ledger_unavailable' | 'not_published'>>;
  /** The banner with what its coupons give now, as pages get it. */
  withOffers(banner: Banner): Promise<Banner>;
  /** Publishes all banners again, after a coupon changed. False when KV refused it. */
  publish(): Promise<boolean>;
  /** The counted exposures of a banner, and the conversions after them. */
  outcomes(banner: Banner): Promise<Result<BannerOutcomes, 'ledger_unavailable' | 'counts_unavailable'>>;
}

const offerOf = ({ kind, value, scope, expiresAt }: Coupon): PromisedOffer => ({
  kind,
  value,
  scope: scope ?? {},
  expiresAt,
});

/** The variant of a banner in a record's list of banners. */
const conversionOf =
  (banner: string) =>
  ({ seen, city, at }: BannerConversion): readonly CountedConversion[] =>
    parseSeen(seen)
      .filter((one) => one.banner === banner)
      .map(({ variant }) => ({ variant, city, day: indiaDate(new Date(at)), count: 1 }));

/** The operator's access to banners. Each change is published at once; pages read it within a minute or two. */
export function createBannerAdmin(
  { LEDGER, BANNER_COUNTS }: Pick<Bindings, 'LEDGER' | 'BANNER_COUNTS'>,
  ledgerContext: LedgerContext,
  published: PublishedBanners,
  conversions: BannerConversions,
): BannerAdmin {
  const store = createBannerStore(LEDGER, ledgerContext);
  const coupons = createCoupons(LEDGER, ledgerContext);
  /** Adds what each coupon gives. A coupon that gives no discount now leaves its variant without an offer. */
  const withOffers = async (banner: Banner): Promise<Banner> => ({
    ...banner,
    variants: await Promise.all(
      banner.variants.map(async (variant) => {
        if (variant.coupon === undefined) return variant;
        const found = await coupons.usable(variant.coupon, { key: '', numberHashes: [] });
        return found.ok ? { ...variant, offer: offerOf(found.value) } : variant;
      }),
    ),
  });
  const publish = async () => {
    const all = await store.list();
    if (!all.ok) return false;
    return published.publish(await Promise.all(all.value.filter(isPublished).map(withOffers)));
  };
  return {
    list: store.list,
    withOffers,
    publish,
    async create(banner, act) {
      const created = await store.create(banner, act);
      if (!created.ok) return created;
      return (await publish()) ? created : failure('not_published');
    },
    async change(before, after, act) {
      const changed = await store.change(before, after, act);
      if (!changed.ok) return changed;
      return (await publish()) ? changed : failure('not_published');
    },
    async outcomes(banner) {
      const { id, goal, startedAt } = banner;
      const now = ledgerContext.now();
      const from = startedAt ?? now;
      const [exposures, converted] = await Promise.all([
        objectNamed(BANNER_COUNTS, COUNTS_OBJECT)
          .read(id)
          .then(success, () => failure('counts_unavailable')),
        conversions({ banner: id, goal, from, before: endOf(banner, now) ?? now + 1 }),
      ]);
      if (!exposures.ok) return exposures;
      if (!converted.ok) return converted;
      return success({
        exposures: exposures.value.flatMap(({ banner, variant, ...row }) =>
          parseSeen(`${banner}.${variant}`).map((seen) => ({ ...seen, ...row })),
        ),
        conversions: converted.value.flatMap(conversionOf(id)),
      });
    },
  };
}
