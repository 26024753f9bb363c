import { MINUTE_MS } from '../../../values/durations.ts';

/** A person mistypes a few times. */
export const FREE_FAILURES = 5;
const LONGEST_DELAY_MS = 15 * MINUTE_MS;

/**
 * Returns the wait before the next sign-in, in milliseconds. It is 1 s after the fifth wrong passphrase and doubles up to
 * a quarter of an hour. A guesser has about a hundred tries a day.
 */
export const delayAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(LONGEST_DELAY_MS, 1_000 * 2 ** (failures - FREE_FAILURES));
