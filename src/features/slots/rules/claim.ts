import { indiaInstant } from '../../../values/india-time.ts';
import { type Board, counts, leftOf, type Seat, type SlotLeft } from './board.ts';
import {
  bookableDates,
  bookingDateProblem,
  type DateProblem,
  hasBegun,
  offeredSlots,
} from './offered-slots.ts';
import { findSlot, type SlotId } from './slot.ts';

export type SlotRefusal = 'slot_full' | 'slot_begun' | DateProblem;

/** The claim that a record already has on the very slot it asks for. */
export const ownSeat = (board: Board, wanted: Seat, nowMs: number): Seat | undefined =>
  board.seats.find(
    (seat) =>
      seat.recordId === wanted.recordId &&
      seat.date === wanted.date &&
      seat.slotId === wanted.slotId &&
      counts(seat, nowMs),
  );

/**
 * Why a record may not claim a slot now, or nothing when it may. Whoever holds the slot already may take it,
 * even if it has begun or shrunk meanwhile: the promise was made when it was held.
 */
export function refusalOf(board: Board, wanted: Seat, nowMs: number): SlotRefusal | undefined {
  if (ownSeat(board, wanted, nowMs) !== undefined) return undefined;
  const now = new Date(nowMs);
  const slot = findSlot(wanted.slotId);
  const dateProblem = bookingDateProblem(wanted.date, now);
  if (dateProblem !== undefined) return dateProblem;
  if (slot === undefined || hasBegun(wanted.date, slot, now)) return 'slot_begun';
  return leftOf(board, wanted.date, wanted.slotId, nowMs, wanted.recordId) > 0 ? undefined : 'slot_full';
}

/** What to offer instead of a slot that is gone. */
export type Alternative = { readonly date: string } & Pick<SlotLeft, 'id' | 'label' | 'left'>;

const MOST_ALTERNATIVES = 4;

/**
 * The free slots nearest in time to the wanted one, the earlier of two equally near first.
 * @param board must hold the seats of every date of the booking window
 */
export function alternativesTo(
  board: Board,
  wanted: { readonly date: string; readonly slotId: SlotId },
  nowMs: number,
): readonly Alternative[] {
  const now = new Date(nowMs);
  const startOf = (date: string, slotId: SlotId) =>
    indiaInstant(date, findSlot(slotId)?.startsAt ?? 0).getTime();
  const wantedAt = startOf(wanted.date, wanted.slotId);
  return bookableDates(now)
    .flatMap((date) => offeredSlots(date, now).map(({ id, label }) => ({ date, id, label })))
    .filter(({ date, id }) => date !== wanted.date || id !== wanted.slotId)
    .map((slot) => ({ ...slot, left: leftOf(board, slot.date, slot.id, nowMs) }))
    .filter(({ left }) => left > 0)
    .sort((one, other) => {
      const near = (slot: Alternative) => Math.abs(startOf(slot.date, slot.id) - wantedAt);
      return near(one) - near(other) || startOf(one.date, one.id) - startOf(other.date, other.id);
    })
    .slice(0, MOST_ALTERNATIVES);
}
