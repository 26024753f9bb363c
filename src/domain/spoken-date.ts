const NOON_UTC = 'T12:00:00Z';

const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar date as it is read: `2026-11-02` → "2 November 2026". */
export const spokenDate = (date: string): string => format.format(new Date(`${date}${NOON_UTC}`));
