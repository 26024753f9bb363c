import { useEffect, useRef, useState } from 'react';
import { type SpinAnswer, spinAnswer, spinBody } from '../../../src/features/coupons/contract.ts';
import { turnTo } from '../../../src/features/coupons/rules/spin.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import type { ReturnedForm } from '../../../src/web/contract/returned-form.ts';
import { send } from '../../api/send.ts';
import { readFormError } from '../../api/submit-form.ts';
import { savedMobileNumber, sessionId } from '../../storage/session.ts';
import { wonCoupon } from '../../storage/won-coupon.ts';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';
import { useForm } from '../../ui/use-form.ts';
import type { WheelSegment } from './Wheel.tsx';

const TURN_MS = 4200;
/** Starts fast and slows down over a long time, like a wheel that somebody pushed. */
const EASING = 'cubic-bezier(0.12, 0.75, 0.15, 1)';

/** The form of the wheel, and the wheel, which turns to the segment that the server draws. */
export function useSpin(segments: readonly WheelSegment[], formKey: string, returned?: ReturnedForm) {
  const spin = useForm({
    schema: spinBody,
    send: draw,
    action: endpoints.spin,
    id: 'spin',
    formKey,
    returned,
    added: () => ({ sessionId: sessionId.get() }),
  });
  const drawn = spin.outcome.kind === 'accepted' ? spin.outcome.answer : undefined;
  return { ...spin, drawn, ...useTurn(segments, drawn) };
}

/** Turns the wheel to the drawn segment. With reduced motion the prize shows at once. */
function useTurn(segments: readonly WheelSegment[], drawn: SpinAnswer | undefined) {
  const [hasStopped, setStopped] = useState(false);
  const disc = useRef<SVGGElement>(null);

  useEffect(() => {
    if (drawn === undefined) return undefined;
    const place = segments.findIndex(({ id }) => id === drawn.segment);
    if (disc.current === null || place < 0 || prefersReducedMotion()) {
      setStopped(true);
      return undefined;
    }
    disc.current.closest('.wheel')?.scrollIntoView({ block: 'center' });
    const degrees = turnTo(place, segments.length);
    const turn = disc.current.animate(
      [{ transform: 'rotate(0deg)' }, { transform: `rotate(${degrees}deg)` }],
      { duration: TURN_MS, easing: EASING, fill: 'forwards' },
    );
    turn.onfinish = () => setStopped(true);
    return () => {
      turn.onfinish = null;
    };
  }, [drawn, segments]);

  return { hasStopped, disc };
}

async function draw(body: { readonly mobileNumber: string }) {
  const answer = await send('POST', endpoints.spin, body, spinAnswer);
  if (!answer.ok) return answer.code === 'conflict' ? ALREADY_SPUN : readFormError(answer);
  const { coupon } = answer.value;
  if (coupon) wonCoupon.set({ code: coupon.code, expiresAt: coupon.expiresAt });
  // The coupon is bound to this number, so the checkout fills in both.
  savedMobileNumber.set(body.mobileNumber);
  return { kind: 'accepted', answer: answer.value } as const;
}

const ALREADY_SPUN = { kind: 'already_spun' } as const;
