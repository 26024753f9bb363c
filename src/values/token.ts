import { DAY_MS } from './durations.ts';
import type { Signer } from './signing.ts';

/**
 * The credential of one record: its holder may read and change that record. It is a signature of the record's id, so it
 * needs no storage and can't be guessed.
 */
export const recordToken = (signer: Signer, recordId: string): Promise<string> =>
  signer.sign('record', recordId);

/** A link ends this long after its record was made: five months after the last day that it could book. */
const TOKEN_DAYS = 180;
/** A record's id begins with 48 bits of its time (UUID version 7). */
const TIMED_ID = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** When a record's token ends, in ms since 1970; undefined for an id without a time, which has no token. */
export function tokenEnd(recordId: string): number | undefined {
  const [, high, low] = TIMED_ID.exec(recordId) ?? [];
  if (high === undefined || low === undefined) return undefined;
  return Number.parseInt(high + low, 16) + TOKEN_DAYS * DAY_MS;
}

/** Whether a token belongs to this record and has not ended. A token by a previous signing key is valid too. */
export async function isRecordToken(
  signer: Signer,
  recordId: string,
  token: string,
  nowMs = Date.now(),
): Promise<boolean> {
  const isGenuine = await signer.verify('record', recordId, token);
  return isGenuine && nowMs < (tokenEnd(recordId) ?? 0);
}

/** The hash that replaces a mobile number where the number must not be stored: spins, limits, the audit list. */
export const numberHash = (signer: Signer, mobileNumber: string): Promise<string> =>
  signer.sign('number', mobileNumber);
