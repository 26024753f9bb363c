import { DAY_MS, MINUTE_MS } from '../../../values/durations.ts';
import {
  CALLED_DAYS,
  type Call,
  type CallNote,
  type CallResult,
  TRIES_BEFORE_LOST,
  TRIES_BEFORE_TEXT,
} from './call.ts';
import { clockTime, withinHours } from './call-hours.ts';

/** The statuses that the waiting requests of a number get by a result; undefined leaves them. */
export interface RequestMoves {
  readonly lead: 'contacted' | 'converted' | 'lost';
  readonly service_request: 'contacted' | 'scheduled' | 'cancelled';
}

export const MOVES: Readonly<Record<Exclude<CallNote, 'elsewhere'>, RequestMoves>> = {
  booked: { lead: 'converted', service_request: 'scheduled' },
  call_back: { lead: 'contacted', service_request: 'contacted' },
  no_answer: { lead: 'contacted', service_request: 'contacted' },
  asked_price: { lead: 'contacted', service_request: 'contacted' },
  not_ours: { lead: 'lost', service_request: 'cancelled' },
  wrong_number: { lead: 'lost', service_request: 'cancelled' },
  lost: { lead: 'lost', service_request: 'cancelled' },
};

/** The state of a number after a result. */
export interface NextCall {
  readonly note: Exclude<CallNote, 'elsewhere'>;
  readonly dueAt: number | null;
  readonly tries: number;
}

/** How soon a call that nobody answered is tried again. */
const AGAIN_MS = 30 * MINUTE_MS;
/** The hour at which a call of tomorrow is due. */
const MORNING = 10;

/**
 * Returns what follows a result. A call is due within opening hours only: one after the closing comes at the next
 * opening.
 * @param backAt when the person wants to be called; a time that has passed is now, and one too far ahead the last day
 */
export function afterResult(
  { tries }: Pick<Call, 'tries'>,
  {
    result,
    backAt,
  }: { readonly result: Exclude<CallResult, 'booked'>; readonly backAt?: number | undefined },
  now: number,
): NextCall {
  if (result === 'call_back') {
    const asked = Math.min(Math.max(backAt ?? now + AGAIN_MS, now), now + CALLED_DAYS * DAY_MS);
    return { note: result, dueAt: withinHours(asked), tries: 0 };
  }
  if (result !== 'no_answer') return { note: result, dueAt: null, tries };
  const tried = tries + 1;
  if (tried >= TRIES_BEFORE_LOST) return { note: 'lost', dueAt: null, tries: tried };
  const again = tried >= TRIES_BEFORE_TEXT ? clockTime(now, MORNING, 1) : now + AGAIN_MS;
  return { note: result, dueAt: withinHours(again), tries: tried };
}

/** The ready times of a callback. */
export const BACK_TIMES = ['half_hour', 'five', 'tomorrow'] as const;
export type BackTime = (typeof BACK_TIMES)[number];

const AFTERNOON = 17;

/** The instant of a ready time; 5 PM that has passed today is undefined, so that it is not offered. */
export function backTime(time: BackTime, now: number): number | undefined {
  if (time === 'half_hour') return now + AGAIN_MS;
  if (time === 'tomorrow') return clockTime(now, MORNING, 1);
  const five = clockTime(now, AFTERNOON);
  return five > now ? five : undefined;
}
