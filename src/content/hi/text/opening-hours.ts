import { indiaDate, indiaMinutes } from '../../../values/india-time.ts';
import type { openingLabel as englishLabel, windowText as englishWindow } from '../../text/opening-hours.ts';

/** The part of the day in which an hour lies, from 4 AM, noon, 4 PM and 8 PM on. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
}

/** Formats minutes since midnight as "सुबह 9" or "शाम 6:30"; the word for o'clock follows. */
function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  const clock = `${hours % 12 === 0 ? 12 : hours % 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return `${partOfDay(hours)} ${clock}`;
}

/** Formats opening hours as "सुबह 8 से रात 8 बजे", or as round the clock. */
export const windowText: typeof englishWindow = (window) =>
  window === 'always' ? '24 घंटे' : `${clockTime(window.opensAt)} से ${clockTime(window.closesAt)} बजे`;

/** Returns whether it is open now, or the time of the opening with its day. */
export const openingLabel: typeof englishLabel = (availability, now) => {
  if (availability.open) return 'अभी खुला है';
  const { opensAt } = availability;
  const day = indiaDate(opensAt) === indiaDate(now) ? '' : 'कल ';
  return `${day}${clockTime(indiaMinutes(opensAt))} बजे खुलेगा`;
};
