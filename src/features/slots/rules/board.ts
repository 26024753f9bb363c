import { HOUR_MS, MINUTE_MS } from '../../../values/durations.ts';
import { addDays, indiaInstant } from '../../../values/india-time.ts';
import {
  BOOKING_WINDOW_DAYS,
  bookingDateProblem,
  type DateProblem,
  findSlot,
  hasBegun,
  offeredSlots,
  type SlotId,
  slots,
} from './slot.ts';

/** One record's claim on a slot: held while the visitor reviews the summary, taken once the booking is confirmed. */
export type Seat = {
  readonly recordId: string;
  readonly date: string;
  readonly slotId: SlotId;
  /** The hold expires at this time, in ms since 1970; missing when the seat is taken for good. */
  readonly heldUntilMs?: number;
};

/** How many cars a slot takes. A rule without a date applies to every day, one without a slot to every slot. */
export type CapacityRule = { readonly date?: string; readonly slotId?: SlotId; readonly capacity: number };

/** How many records hold or have taken a slot at the instant of the question. */
export type SlotClaims = { readonly date: string; readonly slotId: SlotId; readonly count: number };

/** A day of one city's board, as the answer to one record's question needs it. It has no list of all seats. */
export type Board = {
  readonly defaultCapacity: number;
  readonly capacityRules: readonly CapacityRule[];
  /** The blocked days and slots, as `blockKey` writes them. */
  readonly blocked: readonly string[];
  readonly claims: readonly SlotClaims[];
  /** The seats of the record that asks; its own claim is not counted against it. */
  readonly ownSeats: readonly Seat[];
};

/** How full a slot is: `left` seats are still free for other visitors. */
export type SlotState = {
  readonly id: SlotId;
  readonly capacity: number;
  readonly left: number;
};

/** Six cars fit a slot unless the configuration or the operator says otherwise. */
export const DEFAULT_CAPACITY = 6;
/** No slot takes more cars than this, so a larger number is a typing error. */
export const MOST_CAPACITY = 1000;

/** Reads the capacity from a variable; the default applies to a blank or invalid value. */
export function configuredCapacity(variable: string | number | undefined): number {
  const capacity = variable === undefined || variable === '' ? Number.NaN : Number(variable);
  return Number.isInteger(capacity) && capacity >= 0 && capacity <= MOST_CAPACITY
    ? capacity
    : DEFAULT_CAPACITY;
}

/** A slot is held this long for a visitor who reviews the summary. */
export const HOLD_MS = 10 * MINUTE_MS;
/**
 * A slot is held this long while a confirmation is recorded. It outlasts the retries of the ledger's slot delivery,
 * and it expires so that a confirmation that was never recorded frees the slot.
 */
export const CONFIRMING_HOLD_MS = HOUR_MS;

/** Names a blocked day, or one blocked slot of it. */
export const blockKey = (date: string, slotId: string | null | undefined): string =>
  slotId == null ? date : `${date} ${slotId}`;

/**
 * Returns the capacity of a slot. The most specific rule wins: slot of a date, then date, then slot of any day, then
 * any rule, then the default.
 */
export function capacityOf(board: Board, date: string, slotId: SlotId): number {
  if (board.blocked.includes(date) || board.blocked.includes(blockKey(date, slotId))) return 0;
  const specificity = (rule: CapacityRule) =>
    (rule.date === undefined ? 0 : 2) + (rule.slotId === undefined ? 0 : 1);
  const applying = board.capacityRules.filter(
    (rule) => (rule.date ?? date) === date && (rule.slotId ?? slotId) === slotId,
  );
  const closest = applying.sort((one, other) => specificity(other) - specificity(one))[0];
  return closest?.capacity ?? board.defaultCapacity;
}

const isActive = (seat: Seat, nowMs: number): boolean =>
  seat.heldUntilMs === undefined || seat.heldUntilMs > nowMs;

/** Counts the free seats of a slot, with the claim of the record that asks. */
export function seatsLeft(board: Board, date: string, slotId: SlotId, nowMs: number): number {
  const claimed = board.claims.find((claim) => claim.date === date && claim.slotId === slotId)?.count ?? 0;
  const own = board.ownSeats.some(
    (seat) => seat.date === date && seat.slotId === slotId && isActive(seat, nowMs),
  );
  return Math.max(0, capacityOf(board, date, slotId) - claimed + (own ? 1 : 0));
}

/**
 * Returns the state of all five slots of a date, including those that have begun. Readers filter by their own clock.
 */
export const slotStatesOn = (board: Board, date: string, nowMs: number): readonly SlotState[] =>
  slots.map(({ id }) => ({
    id,
    capacity: capacityOf(board, date, id),
    left: seatsLeft(board, date, id, nowMs),
  }));

export type SlotRefusal = 'slot_full' | 'slot_begun' | DateProblem;

/** Finds the active seat that a record already has on the slot it wants. */
export const ownSeat = (board: Board, wanted: Seat, nowMs: number): Seat | undefined =>
  board.ownSeats.find(
    (seat) =>
      seat.recordId === wanted.recordId &&
      seat.date === wanted.date &&
      seat.slotId === wanted.slotId &&
      isActive(seat, nowMs),
  );

/**
 * Decides why a record may not claim a slot now; undefined means it may. A record that holds the slot may take it, even
 * if the slot has begun or its capacity shrank. The hold has promised the slot to the visitor.
 */
export function slotRefusal(board: Board, wanted: Seat, nowMs: number): SlotRefusal | undefined {
  if (ownSeat(board, wanted, nowMs) !== undefined) return undefined;
  const now = new Date(nowMs);
  const slot = findSlot(wanted.slotId);
  const dateProblem = bookingDateProblem(wanted.date, now);
  if (dateProblem !== undefined) return dateProblem;
  if (slot === undefined || hasBegun(wanted.date, slot, now)) return 'slot_begun';
  return seatsLeft(board, wanted.date, wanted.slotId, nowMs) > 0 ? undefined : 'slot_full';
}

/** A free slot that is offered instead of a full one. */
export type SlotAlternative = { readonly date: string } & Pick<SlotState, 'id' | 'left'>;

const MOST_ALTERNATIVES = 4;

/**
 * Finds the free slots nearest in time to the wanted one; of two equally near the earlier comes first.
 * @param dayOf reads the board of one date. It is asked from the wanted day outwards, until enough slots are found.
 * @param suits chooses among the free slots of a day's board
 */
export function slotAlternatives(
  dayOf: (date: string) => Board,
  wanted: { readonly date: string; readonly slotId: SlotId },
  nowMs: number,
  suits: (board: Board, slot: SlotAlternative) => boolean = () => true,
): readonly SlotAlternative[] {
  const now = new Date(nowMs);
  const wantedStart = startOf(wanted);
  const freeOn = (date: string): readonly SlotAlternative[] => {
    const offered = offeredSlots(date, now).filter(({ id }) => date !== wanted.date || id !== wanted.slotId);
    const board = offered.length > 0 ? dayOf(date) : undefined;
    return offered
      .map(({ id }) => ({ date, id, left: board ? seatsLeft(board, date, id, nowMs) : 0 }))
      .filter((slot) => slot.left > 0 && board !== undefined && suits(board, slot));
  };
  const found: SlotAlternative[] = [];
  // A day takes ten hours, so no slot of a farther day is nearer than one of this day.
  for (let away = 0; away <= BOOKING_WINDOW_DAYS && found.length < MOST_ALTERNATIVES; away += 1) {
    const dates = new Set([addDays(wanted.date, -away), addDays(wanted.date, away)]);
    const ring = [...dates].flatMap(freeOn).sort((one, other) => {
      const distance = (slot: SlotAlternative) => Math.abs(instantOf(slot) - wantedStart);
      return distance(one) - distance(other) || instantOf(one) - instantOf(other);
    });
    found.push(...ring);
  }
  return found.slice(0, MOST_ALTERNATIVES);
}

const startOf = ({ date, slotId }: { readonly date: string; readonly slotId: SlotId }): number =>
  indiaInstant(date, findSlot(slotId)?.startsAt ?? 0).getTime();

const instantOf = ({ date, id }: SlotAlternative): number => startOf({ date, slotId: id });
