import * as z from 'zod/mini';
import { storedAnswers } from '../../src/features/assistant/contract.ts';
import { type Answers, noAnswers } from '../../src/features/assistant/rules/answers.ts';
import { bookingAnswer, storedDraft } from '../../src/features/bookings/contract.ts';
import { createStore } from './store.ts';

const storage = () => sessionStorage;

/** The assistant's only state (decision 011). It survives a reload and ends with the visit. */
export const conversation = createStore<Answers>({
  key: 'assistantAnswers',
  storage,
  parse(stored) {
    const parsed = storedAnswers.safeParse(stored);
    return parsed.success ? parsed.data : noAnswers;
  },
});

const savedBooking = z.lazy(() =>
  z.object({
    idempotencyKey: z.string(),
    /** The body that was posted under the key: after an unclear failure the same body is sent again. */
    posted: z.optional(storedDraft),
    record: z.optional(bookingAnswer),
    /** The part of the booking that the server has confirmed. */
    saved: storedDraft,
    /** The visitor confirmed, and the server does not have it yet. */
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
