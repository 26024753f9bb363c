import * as z from 'zod/mini';
import { slotAlternative, slotIds } from '../slots/contract.ts';
import { type Answers, questions } from './rules/answers.ts';

const answer = z.lazy(() =>
  z.object({ choice: z.exactOptional(z.string()), text: z.exactOptional(z.string()) }),
);

/**
 * The answers of a conversation as the browser session stores them; the conversation checks whether they still apply.
 */
export const storedAnswers: z.ZodMiniType<Answers> = z.lazy(() =>
  z.object({
    given: z.partialRecord(z.enum(questions), answer),
    detour: z.exactOptional(z.enum(['support', 'technical_error'])),
    slotLost: z.exactOptional(
      z.object({
        date: z.string(),
        slotId: z.enum(slotIds),
        alternatives: z.array(slotAlternative),
      }),
    ),
    bookingId: z.exactOptional(z.string()),
  }),
);
