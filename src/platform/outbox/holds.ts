import type { D1Database } from '@cloudflare/workers-types';
import { and, eq, gt, type SQLWrapper, sql } from 'drizzle-orm';
import { sharedAnswer } from '../../values/shared-answer.ts';
import { createAttempt, type LedgerContext, type LedgerDatabase, openDatabase } from '../ledger/database.ts';
import { targetHolds } from '../ledger/schema.ts';
import type { DeliveryOutcome } from './outcome.ts';
import { askedWait } from './settlement.ts';

/** The hold of a target that has not ended, as a subquery. */
export const holdOfTarget = (database: LedgerDatabase, target: SQLWrapper, now: number) =>
  database
    .select({ until: targetHolds.until })
    .from(targetHolds)
    .where(and(eq(targetHolds.target, target), gt(targetHolds.until, now)));

/** Holds every delivery to a target. A shorter wait, asked for by an answer that came late, does not end a longer one. */
export const holdTarget = (database: LedgerDatabase, target: string, until: number) =>
  database
    .insert(targetHolds)
    .values({ target, until })
    .onConflictDoUpdate({
      target: targetHolds.target,
      set: { until: sql`max(${targetHolds.until}, excluded.held_until)` },
    });

/** The holds, for calls that no delivery makes. */
export interface Holds {
  isHeld(target: string): Promise<boolean>;
  /** Holds a target whose answer asked for a wait. */
  note(target: string, outcome: DeliveryOutcome): Promise<void>;
}

/** Each isolate reads the holds once in this time. */
const HOLDS_MS = 10_000;

export function createHolds(d1: D1Database, { now, report }: LedgerContext): Holds {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  // The stored holds may be ten seconds old; the answers that this isolate got itself count at once.
  const own = new Map<string, number>();
  const stored = sharedAnswer(
    () => attempt('holds', () => database.select().from(targetHolds).where(gt(targetHolds.until, now()))),
    HOLDS_MS,
    now,
  );
  return {
    async isHeld(target) {
      if ((own.get(target) ?? 0) > now()) return true;
      const found = await stored();
      return found.ok && found.value.some((one) => one.target === target && one.until > now());
    },
    async note(target, outcome) {
      const wait = askedWait(outcome);
      if (wait === undefined) return;
      own.set(target, now() + wait);
      await attempt('hold', () => holdTarget(database, target, now() + wait));
    },
  };
}
