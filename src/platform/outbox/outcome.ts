/**
 * Why a delivery failed, in one set of codes for all outside systems:
 * - `unreachable` (refused, reset or no route), `timed_out`, `server_error` (5xx), `bad_answer` (unreadable): the other
 *   side may have accepted the delivery all the same.
 * - `rate_limited`: 429.
 * - `refused`: 400 and similar; the other side will never accept this record as it is.
 * - `unauthorised`, `forbidden`: 401, 403; our own configuration is wrong.
 * - `no_address`: 404; the configured address is wrong, or the content type is missing there.
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
  'no_address',
  'unforeseen',
] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** The other side's ids of the delivered entry. */
export interface RemoteIds {
  readonly remoteId?: string | undefined;
  readonly remoteDocumentId?: string | undefined;
}

/**
 * The result of one attempt. `detail` is for the operator's screen: the status and the other side's own reason. It is
 * stored with the delivery, goes with its record, and is never logged.
 */
export type DeliveryOutcome =
  | ({ readonly kind: 'delivered' } & RemoteIds)
  | { readonly kind: 'skipped'; readonly detail: string }
  /** The lookup found no entry, but an earlier attempt may still create it, so this attempt created none. */
  | { readonly kind: 'awaited' }
  | ({
      readonly kind: 'fault';
      readonly code: DeliveryFault;
      readonly detail?: string | undefined;
      /** The wait that the other side asked for, in ms. */
      readonly retryAfterMs?: number | undefined;
    } & RemoteIds);

type FaultMeaning = 'retry' | 'give_up' | 'pause';

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
  no_address: 'pause',
};

const CLEAR: ReadonlySet<DeliveryFault> = new Set([
  'rate_limited',
  'refused',
  'unauthorised',
  'forbidden',
  'no_address',
]);

/** Whether a delivery with this fault is retried, fails for good, or waits until our configuration is corrected. */
export const meaningOf = (code: DeliveryFault): FaultMeaning => MEANINGS[code];

/** Whether the other side may have accepted the delivery although we got no valid answer. */
export const isUnclear = (code: DeliveryFault): boolean => !CLEAR.has(code);

/** After a timeout the other side may still be at work, for example behind a gateway that gave up first. */
export const mayActLater = (code: DeliveryFault): boolean => code === 'timed_out';

/** Whether the target answered with an error, which one delivery alone may cause, rather than not at all. */
export const blamesDelivery = (code: DeliveryFault): boolean =>
  code === 'server_error' || code === 'bad_answer' || code === 'unforeseen';

/** The faults of a target that is down, as opposed to one that rejects this delivery. */
export const OUTAGE_FAULTS = DELIVERY_FAULTS.filter(isUnclear);
