import * as z from 'zod/mini';
import { DAY_MS } from '../../values/durations.ts';
import { body } from '../../web/contract/body.ts';
import { prose } from '../../web/contract/fields.ts';
import { idempotencyKey } from '../../web/contract/idempotency-key.ts';

/** `POST /api/admin/records/:id/chat`: the operator's answer. A repeat of its key is not sent again. */
export const chatAnswerBody = z.lazy(() => body(z.object({ idempotencyKey, words: prose(1000) })));

interface Written {
  readonly direction: 'in' | 'out';
  readonly person: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The person who may get free text: who wrote last, for 24 hours; undefined while the window is closed. */
export const windowOf = (messages: readonly Written[], now: number): string | undefined =>
  messages.findLast(({ direction, at }) => direction === 'in' && at > now - DAY_MS)?.person;
