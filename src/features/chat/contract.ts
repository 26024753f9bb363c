import * as z from 'zod/mini';
import { messageKinds, messageLanguages } from '../../content/text/customer-messages.ts';
import { DAY_MS } from '../../values/durations.ts';
import { addresses, endpoints } from '../../web/contract/addresses.ts';
import { body } from '../../web/contract/body.ts';
import { mobileNumber, prose } from '../../web/contract/fields.ts';
import { idempotencyKey } from '../../web/contract/idempotency-key.ts';
import { NOTICE_KINDS, type NoticeKind } from './rules/message-kinds.ts';

/**
 * `POST /api/admin/records/:id/chat`: the operator's answer as own words, a ready text or a template. A repeat of its key
 * is not sent again.
 */
export const chatAnswerBody = z.lazy(() =>
  body(
    z
      .object({
        idempotencyKey,
        words: z.exactOptional(prose(1000)),
        ready: z.exactOptional(z.enum(messageKinds)),
        template: z.exactOptional(z.enum(NOTICE_KINDS)),
      })
      .check(
        z.refine(
          ({ words, ready, template }) =>
            [words, ready, template].filter((one) => one !== undefined).length === 1,
        ),
      ),
  ),
);

/** `POST /api/admin/messages/:kind/switch`. */
export const messageSwitchBody = z.lazy(() => body(z.object({ state: z.enum(['on', 'off']) })));

/** `POST /api/admin/messages/test`: a template with its sample facts, to a number that the operator types. */
export const messageTestBody = z.lazy(() =>
  body(z.object({ kind: z.enum(NOTICE_KINDS), language: z.enum(messageLanguages), mobileNumber })),
);

export const messagesAddress = `${addresses.admin}/messages`;

const root = `${endpoints.admin}/messages`;

export const messageEndpoints = {
  switch: (kind: NoticeKind) => `${root}/${kind}/switch`,
  test: `${root}/test`,
} as const;

export interface Written {
  readonly direction: 'in' | 'out';
  readonly person: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The person who may get free text: who wrote last, for 24 hours; undefined while the window is closed. */
export const windowOf = (messages: readonly Written[], now: number): string | undefined =>
  messages.findLast(({ direction, at }) => direction === 'in' && at > now - DAY_MS)?.person;
