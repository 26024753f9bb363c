import { sql } from 'drizzle-orm';
import type { CouponOffer, CouponSource, CouponTerms } from '../../features/coupons/rules/coupon.ts';
import { coupons, couponUses } from './schema.ts';

export interface Coupon extends CouponTerms, CouponOffer {
  readonly code: string;
  readonly description: string;
  readonly source: CouponSource;
  readonly createdAt: number;
  readonly uses: number;
}

/** How often a coupon was used, as a part of a query on coupons. */
export const usesOf = sql<number>`(select count(*) from ${couponUses} where ${couponUses.code} = coupons.code)`;

/** What is read of a coupon. */
export const couponColumns = {
  code: coupons.code,
  kind: coupons.kind,
  value: coupons.value,
  description: coupons.description,
  state: coupons.state,
  source: coupons.source,
  numberHash: coupons.numberHash,
  maxUses: coupons.maxUses,
  createdAt: coupons.createdAt,
  expiresAt: coupons.expiresAt,
  uses: usesOf.mapWith(Number),
};
