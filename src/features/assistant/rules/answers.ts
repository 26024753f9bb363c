import type { SlotAlternative, SlotId } from '../../slots/contract.ts';

/**
 * The assistant asks these questions in this order. It asks `otherCity` only after the choice of another city, and
 * `address` only for a pickup in a listed area.
 */
export const questions = [
  'manufacturer',
  'model',
  'fuelType',
  'location',
  'otherCity',
  'area',
  'serviceType',
  'servicePreference',
  'address',
  'date',
  'timeSlot',
  'mobileNumber',
  'fullName',
] as const;
export type Question = (typeof questions)[number];

/** The id of the button for an unlisted value. The plus keeps it apart from the names of cars and areas. */
export const OTHER = '+other';

/**
 * `choice` is the id of the pressed button. `text` is the text typed after `OTHER`, or a date as YYYY-MM-DD. It is
 * missing while the field that the button opened is empty.
 */
export type Answer = { readonly choice?: string; readonly text?: string };

/**
 * The whole state of a conversation. The screen is computed from it, the prices and the free slots, so the browser
 * stores only a few short strings for a reload.
 */
export type Answers = {
  readonly given: Partial<Readonly<Record<Question, Answer>>>;
  /** The step that the screen shows in place of the next question. A name that is too short opens the error step. */
  readonly detour?: Detour;
  /** Another customer took this slot before the confirmation; the server offered the alternatives. */
  readonly slotLost?: LostSlot;
  /** The booking number (CAR…) from the confirmation. It ends the conversation. */
  readonly bookingId?: string;
};

export const detours = ['support', 'technical_error', 'name_short'] as const;
type Detour = (typeof detours)[number];

type LostSlot = {
  readonly date: string;
  readonly slotId: SlotId;
  readonly alternatives: readonly SlotAlternative[];
};

export const noAnswers: Answers = { given: {} };

/** The value of an answer, chosen or typed. It is undefined while the answer's field is empty. */
export function answerTo(question: Question, { given }: Answers): string | undefined {
  const answer = given[question];
  const choice = answer?.choice;
  return question === 'date' || choice === undefined || choice === OTHER ? answer?.text : choice;
}

/** Whether the visitor chose another city. The assistant then lists the cities that it serves. */
export const wantsOtherCity = ({ given }: Answers): boolean => given.location?.choice === OTHER;

/** Whether a driver collects the car from a listed area, whose name alone leads to no door. */
const needsStreet = ({ given }: Answers): boolean =>
  given.servicePreference?.choice === 'pickup' && given.area?.choice !== OTHER;

/** The questions of this conversation. A visitor in Jaipur skips the one about another city. */
export const questionsOf = (answers: Answers): readonly Question[] =>
  questions.filter((question) => {
    if (question === 'otherCity') return wantsOtherCity(answers);
    return question !== 'address' || needsStreet(answers);
  });
