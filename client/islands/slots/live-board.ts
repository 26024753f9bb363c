import { slotsPush } from '../../../src/features/slots/contract.ts';
import { findSlot, hasBegun, type SlotId } from '../../../src/features/slots/rules/slot.ts';
import { addDays, indiaDate } from '../../../src/values/india-time.ts';

/** A slot as the board shows it, without its capacity. */
export type ShownSlot = { readonly id: SlotId; readonly left: number };

/** The slots of one date (YYYY-MM-DD, India); null while they are unknown. */
export type ShownDay = { readonly date: string; readonly slots: readonly ShownSlot[] | null };

/** Today and tomorrow in India. */
export const boardDates = (now: Date): readonly string[] => {
  const today = indiaDate(now);
  return [today, addDays(today, 1)];
};

/** The days that the board shows at an instant, without past days and slots that have begun. */
export function daysAt(days: readonly ShownDay[], now: Date): readonly ShownDay[] {
  return boardDates(now).map((date) => {
    const known = days.find((day) => day.date === date)?.slots ?? null;
    return { date, slots: known?.filter(({ id }) => isOpen(date, id, now)) ?? null };
  });
}

const isOpen = (date: string, id: SlotId, now: Date): boolean => {
  const slot = findSlot(id);
  return slot !== undefined && !hasBegun(date, slot, now);
};

/** Applies a message of the feed to the shown days. It ignores a message that is no update. */
export function withPush(days: readonly ShownDay[], message: unknown): readonly ShownDay[] {
  const push = slotsPush.safeParse(message);
  if (!push.success) return days;
  const { date, slots } = push.data;
  return [
    ...days.filter((day) => day.date !== date),
    { date, slots: slots.map(({ id, left }) => ({ id, left })) },
  ];
}

/** The slot whose number of free places changed between two states, for the screen reader's announcement. */
export function changedSlot(before: readonly ShownDay[], after: readonly ShownDay[]) {
  for (const { date, slots } of after) {
    const known = before.find((day) => day.date === date)?.slots;
    const changed = slots?.find(({ id, left }) =>
      known?.some((slot) => slot.id === id && slot.left !== left),
    );
    if (changed) return { date, slot: changed };
  }
  return undefined;
}

const LONGEST_WAIT_MS = 30_000;

/** The wait before the next try to connect, in ms: a second, doubled by each failure, at most half a minute. */
export const retryDelayMs = (failures: number): number => Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** failures);
