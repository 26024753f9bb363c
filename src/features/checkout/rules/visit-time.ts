import type { AvailabilityWindow } from '../../doorstep/contract.ts';
import { bookingDateProblem, findSlot, hasBegun, type Slot } from '../../slots/contract.ts';

/** Whether the whole slot lies within the window of every service. */
export const slotSuits = (slot: Slot, windows: readonly AvailabilityWindow[]): boolean =>
  windows.every(
    (window) => window === 'always' || (slot.startsAt >= window.opensAt && slot.endsAt <= window.closesAt),
  );

/** Whether the visitor must choose a time; services that are available at any hour come as soon as possible. */
export const needsTime = (windows: readonly AvailabilityWindow[]): boolean =>
  windows.some((window) => window !== 'always');

type VisitTimeProblem =
  | { readonly field: 'date'; readonly code: 'date_missing' | 'date_past' | 'date_far' }
  | { readonly field: 'timeSlot'; readonly code: 'slot_missing' | 'slot_begun' | 'slot_closed' };

/**
 * Checks the time of a visit; undefined means it is valid. It does not check whether the slot is full.
 * @param wanted a calendar date, and a slot's id
 */
export function visitTimeProblem(
  wanted: { readonly date?: string | undefined; readonly timeSlot?: string | undefined },
  windows: readonly AvailabilityWindow[],
  now: Date,
): VisitTimeProblem | undefined {
  const { date, timeSlot } = wanted;
  if (date === undefined && timeSlot === undefined && !needsTime(windows)) return undefined;
  if (date === undefined) return { field: 'date', code: 'date_missing' };
  const dateProblem = bookingDateProblem(date, now);
  if (dateProblem) return { field: 'date', code: dateProblem };
  const slot = timeSlot === undefined ? undefined : findSlot(timeSlot);
  if (slot === undefined) return { field: 'timeSlot', code: 'slot_missing' };
  if (hasBegun(date, slot, now)) return { field: 'timeSlot', code: 'slot_begun' };
  return slotSuits(slot, windows) ? undefined : { field: 'timeSlot', code: 'slot_closed' };
}
