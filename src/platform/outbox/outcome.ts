/**
 * Why a delivery did not arrive, in one closed set of codes for every outside system (wire formats):
 * - `unreachable`: refused, reset or no route; `timed_out`; `server_error`: 5xx; `bad_answer`: an answer that can't be read.
 *   All four leave open whether the other side took it.
 * - `rate_limited`: 429, with the wait it asked for.
 * - `refused`: 400 and the like: this record will never be taken as it is.
 * - `unauthorised`, `forbidden`: 401, 403: our own configuration is wrong.
 * - `unforeseen`: the target threw.
 */
export const DELIVERY_FAULTS = [
  'unreachable',
  'timed_out',
  'server_error',
  'bad_answer',
  'rate_limited',
  'refused',
  'unauthorised',
  'forbidden',
  'unforeseen',
] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** The other side's own ids of what it took. */
export interface RemoteIds {
  readonly remoteId?: string | undefined;
  readonly remoteDocumentId?: string | undefined;
}

/** What became of one try. `detail` is for the operator: no personal data, no text of the other side, no secret. */
export type DeliveryOutcome =
  | ({ readonly kind: 'delivered' } & RemoteIds)
  | { readonly kind: 'skipped'; readonly detail: string }
  /** Looked for and not there, while an earlier try may still be acted on: nothing was created. */
  | { readonly kind: 'awaited' }
  | ({
      readonly kind: 'fault';
      readonly code: DeliveryFault;
      readonly detail?: string | undefined;
      /** Milliseconds the other side asked us to wait. */
      readonly retryAfterMs?: number | undefined;
    } & RemoteIds);

/** What a fault means for the delivery. */
export type FaultMeaning = 'retry' | 'give_up' | 'pause';

const MEANINGS: Readonly<Record<DeliveryFault, FaultMeaning>> = {
  unreachable: 'retry',
  timed_out: 'retry',
  server_error: 'retry',
  bad_answer: 'retry',
  unforeseen: 'retry',
  rate_limited: 'retry',
  refused: 'give_up',
  unauthorised: 'pause',
  forbidden: 'pause',
};

const CLEAR: ReadonlySet<DeliveryFault> = new Set(['rate_limited', 'refused', 'unauthorised', 'forbidden']);

/** Whether a delivery that ended so is tried again, given up, or waits for our configuration. */
export const meaningOf = (code: DeliveryFault): FaultMeaning => MEANINGS[code];

/** Whether the other side may have taken it although we got no good answer. */
export const isUnclear = (code: DeliveryFault): boolean => !CLEAR.has(code);

/**
 * Whether the other side may act on it even now: it is still at work somewhere, or a gateway gave up before it did. After
 * any other fault what it does is done.
 */
export const mayActLater = (code: DeliveryFault): boolean => code === 'timed_out';

/** The faults of a target that is down or busy, as opposed to one that has an opinion on this delivery. */
export const OUTAGE_FAULTS = DELIVERY_FAULTS.filter(isUnclear);

/**
 * - `owed`: must still arrive, now or at its next attempt
 * - `delivered`: the other side has it (for one that follows a record: the version noted with it)
 * - `failed`: refused for good or given up after 48 hours; the operator can retry it
 * - `paused`: our configuration is wrong at that target; tried again when it works
 * - `skipped`: the target has no use for it
 */
export const DELIVERY_STATES = ['owed', 'delivered', 'failed', 'paused', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
