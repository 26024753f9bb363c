/** The five time slots of a day (spec section 9). Times are minutes since midnight in India. */
export const slots = [
  { id: '9-11', label: '9-11 AM', startsAt: 9 * 60, endsAt: 11 * 60 },
  { id: '11-13', label: '11 AM-1 PM', startsAt: 11 * 60, endsAt: 13 * 60 },
  { id: '13-15', label: '1-3 PM', startsAt: 13 * 60, endsAt: 15 * 60 },
  { id: '15-17', label: '3-5 PM', startsAt: 15 * 60, endsAt: 17 * 60 },
  { id: '17-19', label: '5-7 PM', startsAt: 17 * 60, endsAt: 19 * 60 },
] as const;

export type Slot = (typeof slots)[number];
export type SlotId = Slot['id'];
/** The slot as a booking record holds it (`timeSlot`). */
export type SlotLabel = Slot['label'];

export const slotIds: readonly SlotId[] = slots.map((slot) => slot.id);
export const slotLabels: readonly SlotLabel[] = slots.map((slot) => slot.label);

/** A slot by its id or by its label, for a board speaks of ids and a booking record of labels. */
export const findSlot = (idOrLabel: string): Slot | undefined =>
  slots.find((slot) => slot.id === idOrLabel || slot.label === idOrLabel);

/** Whether a text is the id of one of the five slots; a label is none. */
export const isSlotId = (text: string): text is SlotId => slots.some((slot) => slot.id === text);
