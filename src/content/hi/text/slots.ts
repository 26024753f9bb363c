import type { slotNames as english } from '../../text/slots.ts';
import type { Translation } from '../../translation.ts';

/** The names of the five time slots of a day in Hindi. */
export const slotNames: Translation<typeof english> = {
  '9-11': '9–11 बजे',
  '11-13': '11–1 बजे',
  '13-15': '1–3 बजे',
  '15-17': '3–5 बजे',
  '17-19': '5–7 बजे',
};
