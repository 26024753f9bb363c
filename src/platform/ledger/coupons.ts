import type { D1Database } from '@cloudflare/workers-types';
import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  type CouponOffer,
  type CouponProblem,
  type CouponSource,
  type CouponState,
  couponCode,
  isCouponCode,
} from '../../features/coupons/rules/coupon.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { auditLine, auditLineIfChanged } from './audit.ts';
import {
  type Coupon,
  type CouponUse,
  couponColumns,
  createRedemption,
  createUsable,
} from './coupon-redemption.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { cutPage, decodeCursor, pastCursor } from './page-cursor.ts';
import { coupons, couponUses } from './schema.ts';

export type { Coupon } from './coupon-redemption.ts';

export interface NewCoupon extends CouponOffer {
  readonly code: string;
  readonly description: string;
  /** Milliseconds since 1970; null for none. */
  readonly expiresAt: number | null;
  readonly maxUses: number | null;
}

type Unavailable = 'ledger_unavailable';

export interface Coupons {
  create(coupon: NewCoupon, by: string): Promise<Result<Coupon, 'code_taken' | 'code_invalid' | Unavailable>>;
  /** Pauses, expires or reactivates a coupon. */
  setState(
    code: string,
    state: CouponState,
    by: string,
  ): Promise<Result<undefined, 'not_found' | Unavailable>>;
  find(code: string): Promise<Result<Coupon, 'not_found' | Unavailable>>;
  /** Uses a coupon in one statement: of two concurrent last uses only one succeeds. */
  redeem(code: string, use: CouponUse): Promise<Result<Coupon, 'not_found' | CouponProblem | Unavailable>>;
  /**
   * Finds a coupon that a customer may use now, without using it. A used-up coupon stays usable for the record of the
   * idempotency key that used it.
   */
  usable(
    code: string,
    by: { readonly key: string; readonly numberHashes: readonly string[] },
  ): Promise<Result<Coupon, 'not_found' | CouponProblem | Unavailable>>;
  /** The newest active coupon that only these numbers may use; undefined for none, and where the ledger does not answer. */
  ofNumber(numberHashes: readonly string[]): Promise<Coupon | undefined>;
  /** Makes the coupon of a cancelled record valid again; with a code only that coupon. */
  release(usedOn: string, code?: string): Promise<void>;
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

/** Coupons of the operator and of the spin wheel. */
export function createCoupons(d1: D1Database, { now, newId, report }: LedgerContext): Coupons {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  const find: Coupons['find'] = async (typed) => {
    const found = await attempt('find coupon', () =>
      database
        .select(couponColumns)
        .from(coupons)
        .where(eq(coupons.code, couponCode(typed)))
        .limit(1),
    );
    if (!found.ok) return failure('ledger_unavailable');
    const [coupon] = found.value;
    return coupon === undefined ? failure('not_found') : success(coupon);
  };

  const auditEntry = (by: string, action: string, code: string) => ({
    id: newId(),
    at: now(),
    by,
    action,
    subject: code,
  });

  return {
    find,

    async create(coupon, by) {
      const code = couponCode(coupon.code);
      if (!isCouponCode(code)) return failure('code_invalid');
      const row = {
        ...coupon,
        code,
        state: 'active' as const,
        source: 'admin' as const,
        numberHash: null,
        createdAt: now(),
        scope: null,
      };
      const done = await attempt('create coupon', () =>
        database.batch([
          database.insert(coupons).values(row),
          auditLine(database, auditEntry(by, 'coupon_created', code)),
        ]),
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
          auditLineIfChanged(database, { ...auditEntry(by, 'coupon_state_set', code), detail: state }),
        ]),
      );
      if (!done.ok) return failure('ledger_unavailable');
      return done.value[0].length === 0 ? failure('not_found') : success(undefined);
    },

    redeem: createRedemption(database, { now, attempt, find }),
    usable: createUsable(database, { now, attempt }),

    async ofNumber(numberHashes) {
      const found = await attempt('find the coupon of a number', () =>
        database
          .select(couponColumns)
          .from(coupons)
          .where(and(inArray(coupons.numberHash, [...numberHashes]), eq(coupons.state, 'active')))
          .orderBy(desc(coupons.createdAt))
          .limit(1),
      );
      return found.ok ? found.value[0] : undefined;
    },

    async release(usedOn, code) {
      const isCode = code === undefined ? undefined : eq(couponUses.code, code);
      await attempt('release coupon', () =>
        database.delete(couponUses).where(and(eq(couponUses.usedOn, usedOn), isCode)),
      );
    },

    async list({ source, cursor, limit = PAGE } = {}) {
      const found = await attempt('list coupons', () =>
        database
          .select(couponColumns)
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
