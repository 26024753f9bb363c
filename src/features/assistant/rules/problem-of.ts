import { isCalendarDate } from '../../../values/india-time.ts';
import { isMobileNumber } from '../../../values/mobile-number.ts';
import {
  bookableAreas,
  bookableServices,
  fieldLengths,
  SHORTEST_NAME,
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
import { type Answers, answerTo, OTHER, type Question, questions, wantsOtherCity } from './answers.ts';
import { fuelTypesFor, modelsFor } from './choices.ts';
import { choosableSlots, type World } from './world.ts';

/** Why an answer is not valid. `open`: the visitor has not answered yet, or has opened a field and left it empty. */
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

/** Returns why an answer is not valid, or undefined. The answers of a confirmed booking are always valid. */
export function problemOf(question: Question, answers: Answers, world: World): AnswerProblem | undefined {
  if (question === 'location' && wantsOtherCity(answers)) return undefined;
  const value = answerTo(question, answers);
  if (value === undefined) return 'open';
  return answers.bookingId === undefined ? valueProblem(question, value, answers, world) : undefined;
}

function valueProblem(question: Question, value: string, answers: Answers, world: World) {
  const pressed = answers.given[question]?.choice;
  const isWritten = pressed === undefined || pressed === OTHER;
  switch (question) {
    case 'manufacturer':
      return isWritten
        ? textProblem(value, fieldLengths.manufacturer)
        : carProblem(world.prices.brands(), value, world);
    case 'model':
      return isWritten
        ? textProblem(value, fieldLengths.model)
        : carProblem(modelsFor(answers, world), value, world);
    case 'fuelType':
      return listProblem(fuelTypesFor(answers, world), value);
    case 'location':
    case 'otherCity':
      return listProblem(servedLocations, value);
    case 'area':
      return isWritten ? textProblem(value, fieldLengths.address) : listProblem(bookableAreas, value);
    case 'serviceType':
      return listProblem(bookableServices, value);
    case 'servicePreference':
      return listProblem(servicePreferences, value);
    case 'date':
      return dateProblem(value, world);
    case 'timeSlot':
      return slotProblem(value, answers, world);
    case 'mobileNumber':
      return mobileProblem(value);
    case 'fullName':
      return (
        textProblem(value, fieldLengths.fullName) ?? (value.length < SHORTEST_NAME ? 'name_short' : undefined)
      );
  }
}

function mobileProblem(value: string): AnswerProblem | undefined {
  if (value === '') return 'empty';
  return isMobileNumber(value) ? undefined : 'mobile_invalid';
}

const listProblem = (list: readonly string[], value: string): AnswerProblem | undefined =>
  list.includes(value) ? undefined : 'not_offered';

/** Without a price sheet the chosen car cannot be checked, so the earlier choice stays valid. */
const carProblem = (list: readonly string[], value: string, world: World): AnswerProblem | undefined =>
  world.prices.brands().length === 0 ? undefined : listProblem(list, value);

function textProblem(value: string, max: number): AnswerProblem | undefined {
  if (value === '') return 'empty';
  return value.length > max ? 'too_long' : undefined;
}

function dateProblem(date: string, { now }: World): AnswerProblem | undefined {
  if (!isCalendarDate(date)) return 'date_invalid';
  return bookingDateProblem(date, now) ?? (offeredSlots(date, now).length === 0 ? 'no_slots' : undefined);
}

function slotProblem(id: string, answers: Answers, world: World): AnswerProblem | undefined {
  const slot = findSlot(id);
  const date = answerTo('date', answers);
  if (slot === undefined || date === undefined || !isCalendarDate(date)) return 'not_offered';
  if (hasBegun(date, slot, world.now)) return 'slot_begun';
  const wasLost = answers.slotLost?.date === date && answers.slotLost.slotId === slot.id;
  return wasLost || !choosableSlots(date, world).includes(slot) ? 'slot_full' : undefined;
}

/** The questions that must have a valid answer first. A fuel type has no meaning while the model is open. */
const needs: Partial<Record<Question, readonly Question[]>> = {
  model: ['manufacturer'],
  fuelType: ['manufacturer', 'model'],
  otherCity: ['location'],
  area: ['location'],
  timeSlot: ['date'],
};

/** The questions to check again when an answer changes. */
export const dependentsOf = (question: Question): readonly Question[] =>
  questions.filter((later) => needs[later]?.includes(question));

/** Whether an answer is valid together with the answers that it depends on. */
export const stands = (question: Question, answers: Answers, world: World): boolean =>
  problemOf(question, answers, world) === undefined &&
  (needs[question] ?? []).every((earlier) => stands(earlier, answers, world));
