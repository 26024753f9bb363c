import { addDays, daysBetween, indiaDate, indiaInstant } from '../../../values/india-time.ts';
import { type Slot, slots } from './slot.ts';

/** A slot can be booked from today up to this many days ahead. */
export const BOOKING_WINDOW_DAYS = 30;

export type DateProblem = 'date_past' | 'date_far';

/** What is wrong with a (real) calendar date for a booking made at an instant, or nothing. */
export function bookingDateProblem(date: string, now: Date): DateProblem | undefined {
  const ahead = daysBetween(indiaDate(now), date);
  if (ahead < 0) return 'date_past';
  return ahead > BOOKING_WINDOW_DAYS ? 'date_far' : undefined;
}

/** The dates a visitor can choose from, today in India first. */
export const bookableDates = (now: Date): readonly string[] =>
  Array.from({ length: BOOKING_WINDOW_DAYS + 1 }, (_, day) => addDays(indiaDate(now), day));

/** Whether a slot of a date has begun, in India, whatever the clock of the visitor's own zone says. */
export const hasBegun = (date: string, slot: Slot, now: Date): boolean =>
  indiaInstant(date, slot.startsAt).getTime() <= now.getTime();

/** The slots of a date that can still be offered at an instant: inside the window and not begun. How full they are is the board's matter. */
export const offeredSlots = (date: string, now: Date): readonly Slot[] =>
  bookingDateProblem(date, now) === undefined ? slots.filter((slot) => !hasBegun(date, slot, now)) : [];
