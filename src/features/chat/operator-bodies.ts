import * as z from 'zod/mini';
import { messageKinds, messageLanguages } from '../../content/text/customer-messages.ts';
import { lazySchema } from '../../values/lazy-schema.ts';
import { body } from '../../web/contract/body.ts';
import { mobileNumber, noted, prose, wholeNumber } from '../../web/contract/fields.ts';
import { idempotencyKey } from '../../web/contract/idempotency-key.ts';
import { NOTICE_KINDS } from './rules/message-kinds.ts';

/**
 * `POST /api/admin/records/:id/chat`: the operator's answer as own words, a ready text, a template, or the note that it needs
 * none. A repeat of its key is not sent again.
 */
export const chatAnswerBody = lazySchema(() =>
  body(
    z
      .object({
        idempotencyKey,
        /** How many written messages the screen showed. */
        seen: z.exactOptional(wholeNumber(0, 1_000_000)),
        words: z.exactOptional(prose(1000)),
        ready: z.exactOptional(z.enum(messageKinds)),
        template: z.exactOptional(z.enum(NOTICE_KINDS)),
        /** The id of the message that needs no answer. */
        closes: z.exactOptional(noted(64)),
      })
      .check(
        z.refine(
          ({ words, ready, template, closes }) =>
            [words, ready, template, closes].filter((one) => one !== undefined).length === 1,
        ),
      ),
  ),
);

/** `POST /api/admin/messages/:kind/switch`. */
export const messageSwitchBody = lazySchema(() => body(z.object({ state: z.enum(['on', 'off']) })));

/** `POST /api/admin/messages/test`: a template with its sample facts, to a number that the operator types. */
export const messageTestBody = lazySchema(() =>
  body(z.object({ kind: z.enum(NOTICE_KINDS), language: z.enum(messageLanguages), mobileNumber })),
);
