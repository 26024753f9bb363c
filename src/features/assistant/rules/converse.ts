import { addDays, indiaDate } from '../../../values/india-time.ts';
import { nationalNumber } from '../../../values/mobile-number.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import { isSlotId, type SlotAlternative } from '../../slots/contract.ts';
import { type AnswerProblem, currentQuestion, dependentsOf, problemOf } from './answer-problems.ts';
import { type Answer, type Answers, answerTo, noAnswers, OTHER, type Question } from './answers.ts';
import { ANOTHER_DATE, modelsFor, SUPPORT } from './choices.ts';
import type { AssistantFacts } from './facts.ts';
import { type KnownAnswers, withKnownAnswers } from './known-answers.ts';

/** The events that change a conversation. */
export type Move =
  | { readonly type: 'answer'; readonly question: Question; readonly answer: Answer }
  /** The page gives answers, which the visitor may still change. */
  | { readonly type: 'known'; readonly known: KnownAnswers }
  | { readonly type: 'support' }
  /** Returns from the support or error step. */
  | { readonly type: 'resume' }
  /** Opens the error step after a failed call. */
  | { readonly type: 'failed' }
  /** The server reported that another customer took the chosen slot. */
  | { readonly type: 'slot_lost'; readonly alternatives: readonly SlotAlternative[] }
  | { readonly type: 'confirmed'; readonly bookingId: string }
  /** Try Again and New Booking delete all answers. */
  | { readonly type: 'restart' };

/** A short name is no problem of a move, for it opens the error step. `closed`: the booking is confirmed. `not_asked`: the conversation has not reached the question. */
export type MoveProblem = Exclude<AnswerProblem, 'open' | 'name_short'> | 'closed' | 'not_asked';

/** Applies a move to the answers, or fails with the reason and changes none. */
export function converse(answers: Answers, move: Move, facts: AssistantFacts): Result<Answers, MoveProblem> {
  switch (move.type) {
    case 'answer':
      return applyAnswer(answers, move.question, move.answer, facts);
    case 'known':
      return success(withKnownAnswers(answers, move.known, facts));
    case 'support':
      return success({ ...answers, detour: 'support' });
    case 'failed':
      return success({ ...answers, detour: 'technical_error' });
    case 'resume':
      return success(withoutDetour(answers));
    case 'slot_lost':
      return success(withLostSlot(answers, move.alternatives));
    case 'confirmed':
      return success({ given: answers.given, bookingId: move.bookingId });
    case 'restart':
      return success(noAnswers);
  }
}

function applyAnswer(
  answers: Answers,
  question: Question,
  answer: Answer,
  facts: AssistantFacts,
): Result<Answers, MoveProblem> {
  if (answers.bookingId !== undefined) return failure('closed');
  if (answer.choice === SUPPORT) return success({ ...answers, detour: 'support' });
  if (!isReached(question, answers, facts)) return failure('not_asked');
  if (question === 'timeSlot' && answer.choice === ANOTHER_DATE) return success(withoutDate(answers));
  const next = withAnswer(answers, question, answer, facts);
  const problem = problemOf(question, next, facts);
  if (problem === undefined) return success(question === 'timeSlot' ? { given: next.given } : next);
  if (problem === 'open') return answer.choice === undefined ? failure('empty') : success(next);
  if (problem === 'name_short') return success({ ...answers, detour: problem });
  return failure(problem);
}

/** The answers after another one, which may have a problem; later answers that no longer fit are gone. */
export function withAnswer(
  answers: Answers,
  question: Question,
  answer: Answer,
  facts: AssistantFacts,
): Answers {
  const given = { ...answers.given, ...normalize(question, answer, facts) };
  return dropConflicting(question, answers, { ...remainingState(answers, question), given }, facts);
}

/** A visitor may answer the current question and change any earlier answer. */
function isReached(question: Question, answers: Answers, facts: AssistantFacts): boolean {
  const { sequence, current } = currentQuestion(answers, facts);
  const index = sequence.indexOf(question);
  return index >= 0 && (current === undefined || index <= sequence.indexOf(current));
}

/** Puts text on one line, turns a day into its date, and splits a slot of another day into date and slot. */
function normalize(
  question: Question,
  answer: Answer,
  facts: AssistantFacts,
): Partial<Record<Question, Answer>> {
  const { choice } = answer;
  const today = indiaDate(facts.now);
  if (question === 'date' && choice === 'today') return { date: { choice, text: today } };
  if (question === 'date' && choice === 'tomorrow') return { date: { choice, text: addDays(today, 1) } };
  const [date, slot] = question === 'timeSlot' ? (choice?.split(' ') ?? []) : [];
  if (date !== undefined && slot !== undefined)
    return { date: { choice: 'later', text: date }, timeSlot: { choice: slot } };
  const line = answer.text?.trim().replace(/\s+/g, ' ');
  const text = question === 'mobileNumber' && line !== undefined ? nationalNumber(line) : line;
  return {
    [question]: { ...(choice === undefined ? {} : { choice }), ...(text === undefined ? {} : { text }) },
  };
}

/** An answer ends the support or error step. A lost slot stays known until the visitor chooses another slot or date. */
const remainingState = ({ slotLost }: Answers, question: Question): Omit<Answers, 'given'> =>
  slotLost === undefined || question === 'date' ? {} : { slotLost };

/** Deletes the later answers that a changed answer makes invalid. */
function dropConflicting(
  question: Question,
  before: Answers,
  after: Answers,
  facts: AssistantFacts,
): Answers {
  if (answerTo(question, before) === answerTo(question, after)) return after;
  const given = { ...after.given };
  if (question === 'location') delete given.otherCity;
  if (question === 'area') delete given.address;
  for (const dependent of dependentsOf(question)) {
    const problem = problemOf(dependent, { ...after, given }, facts);
    if ((problem !== undefined && problem !== 'open') || isOfAnotherManufacturer(dependent, after, facts))
      delete given[dependent];
  }
  return { ...after, given };
}

/** Only a listed model of the new manufacturer stays; a typed one belongs to the old manufacturer. */
const isOfAnotherManufacturer = (dependent: Question, answers: Answers, facts: AssistantFacts): boolean =>
  dependent === 'model' && !modelsFor(answers, facts).includes(answers.given.model?.choice ?? OTHER);

function withoutDate({ given }: Answers): Answers {
  const { date: _date, timeSlot: _slot, ...rest } = given;
  return { given: rest };
}

function withLostSlot(answers: Answers, alternatives: readonly SlotAlternative[]): Answers {
  const { timeSlot, ...rest } = answers.given;
  const date = answerTo('date', answers);
  const slotId = timeSlot?.choice;
  if (date === undefined || !isSlotId(slotId)) return answers;
  return {
    given: rest,
    slotLost: { date, slotId, alternatives: alternatives.filter(({ id }) => isSlotId(id)) },
  };
}

function withoutDetour({ detour: _, ...answers }: Answers): Answers {
  return answers;
}
