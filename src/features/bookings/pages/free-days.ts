import type { PageServices } from '../../../services/page-services.ts';
import { addDays, daysBetween, indiaDate, isCalendarDate } from '../../../values/india-time.ts';
import type { Slot, SlotState } from '../../slots/contract.ts';
import { BOOKING_WINDOW_DAYS, offeredSlots } from '../../slots/contract.ts';

/** The page shows this many days at a time. */
export const DAYS_SHOWN = 4;

/** A slot that a booking may move to. `left` is missing when the board is unavailable: then every slot is offered. */
type FreeSlot = Pick<SlotState, 'id'> & { readonly left?: number };

export interface FreeDay {
  readonly date: string;
  readonly slots: readonly FreeSlot[];
}

/** Returns the first day to show: the requested date if it can be booked, else today in India. */
export function firstDay(requested: string | null, now: Date): string {
  const today = indiaDate(now);
  if (requested === null || !isCalendarDate(requested)) return today;
  const ahead = daysBetween(today, requested);
  return ahead >= 0 && ahead <= BOOKING_WINDOW_DAYS ? requested : today;
}

/** The visit that moves. */
interface Visit {
  readonly date?: string | undefined;
  readonly timeSlot?: string | undefined;
  /** Whether its work is done at a slot; default: at every slot. */
  readonly suits?: (slot: Slot) => boolean;
}

/** Returns the days from `from` on with the slots that a visit may move to: offered, not full and not its own. */
export async function freeDays(
  slots: PageServices['slots'],
  visit: Visit,
  from: string,
  now: Date,
): Promise<readonly FreeDay[]> {
  const dates = Array.from({ length: DAYS_SHOWN }, (_, day) => addDays(from, day));
  const days = await Promise.all(dates.map((date) => freeDay(slots, visit, date, now)));
  return days.filter(({ slots: free }) => free.length > 0);
}

async function freeDay(
  slots: PageServices['slots'],
  { date: ownDate, timeSlot, suits = () => true }: Visit,
  date: string,
  now: Date,
): Promise<FreeDay> {
  const offered = offeredSlots(date, now).filter(
    (slot) => suits(slot) && (ownDate !== date || timeSlot !== slot.id),
  );
  const board = offered.length === 0 ? undefined : await slots.board('jaipur', date);
  if (!board?.ok) return { date, slots: offered.map(({ id }) => ({ id })) };
  const free = board.value.filter(({ id, left }) => left > 0 && offered.some((slot) => slot.id === id));
  return { date, slots: free.map(({ id, left }) => ({ id, left })) };
}
