import { HOUR_MS, MINUTE_MS } from '../../../values/durations.ts';
import { type SlotId, slots } from './slot.ts';

/** One visitor's claim on a slot: held while a summary is looked at, taken once confirmed. */
export type Seat = {
  readonly recordId: string;
  readonly date: string;
  readonly slotId: SlotId;
  /** Until when a hold counts, ms since 1970; missing when the seat is taken for good. */
  readonly heldUntilMs?: number;
};

/** How many a slot takes. Without a date it holds for every day, without a slot for every slot of the day. */
export type CapacityRule = { readonly date?: string; readonly slotId?: SlotId; readonly capacity: number };

/** Everything that decides about slots, as the board of one city stores it. */
export type Board = {
  readonly defaultCapacity: number;
  readonly capacityRules: readonly CapacityRule[];
  readonly blockedDates: readonly string[];
  readonly seats: readonly Seat[];
};

/** How full a slot is: `left` is what somebody else may still take. */
export type SlotLeft = {
  readonly id: SlotId;
  readonly label: string;
  readonly capacity: number;
  readonly left: number;
};

/** Six cars fit a slot unless configuration or the operator says otherwise. */
export const DEFAULT_CAPACITY = 6;
/** More cars than any slot takes: a larger number is a slip. */
export const MOST_CAPACITY = 1000;

/** The capacity that a variable says, a blank one and one that is no such number being none. */
export function configuredCapacity(variable: string | number | undefined): number {
  const said = variable === undefined || variable === '' ? Number.NaN : Number(variable);
  return Number.isInteger(said) && said >= 0 && said <= MOST_CAPACITY ? said : DEFAULT_CAPACITY;
}

/** How long a slot is kept for a visitor who looks at the summary. */
export const HOLD_MS = 10 * MINUTE_MS;
/**
 * How long it is kept while a confirmation is written down and the seat follows: longer than the deliveries of the
 * ledger need even if many tries fail, and not for ever if nothing was written.
 */
export const CONFIRMING_HOLD_MS = HOUR_MS;

/** The closest rule wins: this slot of this date, then this date, then this slot of any day, then any, then the default. */
export function capacityOf(board: Board, date: string, slotId: SlotId): number {
  if (board.blockedDates.includes(date)) return 0;
  const specific = (rule: CapacityRule) =>
    (rule.date === undefined ? 0 : 2) + (rule.slotId === undefined ? 0 : 1);
  const applying = board.capacityRules.filter(
    (rule) => (rule.date ?? date) === date && (rule.slotId ?? slotId) === slotId,
  );
  const closest = applying.sort((one, other) => specific(other) - specific(one))[0];
  return closest?.capacity ?? board.defaultCapacity;
}

/** A hold that has run out counts as little as one that was never made. */
export const counts = (seat: Seat, nowMs: number): boolean =>
  seat.heldUntilMs === undefined || seat.heldUntilMs > nowMs;

/** What is left of a slot; a record's own claim does not stand in its own way when it is named. */
export function leftOf(board: Board, date: string, slotId: SlotId, nowMs: number, recordId?: string): number {
  const claimed = new Set(
    board.seats
      .filter((seat) => seat.date === date && seat.slotId === slotId && counts(seat, nowMs))
      .map((seat) => seat.recordId)
      .filter((claimant) => claimant !== recordId),
  );
  return Math.max(0, capacityOf(board, date, slotId) - claimed.size);
}

/** All five slots of a date with what is left of each, begun or not: the reader's clock says which of them it can offer. */
export const boardOf = (board: Board, date: string, nowMs: number): readonly SlotLeft[] =>
  slots.map(({ id, label }) => ({
    id,
    label,
    capacity: capacityOf(board, date, id),
    left: leftOf(board, date, id, nowMs),
  }));
