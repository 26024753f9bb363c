import { type FormEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { NextStep } from '../../../src/features/leads/contract.ts';
import {
  hasTenDigits,
  isForeignNumber,
  isMobileNumber,
  type MobileNumberProblem,
  mobileFieldText,
  mobileNumberProblem,
} from '../../../src/values/mobile-number.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { recordRedirect } from '../../api/record-redirect.ts';
import type { SendError } from '../../api/send.ts';
import { storedPosts } from '../../api/stored-posts.ts';
import { submitLead } from '../../api/submit-form.ts';
import { serviceInterest } from '../../storage/interest.ts';
import { savedMobileNumber } from '../../storage/session.ts';

/** The states of the form, independent of its dialog. `stored`: the browser is offline and sends the number later. */
type BookingStatus = 'idle' | 'processing' | 'success' | 'failed' | 'stored';

/** A number that the server has, with the next step. */
export interface AcceptedLead {
  readonly mobileNumber: string;
  readonly chatUrl: string;
  readonly next: NextStep;
  /** Whether the browser let the chat open in a tab of its own. */
  readonly chatOpened: boolean;
  readonly idempotencyKey: string;
  /** The place of the next step on the page; undefined where the form has a page of its own. */
  readonly place: HTMLElement | undefined;
}

interface BookingState {
  readonly status: BookingStatus;
  readonly mobileNumber: string;
  readonly problem: MobileNumberProblem | undefined;
  /** A key for each opening of the form and each sent number, so that a repeat of the same post stays the same lead. */
  readonly idempotencyKey: string;
  /** The number that was sent last under the key. */
  readonly sentNumber?: string;
  readonly chatUrl: string | undefined;
  /** The sentence for a visitor from a place that no centre serves. */
  readonly notice?: string | undefined;
  /** Why the last send failed. */
  readonly error?: SendError | undefined;
}

type BookingEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'submitted'; readonly idempotencyKey: string }
  | { readonly kind: 'accepted'; readonly chatUrl: string; readonly notice?: string | undefined }
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

/** True with ten digits or more, which enable Continue. A press on it validates the mobile number. */
export const mayContinue = ({ status, mobileNumber }: BookingState): boolean =>
  status !== 'processing' && hasTenDigits(mobileNumber);

function bookingReducer(state: BookingState, event: BookingEvent): BookingState {
  switch (event.kind) {
    case 'typed': {
      const mobileNumber = mobileFieldText(event.text, state.mobileNumber);
      // A foreign number may have fewer than ten digits, and then Continue stays disabled.
      return {
        ...state,
        mobileNumber,
        problem: isForeignNumber(mobileNumber) ? 'mobile_invalid' : undefined,
      };
    }
    case 'submitted': {
      const problem = mobileNumberProblem(state.mobileNumber);
      if (problem) return { ...state, problem };
      const { mobileNumber: sentNumber } = state;
      const { idempotencyKey } = event;
      return { ...state, status: 'processing', problem: undefined, idempotencyKey, sentNumber };
    }
    case 'accepted':
      return { ...state, status: 'success', chatUrl: event.chatUrl, notice: event.notice };
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

/** The server refuses another number under a key that it knows, and it may know the key after a failed answer too. */
const keyOfSend = ({ mobileNumber, sentNumber = mobileNumber, idempotencyKey }: BookingState): string =>
  mobileNumber === sentNumber ? idempotencyKey : newKey();

const validSavedNumber = (): string => {
  const saved = savedMobileNumber.get() ?? '';
  return isMobileNumber(saved) ? saved : '';
};

/** The state of the Book Now form, and the handlers that change it. */
export function useBooking(formKey: string, chatUrl: string) {
  const [state, dispatch] = useReducer(bookingReducer, formKey, initialBooking);
  const [accepted, setAccepted] = useState<AcceptedLead>();
  const form = useRef<HTMLFormElement>(null);

  // A later effect could clear digits that the visitor has already typed.
  useLayoutEffect(() => {
    const clear = () =>
      dispatch({ kind: 'closed', idempotencyKey: newKey(), savedNumber: validSavedNumber() });
    clear();
    // Opening the form is a step of the visit that no page request tells. It names nobody and needs no answer.
    navigator.sendBeacon(endpoints.steps);
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
    if (state.status === 'processing') return;
    const idempotencyKey = keyOfSend(state);
    dispatch({ kind: 'submitted', idempotencyKey });
    if (!isMobileNumber(state.mobileNumber)) return;
    const dialog = form.current?.closest('dialog') ?? undefined;
    void sendAndOpenChat({ ...state, idempotencyKey }, dispatch, dialog).then(
      (lead) => lead && setAccepted(lead),
    );
  };

  return { state, dispatch, submit, form, accepted };
}

async function sendAndOpenChat(
  { mobileNumber, idempotencyKey }: BookingState,
  dispatch: (event: BookingEvent) => void,
  dialog: HTMLDialogElement | undefined,
): Promise<AcceptedLead | undefined> {
  const tab = navigator.onLine ? openChatTab() : undefined;
  const outcome = await submitLead({ mobileNumber, idempotencyKey, source: 'website' });
  if (outcome.kind === 'accepted') {
    const price = serviceInterest.price();
    const { service } = outcome;
    recordRedirect({ source: 'book_now', ...(service && { service }), ...(price && { price }) });
    tab?.show(outcome.chatUrl);
  } else tab?.close();
  // A visitor from an unserved place reads the notice in the dialog, for there is no slot to choose.
  const hasNextStep = outcome.kind === 'accepted' && outcome.notice === undefined;
  if (!hasNextStep || dialog === undefined)
    dispatch(outcome.kind === 'refused' ? { kind: 'refused', problem: 'mobile_invalid' } : outcome);
  if (!hasNextStep) return undefined;
  const { chatUrl, next } = outcome;
  const chatOpened = tab?.isOpen === true;
  return { mobileNumber, chatUrl, next, chatOpened, idempotencyKey, place: dialog && placeOnPage(dialog) };
}

const PLACE = 'next-step';

/**
 * Closes the dialog, and the browser returns the focus to the button that opened it. The next step stands after that
 * button's part of the page, or at the top for a button outside of the main part.
 */
function placeOnPage(dialog: HTMLDialogElement): HTMLElement {
  dialog.close();
  const place = document.getElementById(PLACE) ?? Object.assign(document.createElement('div'), { id: PLACE });
  const main = document.getElementById('main');
  const part = [...(main?.children ?? [])].find((child) => child.contains(document.activeElement));
  if (part && part !== place) part.after(place);
  else if (!part) main?.prepend(place);
  return place;
}

/** Opens the chat's tab inside the click, for browsers block a tab that opens after the answer came. */
function openChatTab() {
  const tab = window.open('', '_blank');
  return {
    isOpen: tab !== null,
    show(url: string) {
      if (tab === null) return;
      tab.opener = null;
      tab.location.href = url;
    },
    close: () => tab?.close(),
  };
}
