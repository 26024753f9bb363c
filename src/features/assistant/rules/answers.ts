import { type BookableService, bookableServices } from '../../bookings/contract.ts';
import type { SlotAlternative, SlotId } from '../../slots/contract.ts';

/** The questions of the assistant in their order. Only a visitor who chose another city gets `otherCity`. */
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

/** The id of the button "Other". No car or area name begins with a plus, so the id cannot be one. */
export const OTHER = '+other';

/**
 * One answer. `choice` is the id of the pressed button. `text` is the typed text, or a date as YYYY-MM-DD. A button
 * that opens a field is stored before the visitor types, so `text` is missing until then.
 */
export type Answer = { readonly choice?: string; readonly text?: string };

/**
 * The only state of a conversation. The transcript is computed from it, the price book and the free slots, so a few
 * short strings survive a reload.
 */
export type Answers = {
  readonly given: Partial<Readonly<Record<Question, Answer>>>;
  /** The visitor has left the questions for the support path or for the step after an error. */
  readonly detour?: 'support' | 'technical_error';
  /** The chosen slot that another visitor took meanwhile, with the free slots offered in its place. */
  readonly slotLost?: LostSlot;
  /** The booking number of the confirmation (CAR…). A conversation that has it is closed. */
  readonly bookingId?: string;
};

type LostSlot = {
  readonly date: string;
  readonly slotId: SlotId;
  readonly alternatives: readonly SlotAlternative[];
};

export const noAnswers: Answers = { given: {} };

/** Returns the pressed or typed value of an answer; undefined while its field is empty. */
export function answerTo(question: Question, { given }: Answers): string | undefined {
  const answer = given[question];
  const pressed = answer?.choice;
  return question === 'date' || pressed === undefined || pressed === OTHER ? answer?.text : pressed;
}

/** Whether the visitor chose another city, so that the assistant must name the served cities. */
export const wantsOtherCity = ({ given }: Answers): boolean => given.location?.choice === OTHER;

/** The questions of this conversation. A visitor in Jaipur does not get `otherCity`. */
export const askedQuestions = (answers: Answers): readonly Question[] =>
  questions.filter((question) => question !== 'otherCity' || wantsOtherCity(answers));

/** The chosen service; undefined until the visitor chooses one that can be booked. */
export const serviceOf = (answers: Answers): BookableService | undefined =>
  bookableServices.find((service) => service === answerTo('serviceType', answers));
