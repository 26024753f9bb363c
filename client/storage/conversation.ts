import * as z from 'zod/mini';
import { type Answers, noAnswers } from '../../src/features/assistant/rules/answers.ts';
import { bookingAnswer, storedDraft } from '../../src/features/bookings/contract/bookings.ts';
import { storedAnswers } from '../../src/web/contract/stored-answers.ts';
import { createStore } from './store.ts';

const storage = () => sessionStorage;

/** The assistant's only state (decision 011): it survives a reload, and ends with the visit. */
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
    /** What was posted under the key: after an unclear failure the very same goes out again. */
    posted: z.optional(storedDraft),
    record: z.optional(bookingAnswer),
    /** What the server is known to have. */
    saved: storedDraft,
    /** Confirm was pressed and has not reached us yet. */
    confirming: z.boolean(),
  }),
);
export type SavedBooking = z.infer<typeof savedBooking>;

export const unsavedBooking = (): SavedBooking => ({
  idempotencyKey: crypto.randomUUID(),
  saved: {},
  confirming: false,
});

/** How far the booking of this conversation has come on its way to the server. */
export const bookingOnItsWay = createStore<SavedBooking>({
  key: 'assistantBooking',
  storage,
  parse(stored) {
    const parsed = savedBooking.safeParse(stored);
    return parsed.success ? parsed.data : unsavedBooking();
  },
});
