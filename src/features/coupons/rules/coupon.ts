/** Where a coupon came from; `spin_suspect`: from a spin whose form looks like a program's. */
export const COUPON_SOURCES = ['desk', 'spin', 'spin_suspect'] as const;
export type CouponSource = (typeof COUPON_SOURCES)[number];

export const COUPON_STATES = ['active', 'paused', 'expired'] as const;
export type CouponState = (typeof COUPON_STATES)[number];
export const COUPON_KINDS = ['percent', 'amount'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** What a coupon gives: whole percent, or paise off. */
export interface CouponOffer {
  readonly kind: CouponKind;
  readonly value: number;
}

/** What decides whether a coupon may be used. Instants are milliseconds since 1970. */
export interface CouponTerms {
  readonly state: CouponState;
  readonly expiresAt: number | null;
  /** How often in all; null for no limit. */
  readonly maxUses: number | null;
  /** The only number that may use it, as its hash. */
  readonly numberHash: string | null;
}

export type CouponProblem = 'coupon_paused' | 'coupon_expired' | 'coupon_used_up' | 'coupon_of_another';

/** Why a coupon can't be used now, or nothing. `numberHashes`: of whoever wants to use it, under every key in force. */
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

/** A code as it is kept and compared: upper case, no spaces. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase().replace(/\s+/g, '');

/** 3 to 24 letters, digits and hyphens, as {@link couponCode} writes them. */
export const isCouponCode = (code: string): boolean => /^[A-Z0-9-]{3,24}$/.test(code);
