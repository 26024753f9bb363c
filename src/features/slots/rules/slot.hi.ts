import { bookingDateProblem, slots as english, hasBegun } from './slot.ts';

export * from './slot.ts';

const labels: Readonly<Record<string, string>> = {
  '9-11': '9–11 बजे',
  '11-13': '11–1 बजे',
  '13-15': '1–3 बजे',
  '15-17': '3–5 बजे',
  '17-19': '5–7 बजे',
};

/** The five time slots of a day under their Hindi labels. Records store the English ones (`src/site-services.hi.ts`). */
export const slots = english.map((slot) => ({ ...slot, label: labels[slot.id] ?? slot.label }));

/** The Hindi label of each English one. */
export const hindiLabels: ReadonlyMap<string, string> = new Map(
  english.map(({ id, label }) => [label, labels[id] ?? label]),
);

export const slotLabels: readonly string[] = slots.map(({ label }) => label);

/** Finds a slot by its id, its Hindi label or its English one. */
export const findSlot = (named: string) =>
  slots.find(({ id, label }) => id === named || label === named || label === hindiLabels.get(named));

/**
 * Returns the slots of a date inside the booking window that have not begun. It does not check whether they are full.
 */
export const offeredSlots = (date: string, now: Date) =>
  bookingDateProblem(date, now) === undefined
    ? slots.filter((_, index) => {
        const slot = english[index];
        return slot !== undefined && !hasBegun(date, slot, now);
      })
    : [];
