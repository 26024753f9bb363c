import { addDays, indiaDate } from '../../../values/india-time.ts';
import { failure, type Result, success } from '../../../values/result.ts';
import type { SlotAlternative } from '../../slots/contract.ts';
import { findSlot, isSlotId } from '../../slots/contract.ts';
import { type Answer, type Answers, answerTo, noAnswers, OTHER, type Question } from './answers.ts';
import { ANOTHER_DATE, modelsFor, SUPPORT } from './choices.ts';
import { currentQuestion } from './current-question.ts';
import { type AnswerProblem, dependentsOf, problemOf } from './problem-of.ts';
import type { World } from './world.ts';

/** The events that change a conversation. */
export type Move =
  | { readonly type: 'answer'; readonly question: Question; readonly answer: Answer }
  | { readonly type: 'support' }
  /** The visitor returns from the support path to the open question. */
  | { readonly type: 'resume' }
  /** A request failed, so the assistant shows the technical-error step. */
  | { readonly type: 'failed' }
  /** The server reports that another visitor took the chosen slot. */
  | { readonly type: 'slot_lost'; readonly alternatives: readonly SlotAlternative[] }
  | { readonly type: 'confirmed'; readonly bookingId: string }
  /** Try Again or New Booking deletes all answers. */
  | { readonly type: 'restart' };

/** `closed`: the booking is confirmed. `not_asked`: the conversation has not reached that question yet. */
export type MoveProblem = Exclude<AnswerProblem, 'open' | 'name_short'> | 'closed' | 'not_asked';

/** Applies an event to the answers; fails with the reason when it changes nothing. */
export function converse(answers: Answers, move: Move, world: World): Result<Answers, MoveProblem> {
  switch (move.type) {
    case 'answer':
      return give(answers, move.question, move.answer, world);
    case 'support':
      return success({ ...answers, detour: 'support' });
    case 'failed':
      return success({ ...answers, detour: 'technical_error' });
    case 'resume':
      return success(withoutDetour(answers));
    case 'slot_lost':
      return success(loseSlot(answers, move.alternatives));
    case 'confirmed':
      return success({ given: answers.given, bookingId: move.bookingId });
    case 'restart':
      return success(noAnswers);
  }
}

function give(
  answers: Answers,
  question: Question,
  answer: Answer,
  world: World,
): Result<Answers, MoveProblem> {
  if (answers.bookingId !== undefined) return failure('closed');
  if (answer.choice === SUPPORT) return success({ ...answers, detour: 'support' });
  if (!isAsked(question, answers, world)) return failure('not_asked');
  if (question === 'timeSlot' && answer.choice === ANOTHER_DATE) return success(chooseDateAgain(answers));
  const given = { ...answers.given, ...read(question, answer, world) };
  const next = settle(question, answers, { ...carried(answers, question), given }, world);
  const problem = problemOf(question, next, world);
  if (problem === undefined) return success(question === 'timeSlot' ? { given: next.given } : next);
  if (problem === 'open') return answer.choice === undefined ? failure('empty') : success(next);
  // The business rules send a name of one letter to the technical-error step instead of asking again.
  if (problem === 'name_short') return success({ ...answers, detour: 'technical_error' });
  return failure(problem);
}

/** A visitor may answer the open question and change any earlier answer. */
function isAsked(question: Question, answers: Answers, world: World): boolean {
  const { asked, current } = currentQuestion(answers, world);
  const at = asked.indexOf(question);
  return at >= 0 && (current === undefined || at <= asked.indexOf(current));
}

/** Normalises an answer for storage: text on one line, a day as its date, a time of another day as date and slot. */
function read(question: Question, answer: Answer, world: World): Partial<Record<Question, Answer>> {
  const { choice } = answer;
  const today = indiaDate(world.now);
  if (question === 'date' && choice === 'today') return { date: { choice, text: today } };
  if (question === 'date' && choice === 'tomorrow') return { date: { choice, text: addDays(today, 1) } };
  const [date, slot] = question === 'timeSlot' ? (choice?.split(' ') ?? []) : [];
  if (date !== undefined && slot !== undefined)
    return { date: { choice: 'later', text: date }, timeSlot: { choice: slot } };
  const text = answer.text?.trim().replace(/\s+/g, ' ');
  return {
    [question]: { ...(choice === undefined ? {} : { choice }), ...(text === undefined ? {} : { text }) },
  };
}

/** The next answer ends a detour. A lost slot is stored until the visitor chooses another slot or date. */
const carried = ({ slotLost }: Answers, question: Question): Omit<Answers, 'given'> =>
  slotLost === undefined || question === 'date' ? {} : { slotLost };

/** Drops the later answers that no longer fit a changed answer, and keeps the others. */
function settle(question: Question, before: Answers, after: Answers, world: World): Answers {
  if (answerTo(question, before) === answerTo(question, after)) return after;
  const given = { ...after.given };
  if (question === 'location') delete given.otherCity;
  for (const dependent of dependentsOf(question)) {
    const problem = problemOf(dependent, { ...after, given }, world);
    if ((problem !== undefined && problem !== 'open') || isOfAnotherMaker(dependent, after, world))
      delete given[dependent];
  }
  return { ...after, given };
}

/** A listed model stays only if the new manufacturer has it. A typed model belonged to the old manufacturer. */
const isOfAnotherMaker = (dependent: Question, answers: Answers, world: World): boolean =>
  dependent === 'model' && !modelsFor(answers, world).includes(answers.given.model?.choice ?? OTHER);

function chooseDateAgain({ given }: Answers): Answers {
  const { date: _date, timeSlot: _slot, ...rest } = given;
  return { given: rest };
}

function loseSlot(answers: Answers, alternatives: readonly SlotAlternative[]): Answers {
  const { timeSlot, ...rest } = answers.given;
  const date = answerTo('date', answers);
  const slotId = findSlot(timeSlot?.choice ?? '')?.id;
  if (date === undefined || slotId === undefined) return answers;
  return {
    given: rest,
    slotLost: { date, slotId, alternatives: alternatives.filter(({ id }) => isSlotId(id)) },
  };
}

function withoutDetour({ detour: _, ...answers }: Answers): Answers {
  return answers;
}
