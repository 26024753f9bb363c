import type { slotNames as english, slotNote as englishNote } from '../../text/slots.ts';
import type { Translation } from '../../translation.ts';

/** The names of the five time slots of a day in Hindi. */
export const slotNames: Translation<typeof english> = {
  '9-11': 'सुबह 9–11 बजे',
  '11-13': 'सुबह 11 – दोपहर 1 बजे',
  '13-15': 'दोपहर 1–3 बजे',
  '15-17': 'दोपहर 3–5 बजे',
  '17-19': 'शाम 5–7 बजे',
};

export const slotNote: Translation<typeof englishNote> = (left) =>
  left === 0 ? 'भर गया' : left > 2 ? undefined : left === 1 ? 'बस 1 बचा' : `बस ${left} बचे`;
