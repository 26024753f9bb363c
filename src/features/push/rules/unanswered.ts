import { MINUTE_MS } from '../../../values/durations.ts';
import { addDays, indiaDate, indiaInstant, indiaMinutes } from '../../../values/india-time.ts';

/** The opening hours in minutes since midnight in India, and the promised minutes to the first call. */
export interface CallPromise {
  readonly opens: number;
  readonly closes: number;
  readonly minutes: number;
}

/** A fact that cron missed for longer than this rings no more. */
const LATE_MINUTES = 15;

/**
 * The instants between which a request must have come to be unanswered for the promised minutes now, in ms since 1970.
 * Nobody calls at night, so a request of the night counts from the opening. Undefined while nobody may call.
 */
export function unansweredSince(
  now: number,
  { opens, closes, minutes }: CallPromise,
): { readonly from: number; readonly to: number } | undefined {
  const at = new Date(now);
  const clock = indiaMinutes(at);
  if (clock < opens + minutes || clock >= closes) return undefined;
  const to = now - minutes * MINUTE_MS;
  const isMorning = clock < opens + minutes + LATE_MINUTES;
  const lastClosing = indiaInstant(addDays(indiaDate(at), -1), closes - minutes).getTime();
  return { from: isMorning ? lastClosing : to - LATE_MINUTES * MINUTE_MS, to };
}
