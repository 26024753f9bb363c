import { DAY_MS, MINUTE_MS } from '../../values/durations.ts';

/** Base 36 digits of the seconds since 1970: enough until the year 4453. */
const TIME_LETTERS = 7;
const KEY_LENGTH = 22;
const IN_BASE_36 = new RegExp(`^[0-9a-z]{${TIME_LETTERS}}`);

/** A page older than this was left open, or its key was never ours. */
const OLDEST_MS = 30 * DAY_MS;
/** Isolates' clocks differ a little. */
const AHEAD_MS = MINUTE_MS;

/**
 * The idempotency key of a form, which also says when its page was answered: 7 letters of time, the rest of `random`
 * (22 URL-safe letters, of which 15 stay: 90 bits).
 */
export const formKeyAt = (nowMs: number, random: string): string =>
  Math.floor(nowMs / 1000)
    .toString(36)
    .padStart(TIME_LETTERS, '0') + random.slice(TIME_LETTERS, KEY_LENGTH);

/**
 * Milliseconds since the page of a form was answered; nothing for a key that a script made. Where a page has several
 * forms, each has a word of its own behind the key: `-band`.
 */
export function formKeyAge(key: string, nowMs: number): number | undefined {
  const isOurs = key.length === KEY_LENGTH || key[KEY_LENGTH] === '-';
  if (!isOurs || !IN_BASE_36.test(key)) return undefined;
  const age = nowMs - Number.parseInt(key.slice(0, TIME_LETTERS), 36) * 1000;
  return age > -AHEAD_MS && age < OLDEST_MS ? Math.max(0, age) : undefined;
}
