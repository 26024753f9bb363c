import * as z from 'zod/mini';
import { storedAnswers } from '../../src/features/assistant/contract.ts';
import { type Answers, noAnswers } from '../../src/features/assistant/rules/answers.ts';
import { bookingAnswer, storedDraft } from '../../src/features/bookings/contract.ts';
import { lazySchema } from '../../src/values/lazy-schema.ts';
import { createStore } from './store.ts';

const storage = () => sessionStorage;

/** The visitor's answers, the assistant's only state. They survive a reload and end with the visit. */
export const conversation = createStore<Answers>({
  key: 'assistantAnswers',
  storage,
  parse(stored) {
    const parsed = storedAnswers.safeParse(stored);
    return parsed.success ? parsed.data : noAnswers;
  },
});

const savedBooking = lazySchema(() =>
  z.object({
    idempotencyKey: z.string(),
    /** The body that was posted under the key. After an unclear failure the browser sends the same body again. */
    posted: z.optional(storedDraft),
    record: z.optional(bookingAnswer),
    /** The part of the booking that the server has confirmed. */
    saved: storedDraft,
    /** True while a confirmation by the visitor has not reached the server. */
    confirming: z.boolean(),
  }),
);
export type SavedBooking = z.infer<typeof savedBooking>;

export const unsavedBooking = (): SavedBooking => ({
  idempotencyKey: crypto.randomUUID(),
  saved: {},
  confirming: false,
});

/** The conversation's booking, with the part of it that the server has. */
export const conversationBooking = createStore<SavedBooking>({
  key: 'assistantBooking',
  storage,
  parse(stored) {
    const parsed = savedBooking.safeParse(stored);
    return parsed.success ? parsed.data : unsavedBooking();
  },
});
