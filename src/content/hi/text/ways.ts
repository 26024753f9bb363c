import type { wayNames as english } from '../../text/ways.ts';
import type { Translation } from '../../translation.ts';

/** The names of the ways in which a car comes to the workshop, in Hindi. */
export const wayNames: Translation<typeof english> = {
  pickup: 'फ़्री पिकअप और ड्रॉप',
  walk_in: 'खुद लेकर आएँगे',
};
