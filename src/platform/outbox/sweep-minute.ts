import { LEASE_MS } from './claim-deliveries.ts';
import type { Deliveries, SweepTally } from './deliveries.ts';
import { CALLS_OF_SWEEP } from './sweep-budget.ts';

interface Minute {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Has somebody else sweep at once: another invocation, which has its own budget. */
  readonly goOn: () => Promise<unknown>;
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
  deliveries: Pick<Deliveries, 'sweep' | 'firstLeaseEnd'>,
  { now, wait, goOn }: Minute,
): Promise<readonly SweepTally[]> {
  const tallies: SweepTally[] = [];
  let calls = CALLS_OF_SWEEP;
  const sweep = async () => {
    const tally = await deliveries.sweep({ calls });
    tallies.push(tally);
    calls -= tally.calls;
    if (tally.more) await goOn();
  };
  await sweep();
  const latest = now() + LEASE_MS;
  let look = FIRST_LOOK_MS;
  let end = await deliveries.firstLeaseEnd();
  while (end !== undefined && end <= latest) {
    await wait(Math.min(look, end - now() + 1));
    look = Math.min(look * 2, LAST_LOOK_MS);
    if (now() > end) await sweep();
    end = await deliveries.firstLeaseEnd();
  }
  return tallies;
}
