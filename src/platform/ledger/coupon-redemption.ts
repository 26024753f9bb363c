import { and, eq, exists, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type {
  CouponOffer,
  CouponScope,
  CouponSource,
  CouponTerms,
} from '../../features/coupons/rules/coupon.ts';
import { type CouponProblem, couponCode, couponProblem } from '../../features/coupons/rules/coupon.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { Attempt, LedgerDatabase } from './database.ts';
import { coupons, couponUses, records } from './schema.ts';

export interface CouponUse {
  /** A record's id or the operator's own reference. A second use on the same one counts once. */
  readonly usedOn: string;
  /** The hashes of the mobile number under every valid signing key; empty when no number is known. */
  readonly numberHashes: readonly string[];
  readonly by: string;
}

type Unavailable = 'ledger_unavailable';

interface RedemptionParts {
  readonly find: (code: string) => Promise<Result<Coupon, 'not_found' | Unavailable>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly attempt: Attempt;
}

/** The write side of `Coupons.redeem`. */
export function createRedemption(database: LedgerDatabase, { now, attempt, find }: RedemptionParts) {
  const wasUsedOn = async (code: string, usedOn: string) => {
    const found = await attempt('find coupon use', () =>
      database
        .select({ at: couponUses.at })
        .from(couponUses)
        .where(and(eq(couponUses.code, code), eq(couponUses.usedOn, usedOn)))
        .limit(1),
    );
    return found.ok && found.value.length > 0;
  };

  return async (
    typed: string,
    { usedOn, numberHashes, by }: CouponUse,
  ): Promise<Result<Coupon, 'not_found' | CouponProblem | Unavailable>> => {
    const code = couponCode(typed);
    const at = now();
    const mine = numberHashes.map((hash) => eq(coupons.numberHash, hash));
    // The terms of `couponProblem` as SQL: one statement checks and counts the use.
    const usable = and(
      eq(coupons.code, code),
      eq(coupons.state, 'active'),
      or(isNull(coupons.expiresAt), gt(coupons.expiresAt, at)),
      or(isNull(coupons.numberHash), ...mine),
      or(isNull(coupons.maxUses), lt(usesOf, coupons.maxUses)),
    );
    const done = await attempt('redeem coupon', () =>
      database
        .insert(couponUses)
        .select(
          database
            .select({
              code: coupons.code,
              usedOn: sql`${usedOn}`.as('used_on'),
              at: sql`${at}`.as('at'),
              by: sql`${by}`.as('by'),
            })
            .from(coupons)
            .where(usable),
        )
        .onConflictDoNothing()
        .returning({ code: couponUses.code }),
    );
    const found = await find(code);
    if (!found.ok) return found;
    if ((done.ok && done.value.length > 0) || (await wasUsedOn(code, usedOn))) return found;
    const problem = couponProblem(found.value, { now: at, uses: found.value.uses, numberHashes });
    return failure(problem ?? 'ledger_unavailable');
  };
}

/**
 * Finds a coupon that a customer may use now. A used-up coupon stays usable for the record that used it, whose
 * idempotency key is `key`. A visitor who sends an order again must not lose its coupon. One statement asks for all, so
 * that the answer takes no longer for a used code than for an unknown one.
 */
export const createUsable =
  (database: LedgerDatabase, { now, attempt }: Omit<RedemptionParts, 'find'>) =>
  async (
    typed: string,
    { key, numberHashes }: { readonly key: string; readonly numberHashes: readonly string[] },
  ): Promise<Result<Coupon, 'not_found' | CouponProblem | Unavailable>> => {
    const ownUses = database
      .select({ at: couponUses.at })
      .from(couponUses)
      .innerJoin(records, eq(records.id, couponUses.usedOn))
      .where(and(eq(couponUses.code, coupons.code), eq(records.idempotencyKey, key)));
    const found = await attempt('find usable coupon', () =>
      database
        .select({ ...couponColumns, isOwn: exists(ownUses).mapWith(Boolean) })
        .from(coupons)
        .where(eq(coupons.code, couponCode(typed)))
        .limit(1),
    );
    if (!found.ok) return failure('ledger_unavailable');
    const [row] = found.value;
    if (row === undefined) return failure('not_found');
    const { isOwn, ...coupon } = row;
    const problem = couponProblem(coupon, { now: now(), uses: coupon.uses, numberHashes });
    return problem === undefined || (problem === 'coupon_used_up' && isOwn)
      ? success(coupon)
      : failure(problem);
  };

export interface Coupon extends CouponTerms, CouponOffer {
  readonly code: string;
  readonly description: string;
  readonly source: CouponSource;
  readonly createdAt: number;
  /** Null for any job. */
  readonly scope: CouponScope | null;
  readonly uses: number;
}

/** How often a coupon was used, as part of a query on coupons. */
const usesOf = sql<number>`(select count(*) from ${couponUses} where ${couponUses.code} = coupons.code)`;

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
  scope: coupons.scope,
  uses: usesOf.mapWith(Number),
};
