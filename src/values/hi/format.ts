import { formatCount, formatShare, formatTenths } from '../format.ts';
import { indiaDate, indiaMinutes } from '../india-time.ts';

export { formatCount, formatShare, formatTenths };

/** A short text whose words stay on one line: a digit at its end would read as the end of the sentence. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const MONTHS = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] as const;
const WEEKDAYS = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'] as const;

/** Engines disagree about Hindi dates, and the server and the browser must render the same text. */
const dayAndMonth = (date: string): string => {
  const [, month, day] = date.split('-').map(Number);
  return unbroken(`${day} ${MONTHS[(month ?? 1) - 1]}`);
};

/** Formats a calendar date: `2026-11-02` → "2 नवंबर 2026". */
export const formatDate = (date: string): string => `${dayAndMonth(date)} ${date.slice(0, 4)}`;

/** Formats a calendar date with its weekday: `2026-11-22` → "रविवार, 22 नवंबर". */
export const formatDay = (date: string): string =>
  `${WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()]}, ${dayAndMonth(date)}`;

/** Formats a day of the next weeks for a narrow place: `2026-11-22` → "रवि 22". */
export const formatShortDay = (date: string): string =>
  unbroken(`${formatDay(date).split('वार')[0]} ${Number(date.slice(-2))}`);

/** The part of the day, as people say it with an hour. */
export const partOfDay = (hour: number): string => {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
};

/** How a text names a time of day that is only near: "करीब 1 बजे". */
type SaidTime = (clock: string) => string;

/** Formats an instant in India time: "22 नवंबर, सुबह 8:30 बजे", and a whole hour as people say it: "दोपहर 1 बजे". */
export function formatMoment(instant: Date, said: SaidTime = (clock) => clock): string {
  const sinceMidnight = indiaMinutes(instant);
  const [hour, minutes] = [Math.floor(sinceMidnight / 60), sinceMidnight % 60];
  const clock = `${hour % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${dayAndMonth(indiaDate(instant))}, ${partOfDay(hour)} ${unbroken(said(`${clock} बजे`))}`;
}

/** Formats a length of time as people say it: 130 → "2 घंटे 10 मिनट". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const inHours = hours > 0 ? [unbroken(hours === 1 ? '1 घंटा' : `${hours} घंटे`)] : [];
  return [...inHours, ...(rest > 0 ? [unbroken(`${rest} मिनट`)] : [])].join(' ');
}

/** Hindi has no capitals. */
export const capitalised = (phrase: string): string => phrase;

/** Joins names as a sentence does: "पेट्रोल, डीज़ल और CNG". */
export const joinList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} और ${names.at(-1)}`;

/** The sign that ends a sentence. */
export const FULL_STOP = '।';
