import { daysBetween, indiaDate, indiaInstant } from '../../../values/india-time.ts';

/** The five time slots of a day, in minutes since midnight in India. */
export const slots = [
  { id: '9-11', label: '9-11 AM', startsAt: 9 * 60, endsAt: 11 * 60 },
  { id: '11-13', label: '11 AM-1 PM', startsAt: 11 * 60, endsAt: 13 * 60 },
  { id: '13-15', label: '1-3 PM', startsAt: 13 * 60, endsAt: 15 * 60 },
  { id: '15-17', label: '3-5 PM', startsAt: 15 * 60, endsAt: 17 * 60 },
  { id: '17-19', label: '5-7 PM', startsAt: 17 * 60, endsAt: 19 * 60 },
] as const;

export type Slot = (typeof slots)[number];
export type SlotId = Slot['id'];
/** A booking record stores the slot by this label (`timeSlot`). */
export type SlotLabel = Slot['label'];

export const slotIds: readonly SlotId[] = slots.map((slot) => slot.id);
export const slotLabels: readonly SlotLabel[] = slots.map((slot) => slot.label);

/** Finds a slot by its id or its label: the board uses ids, booking records use labels. */
export const findSlot = (idOrLabel: string): Slot | undefined =>
  slots.find((slot) => slot.id === idOrLabel || slot.label === idOrLabel);

/** Whether a text is the id of one of the five slots; a label does not count. */
export const isSlotId = (text: string): text is SlotId => slots.some((slot) => slot.id === text);

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
