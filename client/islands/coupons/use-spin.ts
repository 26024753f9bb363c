import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import type { SpinAnswer } from '../../../src/features/coupons/contract.ts';
import { spinAnswer } from '../../../src/features/coupons/contract.ts';
import { turnTo } from '../../../src/features/coupons/rules/spin.ts';
import {
  isMobileNumber,
  type MobileNumberProblem,
  mobileFieldText,
  mobileNumberProblem,
} from '../../../src/values/mobile-number.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import type { SendError } from '../../api/send.ts';
import { send, sendErrorOf } from '../../api/send.ts';
import { savedMobileNumber, sessionId } from '../../storage/session.ts';
import { wonCoupon } from '../../storage/won-coupon.ts';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';
import type { WheelSegment } from './Wheel.tsx';

type SpinProblem = 'already_spun' | SendError;

interface SpinState {
  readonly status: 'idle' | 'sending' | 'turning' | 'won';
  readonly mobileNumber: string;
  readonly fieldProblem: MobileNumberProblem | undefined;
  readonly problem: SpinProblem | undefined;
  /** The server's draw, to which the wheel turns. */
  readonly answer: SpinAnswer | undefined;
}

type SpinEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly problem: SpinProblem }
  | { readonly kind: 'drawn'; readonly answer: SpinAnswer }
  | { readonly kind: 'stopped' };

const initialSpin: SpinState = {
  status: 'idle',
  mobileNumber: '',
  fieldProblem: undefined,
  problem: undefined,
  answer: undefined,
};

function spinReducer(state: SpinState, event: SpinEvent): SpinState {
  switch (event.kind) {
    case 'typed':
      return {
        ...state,
        mobileNumber: mobileFieldText(event.text, state.mobileNumber),
        fieldProblem: undefined,
        problem: undefined,
      };
    case 'sent': {
      const fieldProblem = mobileNumberProblem(state.mobileNumber);
      return fieldProblem ? { ...state, fieldProblem } : { ...state, status: 'sending', problem: undefined };
    }
    case 'refused':
      return { ...state, status: 'idle', problem: event.problem };
    case 'drawn':
      return { ...state, status: 'turning', answer: event.answer };
    case 'stopped':
      return { ...state, status: 'won' };
  }
}

const TURN_MS = 4200;
/** Starts fast and slows down over a long time, like a wheel that somebody pushed. */
const EASING = 'cubic-bezier(0.12, 0.75, 0.15, 1)';

/** Requests the draw from the server and turns the wheel to it. With reduced motion the prize shows at once. */
export function useSpin(segments: readonly WheelSegment[], formKey: string) {
  const [state, dispatch] = useReducer(spinReducer, initialSpin);
  const disc = useRef<SVGGElement>(null);
  const { status, answer } = state;

  useEffect(() => {
    if (status !== 'turning' || answer === undefined) return undefined;
    const place = segments.findIndex(({ id }) => id === answer.segment);
    if (disc.current === null || place < 0 || prefersReducedMotion()) {
      dispatch({ kind: 'stopped' });
      return undefined;
    }
    disc.current.closest('.wheel')?.scrollIntoView({ block: 'center' });
    const degrees = turnTo(place, segments.length);
    const turn = disc.current.animate(
      [{ transform: 'rotate(0deg)' }, { transform: `rotate(${degrees}deg)` }],
      {
        duration: TURN_MS,
        easing: EASING,
        fill: 'forwards',
      },
    );
    turn.onfinish = () => dispatch({ kind: 'stopped' });
    return () => {
      turn.onfinish = null;
    };
  }, [status, answer, segments]);

  // The coupon replaces the form. On a phone the form is above the wheel, so the coupon would be out of view.
  useEffect(() => {
    if (status === 'won') disc.current?.closest('.spin-game')?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ kind: 'sent' });
    if (isMobileNumber(state.mobileNumber) && status === 'idle')
      void sendSpin(state.mobileNumber, formKey, dispatch);
  };

  return { state, dispatch, submit, disc };
}

async function sendSpin(
  mobileNumber: string,
  idempotencyKey: string,
  dispatch: (event: SpinEvent) => void,
): Promise<void> {
  const body = { mobileNumber, idempotencyKey, sessionId: sessionId.get() };
  const answer = await send('POST', endpoints.spin, body, spinAnswer);
  if (answer.ok) {
    const { coupon } = answer.value;
    if (coupon) wonCoupon.set({ code: coupon.code, expiresAt: coupon.expiresAt });
    // The coupon is bound to this number, so the checkout fills in both.
    savedMobileNumber.set(mobileNumber);
    dispatch({ kind: 'drawn', answer: answer.value });
  } else
    dispatch({
      kind: 'refused',
      problem: answer.code === 'conflict' ? 'already_spun' : sendErrorOf(answer),
    });
}
