import {
  keepMobileDigits,
  type MobileNumberProblem,
  mobileNumberProblem,
} from '../../../src/values/mobile-number.ts';
import type { SendError } from '../../api/send-error.ts';

/**
 * The dialog of spec section 4: closed and open are the platform's, these are the states of its form. `kept`: there is
 * no network, and the number is sent when it is back.
 */
export type BookingStatus = 'idle' | 'processing' | 'success' | 'failed' | 'kept';

export interface BookingState {
  readonly status: BookingStatus;
  readonly mobileNumber: string;
  readonly problem: MobileNumberProblem | undefined;
  /** Of this opening of the form: a repeat of the same post is the same lead. */
  readonly idempotencyKey: string;
  readonly chatUrl: string | undefined;
  /** Why it failed, while it stands as failed. */
  readonly trouble?: SendError | undefined;
}

export type BookingEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'accepted'; readonly chatUrl: string }
  | { readonly kind: 'refused'; readonly problem: BookingState['problem'] }
  | { readonly kind: 'failed'; readonly trouble: SendError }
  | { readonly kind: 'kept' }
  | { readonly kind: 'closed'; readonly idempotencyKey: string; readonly savedNumber: string };

export const initialBooking = (idempotencyKey: string): BookingState => ({
  status: 'idle',
  mobileNumber: '',
  problem: undefined,
  idempotencyKey,
  chatUrl: undefined,
});

/** Ten digits are in the field; whether they are a mobile number is said when the visitor continues. */
export const mayContinue = ({ status, mobileNumber }: BookingState): boolean =>
  status !== 'processing' && mobileNumber.length === 10;

export function bookingReducer(state: BookingState, event: BookingEvent): BookingState {
  switch (event.kind) {
    case 'typed':
      return { ...state, mobileNumber: keepMobileDigits(event.text), problem: undefined };
    case 'submitted': {
      const problem = mobileNumberProblem(state.mobileNumber);
      return problem ? { ...state, problem } : { ...state, status: 'processing', problem: undefined };
    }
    case 'accepted':
      return { ...state, status: 'success', chatUrl: event.chatUrl };
    case 'refused':
      return { ...state, status: 'idle', problem: event.problem };
    case 'failed':
      return { ...state, status: 'failed', trouble: event.trouble };
    case 'kept':
      return { ...state, status: 'kept' };
    case 'closed':
      return { ...initialBooking(event.idempotencyKey), mobileNumber: event.savedNumber };
  }
}
