import type { Availability, AvailabilityWindow } from '../../features/doorstep/rules/catalogue.ts';
import { indiaDate, indiaMinutes } from '../../values/india-time.ts';

/** Formats minutes since midnight as "9 AM" or "6:30 PM". */
function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const clock = `${hours % 12 === 0 ? 12 : hours % 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return `${clock} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Formats opening hours as "8 AM to 8 PM", or as round the clock. */
export const windowText = (window: AvailabilityWindow): string =>
  window === 'always' ? '24/7' : `${clockTime(window.opensAt)} to ${clockTime(window.closesAt)}`;

/** Returns "Open now", "Opens 9 AM" or "Opens 9 AM tomorrow" for the current time. */
export function openingLabel(availability: Availability, now: Date): string {
  if (availability.open) return 'Open now';
  const { opensAt } = availability;
  const day = indiaDate(opensAt) === indiaDate(now) ? '' : ' tomorrow';
  return `Opens ${clockTime(indiaMinutes(opensAt))}${day}`;
}
