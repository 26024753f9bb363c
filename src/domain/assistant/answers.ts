import type { Alternative } from '../slots/claim.ts';
import type { SlotId } from '../slots/slot.ts';

/** What the assistant asks, in this order (spec section 4). `otherCity` is asked only of who chose another city. */
export const questions = [
  'manufacturer',
  'model',
  'fuelType',
  'location',
  'otherCity',
  'area',
  'serviceType',
  'servicePreference',
  'date',
  'timeSlot',
  'mobileNumber',
  'fullName',
] as const;
export type Question = (typeof questions)[number];

/** The button for what is not in the list; no name of a car or an area begins with a plus. */
export const OTHER = '+other';

/**
 * One answer: the button that was pressed (by its id), and what was written: for `OTHER` the text, for a date
 * YYYY-MM-DD. A button that opens a field is pressed before anything is written: then `text` is missing.
 */
export type Answer = { readonly choice?: string; readonly text?: string };

/**
 * The only state of a conversation. Everything a visitor sees follows from it, the price book and the free slots,
 * so that it survives a reload as a few short strings.
 */
export type Answers = {
  readonly given: Partial<Readonly<Record<Question, Answer>>>;
  /** Where the visitor is instead of the next question. */
  readonly detour?: 'support' | 'technical_error';
  /** The slot that somebody else took meanwhile, and what was offered instead. */
  readonly slotLost?: {
    readonly date: string;
    readonly slotId: SlotId;
    readonly alternatives: readonly Alternative[];
  };
  /** The number that the confirmation answered; with it the conversation is over. */
  readonly bookingId?: string;
};

export const noAnswers: Answers = { given: {} };
