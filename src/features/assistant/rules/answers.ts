import { type BookableService, bookableServices } from '../../bookings/contract.ts';
import type { SlotAlternative, SlotId } from '../../slots/contract.ts';

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

/** The button for what is not in the list. No name of a car or an area begins with a plus. */
export const OTHER = '+other';

/**
 * One answer: the button that was pressed (by its id) and what was written: the text of an `OTHER`, or a date as
 * YYYY-MM-DD. A button that opens a field is pressed before anything is written: until then `text` is missing.
 */
export type Answer = { readonly choice?: string; readonly text?: string };

/**
 * The only state of a conversation. Everything a visitor sees follows from it, the price book and the free slots,
 * so it survives a reload as a few short strings.
 */
export type Answers = {
  readonly given: Partial<Readonly<Record<Question, Answer>>>;
  /** Where the visitor is instead of at the next question. */
  readonly detour?: 'support' | 'technical_error';
  /** The slot that somebody else took meanwhile, and what was offered instead. */
  readonly slotLost?: LostSlot;
  /** The number that the confirmation answered (CAR…); with it the conversation is over. */
  readonly bookingId?: string;
};

type LostSlot = {
  readonly date: string;
  readonly slotId: SlotId;
  readonly alternatives: readonly SlotAlternative[];
};

export const noAnswers: Answers = { given: {} };

/** What an answer says, whether pressed or written; nothing while its field is open but empty. */
export function answerTo(question: Question, { given }: Answers): string | undefined {
  const answer = given[question];
  const pressed = answer?.choice;
  return question === 'date' || pressed === undefined || pressed === OTHER ? answer?.text : pressed;
}

/** Whether another city was chosen, so that the assistant has to say where it serves. */
export const wantsOtherCity = ({ given }: Answers): boolean => given.location?.choice === OTHER;

/** The questions of this conversation: nobody in Jaipur is asked about another city. */
export const askedQuestions = (answers: Answers): readonly Question[] =>
  questions.filter((question) => question !== 'otherCity' || wantsOtherCity(answers));

/** The service that was chosen, or nothing while none that can be booked is. */
export const serviceOf = (answers: Answers): BookableService | undefined =>
  bookableServices.find((service) => service === answerTo('serviceType', answers));
