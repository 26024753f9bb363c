import * as z from 'zod/mini';
import { body } from '../../../web/contract/body.ts';
import { mobileNumber, noted } from '../../../web/contract/fields.ts';
import { idempotencyKey } from '../../../web/contract/idempotency-key.ts';
import { spamTrap } from '../../../web/contract/spam-trap.ts';

/** `POST /api/spin`: one spin a number in 30 days; 409 `already_spun` after that. */
export const spinBody = z.lazy(() =>
  body(z.object({ idempotencyKey, ...spamTrap, mobileNumber, sessionId: z.exactOptional(noted(64)) })),
);
export type SpinBody = z.infer<typeof spinBody>;

/** What the wheel stops at, decided by the server; a segment without a prize has no coupon. */
export const spinAnswer = z.lazy(() =>
  z.object({
    segment: z.string(),
    coupon: z.nullable(
      z.object({
        code: z.string(),
        description: z.string(),
        /** ISO 8601, UTC. */
        expiresAt: z.nullable(z.string()),
      }),
    ),
    /** Opens the business chat with the coupon in its text. */
    chatUrl: z.url(),
  }),
);
export type SpinAnswer = z.infer<typeof spinAnswer>;
