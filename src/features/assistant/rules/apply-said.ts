import { problemOf } from './answer-problems.ts';
import { type Answers, questions, questionsOf } from './answers.ts';
import { withAnswer } from './converse.ts';
import type { AssistantFacts } from './facts.ts';
import type { Said } from './sentence.ts';

/**
 * Takes the valid answers of a sentence in the order of the questions, whichever the conversation has reached.
 * Undefined where none fits, or where the booking is confirmed.
 */
export function applySaid(
  answers: Answers,
  said: Said['answers'],
  facts: AssistantFacts,
): Answers | undefined {
  if (answers.bookingId !== undefined) return undefined;
  const { detour: _, ...before } = answers;
  let next: Answers = before;
  for (const question of questions) {
    const answer = said[question];
    if (answer === undefined || !questionsOf(next).includes(question)) continue;
    const after = withAnswer(next, question, answer, facts);
    if (problemOf(question, after, facts) === undefined) next = after;
  }
  return next === before ? undefined : next;
}
