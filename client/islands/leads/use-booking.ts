import { type FormEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { leadAnswer } from '../../../src/features/leads/contract.ts';
import { isMobileNumber } from '../../../src/values/mobile-number.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { leadContext } from '../../api/lead-context.ts';
import { recordRedirect } from '../../api/note-redirect.ts';
import { send } from '../../api/send.ts';
import { sendErrorOf } from '../../api/send-error.ts';
import { serviceInterest } from '../../storage/interest.ts';
import { outbox } from '../../storage/outbox.ts';
import { savedLead, savedMobileNumber } from '../../storage/session.ts';
import { storeDetails } from '../../storage/stored-details.ts';
import { type BookingEvent, type BookingState, bookingReducer, initialBooking } from './booking-state.ts';
import { openChatTab } from './chat-tab.ts';

const newKey = () => crypto.randomUUID();

const validSavedNumber = (): string => {
  const saved = savedMobileNumber.get() ?? '';
  return isMobileNumber(saved) ? saved : '';
};

/** The booking form's behaviour: what it shows and what its events do. */
export function useBooking(formKey: string, chatUrl: string) {
  const [state, dispatch] = useReducer(bookingReducer, formKey, initialBooking);
  const form = useRef<HTMLFormElement>(null);

  // Before anything can be typed into the live form: a later clearing would take the first digits away.
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
    if (status !== 'kept') return undefined;
    return outbox.subscribe(() => {
      if (!outbox.has(idempotencyKey)) dispatch({ kind: 'accepted', chatUrl });
    });
  }, [status, idempotencyKey, chatUrl]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch({ kind: 'submitted' });
    if (!isMobileNumber(state.mobileNumber) || state.status === 'processing') return;
    void sendLead(state, dispatch);
  };

  return { state, dispatch, submit, form };
}

async function sendLead(
  { mobileNumber, idempotencyKey }: BookingState,
  dispatch: (event: BookingEvent) => void,
): Promise<void> {
  const tab = navigator.onLine ? openChatTab() : undefined;
  const body = {
    ...leadContext(),
    mobileNumber,
    idempotencyKey,
    source: 'website',
  };
  const answer = await send('POST', endpoints.leads, body, leadAnswer);
  if (answer.ok || answer.code === 'offline') {
    storeDetails({ ...body, path: endpoints.leads, eventId: idempotencyKey });
  }
  if (answer.ok) {
    const { id, token } = answer.value;
    savedLead.set({ id, token });
    const price = serviceInterest.price();
    recordRedirect({ source: 'book_now', service: serviceInterest.get(), ...(price && { price }) });
    tab?.show(answer.value.whatsappUrl);
    dispatch({ kind: 'accepted', chatUrl: answer.value.whatsappUrl });
    return;
  }
  tab?.close();
  if (answer.code === 'offline') {
    outbox.add(endpoints.leads, body);
    dispatch({ kind: 'kept' });
  } else if (answer.detail?.fields.mobileNumber) dispatch({ kind: 'refused', problem: 'mobile_invalid' });
  else dispatch({ kind: 'failed', trouble: sendErrorOf(answer) });
}
