import { adminText } from '../../../content/text/admin.ts';
import { adminTimeText } from '../../../content/text/admin-time.ts';
import { adminWordsText } from '../../../content/text/admin-words.ts';
import { capitalised } from '../../../values/format.ts';
import { addDays, indiaDate, indiaMinutes } from '../../../values/india-time.ts';

const text = adminTimeText;

/** Formats a date as "22 Nov", with the year unless it is the current one. */
export function shortDate(date: string, now: Date): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const written = `${Number(day)} ${text.months[Number(month) - 1] ?? ''}`;
  return indiaDate(now).startsWith(year) ? written : `${written} ${year}`;
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Formats a date as "Sun, 22 Nov". */
export const weekdayDate = (date: string, now: Date): string =>
  `${text.shortWeekdays[weekdayOf(date)] ?? ''}, ${shortDate(date, now)}`;

const clock = (instant: Date): string => text.clock(indiaMinutes(instant));

/** Formats a time as "Today, 10:42", "Yesterday, 17:05" or "18 Nov, 09:15", always in India's time. */
export function adminTime(ms: number, now: Date): string {
  const instant = new Date(ms);
  const date = indiaDate(instant);
  const today = indiaDate(now);
  if (date === today) return `${text.today}, ${clock(instant)}`;
  if (date === addDays(today, -1)) return `${text.yesterday}, ${clock(instant)}`;
  return `${shortDate(date, now)}, ${clock(instant)}`;
}

/** Formats a time as "Saturday, 21 Nov, 11:05". */
export function adminClock(now: Date): string {
  return `${text.weekdays[weekdayOf(indiaDate(now))] ?? ''}, ${shortDate(indiaDate(now), now)}, ${clock(now)}`;
}

/**
 * Returns the label of a known code. It never shows the code itself, because a stranger may have written it into an
 * address.
 */
export const labelOf = (labels: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(labels, code) ? labels[code] : undefined;

/** The words of a field's name; of an unknown one its own, spaced: "preferredDate" → "Preferred date". */
export const fieldName = (name: string): string => labelOf(adminWordsText.fields, name) ?? spaced(name);

/** The words of an action in the audit list. */
export const actionName = (action: string): string =>
  labelOf(adminWordsText.actions, action) ?? spaced(action);

/** Names the first word of a text: the rest is a name or an id. */
export function firstWordNamed(labels: Readonly<Record<string, string>>, text: string): string {
  const [first = '', ...rest] = text.split(' ');
  return [labelOf(labels, first) ?? first, ...rest].join(' ');
}

/** Who changed a record: "by operator Asha". */
export const byAuthor = (by: string): string =>
  adminText.record.by(firstWordNamed(adminWordsText.authors, by));

const spaced = (name: string): string =>
  capitalised(
    name
      .replace(/([A-Z])/g, ' $1')
      .replaceAll('_', ' ')
      .toLowerCase(),
  );
