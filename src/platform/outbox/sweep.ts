import { LEASE_MS } from './claim-deliveries.ts';
import type { DeliveryTally } from './outbox.ts';

export interface SweepTally extends DeliveryTally {
  /** Calls to the ledger and to targets, as the platform counts them for an invocation. */
  readonly calls: number;
  /** The budget ended the sweep while deliveries succeeded, so another sweep can continue at once. */
  readonly more: boolean;
}

/**
 * How many calls a sweep may make in an invocation of its own. The platform allows each invocation at least 1000 on a paid
 * plan. The free plan's 50 are not enough for this site.
 */
export const CALLS_PER_SWEEP = 900;

/** The calls that each step of a sweep makes. */
const CALLS = {
  /** Updates the rows, then reads their records. */
  claim: 2,
  /** Sends once, records the outcome, and one more for a target that makes two calls, or that asks us to wait. */
  delivery: 3,
  /** Reads the remote ids of other records, then looks this one up. */
  unclear: 2,
  /** The claims of a target's sweep that find no more, its probes, and its updates of the waiting deliveries. */
  target: 10,
} as const;

export interface SweepBudget {
  /** Sets the calls aside that the sweep of a target makes besides its deliveries. */
  beginTarget(): void;
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
    beginTarget() {
      if (now() < until) spent += CALLS.target;
    },
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

interface MinuteParts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  /** Starts another sweep in another invocation, which has its own budget. */
  readonly continueSweep: () => Promise<unknown>;
  /** The calls that this minute may make, from the plan of the invocation; default as many as a sweep alone. */
  readonly calls?: number;
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
  { now, sleep, continueSweep, calls: allowed = CALLS_PER_SWEEP }: MinuteParts,
): Promise<readonly SweepTally[]> {
  const tallies: SweepTally[] = [];
  // The last call may continue the sweep elsewhere.
  let calls = allowed - 1;
  const sweep = async () => {
    const tally = await outbox.sweep({ calls });
    tallies.push(tally);
    calls -= tally.calls;
    if (tally.more) await continueSweep();
  };
  await sweep();
  const latest = now() + LEASE_MS;
  let check = FIRST_CHECK_MS;
  const nextExpiry = () => {
    calls -= 1;
    return outbox.nextLeaseExpiry();
  };
  let expiry = await nextExpiry();
  while (expiry !== undefined && expiry <= latest && calls > 0) {
    await sleep(Math.min(check, expiry - now() + 1));
    check = Math.min(check * 2, LAST_CHECK_MS);
    if (now() > expiry) await sweep();
    expiry = await nextExpiry();
  }
  return tallies;
}
