import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { CouponOffer, CouponScope } from '../../features/coupons/rules/coupon.ts';
import { SPIN_WINDOW_DAYS } from '../../features/coupons/rules/spin.ts';
import { DAY_MS } from '../../values/durations.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { Signer } from '../../values/signing.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { coupons, spins } from './schema.ts';

/** The drawn segment and its coupon; null for a segment without a prize. */
export interface Drawn {
  readonly segment: string;
  readonly coupon:
    | (CouponOffer & {
        readonly code: string;
        readonly description: string;
        readonly expiresAt: number | null;
        readonly scope?: CouponScope | null;
      })
    | null;
}

export interface Spun extends Drawn {
  /** True when this session spun before and gets the same result. */
  readonly repeated: boolean;
}

interface SpinRequest {
  /** Ten digits. The table stores only its hash. */
  readonly mobileNumber: string;
  readonly sessionId: string;
  /** The coupon's source; the operator can recognise coupons of suspected bots by it. */
  readonly source?: 'spin' | 'spin_suspect' | undefined;
  /** The draw to store if the number may spin; new for each call, with an unused code. */
  readonly draw: () => Drawn;
}

export interface Spins {
  /**
   * Stores at most one spin per session and number in 30 days. One statement decides, so only one of two concurrent
   * spins is stored; its coupon is bound to the number. Nobody proves the number, so a stranger's spin with it stops no
   * owner; the limits of spins bound how many sessions a sender has.
   */
  spin(request: SpinRequest): Promise<Result<Spun, 'ledger_unavailable'>>;
}

const WINDOW_MS = SPIN_WINDOW_DAYS * DAY_MS;

interface SpinOptions extends Pick<LedgerContext, 'now' | 'report'> {
  readonly signer: Signer;
}

const offerOf = ({ code, kind, value, description, expiresAt, scope }: typeof coupons.$inferSelect) => ({
  code,
  kind,
  value,
  description,
  expiresAt,
  scope,
});

/** Spins of the wheel of prizes. */
export function createSpins(d1: D1Database, { now, signer, report }: SpinOptions): Spins {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  const store = (
    hash: string,
    older: readonly string[],
    { sessionId, source }: { readonly sessionId: string; readonly source: string },
    drawn: Drawn,
  ) => {
    const at = now();
    const cutoff = at - WINDOW_MS;
    const code = drawn.coupon?.code ?? null;
    // A spin under a previous signing key counts too.
    const recent =
      older.length === 0
        ? sql`true`
        : sql`not exists (select 1 from spins where ${inArray(spins.numberHash, [...older])} and ${spins.sessionId} = ${sessionId} and ${spins.spunAt} > ${cutoff})`;
    const upsert = database
      .insert(spins)
      .select(sql`select ${hash}, ${at}, ${drawn.segment}, ${code}, ${sessionId} where ${recent}`)
      .onConflictDoUpdate({
        target: [spins.numberHash, spins.sessionId],
        set: { spunAt: at, segment: drawn.segment, couponCode: code },
        setWhere: sql`${spins.spunAt} <= ${cutoff}`,
      });
    if (drawn.coupon === null) return upsert;
    const { kind, value, description, expiresAt, scope } = drawn.coupon;
    const storedSpin = database
      .select({ one: sql`1` })
      .from(spins)
      .where(and(eq(spins.numberHash, hash), eq(spins.spunAt, at), eq(spins.couponCode, drawn.coupon.code)));
    const coupon = database
      .insert(coupons)
      .select(
        sql`select ${code}, ${kind}, ${value}, ${description}, 'active', ${source}, ${hash}, 1, ${at}, ${expiresAt}, ${scope ? JSON.stringify(scope) : null} where ${exists(storedSpin)}`,
      );
    return database.batch([upsert, coupon]);
  };

  const findSpins = async (hashes: readonly string[], sessionId: string) =>
    attempt('find spin', () =>
      database
        .select({ spin: spins, coupon: coupons })
        .from(spins)
        .leftJoin(coupons, eq(coupons.code, spins.couponCode))
        .where(and(inArray(spins.numberHash, [...hashes]), eq(spins.sessionId, sessionId))),
    );

  return {
    async spin({ mobileNumber, sessionId, source = 'spin', draw }) {
      const hashes = await signer.signAll('number', mobileNumber);
      const [hash = '', ...older] = hashes;
      const at = now();
      const drawn = draw();
      await attempt('spin', async () => void (await store(hash, older, { sessionId, source }, drawn)));
      const found = await findSpins(hashes, sessionId);
      if (!found.ok) return failure('ledger_unavailable');
      const [row] = found.value.toSorted((left, right) => right.spin.spunAt - left.spin.spunAt);
      if (row === undefined || row.spin.spunAt <= at - WINDOW_MS) return failure('ledger_unavailable');
      const { spin, coupon } = row;
      const isNew =
        spin.spunAt >= at &&
        spin.segment === drawn.segment &&
        spin.couponCode === (drawn.coupon?.code ?? null);
      return success({
        segment: spin.segment,
        coupon: coupon && offerOf(coupon),
        repeated: !isNew,
      });
    },
  };
}
