import { once } from './once.ts';

const NOON_UTC = 'T12:00:00Z';

const dateFormat = once(
  () => new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** Formats a calendar date: `2026-11-02` → "2 November 2026". */
export const formatDate = (date: string): string => dateFormat().format(new Date(`${date}${NOON_UTC}`));

const dayFormat = once(
  () => new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/**
 * Formats a calendar date with its weekday: `2026-11-22` → "Sunday, 22 November". JavaScript engines disagree about
 * the comma, so this function joins the parts itself: the server and the browser must render the same text.
 */
export function formatDay(date: string): string {
  const parts = dayFormat().formatToParts(new Date(`${date}${NOON_UTC}`));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')}, ${part('day')} ${part('month')}`;
}

/** Formats a day of the next weeks for a narrow place: `2026-11-22` → "Sun 22". */
export const formatShortDay = (date: string): string =>
  `${formatDay(date).slice(0, 3)} ${Number(date.slice(-2))}`;

const momentFormat = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'Asia/Kolkata',
    }),
);

/** How a text names a time of day that is only near: "about 1:00 PM". */
type SaidTime = (clock: string) => string;

/** Formats an instant in India time: "22 Nov, 8:30 AM". Slots and opening hours write AM and PM in capitals too. */
export const formatMoment = (instant: Date, said: SaidTime = (clock) => clock): string =>
  momentFormat()
    .format(instant)
    .replace(/[^ ]+\s[ap]m$/, (clock) => said(clock.toUpperCase()));

const countFormat = once(() => new Intl.NumberFormat('en-IN'));
const tenthsFormat = once(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }));
const shareFormat = once(
  () => new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 }),
);

/** Formats a number with the digit groups of India: 150000 → "1,50,000". */
export const formatCount = (value: number): string => countFormat().format(value);

/** Formats a number with at most one decimal: 2.25 → "2.3". */
export const formatTenths = (value: number): string => tenthsFormat().format(value);

/** Formats a share of one as a percentage: 0.125 → "12.5%". */
export const formatShare = (share: number): string => shareFormat().format(share);

const listFormat = once(() => new Intl.ListFormat('en-IN', { type: 'conjunction' }));

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Formats a length of time as people say it: 130 → "2 hours 10 minutes". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const inHours = hours > 0 ? [counted(hours, 'hour')] : [];
  return [...inHours, ...(rest > 0 ? [counted(rest, 'minute')] : [])].join(' ');
}

/** A short text whose words stay on one line where a language needs it. */
export const unbroken = (text: string): string => text;

/** Makes the first letter a capital: "a Maruti" → "A Maruti". */
export const capitalised = (phrase: string): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`;

/** Joins names as a sentence does: "petrol, diesel and CNG". */
export const joinList = (names: readonly string[]): string => listFormat().format(names);

/** The sign that ends a sentence. */
export const FULL_STOP: string = '.';
