import { type FormEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import {
  isMobileNumber,
  keepMobileDigits,
  type MobileNumberProblem,
  mobileNumberProblem,
} from '../../../src/values/mobile-number.ts';
import { recordRedirect } from '../../api/record-redirect.ts';
import type { SendError } from '../../api/send.ts';
import { storedPosts } from '../../api/stored-posts.ts';
import { submitLead } from '../../api/submit-form.ts';
import { serviceInterest } from '../../storage/interest.ts';
import { savedMobileNumber } from '../../storage/session.ts';

/** The states of the form, independent of its dialog. `stored`: the browser is offline and sends the number later. */
type BookingStatus = 'idle' | 'processing' | 'success' | 'failed' | 'stored';

interface BookingState {
  readonly status: BookingStatus;
  readonly mobileNumber: string;
  readonly problem: MobileNumberProblem | undefined;
  /** A key for each opening of the form, so that a repeat of the same post stays the same lead. */
  readonly idempotencyKey: string;
  readonly chatUrl: string | undefined;
  /** Why the last send failed. */
  readonly error?: SendError | undefined;
}

type BookingEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'accepted'; readonly chatUrl: string }
  | { readonly kind: 'refused'; readonly problem: BookingState['problem'] }
  | { readonly kind: 'failed'; readonly error: SendError }
  | { readonly kind: 'stored' }
  | { readonly kind: 'closed'; readonly idempotencyKey: string; readonly savedNumber: string };

const initialBooking = (idempotencyKey: string): BookingState => ({
  status: 'idle',
  mobileNumber: '',
  problem: undefined,
  idempotencyKey,
  chatUrl: undefined,
});

/** True with ten digits, which enable Continue. Only a press on it validates the mobile number. */
export const mayContinue = ({ status, mobileNumber }: BookingState): boolean =>
  status !== 'processing' && mobileNumber.length === 10;

function bookingReducer(state: BookingState, event: BookingEvent): BookingState {
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
      return { ...state, status: 'failed', error: event.error };
    case 'stored':
      return { ...state, status: 'stored' };
    case 'closed':
      return { ...initialBooking(event.idempotencyKey), mobileNumber: event.savedNumber };
  }
}

const newKey = () => crypto.randomUUID();

const validSavedNumber = (): string => {
  const saved = savedMobileNumber.get() ?? '';
  return isMobileNumber(saved) ? saved : '';
};

/** The state of the Book Now form, and the handlers that change it. */
export function useBooking(formKey: string, chatUrl: string) {
  const [state, dispatch] = useReducer(bookingReducer, formKey, initialBooking);
  const form = useRef<HTMLFormElement>(null);

  // A later effect could clear digits that the visitor has already typed.
  useLayoutEffect(() => {
    const clear = () =>
      dispatch({ kind: 'closed', idempotencyKey: newKey(), savedNumber: validSavedNumber() });
    clear();
    const dialog = form.current?.closest('dialog');
    dialog?.addEventListener('close', clear);
    return () => dialog?.removeEventListener('close', clear);
  }, []);

  const { status, idempotencyKey } = state;
  useEffect(() => {
    if (status !== 'stored') return undefined;
    return storedPosts.subscribe(() => {
      if (!storedPosts.has(idempotencyKey)) dispatch({ kind: 'accepted', chatUrl });
    });
  }, [status, idempotencyKey, chatUrl]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ kind: 'submitted' });
    if (!isMobileNumber(state.mobileNumber) || state.status === 'processing') return;
    void sendAndOpenChat(state, dispatch);
  };

  return { state, dispatch, submit, form };
}

async function sendAndOpenChat(
  { mobileNumber, idempotencyKey }: BookingState,
  dispatch: (event: BookingEvent) => void,
): Promise<void> {
  const tab = navigator.onLine ? openChatTab() : undefined;
  const outcome = await submitLead({ mobileNumber, idempotencyKey, source: 'website' });
  if (outcome.kind === 'accepted') {
    const price = serviceInterest.price();
    recordRedirect({ source: 'book_now', service: serviceInterest.get(), ...(price && { price }) });
    tab?.show(outcome.chatUrl);
  } else tab?.close();
  dispatch(outcome.kind === 'refused' ? { kind: 'refused', problem: 'mobile_invalid' } : outcome);
}

/** Opens the chat's tab inside the click, for browsers block a tab that opens after the answer came. */
function openChatTab() {
  const tab = window.open('', '_blank');
  return {
    show(url: string) {
      if (tab === null) return;
      tab.opener = null;
      tab.location.href = url;
    },
    close: () => tab?.close(),
  };
}
