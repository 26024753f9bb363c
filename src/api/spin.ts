import { Hono } from 'hono';
import type { AppEnvironment } from '../app-environment.ts';
import { spinSegments } from '../content/coupons/spin-segments.ts';
import { addresses } from '../contract/addresses.ts';
import { type SpinAnswer, spinBody } from '../contract/spin.ts';
import { chatLink } from '../domain/chat-link/chat-link.ts';
import { addDays, indiaDate, indiaInstant } from '../domain/india-time.ts';
import { looksLikeProgram } from '../domain/spam/suspicion.ts';
import { spinCouponCode } from '../domain/spin/coupon-code.ts';
import { drawSegment } from '../domain/spin/draw.ts';
import type { Drawn, Spun } from '../ledger/spins.ts';
import { createSpinDevice } from '../middleware/spin-device.ts';
import type { Services } from '../services.ts';
import { errorAnswer } from './answers.ts';
import { problemRedirect, readSubmission, refuseSubmission, tooManyAnswer } from './submission.ts';
import { suspicionIn } from './suspect.ts';

const randomUint32 = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A fresh draw, its coupon good until the last of its days is over in India. */
function draw(now: Date): Drawn {
  const { id, coupon } = drawSegment(spinSegments, randomUint32);
  const { kind, value, description, validDays } = coupon;
  const expiresAt = indiaInstant(addDays(indiaDate(now), validDays + 1), 0).getTime();
  return { segment: id, coupon: { code: spinCouponCode(randomUint32), kind, value, description, expiresAt } };
}

function answerOf({ segment, coupon }: Spun, chatNumber: string): SpinAnswer {
  const message = coupon
    ? ({ kind: 'coupon', code: coupon.code, offer: coupon.description } as const)
    : ({ kind: 'book_now' } as const);
  return {
    segment,
    coupon: coupon && {
      code: coupon.code,
      description: coupon.description,
      expiresAt: coupon.expiresAt === null ? null : new Date(coupon.expiresAt).toISOString(),
    },
    chatUrl: chatLink(chatNumber, message),
  };
}

/** Spin to win: drawn here, once a number in 30 days; the wheel in the browser only acts the answer out. */
export function spinApi(services: Services) {
  const device = createSpinDevice(services.signer);
  const page = addresses.spinToWin;
  return new Hono<AppEnvironment>().post('/', async (context) => {
    const submission = await readSubmission(context, spinBody);
    if (!submission.ok) return refuseSubmission(context, submission.fault, page);
    const { channel, input } = submission;
    const { mobileNumber } = input;
    if (!(await services.limits.number(mobileNumber))) return tooManyAnswer(context, channel, page);
    const sessionId = device.id(context, input.sessionId);
    const now = services.now();
    const source = looksLikeProgram(suspicionIn(context, input, now)) ? 'spin_suspect' : 'spin';
    const spun = await services.spins.spin({ mobileNumber, sessionId, source, draw: () => draw(now) });
    if (!spun.ok) {
      if (channel === 'form') return problemRedirect(context, page, spun.code);
      return spun.code === 'already_spun'
        ? errorAnswer(context, 409, 'conflict', { reason: spun.code })
        : errorAnswer(context, 503, 'unavailable');
    }
    const answer = answerOf(spun.value, services.brand.chatNumber);
    await device.keep(context, sessionId, answer);
    if (channel === 'form') return context.redirect(addresses.spinResult, 303);
    return context.json(answer, spun.value.repeated ? 200 : 201);
  });
}
