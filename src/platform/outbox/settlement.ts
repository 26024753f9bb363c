import { HOUR_MS, MINUTE_MS } from '../../values/durations.ts';
import type { DeliveryState } from './outcome.ts';
import { type DeliveryFault, type DeliveryOutcome, isUnclear, mayActLater, meaningOf } from './outcome.ts';

/** The wait after the first fault; it doubles with each further one, up to the longest (design, "How a lead travels"). */
const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** How long a delivery is tried in all before it counts as failed. */
export const GIVE_UP_AFTER_MS = 48 * HOUR_MS;
/** The longest wait after a "too many requests" that names no wait of its own: such a crowd is soon gone. */
const LONGEST_BUSY_WAIT_MS = 3 * MINUTE_MS;
/** A wait shorter than this is none: the other side said "later" and means it. */
const SHORTEST_RETRY_AFTER_MS = 1000;

/**
 * How long the other side may still act on a try that was given up: what is looked for in that time and not found is not
 * created yet. Above the minute after which servers and gateways end a request, below the five in which all has to be there.
 */
export const ACTS_LATE_MS = 3 * MINUTE_MS;
/** When it is looked for again: in the next minute, though cron may come a few seconds early. */
const LOOK_AGAIN_MS = 50_000;

/** Milliseconds to wait after the n-th try (from 1) ended in a fault. */
export const waitAfter = (attempt: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** Math.min(Math.max(attempt, 1) - 1, 20), LONGEST_WAIT_MS);

/** Where a delivery stands when a try has ended. All instants are milliseconds since 1970. */
export interface AttemptTime {
  readonly now: number;
  readonly queuedAt: number;
  /** Tries since it became owed, this one included. */
  readonly attempts: number;
}

/** What is noted about the delivery after a try. */
export interface Settlement {
  readonly state: DeliveryState;
  /** When to try again; only of meaning while `owed`. */
  readonly nextAttemptAt: number;
  readonly errorCode: DeliveryFault | null;
  readonly errorDetail: string | null;
  /** Whether the other side may have taken it without our knowing; undefined leaves that as it was. */
  readonly unclear: boolean | undefined;
  /** Whether the other side may act on it from now on; undefined leaves the last such instant as it was. */
  readonly mayStillAct: boolean | undefined;
  /** Whether the other side answered as one that works. */
  readonly targetAnswered: boolean;
}

function waitFor(
  { code, retryAfterMs }: Extract<DeliveryOutcome, { kind: 'fault' }>,
  attempts: number,
): number {
  if (retryAfterMs !== undefined)
    return Math.min(Math.max(retryAfterMs, SHORTEST_RETRY_AFTER_MS), LONGEST_WAIT_MS);
  const wait = waitAfter(attempts);
  return code === 'rate_limited' ? Math.min(wait, LONGEST_BUSY_WAIT_MS) : wait;
}

function settleFault(
  outcome: Extract<DeliveryOutcome, { kind: 'fault' }>,
  { now, queuedAt, attempts }: AttemptTime,
): Settlement {
  const meaning = meaningOf(outcome.code);
  const giveUpAt = queuedAt + GIVE_UP_AFTER_MS;
  const wait = waitFor(outcome, attempts);
  const spent = meaning === 'retry' && now >= giveUpAt;
  const state = meaning === 'give_up' || spent ? 'failed' : meaning === 'pause' ? 'paused' : 'owed';
  return {
    state,
    // The last try falls on the end of the 48 hours, not somewhere before it.
    nextAttemptAt: Math.min(now + wait, Math.max(giveUpAt, now)),
    errorCode: outcome.code,
    errorDetail: outcome.detail ?? null,
    unclear: isUnclear(outcome.code) ? true : undefined,
    mayStillAct: mayActLater(outcome.code) ? true : undefined,
    targetAnswered: meaning === 'give_up',
  };
}

/**
 * What the end of a try means for its delivery: delivered or skipped ends it; a refusal fails it at once; a wrong
 * configuration pauses it; anything else is tried again, later each time (or when the other side said), for 48 hours. What
 * an earlier try may still bring about is looked for each minute.
 */
export function settle(outcome: DeliveryOutcome, made: AttemptTime): Settlement {
  if (outcome.kind === 'fault') return settleFault(outcome, made);
  if (outcome.kind === 'awaited')
    return {
      state: 'owed',
      nextAttemptAt: made.now + LOOK_AGAIN_MS,
      errorCode: null,
      errorDetail: null,
      unclear: undefined,
      mayStillAct: undefined,
      targetAnswered: true,
    };
  return {
    state: outcome.kind,
    nextAttemptAt: made.now,
    errorCode: null,
    errorDetail: outcome.kind === 'skipped' ? outcome.detail : null,
    unclear: false,
    mayStillAct: false,
    targetAnswered: true,
  };
}
