import type { Paise } from '../../../values/money.ts';
import {
  type BookableService,
  type BookingDraft,
  bookableAreas,
  bookableServices,
  OTHER_AREA,
  servedLocations,
  servicePreferences,
} from '../../bookings/contract.ts';
import { LONGEST_TYPED_CAR } from '../../pricing/contract.ts';
import { slotIds } from '../../slots/contract.ts';
import { currentQuestion, isValid } from './answer-problems.ts';
import {
  type Answer,
  type Answers,
  answerTo,
  type Question,
  questionsOf,
  wantsOtherCity,
} from './answers.ts';
import { type Choice, SUPPORT, vehicleOf } from './choices.ts';
import { type AssistantFacts, servicePrice } from './facts.ts';
import { answeredEntries, type Entry, type FieldKind, type Message, openEntries } from './transcript.ts';

export type Step = Question | 'summary' | 'confirmed' | 'support' | 'technical_error';

/** The content of the chat, computed from the answers and the facts alone. */
type Conversation = {
  readonly transcript: readonly Entry[];
  readonly step: Step;
  /** The step of the booking, which the support and error steps do not change. */
  readonly bookingStep: Step;
  /** The buttons of the last message. */
  readonly choices: readonly Choice[];
  readonly field?: FieldKind;
  readonly draft: BookingDraft;
  readonly price?: Paise;
  /** A confirmed booking disables the earlier buttons. */
  readonly isClosed: boolean;
};

/** The id of the button that confirms the booking, under the summary. */
export const CONFIRM = '+confirm';
/** The id of the button that starts over: Try Again after an error, New Booking after a confirmation. */
export const RESTART = '+restart';
/** The id of the button that returns from the support or error step, with all answers kept. */
export const RESUME = '+resume';

/** Computes the messages, the current step, the booking draft and its price (paise) from the answers. */
export function conversationOf(answers: Answers, facts: AssistantFacts): Conversation {
  const { sequence, current } = currentQuestion(answers, facts);
  const answered = current === undefined ? sequence : sequence.slice(0, sequence.indexOf(current));
  const transcript = [
    ...answered.flatMap((question) => answeredEntries(question, answers, facts)),
    ...(current === undefined || answers.bookingId !== undefined ? [] : openEntries(current, answers, facts)),
    ...closingEntries(answers, current),
  ];
  const last = transcript.findLast((entry) => entry.from === 'assistant');
  const price = draftPrice(answers, facts);
  const bookingStep = answers.bookingId === undefined ? (current ?? 'summary') : 'confirmed';
  return {
    transcript,
    step: stepOf(answers.detour) ?? bookingStep,
    bookingStep,
    choices: last?.choices ?? [],
    ...(last?.field === undefined ? {} : { field: last.field }),
    draft: draftOf(answers, facts),
    ...(price === undefined ? {} : { price }),
    isClosed: answers.bookingId !== undefined,
  };
}

const stepOf = (detour: Answers['detour']): Step | undefined =>
  detour === 'name_short' ? 'technical_error' : detour;

const messageEntry = (message: Message, ...ids: readonly string[]): Entry => ({
  from: 'assistant',
  message,
  choices: ids.map((id) => ({ id })),
});

/** The messages after the last question: the summary, the confirmation, and the support or error step. */
function closingEntries(answers: Answers, current: Question | undefined): readonly Entry[] {
  const { detour, bookingId } = answers;
  const isComplete = current === undefined || bookingId !== undefined;
  return [
    ...(isComplete ? [messageEntry('summary', ...(bookingId === undefined ? [CONFIRM] : []))] : []),
    ...(bookingId === undefined ? [] : [messageEntry('confirmed', SUPPORT, RESTART)]),
    ...(detour === 'support' ? [messageEntry('support', RESUME)] : []),
    ...(detour === undefined || detour === 'support' ? [] : [messageEntry(detour, RESUME, RESTART, SUPPORT)]),
  ];
}

/** The booking draft of the valid answers. The server refuses an empty field, so the others are left out. */
function draftOf(answers: Answers, facts: AssistantFacts): BookingDraft {
  const isUsable = (question: Question) => isValid(question, answers, facts);
  const value = (question: Question) => (isUsable(question) ? answerTo(question, answers) : undefined);
  const isServed = wantsOtherCity(answers) ? isUsable('otherCity') : isUsable('location');
  return withoutMissing({
    ...carOf(answers, value),
    fuelType: value('fuelType'),
    location: isServed ? servedLocations[0] : undefined,
    ...(isServed ? areaOf(value('area'), streetOf(answers, facts)) : {}),
    serviceType: serviceOf(answers),
    servicePreference: servicePreferences.find((preference) => preference === value('servicePreference')),
    date: value('date'),
    timeSlot: slotIds.find((slot) => slot === value('timeSlot')),
    mobileNumber: value('mobileNumber'),
    fullName: value('fullName'),
  });
}

/** A listed car by its names; any other in the visitor's own words, which no list may turn into another car. */
function carOf(
  { given }: Answers,
  value: (question: Question) => string | undefined,
): Pick<Incomplete<BookingDraft>, 'manufacturer' | 'model' | 'carModel'> {
  const [manufacturer, model] = [value('manufacturer'), value('model')];
  const isTyped = (answer: Answer | undefined) => answer?.text !== undefined;
  if (!isTyped(given.manufacturer) && !isTyped(given.model)) return { manufacturer, model };
  const typed = [manufacturer, model].filter((part) => part !== undefined).join(' ');
  return { carModel: typed.slice(0, LONGEST_TYPED_CAR).trim() || undefined };
}

/** The street of a pickup in a listed area. */
const streetOf = (answers: Answers, facts: AssistantFacts): string | undefined =>
  questionsOf(answers).includes('address') && isValid('address', answers, facts)
    ? answerTo('address', answers)
    : undefined;

/** A typed area becomes the address of "Other Area". */
function areaOf(
  answer: string | undefined,
  street: string | undefined,
): Pick<BookingDraft, 'area' | 'address'> {
  if (answer === undefined) return {};
  const area = bookableAreas.find((listed) => listed === answer);
  if (area === undefined) return { area: OTHER_AREA, address: answer };
  return street === undefined ? { area } : { area, address: street };
}

type Incomplete<Shape> = { readonly [Key in keyof Shape]?: Shape[Key] | undefined };

const withoutMissing = (fields: Incomplete<BookingDraft>): BookingDraft =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The server saves no draft without a mobile number, so it is undefined before that. */
export function draftToSave(answers: Answers, facts: AssistantFacts): BookingDraft | undefined {
  const draft = draftOf(answers, facts);
  return draft.mobileNumber === undefined ? undefined : draft;
}

const serviceOf = (answers: Answers): BookableService | undefined =>
  bookableServices.find((service) => service === answerTo('serviceType', answers));

/** The price of the chosen service for the chosen car, in paise, or undefined if it is not known. */
function draftPrice(answers: Answers, facts: AssistantFacts): Paise | undefined {
  const service = serviceOf(answers);
  return service === undefined || !isValid('fuelType', answers, facts)
    ? undefined
    : servicePrice(facts.prices, service, vehicleOf(answers));
}
