import { adminText } from '../../../content/text/en/admin.ts';
import type { Coupon } from '../../../platform/ledger/coupon-redemption.ts';
import { formatMoney } from '../../../values/money.ts';
import type { CouponState } from '../../coupons/rules/coupon.ts';
import { adminTime } from './admin-time.ts';

const text = adminText.coupons;

export const worth = ({ kind, value }: Coupon): string =>
  kind === 'percent' ? `${value}%` : formatMoney(value);

/** A coupon past its last day has expired, whatever its state says. */
export const standing = ({ state, expiresAt }: Coupon, now: Date): CouponState =>
  expiresAt !== null && expiresAt <= now.getTime() ? 'expired' : state;

export const lifeOf = (coupon: Coupon, now: Date): string =>
  [
    text.uses(coupon.uses, coupon.maxUses),
    coupon.expiresAt === null ? text.forever : text.until(adminTime(coupon.expiresAt - 1, now)),
    text.sources[coupon.source],
  ].join(' · ');
