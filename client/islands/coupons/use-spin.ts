import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import { spinAnswer } from '../../../src/features/coupons/contract.ts';
import { turnTo } from '../../../src/features/coupons/rules/spin.ts';
import { isMobileNumber } from '../../../src/values/mobile-number.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { send } from '../../api/send.ts';
import { sendErrorOf } from '../../api/send-error.ts';
import { sessionId } from '../../storage/session.ts';
import { initialSpin, type SpinEvent, spinReducer } from './spin-state.ts';
import type { WheelSegment } from './Wheel.tsx';

const TURN_MS = 4200;
/** Fast at once, slow for long: as a wheel that was pushed. */
const EASING = 'cubic-bezier(0.12, 0.75, 0.15, 1)';

const movesLittle = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Asks the server what was won, then lets the wheel act it out; without motion the prize is there at once. */
export function useSpin(segments: readonly WheelSegment[], formKey: string) {
  const [state, dispatch] = useReducer(spinReducer, initialSpin);
  const disc = useRef<SVGGElement>(null);
  const { status, answer } = state;

  useEffect(() => {
    if (status !== 'turning' || answer === undefined) return undefined;
    const place = segments.findIndex(({ id }) => id === answer.segment);
    if (disc.current === null || place < 0 || movesLittle()) {
      dispatch({ kind: 'rested' });
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
    turn.onfinish = () => dispatch({ kind: 'rested' });
    return () => {
      turn.onfinish = null;
    };
  }, [status, answer, segments]);

  // What was won stands where the form stood: on a phone above the wheel that was looked at.
  useEffect(() => {
    if (status === 'won') disc.current?.closest('.spin-game')?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ kind: 'asked' });
    if (isMobileNumber(state.mobileNumber) && status === 'idle')
      void ask(state.mobileNumber, formKey, dispatch);
  };

  return { state, dispatch, submit, disc };
}

async function ask(
  mobileNumber: string,
  idempotencyKey: string,
  dispatch: (event: SpinEvent) => void,
): Promise<void> {
  const body = { mobileNumber, idempotencyKey, sessionId: sessionId.get() };
  const answer = await send('POST', endpoints.spin, body, spinAnswer);
  if (answer.ok) dispatch({ kind: 'answered', answer: answer.value });
  else
    dispatch({
      kind: 'refused',
      problem: answer.code === 'conflict' ? 'already_spun' : sendErrorOf(answer),
    });
}
