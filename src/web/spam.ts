import type { NewDelivery } from '../platform/ledger/records.ts';
import { looksLikeBot, type SpamReason } from '../records/spam-reason.ts';
import { DAY_MS, MINUTE_MS } from '../values/durations.ts';

/** The form key counts whole seconds, so one second is added to the fastest time of a person. */
const FASTEST_PERSON_MS = 2_000;

/**
 * Returns the reason why a form looks like spam, or undefined. The reason is a flag for the operator and never refuses a
 * form: a browser's autofill looks the same, and a refused lead is lost.
 */
export function spamReasonOf(
  form: { readonly website?: string | undefined; readonly idempotencyKey: string },
  now: Date,
  wasUnchecked = false,
): SpamReason | undefined {
  if (form.website !== undefined) return 'trap';
  const age = formKeyAge(form.idempotencyKey, now.getTime());
  if (age !== undefined && age < FASTEST_PERSON_MS) return 'fast';
  return wasUnchecked ? 'unchecked' : undefined;
}

/** The record field that holds the reason; the stored name is `suspect`. */
export const spamField = (reason: SpamReason | undefined) =>
  reason === undefined ? {} : { suspect: reason };

/** A bot's record goes to the content backend only, where people read it, and not to ads or analytics. */
export const allowedDeliveries = (
  deliveries: readonly NewDelivery[],
  reason: SpamReason | undefined,
): readonly NewDelivery[] =>
  looksLikeBot(reason) ? deliveries.filter(({ target }) => target === 'cms') : deliveries;

/** Base 36 digits of the seconds since 1970: enough until the year 4453. */
const TIME_LETTERS = 7;
const KEY_LENGTH = 22;
const IN_BASE_36 = new RegExp(`^[0-9a-z]{${TIME_LETTERS}}`);

/** An older key comes from a page left open for weeks, or from another site. */
const OLDEST_MS = 30 * DAY_MS;
/** The clocks of isolates differ a little. */
const AHEAD_MS = MINUTE_MS;

/**
 * Makes the idempotency key that the server writes into a form. Its first 7 letters hold the time of the page; 15 of
 * the 22 URL-safe letters of `random` (90 bits) follow.
 */
export const formKeyAt = (nowMs: number, random: string): string =>
  Math.floor(nowMs / 1000)
    .toString(36)
    .padStart(TIME_LETTERS, '0') + random.slice(TIME_LETTERS, KEY_LENGTH);

/**
 * Milliseconds since the server wrote a form's page; undefined for a key that a script made. On a page with several
 * forms each key ends in a suffix such as `-band`.
 */
export function formKeyAge(key: string, nowMs: number): number | undefined {
  const isOurs = key.length === KEY_LENGTH || key[KEY_LENGTH] === '-';
  if (!isOurs || !IN_BASE_36.test(key)) return undefined;
  const age = nowMs - Number.parseInt(key.slice(0, TIME_LETTERS), 36) * 1000;
  return age > -AHEAD_MS && age < OLDEST_MS ? Math.max(0, age) : undefined;
}
