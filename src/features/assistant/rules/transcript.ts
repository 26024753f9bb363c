import { problemOf } from './answer-problems.ts';
import { type Answers, OTHER, type Question } from './answers.ts';
import { type Choice, choicesFor, dateChoiceOf, modelsFor } from './choices.ts';
import type { AssistantFacts } from './facts.ts';

/** The id of an assistant's message. `assistantText` has its sentence. */
export type Message =
  | 'welcome'
  | 'brands_missing'
  | 'write_manufacturer'
  | 'ask_model'
  | 'write_model'
  | 'ask_fuel_type'
  | 'ask_location'
  | 'unsupported_city'
  | 'ask_area'
  | 'write_address'
  | 'ask_service'
  | 'ask_preference'
  | 'ask_address'
  | 'ask_date'
  | 'write_date'
  | 'ask_slot'
  | 'no_slots'
  | 'slot_full'
  | 'slot_begun'
  | 'ask_mobile'
  | 'ask_name'
  | 'summary'
  | 'confirmed'
  | 'support'
  | 'technical_error'
  | 'name_short';

export const isErrorMessage = (message: Message): boolean =>
  message === 'technical_error' || message === 'name_short';

/** The kind of field under a message. */
export type FieldKind = 'text' | 'address' | 'date' | 'mobile' | 'name';

export type Entry =
  | {
      readonly from: 'assistant';
      readonly message: Message;
      /** Missing on the summary, the confirmation, the support step and the error step. */
      readonly question?: Question;
      readonly choices: readonly Choice[];
      /** The id of the pressed button. */
      readonly selected?: string;
      readonly field?: FieldKind;
    }
  | {
      readonly from: 'visitor';
      readonly question: Question;
      /** The pressed button; missing if the visitor typed the answer. */
      readonly choice?: Choice;
      readonly text?: string;
    };

/** The messages of an unanswered question, and of the field that its button opened. */
export function openEntries(question: Question, answers: Answers, facts: AssistantFacts): readonly Entry[] {
  const opened = openedBy(question, answers);
  const message = questionEntry(question, answers, facts, opened);
  if (opened === undefined) return [message];
  return [message, chosenEntry(question, opened, message), fieldEntry(question)];
}

/** The button whose field is open and still empty. */
function openedBy(question: Question, { given }: Answers): string | undefined {
  const answer = given[question];
  const opens = question === 'date' ? 'later' : OTHER;
  return answer?.choice === opens && answer.text === undefined && question in fieldMessages
    ? opens
    : undefined;
}

/** The messages of a question and of its answer: the pressed button, and the text if the visitor typed one. */
export function answeredEntries(
  question: Question,
  answers: Answers,
  facts: AssistantFacts,
): readonly Entry[] {
  const answer = answers.given[question];
  const selected = selectedOf(question, answers, facts);
  const message = questionEntry(question, answers, facts, selected);
  if (selected === undefined) return [message, { from: 'visitor', question, text: answer?.text ?? '' }];
  const entries = [message, chosenEntry(question, selected, message)];
  const isTyped =
    question in fieldMessages && (selected === OTHER || selected === 'later') && answer?.text !== undefined;
  return isTyped
    ? [...entries, fieldEntry(question), { from: 'visitor', question, text: answer.text }]
    : entries;
}

/** A date selects the button that fits it now: overnight, tomorrow becomes today. */
function selectedOf(question: Question, { given }: Answers, facts: AssistantFacts): string | undefined {
  const answer = given[question];
  return question === 'date' && answer?.text !== undefined
    ? dateChoiceOf(answer.text, facts.now)
    : answer?.choice;
}

const chosenEntry = (question: Question, id: string, message: Entry): Entry => ({
  from: 'visitor',
  question,
  choice: (message.from === 'assistant' ? message.choices.find((choice) => choice.id === id) : undefined) ?? {
    id,
  },
});

function questionEntry(
  question: Question,
  answers: Answers,
  facts: AssistantFacts,
  selected: string | undefined,
): Entry {
  const choices = choicesFor(question, answers, facts);
  const field = fieldOf(question, answers, facts);
  return {
    from: 'assistant',
    message: messageFor(question, answers, facts, choices),
    question,
    choices,
    ...(selected === undefined ? {} : { selected }),
    ...(field === undefined ? {} : { field }),
  };
}

/** The field of a question that has no buttons. */
function fieldOf(question: Question, answers: Answers, facts: AssistantFacts): FieldKind | undefined {
  if (question === 'address') return 'address';
  if (question === 'mobileNumber') return 'mobile';
  if (question === 'fullName') return 'name';
  return question === 'model' && modelsFor(answers, facts).length === 0 ? 'text' : undefined;
}

const questionMessages = {
  manufacturer: 'welcome',
  model: 'ask_model',
  fuelType: 'ask_fuel_type',
  location: 'ask_location',
  otherCity: 'unsupported_city',
  area: 'ask_area',
  serviceType: 'ask_service',
  servicePreference: 'ask_preference',
  address: 'ask_address',
  date: 'ask_date',
  timeSlot: 'ask_slot',
  mobileNumber: 'ask_mobile',
  fullName: 'ask_name',
} as const satisfies Record<Question, Message>;

/** The message above a field that a button opened. */
const fieldMessages: Partial<Record<Question, Message>> = {
  manufacturer: 'write_manufacturer',
  model: 'write_model',
  area: 'write_address',
  date: 'write_date',
};

function messageFor(
  question: Question,
  answers: Answers,
  facts: AssistantFacts,
  choices: readonly Choice[],
): Message {
  if (question === 'manufacturer' && facts.prices.manufacturers().length === 0) return 'brands_missing';
  if (question === 'model' && choices.length === 0) return 'write_model';
  if (question !== 'timeSlot') return questionMessages[question];
  const problem = problemOf('timeSlot', answers, facts);
  if (answers.slotLost !== undefined || problem === 'slot_full') return 'slot_full';
  if (problem === 'slot_begun') return 'slot_begun';
  return choices.some(({ slot }) => slot !== undefined) ? 'ask_slot' : 'no_slots';
}

const fieldEntry = (question: Question): Entry => ({
  from: 'assistant',
  message: fieldMessages[question] ?? questionMessages[question],
  question,
  choices: [],
  field: question === 'date' ? 'date' : 'text',
});

/** The support step opens the business chat after this delay. */
export const SUPPORT_REDIRECT_MS = 3_000;

const SHORTEST_TYPING_MS = 500;
const LONGEST_TYPING_MS = 1_500;
const MS_PER_CHARACTER = 15;

/** The assistant appears to type a message for 500 to 1500 ms, by its length, and for 0 ms under reduced motion. */
export const typingDelayMs = (message: string, prefersReducedMotion: boolean): number =>
  prefersReducedMotion
    ? 0
    : Math.min(LONGEST_TYPING_MS, Math.max(SHORTEST_TYPING_MS, message.length * MS_PER_CHARACTER));
