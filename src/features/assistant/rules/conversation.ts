import type { Paise } from '../../../values/money.ts';
import type { BookingDraft } from '../../bookings/contract.ts';
import type { Answers, Question } from './answers.ts';
import { type Choice, SUPPORT } from './choices.ts';
import { currentQuestion } from './current-question.ts';
import { draftOf, draftPrice } from './draft.ts';
import type { Entry, FieldKind, Message } from './entry.ts';
import { answeredEntries, openEntries } from './question-entries.ts';
import type { World } from './world.ts';

export type Step = Question | 'summary' | 'confirmed' | 'support' | 'technical_error';

/** Everything that the assistant shows. It is computed from the answers and the world alone. */
type Conversation = {
  readonly transcript: readonly Entry[];
  readonly step: Step;
  /** The step of the booking itself, even while the support path or an error is shown. */
  readonly place: Step;
  /** The buttons of the last message. */
  readonly choices: readonly Choice[];
  readonly field?: FieldKind;
  readonly draft: BookingDraft;
  readonly price?: Paise;
  /** After the confirmation the earlier buttons are disabled. */
  readonly isClosed: boolean;
};

/** Confirms the booking; offered with the summary. */
export const CONFIRM = '+confirm';
/** Starts over: Try Again after an error, New Booking after a confirmation. */
export const RESTART = '+restart';
/** Returns from the support path or from an error, and keeps all answers. */
export const RESUME = '+resume';

/** Computes the conversation from the answers. */
export function conversationOf(answers: Answers, world: World): Conversation {
  const { asked, current } = currentQuestion(answers, world);
  const answered = current === undefined ? asked : asked.slice(0, asked.indexOf(current));
  const transcript = [
    ...answered.flatMap((question) => answeredEntries(question, answers, world)),
    ...(current === undefined || answers.bookingId !== undefined ? [] : openEntries(current, answers, world)),
    ...closingEntries(answers, current),
  ];
  const last = transcript.findLast((entry) => entry.from === 'assistant');
  const price = draftPrice(answers, world);
  const place = answers.bookingId === undefined ? (current ?? 'summary') : 'confirmed';
  return {
    transcript,
    step: answers.detour ?? place,
    place,
    choices: last?.choices ?? [],
    ...(last?.field === undefined ? {} : { field: last.field }),
    draft: draftOf(answers, world),
    ...(price === undefined ? {} : { price }),
    isClosed: answers.bookingId !== undefined,
  };
}

const say = (message: Message, ...ids: readonly string[]): Entry => ({
  from: 'assistant',
  message,
  choices: ids.map((id) => ({ id })),
});

/** The entries after the last question: the summary, the confirmation, the support path or the error. */
function closingEntries(answers: Answers, current: Question | undefined): readonly Entry[] {
  const { detour, bookingId } = answers;
  const isSummed = current === undefined || bookingId !== undefined;
  return [
    ...(isSummed ? [say('summary', ...(bookingId === undefined ? [CONFIRM] : []))] : []),
    ...(bookingId === undefined ? [] : [say('confirmed', SUPPORT, RESTART)]),
    ...(detour === 'support' ? [say('support', RESUME)] : []),
    ...(detour === 'technical_error' ? [say('technical_error', RESUME, RESTART, SUPPORT)] : []),
  ];
}
