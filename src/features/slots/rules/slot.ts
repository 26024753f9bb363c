import { type SlotId, slotIds } from '../../../records/slot-ids.ts';
import { addDays, daysBetween, indiaDate, indiaInstant } from '../../../values/india-time.ts';

export { type SlotId, slotIds } from '../../../records/slot-ids.ts';

/** A time slot of a day, in minutes since midnight in India. */
export type Slot = { readonly id: SlotId; readonly startsAt: number; readonly endsAt: number };

/** The slots of a day. */
export const slots: readonly Slot[] = [
  { id: '9-11', startsAt: 9 * 60, endsAt: 11 * 60 },
  { id: '11-13', startsAt: 11 * 60, endsAt: 13 * 60 },
  { id: '13-15', startsAt: 13 * 60, endsAt: 15 * 60 },
  { id: '15-17', startsAt: 15 * 60, endsAt: 17 * 60 },
  { id: '17-19', startsAt: 17 * 60, endsAt: 19 * 60 },
];

export const findSlot = (id: string): Slot | undefined => slots.find((slot) => slot.id === id);

export const isSlotId = (value: unknown): value is SlotId => slotIds.some((id) => id === value);

/** Visitors can book a slot from today up to this many days ahead. */
export const BOOKING_WINDOW_DAYS = 30;

export type DateProblem = 'date_past' | 'date_far';

/** Checks that a valid calendar date lies inside the booking window; undefined means it does. */
export function bookingDateProblem(date: string, now: Date): DateProblem | undefined {
  const ahead = daysBetween(indiaDate(now), date);
  if (ahead < 0) return 'date_past';
  return ahead > BOOKING_WINDOW_DAYS ? 'date_far' : undefined;
}

/** Whether a slot of a date has begun in India; the visitor's own time zone does not matter. */
export const hasBegun = (date: string, slot: Slot, now: Date): boolean =>
  indiaInstant(date, slot.startsAt).getTime() <= now.getTime();

/**
 * Returns the slots of a date inside the booking window that have not begun. It does not check whether they are full.
 */
export const offeredSlots = (date: string, now: Date): readonly Slot[] =>
  bookingDateProblem(date, now) === undefined ? slots.filter((slot) => !hasBegun(date, slot, now)) : [];

/** Today in India while one of its slots has not begun, else tomorrow. */
export function firstBookableDay(now: Date): string {
  const today = indiaDate(now);
  return offeredSlots(today, now).length > 0 ? today : addDays(today, 1);
}

/** The label beside a date field: (Today), (Tomorrow) or (N days to go). */
type DateDistance =
  | { readonly code: 'today' }
  | { readonly code: 'tomorrow' }
  | { readonly code: 'days_to_go'; readonly days: number };

/** Returns the distance of a date from today; undefined for a past date, for which the form shows an error. */
export function dateDistance(date: string, today: string): DateDistance | undefined {
  const days = daysBetween(today, date);
  if (days < 0 || Number.isNaN(days)) return undefined;
  if (days === 0) return { code: 'today' };
  return days === 1 ? { code: 'tomorrow' } : { code: 'days_to_go', days };
}
