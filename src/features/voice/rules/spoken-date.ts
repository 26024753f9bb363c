import { once } from '../../../values/once.ts';

const NOON_UTC = 'T12:00:00Z';

const dates = once(
  () => new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** A calendar date as it is read: `2026-11-02` → "2 November 2026". */
export const spokenDate = (date: string): string => dates().format(new Date(`${date}${NOON_UTC}`));

const days = once(
  () => new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/**
 * A calendar date as it is said: `2026-11-22` → "Sunday, 22 November". Put together here, for engines do not agree on
 * the comma, and what the server writes a browser must write again.
 */
export function spokenDay(date: string): string {
  const parts = days().formatToParts(new Date(`${date}${NOON_UTC}`));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')}, ${part('day')} ${part('month')}`;
}

const moments = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'Asia/Kolkata',
    }),
);

/** "22 Nov, 8:30 AM", in India: the letters of the clock as slots and opening hours write them. */
export const spokenMoment = (instant: Date): string =>
  moments()
    .format(instant)
    .replace(/[ap]m$/, (letters) => letters.toUpperCase());
