import { LEASE_MS } from './claim-deliveries.ts';
import type { Outbox, SweepTally } from './outbox.ts';

/**
 * What a call to the ledger or to a target costs. The platform counts both for each invocation of the Worker: a thousand on
 * a paid plan at least, so a sweep stops well before. Its free plan allows fifty, which is not enough for this site.
 */
const CALLS = {
  /** Takes rows, and reads their records. */
  claim: 2,
  /** Sends one and notes what became of it; and one more, for a target that asks twice. */
  delivery: 3,
  /** Reads what the other side knows of others, and looks for this one. */
  unclear: 2,
} as const;

/** For one invocation; what it does beside a sweep has the rest of the thousand. */
export const CALLS_OF_SWEEP = 700;

export interface SweepBudget {
  /** How many of the deliveries wanted may still be begun; 0 when the calls or the time are spent. */
  allows(wanted: number): number;
  spendOn(claimed: readonly { readonly row: { readonly unclear: boolean } }[]): void;
  /** The calls made until now. */
  spent(): number;
}

/** @param until milliseconds since 1970 after which nothing is begun */
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

interface Minute {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Has somebody else sweep at once: another invocation, which has its own budget. */
  readonly continueSweep: () => Promise<unknown>;
}

/** How soon to look again whether the others are done: nearly always they are in a moment. */
const FIRST_LOOK_MS = 100;
const LAST_LOOK_MS = 5000;

/**
 * What cron does each minute: a sweep, and another one when a lease that others held during the first has run out. Whoever
 * held it has died, or hangs: without the second sweep, what it held would wait for the next minute too. A sweep that could
 * not carry all within its budget is gone on with elsewhere.
 */
export async function sweepMinute(
  deliveries: Pick<Outbox, 'sweep' | 'nextLeaseExpiry'>,
  { now, wait, continueSweep }: Minute,
): Promise<readonly SweepTally[]> {
  const tallies: SweepTally[] = [];
  let calls = CALLS_OF_SWEEP;
  const sweep = async () => {
    const tally = await deliveries.sweep({ calls });
    tallies.push(tally);
    calls -= tally.calls;
    if (tally.more) await continueSweep();
  };
  await sweep();
  const latest = now() + LEASE_MS;
  let look = FIRST_LOOK_MS;
  let end = await deliveries.nextLeaseExpiry();
  while (end !== undefined && end <= latest) {
    await wait(Math.min(look, end - now() + 1));
    look = Math.min(look * 2, LAST_LOOK_MS);
    if (now() > end) await sweep();
    end = await deliveries.nextLeaseExpiry();
  }
  return tallies;
}
