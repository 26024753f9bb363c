import { MINUTE_MS } from '../../../values/durations.ts';
import { addDays, indiaDate, indiaInstant, indiaMinutes } from '../../../values/india-time.ts';

/** Minutes since midnight in India between which customers are called: the opening hours that the pages state. */
export const OPENS = 8 * 60;
export const CLOSES = 20 * 60;

/** The instant itself within opening hours, else the next opening. Instants in ms since 1970. */
export function withinHours(instant: number): number {
  const at = new Date(instant);
  const minutes = indiaMinutes(at);
  const date = indiaDate(at);
  if (minutes < OPENS) return indiaInstant(date, OPENS).getTime();
  if (minutes >= CLOSES) return indiaInstant(addDays(date, 1), OPENS).getTime();
  return instant;
}

/**
 * How many minutes a person has waited. Nobody can call before the opening, so a request of the night waits from then.
 * Instants in ms since 1970.
 */
export const minutesWaited = (since: number, now: number): number =>
  Math.max(0, Math.floor((now - withinHours(since)) / MINUTE_MS));

/** A time of the clock in India on the day of an instant, or so many days later, in ms since 1970. */
export const clockTime = (instant: number, hours: number, days = 0): number =>
  indiaInstant(addDays(indiaDate(new Date(instant)), days), hours * 60).getTime();
