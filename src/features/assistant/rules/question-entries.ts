import { type Answers, OTHER, type Question } from './answers.ts';
import { type Choice, choicesFor, dateChoiceOf, modelsFor } from './choices.ts';
import type { Entry, FieldKind, Message } from './entry.ts';
import { problemOf } from './problem-of.ts';
import type { World } from './world.ts';

/** The entries of an open question, and the field that its button opened. */
export function openEntries(question: Question, answers: Answers, world: World): readonly Entry[] {
  const opened = openedBy(question, answers);
  const asking = questionEntry(question, answers, world, opened);
  if (opened === undefined) return [asking];
  return [asking, visitorChose(question, opened, asking), fieldEntry(question)];
}

/** The button that opened a field which is still empty. */
function openedBy(question: Question, { given }: Answers): string | undefined {
  const answer = given[question];
  const opens = question === 'date' ? 'later' : OTHER;
  return answer?.choice === opens && answer.text === undefined && question in writes ? opens : undefined;
}

/** The entries of an answered question: the question, the pressed button and the typed text. */
export function answeredEntries(question: Question, answers: Answers, world: World): readonly Entry[] {
  const answer = answers.given[question];
  const selected = selectedOf(question, answers, world);
  const asking = questionEntry(question, answers, world, selected);
  if (selected === undefined) return [asking, { from: 'visitor', question, text: answer?.text ?? '' }];
  const said = [asking, visitorChose(question, selected, asking)];
  const isWritten =
    question in writes && (selected === OTHER || selected === 'later') && answer?.text !== undefined;
  return isWritten ? [...said, fieldEntry(question), { from: 'visitor', question, text: answer.text }] : said;
}

/** The marked button follows the current day, because tomorrow becomes today after midnight. */
function selectedOf(question: Question, { given }: Answers, world: World): string | undefined {
  const answer = given[question];
  return question === 'date' && answer?.text !== undefined
    ? dateChoiceOf(answer.text, world.now)
    : answer?.choice;
}

const visitorChose = (question: Question, id: string, asking: Entry): Entry => ({
  from: 'visitor',
  question,
  choice: (asking.from === 'assistant' ? asking.choices.find((choice) => choice.id === id) : undefined) ?? {
    id,
  },
});

function questionEntry(
  question: Question,
  answers: Answers,
  world: World,
  selected: string | undefined,
): Entry {
  const choices = choicesFor(question, answers, world);
  const field = fieldOf(question, answers, world);
  return {
    from: 'assistant',
    message: messageFor(question, answers, world, choices),
    question,
    choices,
    ...(selected === undefined ? {} : { selected }),
    ...(field === undefined ? {} : { field }),
  };
}

/** Some questions have an input field from the start. */
function fieldOf(question: Question, answers: Answers, world: World): FieldKind | undefined {
  if (question === 'mobileNumber') return 'mobile';
  if (question === 'fullName') return 'name';
  return question === 'model' && modelsFor(answers, world).length === 0 ? 'text' : undefined;
}

const asks = {
  manufacturer: 'welcome',
  model: 'ask_model',
  fuelType: 'ask_fuel_type',
  location: 'ask_location',
  otherCity: 'unsupported_city',
  area: 'ask_area',
  serviceType: 'ask_service',
  servicePreference: 'ask_preference',
  date: 'ask_date',
  timeSlot: 'ask_slot',
  mobileNumber: 'ask_mobile',
  fullName: 'ask_name',
} as const satisfies Record<Question, Message>;

/** The message above a field that a button opened. */
const writes: Partial<Record<Question, Message>> = {
  manufacturer: 'write_manufacturer',
  model: 'write_model',
  area: 'write_address',
  date: 'write_date',
};

function messageFor(question: Question, answers: Answers, world: World, choices: readonly Choice[]): Message {
  if (question === 'manufacturer' && world.prices.brands().length === 0) return 'brands_missing';
  if (question === 'model' && choices.length === 0) return 'write_model';
  if (question !== 'timeSlot') return asks[question];
  const problem = problemOf('timeSlot', answers, world);
  if (answers.slotLost !== undefined || problem === 'slot_full') return 'slot_full';
  if (problem === 'slot_begun') return 'slot_begun';
  return choices.some(({ label }) => label !== undefined) ? 'ask_slot' : 'no_slots';
}

const fieldEntry = (question: Question): Entry => ({
  from: 'assistant',
  message: writes[question] ?? asks[question],
  question,
  choices: [],
  field: question === 'date' ? 'date' : 'text',
});
