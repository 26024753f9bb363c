import type { SlotId } from '../../features/slots/contract.ts';

/** The names of the five time slots of a day, by their ids. */
export const slotNames: Readonly<Record<SlotId, string>> = {
  '9-11': '9-11 AM',
  '11-13': '11 AM-1 PM',
  '13-15': '1-3 PM',
  '15-17': '3-5 PM',
  '17-19': '5-7 PM',
};

/** The note beside a slot. It says nothing while there is choice. */
export const slotNote = (left: number): string | undefined =>
  left === 0 ? 'Full' : left > 2 ? undefined : left === 1 ? 'the last one' : `${left} left`;
