import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { serviceSlugs } from '../../web/contract/address-parts.ts';
import { body } from '../../web/contract/body.ts';
import { text } from '../../web/contract/fields.ts';
import { slotAlternative, slotIds } from '../slots/contract.ts';
import { type Answers, detours, questions } from './rules/answers.ts';
import { LONGEST_SENTENCE, type Said } from './rules/sentence.ts';

const answer = lazySchema(() =>
  z.object({ choice: z.exactOptional(z.string()), text: z.exactOptional(z.string()) }),
);

/**
 * The answers of a conversation as the browser session stores them; the conversation checks whether they still apply.
 */
export const storedAnswers: z.ZodMiniType<Answers> = lazySchema(() =>
  z.object({
    given: z.partialRecord(z.enum(questions), answer),
    detour: z.exactOptional(z.enum(detours)),
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

/** `POST /api/assistant/sentence`: one sentence in the visitor's own words. */
export const sentenceBody = lazySchema(() => body(z.object({ sentence: text(LONGEST_SENTENCE) })));

/** 200 of the same call. The conversation checks whether each answer fits. */
export const saidAnswer: z.ZodMiniType<Said> = lazySchema(() =>
  z.object({
    answers: z.partialRecord(z.enum(questions), answer),
    nearCars: z.exactOptional(z.array(z.object({ manufacturer: z.string(), model: z.string() }))),
    otherService: z.exactOptional(z.enum(serviceSlugs)),
  }),
);
