import type { D1Database } from '@cloudflare/workers-types';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import {
  type CouponOffer,
  type CouponProblem,
  type CouponSource,
  type CouponState,
  type CouponTerms,
  couponCode,
  couponProblem,
  isCouponCode,
} from '../domain/coupon.ts';
import { failure, type Result, success } from '../domain/result.ts';
import { createTry, openDatabase } from './database.ts';
import type { DeskOptions } from './delivery-desk.ts';
import { cutPage, decodeCursor, pastCursor } from './page-cursor.ts';
import { audit, coupons, couponUses } from './schema.ts';

export interface Coupon extends CouponTerms, CouponOffer {
  readonly code: string;
  readonly description: string;
  readonly source: CouponSource;
  readonly createdAt: number;
  readonly uses: number;
}

export interface NewCoupon extends CouponOffer {
  readonly code: string;
  readonly description: string;
  /** Milliseconds since 1970; null for none. */
  readonly expiresAt: number | null;
  readonly maxUses: number | null;
}

export interface CouponUse {
  /** What it is used on: a record's id, or the operator's own reference. Used on the same again, it counts once. */
  readonly usedOn: string;
  /** The hashes of the number that uses it, under every key in force; empty when none is known. */
  readonly numberHashes: readonly string[];
  readonly by: string;
}

type Unavailable = 'ledger_unavailable';

export interface Coupons {
  create(coupon: NewCoupon, by: string): Promise<Result<Coupon, 'code_taken' | 'code_invalid' | Unavailable>>;
  /** Pause, expire, or make active again. */
  setState(
    code: string,
    state: CouponState,
    by: string,
  ): Promise<Result<undefined, 'not_found' | Unavailable>>;
  find(code: string): Promise<Result<Coupon, 'not_found' | Unavailable>>;
  /** Uses a coupon in one statement: of two simultaneous last uses one gets it. */
  redeem(code: string, use: CouponUse): Promise<Result<Coupon, 'not_found' | CouponProblem | Unavailable>>;
  /** Newest first. */
  list(page?: {
    readonly source?: CouponSource | undefined;
    readonly cursor?: string | undefined;
    readonly limit?: number | undefined;
  }): Promise<Result<{ readonly coupons: readonly Coupon[]; readonly cursor: string | null }, Unavailable>>;
  uses(
    code: string,
  ): Promise<
    Result<readonly { readonly usedOn: string; readonly at: number; readonly by: string }[], Unavailable>
  >;
}

const PAGE = 50;
const USES_SHOWN = 200;

const usesOf = sql<number>`(select count(*) from ${couponUses} where ${couponUses.code} = coupons.code)`;
const COLUMNS = {
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

/** Coupons of the operator and of the wheel. */
export function createCoupons(d1: D1Database, { now, newId, report }: DeskOptions): Coupons {
  const database = openDatabase(d1);
  const attempt = createTry(report);

  const find: Coupons['find'] = async (typed) => {
    const found = await attempt('find coupon', () =>
      database
        .select(COLUMNS)
        .from(coupons)
        .where(eq(coupons.code, couponCode(typed)))
        .limit(1),
    );
    if (!found.ok) return failure('ledger_unavailable');
    const [coupon] = found.value;
    return coupon === undefined ? failure('not_found') : success(coupon);
  };

  const auditLine = (by: string, action: string, subject: string, detail?: string) =>
    database.insert(audit).values({ id: newId(), at: now(), by, action, subject, detail });

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

  return {
    find,

    async create(coupon, by) {
      const code = couponCode(coupon.code);
      if (!isCouponCode(code)) return failure('code_invalid');
      const row = {
        ...coupon,
        code,
        state: 'active' as const,
        source: 'desk' as const,
        numberHash: null,
        createdAt: now(),
      };
      const done = await attempt('create coupon', () =>
        database.batch([database.insert(coupons).values(row), auditLine(by, 'coupon_created', code)]),
      );
      if (done.ok) return success({ ...row, uses: 0 });
      return (await find(code)).ok ? failure('code_taken') : failure('ledger_unavailable');
    },

    async setState(typed, state, by) {
      const code = couponCode(typed);
      const done = await attempt('set coupon state', () =>
        database.batch([
          database
            .update(coupons)
            .set({ state })
            .where(eq(coupons.code, code))
            .returning({ code: coupons.code }),
          auditLine(by, 'coupon_state_set', code, state),
        ]),
      );
      if (!done.ok) return failure('ledger_unavailable');
      return done.value[0].length === 0 ? failure('not_found') : success(undefined);
    },

    async redeem(typed, { usedOn, numberHashes, by }) {
      const code = couponCode(typed);
      const at = now();
      const mine = numberHashes.map((hash) => eq(coupons.numberHash, hash));
      // The terms of `couponProblem` once more, as the condition of the one statement that counts the use.
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
    },

    async list({ source, cursor, limit = PAGE } = {}) {
      const found = await attempt('list coupons', () =>
        database
          .select(COLUMNS)
          .from(coupons)
          .where(
            and(
              source === undefined ? undefined : eq(coupons.source, source),
              pastCursor(coupons.createdAt, coupons.code, decodeCursor(cursor), 'descending'),
            ),
          )
          .orderBy(desc(coupons.createdAt), desc(coupons.code))
          .limit(limit + 1),
      );
      if (!found.ok) return failure('ledger_unavailable');
      const page = cutPage(found.value, limit, ({ createdAt, code }) => ({ at: createdAt, id: code }));
      return success({ coupons: page.rows, cursor: page.cursor });
    },

    async uses(typed) {
      const found = await attempt('coupon uses', () =>
        database
          .select({ usedOn: couponUses.usedOn, at: couponUses.at, by: couponUses.by })
          .from(couponUses)
          .where(eq(couponUses.code, couponCode(typed)))
          .orderBy(desc(couponUses.at))
          .limit(USES_SHOWN),
      );
      return found.ok ? success(found.value) : failure('ledger_unavailable');
    },
  };
}
