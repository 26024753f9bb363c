import { and, isNull, lte, sql } from 'drizzle-orm';
import type { Attempt, LedgerDatabase } from '../ledger/database.ts';
import { deliveries } from '../ledger/schema.ts';
import { type ClaimedDelivery, LEASE_MS } from './claim-deliveries.ts';
import type { Dispatched, Dispatcher } from './dispatch.ts';
import type { DeliveryTally } from './outbox.ts';
import { wakeTarget } from './record-outcome.ts';
import { GIVE_UP_AFTER_MS } from './settlement.ts';

export interface SweepTally extends DeliveryTally {
  /** Calls to the ledger and to targets, as the platform counts them for an invocation. */
  readonly calls: number;
  /** The budget ended the sweep while deliveries succeeded, so another sweep can continue at once. */
  readonly more: boolean;
}

/** The most deliveries of one target under way together: a Worker has six connections. */
export const MOST_AT_ONCE = 6;

/**
 * How many calls a sweep may make. The platform allows each invocation at least 1000 on a paid plan, and an invocation
 * makes other calls too. The free plan's 50 are not enough for this site.
 */
export const CALLS_PER_SWEEP = 700;

/** The calls that each step of a sweep makes. */
const CALLS = {
  /** Updates the rows, then reads their records. */
  claim: 2,
  /** Sends once, records the outcome, and one more for a target that makes two calls. */
  delivery: 3,
  /** Reads the remote ids of other records, then looks this one up. */
  unclear: 2,
} as const;

/** After a failed attempt a probe waits this long: below a minute, so that each sweep may send one. */
const PROBE_AFTER_MS = 50_000;
/** After this many rounds without an answer a target counts as down; one round may be a single bad delivery. */
const MAX_MISSES = 2;

interface SweepBudget {
  /** How many of the wanted deliveries may still start; 0 when calls or time are used up. */
  allows(wanted: number): number;
  spendOn(claimed: readonly { readonly row: { readonly unclear: boolean } }[]): void;
  /** The calls made so far. */
  spent(): number;
}

/** @param until milliseconds since 1970 after which no delivery starts */
export function createSweepBudget(calls: number, until: number, now: () => number): SweepBudget {
  let spent = 0;
  return {
    allows(wanted) {
      const left = calls - spent - CALLS.claim;
      const affordable = Math.floor(left / (CALLS.delivery + CALLS.unclear));
      return now() < until ? Math.max(0, Math.min(wanted, affordable)) : 0;
    },
    spendOn(claimed) {
      const unclear = claimed.filter(({ row }) => row.unclear).length;
      spent += CALLS.claim + CALLS.delivery * claimed.length + CALLS.unclear * unclear;
    },
    spent: () => spent,
  };
}

interface SweepParts {
  readonly database: LedgerDatabase;
  readonly attempt: Attempt;
  readonly now: () => number;
  readonly dispatcher: Dispatcher;
  readonly budget: SweepBudget;
}

/** Sends one target's due deliveries round by round until none is left, the target is down or the budget is used up. */
export async function sweepTarget(target: string, parts: SweepParts) {
  const { database, attempt, now, dispatcher, budget } = parts;
  const all: Dispatched[] = [];
  const chooseNext = createChooser(target, parts);
  let width = 1;
  let misses = 0;
  let more = false;
  for (;;) {
    const allowed = budget.allows(width);
    more = allowed === 0 && misses === 0;
    const claimed = allowed === 0 ? [] : await chooseNext(allowed, misses);
    if (claimed.length === 0) break;
    budget.spendOn(claimed);
    const round = await Promise.all(claimed.map(dispatcher.dispatch));
    all.push(...round);
    misses = round.some(({ targetAnswered }) => targetAnswered) ? 0 : misses + 1;
    if (round.some(({ errorCode }) => errorCode === 'rate_limited')) break;
    if (hasRecovered(claimed, round)) await attempt('wake', () => wakeTarget(database, target, now()));
    // Slow start: a target that hangs costs few attempts, a working one soon gets the full width.
    width = Math.min(width * 2, MOST_AT_ONCE);
  }
  if (misses > 0) await failExpired(target, parts);
  return { dispatched: all, more };
}

/** Chooses due deliveries while the target answers; then one probe that waits for recovery, then one paused delivery. */
function createChooser(target: string, { dispatcher, now }: SweepParts) {
  const probes: ('waiting' | 'paused')[] = ['waiting', 'paused'];
  return async (width: number, misses: number): Promise<readonly ClaimedDelivery[]> => {
    const due = misses < MAX_MISSES ? await dispatcher.claim({ kind: 'due', target }, width) : [];
    if (due.length > 0) return due;
    for (let kind = probes.shift(); kind !== undefined; kind = probes.shift()) {
      const probe = await dispatcher.claim({ kind, target, quietSince: now() - PROBE_AFTER_MS }, 1);
      if (probe.length > 0) return probe;
    }
    return [];
  };
}

/** A delivery that failed before has now succeeded, so the target works again. */
const hasRecovered = (claimed: readonly ClaimedDelivery[], round: readonly Dispatched[]): boolean =>
  claimed.some(
    ({ row }, index) =>
      row.lastErrorCode !== null && round[index]?.targetAnswered && round[index]?.errorCode === null,
  );

/** Fails the deliveries of a target that has been down for 48 hours, whether or not this sweep sent them. */
const failExpired = (target: string, { database, attempt, now }: SweepParts) =>
  attempt('give up', () =>
    database
      .update(deliveries)
      .set({ state: 'failed', finishedAt: now() })
      .where(
        and(
          sql`${deliveries.state} = 'owed'`,
          lte(deliveries.queuedAt, now() - GIVE_UP_AFTER_MS),
          sql`${deliveries.target} = ${target}`,
          sql`${deliveries.lastErrorCode} is not null`,
          isNull(deliveries.lockedUntil),
        ),
      ),
  );

interface MinuteParts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Starts another sweep in another invocation, which has its own budget. */
  readonly continueSweep: () => Promise<unknown>;
}

interface Sweepable {
  sweep(options: { readonly calls: number }): Promise<SweepTally>;
  nextLeaseExpiry(): Promise<number | undefined>;
}

/** The first and the longest wait before checking the leases again; most deliveries end within a moment. */
const FIRST_CHECK_MS = 100;
const LAST_CHECK_MS = 5000;

/**
 * Sweeps for cron, each minute. It sweeps again when another worker's lease expires meanwhile: that worker died or
 * hangs. Its deliveries would otherwise wait another minute.
 */
export async function sweepMinute(
  outbox: Sweepable,
  { now, wait, continueSweep }: MinuteParts,
): Promise<readonly SweepTally[]> {
  const tallies: SweepTally[] = [];
  let calls = CALLS_PER_SWEEP;
  const sweep = async () => {
    const tally = await outbox.sweep({ calls });
    tallies.push(tally);
    calls -= tally.calls;
    if (tally.more) await continueSweep();
  };
  await sweep();
  const latest = now() + LEASE_MS;
  let check = FIRST_CHECK_MS;
  let expiry = await outbox.nextLeaseExpiry();
  while (expiry !== undefined && expiry <= latest) {
    await wait(Math.min(check, expiry - now() + 1));
    check = Math.min(check * 2, LAST_CHECK_MS);
    if (now() > expiry) await sweep();
    expiry = await outbox.nextLeaseExpiry();
  }
  return tallies;
}
