import { LEASE_MS } from './claim-deliveries.ts';
import type { Deliveries, DeliveryTally } from './deliveries.ts';

interface Minute {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** How soon to look again whether the others are done: nearly always they are in a moment. */
const FIRST_LOOK_MS = 100;
const LAST_LOOK_MS = 5000;

/**
 * What cron does each minute: a sweep, and another one when a lease that others held during the first has run out. Whoever
 * held it has died, or hangs: without the second sweep, what it held would wait for the next minute too.
 */
export async function sweepMinute(
  deliveries: Pick<Deliveries, 'sweep' | 'firstLeaseEnd'>,
  { now, wait }: Minute,
): Promise<readonly DeliveryTally[]> {
  const tallies = [await deliveries.sweep()];
  const latest = now() + LEASE_MS;
  let look = FIRST_LOOK_MS;
  let end = await deliveries.firstLeaseEnd();
  while (end !== undefined && end <= latest) {
    await wait(Math.min(look, end - now() + 1));
    look = Math.min(look * 2, LAST_LOOK_MS);
    if (now() > end) tallies.push(await deliveries.sweep());
    end = await deliveries.firstLeaseEnd();
  }
  return tallies;
}
