import * as z from 'zod/mini';
import { lazySchema } from '../../values/lazy-schema.ts';
import { body } from '../../web/contract/body.ts';
import { mobileNumber, noted, webAddress } from '../../web/contract/fields.ts';
import { idempotencyKey } from '../../web/contract/idempotency-key.ts';
import { spamTrap } from '../../web/contract/spam-trap.ts';
import { couponCode } from './rules/coupon.ts';

export type { CouponProblem } from './rules/coupon.ts';
export {
  COUPON_KINDS,
  COUPON_STATES,
  type CouponOffer,
  type CouponScope,
  type CouponState,
  couponCode,
  couponDiscount,
  couponProblem,
} from './rules/coupon.ts';

/** A code as a person types or pastes it, in its stored form. */
export const typedCoupon = lazySchema(() =>
  z
    .string()
    .check(z.overwrite(couponCode), z.minLength(1, 'coupon_refused'), z.maxLength(40, 'coupon_refused')),
);

/** `POST /api/spin`: a mobile number may spin once in 30 days, then the answer is 409 `already_spun`. */
export const spinBody = lazySchema(() =>
  body(z.object({ idempotencyKey, ...spamTrap, mobileNumber, sessionId: z.exactOptional(noted(64)) })),
);

/** The segment that the server has drawn, with its coupon; a segment without a prize has none. */
export const spinAnswer = lazySchema(() =>
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
    /** Opens the business chat with the coupon in the prefilled text. */
    chatUrl: webAddress,
  }),
);
export type SpinAnswer = z.infer<typeof spinAnswer>;
