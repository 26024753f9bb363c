/** Lengths of time, in the unit at the end of each name. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** A year of 365 days, for cookies and headers. */
export const YEAR_SECONDS = 31_536_000;
