import type { DeliveryState } from '../../values/delivery-state.ts';
import { HOUR_MS, MINUTE_MS } from '../../values/durations.ts';
import { type DeliveryFault, type DeliveryOutcome, isUnclear, mayActLater, meaningOf } from './outcome.ts';

/** The wait after the first fault; it doubles with each further fault up to the longest wait. */
const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** Waits are up to so much of their length shorter, so that an outage does not end with one burst. */
const JITTER = 0.2;
/** The longest wait of a delivery that fails alone: no recovery of its target wakes it. */
const LONGEST_WAIT_ASIDE_MS = HOUR_MS / 2;
/** A delivery that is still pending after this time counts as failed. */
export const GIVE_UP_AFTER_MS = 48 * HOUR_MS;
/** The longest wait after a 429 without `Retry-After`: the limit usually resets soon. */
const LONGEST_BUSY_WAIT_MS = 3 * MINUTE_MS;
/** The shortest wait, even where the other side asks for less. */
const SHORTEST_RETRY_AFTER_MS = 1000;
/** The longest wait that the other side may ask for: a wrong header must not stop a system for a day. */
const LONGEST_RETRY_AFTER_MS = HOUR_MS;

/** The wait in ms that the other side asked for, within reason; undefined where it asked for none. */
export const askedWait = (outcome: DeliveryOutcome): number | undefined =>
  outcome.kind === 'fault' && outcome.retryAfterMs !== undefined
    ? Math.min(Math.max(outcome.retryAfterMs, SHORTEST_RETRY_AFTER_MS), LONGEST_RETRY_AFTER_MS)
    : undefined;

/**
 * How long the other side may still act on a timed-out attempt; until then a missing entry is not created again. Servers
 * and gateways end a request after about one minute, and every lead must arrive within five.
 */
export const ACTS_LATE_MS = 3 * MINUTE_MS;
/** The next lookup happens in the next minute, although cron may run a few seconds early. */
const LOOK_AGAIN_MS = 50_000;

/** Milliseconds to wait after the n-th attempt (from 1) failed. */
export const waitAfter = (attempt: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** Math.min(Math.max(attempt, 1) - 1, 20), LONGEST_WAIT_MS);

/** When an attempt ended and how many there were. All instants are milliseconds since 1970. */
interface AttemptTime {
  readonly now: number;
  readonly queuedAt: number;
  /** Attempts since the delivery was queued, this one included. */
  readonly attempts: number;
  /** A random number from 0 to 1, which spreads the next attempts of deliveries that failed together; default 0. */
  readonly jitter?: number | undefined;
  /** It failed while its target answered others. */
  readonly setAside?: boolean | undefined;
}

/** The columns that the ledger stores about a delivery after an attempt. */
export interface Settlement {
  readonly state: DeliveryState;
  /** When to send it again; used only in state `pending`. */
  readonly nextAttemptAt: number;
  readonly errorCode: DeliveryFault | null;
  readonly errorDetail: string | null;
  /** Whether the other side may have accepted it without a valid answer; undefined leaves the column unchanged. */
  readonly unclear: boolean | undefined;
  /** Whether the other side may act on this attempt later; undefined leaves the column unchanged. */
  readonly mayStillAct: boolean | undefined;
  /** Whether the target answered, which shows that it works. */
  readonly targetAnswered: boolean;
}

function waitFor(
  outcome: Extract<DeliveryOutcome, { kind: 'fault' }>,
  { attempts, setAside, jitter = 0 }: AttemptTime,
): number {
  const asked = askedWait(outcome);
  if (asked !== undefined) return asked;
  const wait = setAside ? Math.min(waitAfter(attempts), LONGEST_WAIT_ASIDE_MS) : waitAfter(attempts);
  const longest = outcome.code === 'rate_limited' ? Math.min(wait, LONGEST_BUSY_WAIT_MS) : wait;
  return Math.round(longest * (1 - JITTER * jitter));
}

function settleFault(outcome: Extract<DeliveryOutcome, { kind: 'fault' }>, time: AttemptTime): Settlement {
  const { now, queuedAt } = time;
  const meaning = meaningOf(outcome.code);
  const giveUpAt = queuedAt + GIVE_UP_AFTER_MS;
  const wait = waitFor(outcome, time);
  const isExpired = meaning === 'retry' && now >= giveUpAt;
  const state = meaning === 'give_up' || isExpired ? 'failed' : meaning === 'pause' ? 'paused' : 'pending';
  return {
    state,
    // The last attempt happens at the end of the 48 hours, not before.
    nextAttemptAt: Math.min(now + wait, Math.max(giveUpAt, now)),
    errorCode: outcome.code,
    errorDetail: outcome.detail ?? null,
    unclear: isUnclear(outcome.code) ? true : undefined,
    mayStillAct: mayActLater(outcome.code) ? true : undefined,
    targetAnswered: meaning === 'give_up',
  };
}

/**
 * Decides what an attempt's outcome means: delivered and skipped end the delivery, a refusal fails it at once, and a
 * wrong configuration pauses it. Any other fault is retried for 48 hours with growing waits. An awaited delivery is
 * looked up each minute.
 */
export function settle(outcome: DeliveryOutcome, time: AttemptTime): Settlement {
  if (outcome.kind === 'fault') return settleFault(outcome, time);
  if (outcome.kind === 'awaited')
    return {
      state: 'pending',
      nextAttemptAt: time.now + LOOK_AGAIN_MS,
      errorCode: null,
      errorDetail: null,
      unclear: undefined,
      mayStillAct: undefined,
      targetAnswered: true,
    };
  return {
    state: outcome.kind,
    nextAttemptAt: time.now,
    errorCode: null,
    errorDetail: outcome.kind === 'skipped' ? outcome.detail : null,
    unclear: false,
    mayStillAct: false,
    targetAnswered: true,
  };
}
