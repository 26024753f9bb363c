import { type Answers, askedQuestions, type Question } from './answers.ts';
import { stands } from './problem-of.ts';
import type { World } from './world.ts';

/** The questions of this conversation, and the first one without a valid answer; undefined when all have one. */
export function currentQuestion(
  answers: Answers,
  world: World,
): { readonly asked: readonly Question[]; readonly current: Question | undefined } {
  const asked = askedQuestions(answers);
  return { asked, current: asked.find((question) => !stands(question, answers, world)) };
}
