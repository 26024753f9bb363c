import { type Answers, noAnswers } from '../../../../../../src/features/assistant/rules/answers.ts';
import { conversationOf } from '../../../../../../src/features/assistant/rules/conversation.ts';
import {
  converse,
  type Move,
  type MoveProblem,
} from '../../../../../../src/features/assistant/rules/converse.ts';
import type {
  AssistantFacts,
  AssistantPrices,
} from '../../../../../../src/features/assistant/rules/facts.ts';
import { slotIds } from '../../../../../../src/features/slots/rules/slot.ts';
import { indiaInstant } from '../../../../../../src/values/india-time.ts';
import { rupees } from '../../../../../../src/values/money.ts';

/** The cars of the sample sheet with their fuel types. Brezza and Nexon share a fuel with Swift, Curvv does not. */
export const sheet: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Maruti: { Swift: ['Petrol', 'CNG'], Brezza: ['Petrol'] },
  Tata: { Nexon: ['Petrol', 'Diesel'], Curvv: ['Electric'] },
};

const prices: AssistantPrices = {
  manufacturers: () => Object.keys(sheet),
  models: (brand) => Object.keys(sheet[brand] ?? {}),
  fuelTypes: (brand, model) => sheet[brand]?.[model] ?? [],
  price: ({ manufacturer, model, fuelType }, service) =>
    sheet[manufacturer]?.[model]?.includes(fuelType)
      ? rupees(service === 'express' ? 2999 : 2499)
      : undefined,
};

export const emptyPrices: AssistantPrices = {
  manufacturers: () => [],
  models: () => [],
  fuelTypes: () => [],
  price: () => undefined,
};

/** Tuesday, 10 March 2026, eight in the morning in India; every slot is free. */
export const facts: AssistantFacts = {
  now: indiaInstant('2026-03-10', 8 * 60),
  prices,
  freeSlots: () => slotIds,
};

export const press = (question: Extract<Move, { type: 'answer' }>['question'], choice: string): Move => ({
  type: 'answer',
  question,
  answer: { choice },
});

export const write = (
  question: Extract<Move, { type: 'answer' }>['question'],
  text: string,
  choice?: string,
): Move => ({ type: 'answer', question, answer: { ...(choice === undefined ? {} : { choice }), text } });

export const usualMoves: readonly Move[] = [
  press('manufacturer', 'Maruti'),
  press('model', 'Swift'),
  press('fuelType', 'Petrol'),
  press('location', 'jaipur'),
  press('area', 'mansarovar'),
  press('serviceType', 'express'),
  press('servicePreference', 'walk_in'),
  press('date', 'tomorrow'),
  press('timeSlot', '11-13'),
  write('mobileNumber', '9000000001'),
  write('fullName', 'Sample Visitor'),
];

/** Applies moves to the answers, and throws if one of them is refused. */
export function answersAfter(
  moves: readonly Move[],
  from: Answers = noAnswers,
  within: AssistantFacts = facts,
): Answers {
  let answers = from;
  for (const move of moves) {
    const result = converse(answers, move, within);
    if (!result.ok) throw new Error(`${JSON.stringify(move)} was refused: ${result.code}`);
    answers = result.value;
  }
  return answers;
}

/** The reason why a move is refused, if it is. */
export function refusal(
  answers: Answers,
  move: Move,
  within: AssistantFacts = facts,
): MoveProblem | undefined {
  const result = converse(answers, move, within);
  return result.ok ? undefined : result.code;
}

export const stepAfter = (moves: readonly Move[], within: AssistantFacts = facts) =>
  conversationOf(answersAfter(moves, noAnswers, within), within).step;
