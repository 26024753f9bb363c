import {
  assistantChoices,
  assistantChoicesAt,
  assistantSays,
} from '../../../src/content/text/en/assistant.ts';
import type { Question } from '../../../src/features/assistant/rules/answers.ts';
import type { Choice } from '../../../src/features/assistant/rules/choices.ts';
import type { Step } from '../../../src/features/assistant/rules/conversation.ts';
import type { Entry, Message } from '../../../src/features/assistant/rules/entry.ts';
import { formatDay } from '../../../src/values/format.ts';
import { groupedMobileNumber, isMobileNumber } from '../../../src/values/mobile-number.ts';
import { formatMoney } from '../../../src/values/money.ts';

/** The words on a button: a name as it is, else what the dictionary has for its place, with the price where it has one. */
export function choiceText({ id, label, date, price }: Choice, place: Question | Message): string {
  const words = label ?? assistantChoicesAt[place]?.[id] ?? assistantChoices[id] ?? id;
  if (date !== undefined) return `${formatDay(date)}, ${words}`;
  return price === undefined ? words : `${words}, ${formatMoney(price)}`;
}

/** The sentence of a message; the times are asked for under their day. */
export const sayOf = (entry: Entry, date: string | undefined): string => {
  if (entry.from === 'visitor') return '';
  const words = assistantSays[entry.message];
  return entry.message === 'ask_slot' && date !== undefined ? `${formatDay(date)}. ${words}` : words;
};

/** What the visitor's bubble shows. */
export function answerText({ question, choice, text }: Extract<Entry, { from: 'visitor' }>): string {
  if (choice) return choiceText(choice, question);
  const written = text ?? '';
  if (question === 'mobileNumber' && isMobileNumber(written)) return groupedMobileNumber(written);
  return question === 'date' && written !== '' ? formatDay(written) : written;
}

const steps: Readonly<Record<Step, number | undefined>> = {
  manufacturer: 1,
  model: 2,
  fuelType: 3,
  location: 4,
  otherCity: 4,
  area: 5,
  serviceType: 6,
  servicePreference: 7,
  date: 8,
  timeSlot: 9,
  mobileNumber: 10,
  fullName: 10,
  summary: 11,
  confirmed: 12,
  support: undefined,
  technical_error: undefined,
};

/** The place of a step among the twelve of spec section 4; a detour has none. */
export const stepNumber = (step: Step): number | undefined => steps[step];
