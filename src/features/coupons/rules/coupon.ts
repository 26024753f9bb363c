import { compactCode } from '../../../values/latin-digits.ts';
import type { Paise } from '../../../values/money.ts';
import { failure, type Result, success } from '../../../values/result.ts';

/** The origin of a coupon; a `spin_suspect` coupon comes from a spin that looks like a bot's. */
export const COUPON_SOURCES = ['admin', 'spin', 'spin_suspect'] as const;
export type CouponSource = (typeof COUPON_SOURCES)[number];

export const COUPON_STATES = ['active', 'paused', 'expired'] as const;
export type CouponState = (typeof COUPON_STATES)[number];
export const COUPON_KINDS = ['percent', 'amount'] as const;
type CouponKind = (typeof COUPON_KINDS)[number];

/** The discount of a coupon, in whole percent or in paise. */
export interface CouponOffer {
  readonly kind: CouponKind;
  readonly value: number;
}

export interface CouponScope {
  /** The ids of the discounted jobs; missing for all, and empty for work that is not ordered online. */
  readonly serviceIds?: readonly string[];
  /** The least price of those jobs together. */
  readonly minimum?: Paise;
}

/** The terms that decide whether a coupon may be used. Times in milliseconds since 1970. */
export interface CouponTerms {
  readonly state: CouponState;
  readonly expiresAt: number | null;
  /** Uses in total; null means no limit. */
  readonly maxUses: number | null;
  /** The hash of the only mobile number that may use the coupon. */
  readonly numberHash: string | null;
}

export type CouponProblem = 'coupon_paused' | 'coupon_expired' | 'coupon_used_up' | 'coupon_of_another';

/** Returns why a coupon cannot be used, or undefined. `numberHashes` are the customer's, one for each signing key in use. */
export function couponProblem(
  terms: CouponTerms,
  use: { readonly now: number; readonly uses: number; readonly numberHashes: readonly string[] },
): CouponProblem | undefined {
  if (terms.state === 'paused') return 'coupon_paused';
  if (terms.state === 'expired' || (terms.expiresAt !== null && terms.expiresAt <= use.now))
    return 'coupon_expired';
  if (terms.numberHash !== null && !use.numberHashes.includes(terms.numberHash)) return 'coupon_of_another';
  return terms.maxUses !== null && use.uses >= terms.maxUses ? 'coupon_used_up' : undefined;
}

interface PricedLine {
  readonly serviceId: string;
  readonly totalPrice: Paise;
}

/**
 * Returns the discount of a coupon on the lines of an order, in paise and whole rupees, never more than the discounted
 * jobs cost. `coupon_elsewhere`: the order has none of its jobs. `coupon_minimum`: their price is too low.
 */
export function couponDiscount(
  { kind, value }: CouponOffer,
  { serviceIds, minimum = 0 }: CouponScope,
  lines: readonly PricedLine[],
): Result<Paise, 'coupon_elsewhere' | 'coupon_minimum'> {
  const discounted = lines.filter(({ serviceId }) => serviceIds?.includes(serviceId) ?? true);
  const price = discounted.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  if (price === 0) return failure('coupon_elsewhere');
  if (price < minimum) return failure('coupon_minimum');
  const discount = kind === 'percent' ? Math.round((price * value) / 10_000) * 100 : value;
  return success(Math.min(discount, price));
}

/** The stored form of a code: its letters in upper case, its digits and its inner hyphens. */
export const couponCode = (typed: string): string => compactCode(typed).toUpperCase();

/** Whether a code in its stored form has 3 to 24 letters, digits and hyphens. */
export const isCouponCode = (code: string): boolean => /^[A-Z0-9-]{3,24}$/.test(code);
