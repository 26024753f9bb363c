import { type FormEvent, useRef, useState } from 'react';
import { leadAnswer } from '../../../src/features/leads/contract.ts';
import {
  keepMobileDigits,
  type MobileNumberProblem,
  mobileNumberProblem,
} from '../../../src/values/mobile-number.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { leadContext } from '../../api/lead-context.ts';
import { send } from '../../api/send.ts';
import { type SendError, sendErrorOf } from '../../api/send-error.ts';
import { outbox } from '../../storage/outbox.ts';
import { savedLead } from '../../storage/session.ts';
import { storeDetails } from '../../storage/stored-details.ts';

type LeadState =
  | {
      readonly status: 'idle' | 'sending' | 'kept';
      readonly mobileNumber: string;
      readonly problem?: MobileNumberProblem;
      readonly trouble?: SendError;
    }
  | { readonly status: 'sent'; readonly chatUrl: string };

/** One number, one lead: trying again after a failure sends the same key, so it stays one. */
export function useLead() {
  const [state, setState] = useState<LeadState>({ status: 'idle', mobileNumber: '' });
  const idempotencyKey = useRef<string>(undefined);

  const type = (text: string) => {
    idempotencyKey.current = undefined;
    setState({ status: 'idle', mobileNumber: keepMobileDigits(text) });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.status === 'sent' || state.status === 'sending') return;
    const { mobileNumber } = state;
    const problem = mobileNumberProblem(mobileNumber);
    if (problem) return setState({ status: 'idle', mobileNumber, problem });
    setState({ status: 'sending', mobileNumber });
    idempotencyKey.current ??= crypto.randomUUID();
    const body = {
      ...leadContext(),
      mobileNumber,
      idempotencyKey: idempotencyKey.current,
      source: 'popup',
    };
    const answer = await send('POST', endpoints.leads, body, leadAnswer);
    if (!answer.ok && answer.code !== 'offline')
      return setState({ status: 'idle', mobileNumber, trouble: sendErrorOf(answer) });
    storeDetails({ ...body, path: endpoints.leads, eventId: body.idempotencyKey });
    if (!answer.ok) {
      outbox.add(endpoints.leads, body);
      return setState({ status: 'kept', mobileNumber });
    }
    savedLead.set({ id: answer.value.id, token: answer.value.token });
    setState({ status: 'sent', chatUrl: answer.value.whatsappUrl });
  };

  return { state, type, submit: (event: FormEvent) => void submit(event) };
}
