import { DAY_MS, MINUTE_MS } from './durations.ts';

/** India keeps one time zone all year, UTC+5:30, without daylight saving: arithmetic is exact and needs no Intl. */
const OFFSET_MS = 330 * MINUTE_MS;

/** The day that was written last: every answer asks for today, and writing a date costs more than comparing days. */
let written = { day: Number.NaN, date: '' };

/** The calendar date in India at an instant, as YYYY-MM-DD. */
export function indiaDate(instant: Date): string {
  const local = instant.getTime() + OFFSET_MS;
  const day = Math.floor(local / DAY_MS);
  if (day !== written.day) written = { day, date: new Date(local).toISOString().slice(0, 10) };
  return written.date;
}

/** Minutes since midnight in India at an instant, 0 to 1439. */
export function indiaMinutes(instant: Date): number {
  const local = new Date(instant.getTime() + OFFSET_MS);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** A real calendar date written YYYY-MM-DD: 2026-02-30 is none. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/** The date `days` after (or before, when negative) a YYYY-MM-DD date. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one YYYY-MM-DD date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The instant at which a date in India reaches a number of minutes since midnight. */
export const indiaInstant = (date: string, minutes: number): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) - OFFSET_MS + minutes * MINUTE_MS);
