import { deskText } from '../../content/text/en/desk.ts';
import type { CouponState } from '../../domain/coupon.ts';
import { formatMoney } from '../../domain/money.ts';
import type { Coupon } from '../../ledger/coupon-row.ts';
import { deskTime } from './desk-time.ts';

const text = deskText.coupons;

export const worth = ({ kind, value }: Coupon): string =>
  kind === 'percent' ? `${value}%` : formatMoney(value);

/** A coupon past its last day has expired, whatever its state says. */
export const standing = ({ state, expiresAt }: Coupon, now: Date): CouponState =>
  expiresAt !== null && expiresAt <= now.getTime() ? 'expired' : state;

export const lifeOf = (coupon: Coupon, now: Date): string =>
  [
    text.uses(coupon.uses, coupon.maxUses),
    coupon.expiresAt === null ? text.forever : text.until(deskTime(coupon.expiresAt - 1, now)),
    text.sources[coupon.source],
  ].join(' · ');
