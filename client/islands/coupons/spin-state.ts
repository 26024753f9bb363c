import type { SpinAnswer } from '../../../src/features/coupons/contract.ts';
import {
  keepMobileDigits,
  type MobileNumberProblem,
  mobileNumberProblem,
} from '../../../src/values/mobile-number.ts';
import type { SendError } from '../../api/send-error.ts';

export type SpinProblem = 'already_spun' | SendError;

export interface SpinState {
  readonly status: 'idle' | 'asking' | 'turning' | 'won';
  readonly mobileNumber: string;
  readonly fieldProblem: MobileNumberProblem | undefined;
  readonly problem: SpinProblem | undefined;
  readonly answer: SpinAnswer | undefined;
}

export type SpinEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'asked' }
  | { readonly kind: 'refused'; readonly problem: SpinProblem }
  | { readonly kind: 'answered'; readonly answer: SpinAnswer }
  | { readonly kind: 'rested' };

export const initialSpin: SpinState = {
  status: 'idle',
  mobileNumber: '',
  fieldProblem: undefined,
  problem: undefined,
  answer: undefined,
};

export function spinReducer(state: SpinState, event: SpinEvent): SpinState {
  switch (event.kind) {
    case 'typed':
      return {
        ...state,
        mobileNumber: keepMobileDigits(event.text),
        fieldProblem: undefined,
        problem: undefined,
      };
    case 'asked': {
      const fieldProblem = mobileNumberProblem(state.mobileNumber);
      return fieldProblem ? { ...state, fieldProblem } : { ...state, status: 'asking', problem: undefined };
    }
    case 'refused':
      return { ...state, status: 'idle', problem: event.problem };
    case 'answered':
      return { ...state, status: 'turning', answer: event.answer };
    case 'rested':
      return { ...state, status: 'won' };
  }
}
