import { capitalised } from '../../../values/format.ts';
import { addDays, indiaDate, indiaMinutes } from '../../../values/india-time.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Formats a date as "22 Nov", with the year unless it is the current one. */
export function shortDate(date: string, now: Date): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const written = `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''}`;
  return indiaDate(now).startsWith(year) ? written : `${written} ${year}`;
}

const weekdayOf = (date: string): string => WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';

/** Formats a date as "Sun, 22 Nov". */
export const weekdayDate = (date: string, now: Date): string =>
  `${weekdayOf(date).slice(0, 3)}, ${shortDate(date, now)}`;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

const clock = (instant: Date): string => {
  const minutes = indiaMinutes(instant);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};

/** Formats a time as "Today, 10:42", "Yesterday, 17:05" or "18 Nov, 09:15", always in India's time. */
export function adminTime(ms: number, now: Date): string {
  const instant = new Date(ms);
  const date = indiaDate(instant);
  const today = indiaDate(now);
  if (date === today) return `Today, ${clock(instant)}`;
  if (date === addDays(today, -1)) return `Yesterday, ${clock(instant)}`;
  return `${shortDate(date, now)}, ${clock(instant)}`;
}

/** Formats a time as "Saturday, 21 Nov, 11:05". */
export function adminClock(now: Date): string {
  return `${weekdayOf(indiaDate(now))}, ${shortDate(indiaDate(now), now)}, ${clock(now)}`;
}

/**
 * Returns the label of a known code. It never shows the code itself, because a stranger may have written it into an
 * address.
 */
export const labelOf = (labels: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(labels, code) ? labels[code] : undefined;

/** Writes the name of a field or an action as words: "preferredDate" → "Preferred date". */
export const spaced = (name: string): string =>
  capitalised(
    name
      .replace(/([A-Z])/g, ' $1')
      .replaceAll('_', ' ')
      .toLowerCase(),
  );
