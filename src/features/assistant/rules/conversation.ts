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

/** Everything that is drawn; it follows from the answers and the world alone. */
type Conversation = {
  readonly transcript: readonly Entry[];
  readonly step: Step;
  /** Where the booking stands, whatever detour is open. */
  readonly place: Step;
  /** The buttons of the last message. */
  readonly choices: readonly Choice[];
  readonly field?: FieldKind;
  readonly draft: BookingDraft;
  readonly price?: Paise;
  /** After the confirmation the earlier buttons rest. */
  readonly isClosed: boolean;
};

/** Confirms the booking; offered with the summary. */
export const CONFIRM = '+confirm';
/** Starts over: Try Again after an error, New Booking after a confirmation. */
export const RESTART = '+restart';
/** Back from the support path, or from an error: whoever has answered ten questions keeps their answers. */
export const RESUME = '+resume';

/** Folds the answers into the conversation they make. */
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

/** What stands after the last question: the summary, the confirmation, a detour. */
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
