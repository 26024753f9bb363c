import { type Context, Hono } from 'hono';
import type { Brand } from '../../content/brand.ts';
import type { City } from '../../content/cities/city.ts';
import { spinSegments } from '../../content/coupons/spin-segments.ts';
import type { Drawn, Spun } from '../../platform/ledger/spins.ts';
import { looksLikeBot } from '../../records/spam-reason.ts';
import type { WriteServices } from '../../services/services.ts';
import { chatLink } from '../../values/chat-link.ts';
import { addDays, indiaDate, indiaInstant } from '../../values/india-time.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { mayRecord } from '../../web/api/limits.ts';
import {
  type Channel,
  problemRedirect,
  readForm,
  refuseForm,
  tooManyAnswer,
} from '../../web/api/read-form.ts';
import { visitorNetwork } from '../../web/api/visitor-network.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { bookNowLink } from '../../web/document/book-now-message.ts';
import { spamReasonOf } from '../../web/spam.ts';
import { type SpinAnswer, spinBody } from './contract.ts';
import { drawSegment, spinCouponCode } from './rules/spin.ts';
import { createSpinDevice } from './spin-device.ts';

const randomUint32 = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Draws a segment. Its coupon is valid until the end of its last day in India. */
function draw(now: Date): Drawn {
  const { id, coupon } = drawSegment(spinSegments, randomUint32);
  const { kind, value, description, validDays, scope = null } = coupon;
  const expiresAt = indiaInstant(addDays(indiaDate(now), validDays + 1), 0).getTime();
  return {
    segment: id,
    coupon: { code: spinCouponCode(randomUint32), kind, value, description, expiresAt, scope },
  };
}

function answerOf({ segment, coupon }: Spun, brand: Brand, city: City): SpinAnswer {
  return {
    segment,
    coupon: coupon && {
      code: coupon.code,
      description: coupon.description,
      expiresAt: coupon.expiresAt === null ? null : new Date(coupon.expiresAt).toISOString(),
    },
    chatUrl: coupon
      ? chatLink(brand.chatNumber, { kind: 'coupon', code: coupon.code, offer: coupon.description })
      : bookNowLink(brand, city),
  };
}

const alreadySpun = (context: Context, channel: Channel): Response =>
  channel === 'form'
    ? problemRedirect(context, addresses.spinToWin, 'already_spun')
    : errorAnswer(context, 409, 'conflict', { reason: 'already_spun' });

/** Spin to win: the server draws once for a mobile number in 30 days; the browser's wheel only shows the result. */
export function spinApi(services: WriteServices) {
  const device = createSpinDevice(services.signer);
  const page = addresses.spinToWin;
  return new Hono<AppEnvironment>().post('/', async (context) => {
    const form = await readForm(context, spinBody);
    if (!form.ok) return refuseForm(context, form.fault, page);
    const { channel, input } = form;
    const { mobileNumber } = input;
    if (!(await mayRecord(context, services, mobileNumber))) return tooManyAnswer(context, channel, page);
    if (!(await services.limits.long.spin(visitorNetwork(context))))
      return tooManyAnswer(context, channel, page);
    const sessionId = await device.id(context, input.sessionId);
    if (!(await services.limits.long.spinOfDevice(sessionId, mobileNumber, visitorNetwork(context))))
      return alreadySpun(context, channel);
    const now = services.now();
    const source = looksLikeBot(spamReasonOf(input, now, context.get('wasUnchecked')))
      ? 'spin_suspect'
      : 'spin';
    const spun = await services.spins.spin({ mobileNumber, sessionId, source, draw: () => draw(now) });
    if (!spun.ok)
      return channel === 'form'
        ? problemRedirect(context, page, spun.code)
        : errorAnswer(context, 503, 'unavailable');
    const answer = answerOf(spun.value, services.brand, context.get('city'));
    await device.store(context, sessionId, answer);
    if (channel === 'form') return context.redirect(addresses.spinResult, 303);
    return context.json(answer, spun.value.repeated ? 200 : 201);
  });
}
