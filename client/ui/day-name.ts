import { dayText as text } from '../../src/content/text/days.ts';
import { formatDay } from '../../src/values/format.ts';
import { addDays } from '../../src/values/india-time.ts';

/** "Today", "Tomorrow", or the date as `format` writes it. */
export function dayName(date: string, today: string, format = formatDay): string {
  if (date === today) return text.today;
  return date === addDays(today, 1) ? text.tomorrow : format(date);
}

/** A day inside a sentence: "today", "tomorrow" or "on Wednesday, 25 November". */
export const dayPhrase = (date: string, today: string): string =>
  date > addDays(today, 1) ? text.on(formatDay(date)) : dayName(date, today).toLowerCase();
