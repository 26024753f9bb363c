import { gt, sql } from 'drizzle-orm';
import type { Result } from '../../values/result.ts';
import { sharedAnswer } from '../../values/shared-answer.ts';
import type { LedgerDatabase } from '../ledger/database.ts';
import { deliveryCounts, targetHolds } from '../ledger/schema.ts';

/** The pending, paused and failed deliveries of one target, for /healthz and the operator. No personal data. */
export interface TargetBacklog {
  readonly target: string;
  /** Counted up to `MOST_COUNTED`. */
  readonly pending: number;
  readonly paused: number;
  readonly failed: number;
  /** When the oldest pending or paused delivery was queued, in ms since 1970; null when there is none. */
  readonly oldestPendingAt: number | null;
  /** Until when the target asked us to wait, in ms since 1970; null where it may be called. */
  readonly heldUntil: number | null;
}

/** Pending deliveries are counted up to this number; a larger backlog is described by its age. */
const MOST_COUNTED = 10_000;

/** The targets that have deliveries in a state, each found by one step into the index. */
export const targetsIn = (state: 'pending' | 'paused') => sql`
  WITH RECURSIVE found(target) AS (
    SELECT min(target) FROM deliveries WHERE state = ${sql.raw(`'${state}'`)}
    UNION ALL
    SELECT (SELECT min(target) FROM deliveries WHERE state = ${sql.raw(`'${state}'`)} AND target > found.target)
    FROM found WHERE found.target IS NOT NULL)
  SELECT target FROM found WHERE target IS NOT NULL`;

/**
 * Reads the backlog of every target that has one. Triggers count the failed and paused deliveries, so their number costs
 * nothing here. Pending ones are few unless a target is down; their count has a limit.
 */
export async function readBacklog(database: LedgerDatabase, now: number): Promise<readonly TargetBacklog[]> {
  const oldest = (state: 'pending' | 'paused') =>
    sql`SELECT min(queued_at) FROM deliveries WHERE state = ${sql.raw(`'${state}'`)} AND target = t.target`;
  const [due, paused, counted, holds] = await database.batch([
    database
      .select({
        target: sql<string>`t.target`,
        oldest: sql<number | null>`(${oldest('pending')})`,
        pending: sql<number>`(SELECT count(*) FROM (
          SELECT 1 FROM deliveries WHERE state = 'pending' AND target = t.target LIMIT ${MOST_COUNTED}))`,
      })
      .from(sql`(${targetsIn('pending')}) AS t`),
    database
      .select({ target: sql<string>`t.target`, oldest: sql<number | null>`(${oldest('paused')})` })
      .from(sql`(${targetsIn('paused')}) AS t`),
    database.select().from(deliveryCounts).where(gt(deliveryCounts.count, 0)),
    database.select().from(targetHolds).where(gt(targetHolds.until, now)),
  ]);
  const names = [...new Set([...due, ...paused, ...counted, ...holds].map(({ target }) => target))].sort();
  return names.map((target) => {
    const pending = due.find((one) => one.target === target);
    const stopped = paused.find((one) => one.target === target);
    const countOf = (state: string) =>
      counted.find((one) => one.target === target && one.state === state)?.count ?? 0;
    const ages = [pending?.oldest, stopped?.oldest].filter((age) => age != null);
    return {
      target,
      pending: pending?.pending ?? 0,
      paused: countOf('paused'),
      failed: countOf('failed'),
      oldestPendingAt: ages.length === 0 ? null : Math.min(...ages),
      heldUntil: holds.find((one) => one.target === target)?.until ?? null,
    };
  });
}

/** The ledger's part of /healthz: counts only, no personal data. */
export interface LedgerHealth {
  /** `degraded`: every record is stored, but a delivery failed or has waited too long. */
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly deliveries: readonly {
    readonly target: string;
    readonly pending: number;
    readonly paused: number;
    readonly failed: number;
    readonly oldestPendingSeconds: number;
    /** How long the target asked us to wait; 0 where it may be called. */
    readonly heldSeconds: number;
  }[];
}

interface BacklogReader {
  backlog(): Promise<Result<readonly TargetBacklog[], 'ledger_unavailable'>>;
}

/** A delivery that is pending longer counts as delayed: several sweeps have failed to send it. */
const DELAYED_MS = 5 * 60_000;

const isDelayed = ({ paused, failed, oldestPendingAt }: TargetBacklog, now: number): boolean =>
  paused > 0 || failed > 0 || (oldestPendingAt !== null && now - oldestPendingAt > DELAYED_MS);

/** @param now milliseconds since 1970 */
export async function ledgerHealth(deliveries: BacklogReader, now: number): Promise<LedgerHealth> {
  const backlog = await deliveries.backlog();
  if (!backlog.ok) return { status: 'unavailable', deliveries: [] };
  return {
    status: backlog.value.some((target) => isDelayed(target, now)) ? 'degraded' : 'ok',
    deliveries: backlog.value.map(({ oldestPendingAt, heldUntil, ...target }) => ({
      ...target,
      oldestPendingSeconds:
        oldestPendingAt === null ? 0 : Math.max(0, Math.round((now - oldestPendingAt) / 1000)),
      heldSeconds: heldUntil === null ? 0 : Math.max(0, Math.ceil((heldUntil - now) / 1000)),
    })),
  };
}

/** Many monitors may ask; the ledger is asked once in this time by each isolate. */
export const HEALTH_MS = 10_000;

/** The health of the ledger, ten seconds old at most. Questions that come together share one answer. */
export const createHealth = (deliveries: BacklogReader, now: () => number): (() => Promise<LedgerHealth>) =>
  sharedAnswer(() => ledgerHealth(deliveries, now()), HEALTH_MS, now);
