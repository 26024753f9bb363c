import { isCalendarDate } from '../../../values/india-time.ts';
import { isMobileNumber } from '../../../values/mobile-number.ts';
import {
  bookableAreas,
  bookableServices,
  fieldLengths,
  isShortName,
  servedLocations,
  servicePreferences,
} from '../../bookings/contract.ts';
import {
  bookingDateProblem,
  type DateProblem,
  findSlot,
  hasBegun,
  offeredSlots,
} from '../../slots/contract.ts';
import {
  type Answers,
  answerTo,
  OTHER,
  type Question,
  questions,
  questionsOf,
  wantsOtherCity,
} from './answers.ts';
import { fuelTypesFor, modelsFor } from './choices.ts';
import { type AssistantFacts, choosableSlots } from './facts.ts';

/** The reason why an answer is not valid. `open`: the visitor has not answered, or the open field is empty. */
export type AnswerProblem =
  | 'open'
  | 'empty'
  | 'too_long'
  | 'not_offered'
  | 'mobile_invalid'
  | 'name_short'
  | 'date_invalid'
  | DateProblem
  | 'no_slots'
  | 'slot_begun'
  | 'slot_full';

/** Checks one answer with regard to the others. A confirmed booking has no problems: its slot may lie in the past. */
export function problemOf(
  question: Question,
  answers: Answers,
  facts: AssistantFacts,
): AnswerProblem | undefined {
  if (question === 'location' && wantsOtherCity(answers)) return undefined;
  const value = answerTo(question, answers);
  if (value === undefined) return 'open';
  return answers.bookingId === undefined ? valueProblem(question, value, answers, facts) : undefined;
}

function valueProblem(question: Question, value: string, answers: Answers, facts: AssistantFacts) {
  const choice = answers.given[question]?.choice;
  const isTyped = choice === undefined || choice === OTHER;
  switch (question) {
    case 'manufacturer':
      return isTyped
        ? textProblem(value, fieldLengths.manufacturer)
        : carProblem(facts.prices.manufacturers(), value, facts);
    case 'model':
      return isTyped
        ? textProblem(value, fieldLengths.model)
        : carProblem(modelsFor(answers, facts), value, facts);
    case 'fuelType':
      return listProblem(fuelTypesFor(answers, facts), value);
    case 'location':
    case 'otherCity':
      return listProblem(servedLocations, value);
    case 'area':
      return isTyped ? textProblem(value, fieldLengths.address) : listProblem(bookableAreas, value);
    case 'serviceType':
      return listProblem(bookableServices, value);
    case 'servicePreference':
      return listProblem(servicePreferences, value);
    case 'address':
      return textProblem(value, fieldLengths.address);
    case 'date':
      return dateProblem(value, facts);
    case 'timeSlot':
      return slotProblem(value, answers, facts);
    case 'mobileNumber':
      return mobileProblem(value);
    case 'fullName':
      return textProblem(value, fieldLengths.fullName) ?? (isShortName(value) ? 'name_short' : undefined);
  }
}

function mobileProblem(value: string): AnswerProblem | undefined {
  if (value === '') return 'empty';
  return isMobileNumber(value) ? undefined : 'mobile_invalid';
}

const listProblem = (list: readonly string[], value: string): AnswerProblem | undefined =>
  list.includes(value) ? undefined : 'not_offered';

/** While the price sheet is unavailable, the car that the visitor chose before stays valid. */
const carProblem = (
  list: readonly string[],
  value: string,
  facts: AssistantFacts,
): AnswerProblem | undefined =>
  facts.prices.manufacturers().length === 0 ? undefined : listProblem(list, value);

function textProblem(value: string, max: number): AnswerProblem | undefined {
  if (value === '') return 'empty';
  return value.length > max ? 'too_long' : undefined;
}

function dateProblem(date: string, { now }: AssistantFacts): AnswerProblem | undefined {
  if (!isCalendarDate(date)) return 'date_invalid';
  return bookingDateProblem(date, now) ?? (offeredSlots(date, now).length === 0 ? 'no_slots' : undefined);
}

function slotProblem(id: string, answers: Answers, facts: AssistantFacts): AnswerProblem | undefined {
  const slot = findSlot(id);
  const date = answerTo('date', answers);
  if (slot === undefined || date === undefined || !isCalendarDate(date)) return 'not_offered';
  if (hasBegun(date, slot, facts.now)) return 'slot_begun';
  const isLost = answers.slotLost?.date === date && answers.slotLost.slotId === slot.id;
  return isLost || !choosableSlots(date, facts).includes(slot) ? 'slot_full' : undefined;
}

/** An answer is valid only if these earlier answers are: a fuel type depends on the model. */
const dependencies: Partial<Record<Question, readonly Question[]>> = {
  model: ['manufacturer'],
  fuelType: ['manufacturer', 'model'],
  otherCity: ['location'],
  area: ['location'],
  address: ['area'],
  timeSlot: ['date'],
};

export const dependentsOf = (question: Question): readonly Question[] =>
  questions.filter((later) => dependencies[later]?.includes(question));

/** An answer is valid if neither it nor an answer it depends on has a problem. */
export const isValid = (question: Question, answers: Answers, facts: AssistantFacts): boolean =>
  problemOf(question, answers, facts) === undefined &&
  (dependencies[question] ?? []).every((earlier) => isValid(earlier, answers, facts));

/** The questions of this conversation, and the first of them without a valid answer, if any. */
export function currentQuestion(
  answers: Answers,
  facts: AssistantFacts,
): { readonly sequence: readonly Question[]; readonly current: Question | undefined } {
  const sequence = questionsOf(answers);
  return { sequence, current: sequence.find((question) => !isValid(question, answers, facts)) };
}
