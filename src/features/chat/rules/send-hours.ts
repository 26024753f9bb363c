import { addDays, indiaDate, indiaInstant, indiaMinutes } from '../../../values/india-time.ts';

/** Messages go out from 8 AM to 9 PM in India. */
const FIRST_MINUTE = 8 * 60;
const LAST_MINUTE = 21 * 60;

/** The instant itself inside the hours, else the next 8 AM; in ms since 1970. */
export function inHours(at: number): number {
  const instant = new Date(at);
  const minutes = indiaMinutes(instant);
  if (minutes >= FIRST_MINUTE && minutes < LAST_MINUTE) return at;
  const today = indiaDate(instant);
  return indiaInstant(minutes < FIRST_MINUTE ? today : addDays(today, 1), FIRST_MINUTE).getTime();
}

export const isInHours = (at: number): boolean => inHours(at) === at;
