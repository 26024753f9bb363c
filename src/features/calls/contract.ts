import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { body } from '../../web/contract/body.ts';
import { mobileNumber, wholeNumber } from '../../web/contract/fields.ts';
import { BACK_TIMES } from './rules/note-call.ts';

export type { Call, NotedCall } from './rules/call.ts';
export { type CallSpeed, type CountedCalls, callSpeed, speedBy } from './rules/call-figures.ts';

/** `POST /api/admin/calls/take`. The number stands in the body: no address holds one. */
export const takeBody = lazySchema(() => body(z.object({ mobileNumber })));

/** `POST /api/admin/calls/undo`: the last result of a number, in the version that the screen showed. */
export const undoBody = lazySchema(() =>
  body(z.object({ mobileNumber, version: wholeNumber(1, 1_000_000) })),
);

/** A button of a card: a result, or a ready time of a callback. */
const buttons = ['call_back', 'no_answer', 'asked_price', 'not_ours', 'wrong_number', ...BACK_TIMES] as const;

/** `POST /api/admin/calls/result`. `at`: a chosen time in India, as a field of a form writes it. */
export const resultBody = lazySchema(() =>
  body(
    z.object({
      mobileNumber,
      version: wholeNumber(1, 1_000_000),
      result: z.enum(buttons),
      at: z.exactOptional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/))),
    }),
  ),
);
export type ResultBody = z.infer<typeof resultBody>;
