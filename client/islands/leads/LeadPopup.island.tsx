import { type FormEvent, useRef, useState } from 'react';
import { bookNowMessages } from '../../../src/content/text/en/messages.ts';
import { popupText } from '../../../src/content/text/en/popup.ts';
import {
  type MobileNumberProblem,
  mobileFieldText,
  mobileNumberProblem,
} from '../../../src/values/mobile-number.ts';
import type { SendError } from '../../api/send.ts';
import { submitLead } from '../../api/submit-form.ts';
import { POPUP_CLOSED } from '../../idle/popup-signals.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ChatLink } from '../../ui/ChatLink.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { defineIsland } from '../island.ts';

/** Asks for a number in the corner of the screen, without taking the focus. */
function LeadPopup() {
  const frame = useRef<HTMLElement>(null);
  const { state, type, submit, reset } = useLead();
  // The server's HTML holds no part of the popup, and the first render must equal it.
  if (!useHydrated()) return null;
  const close = () => {
    frame.current?.dispatchEvent(new Event(POPUP_CLOSED, { bubbles: true }));
    // The popup may open once more in this visit, and then begins afresh.
    reset();
  };
  return (
    <section ref={frame} className="lead-popup" aria-labelledby="lead-popup-title">
      <header>
        <h2 id="lead-popup-title" className="h3">
          {state.status === 'sent' ? popupText.doneTitle : popupText.title}
        </h2>
        <IconButton icon="x" label={popupText.close} onClick={close} />
      </header>
      {state.status === 'sent' ? (
        <Sent chatUrl={state.chatUrl} notice={state.notice} />
      ) : state.status === 'stored' ? (
        <Alert tone="calm" icon="wifi-off">
          {popupText.offline}
        </Alert>
      ) : (
        <form onSubmit={submit} noValidate>
          <p className="small">{popupText.lead}</p>
          {state.error && <SendProblem error={state.error} failed={bookNowMessages.failed} />}
          <MobileField
            id="lead-popup-mobile"
            value={state.mobileNumber}
            onChange={(event) => type(event.target.value)}
            error={state.problem && bookNowMessages[state.problem]}
          />
          <Button type="submit" wide busy={state.status === 'sending'}>
            {popupText.submit}
          </Button>
        </form>
      )}
    </section>
  );
}

interface SentProps {
  readonly chatUrl: string;
  /** The sentence for a visitor from a place that no centre serves. */
  readonly notice: string | undefined;
}

const Sent = ({ chatUrl, notice }: SentProps) => (
  <div role="status">
    <p className="small">{notice ?? popupText.doneText}</p>
    <ChatLink href={chatUrl}>{popupText.openChat}</ChatLink>
  </div>
);

type LeadState =
  | {
      readonly status: 'idle' | 'sending' | 'stored';
      readonly mobileNumber: string;
      readonly problem?: MobileNumberProblem;
      readonly error?: SendError;
    }
  | ({ readonly status: 'sent' } & SentProps);

/** Sends the number as a lead. Another try after a failure repeats the key, so that there is only one lead. */
function useLead() {
  const [state, setState] = useState<LeadState>({ status: 'idle', mobileNumber: '' });
  const key = useRef<string>(undefined);

  const type = (text: string) => {
    key.current = undefined;
    const before = state.status === 'sent' ? '' : state.mobileNumber;
    setState({ status: 'idle', mobileNumber: mobileFieldText(text, before) });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.status === 'sent' || state.status === 'sending') return;
    const { mobileNumber } = state;
    const problem = mobileNumberProblem(mobileNumber);
    if (problem) return setState({ status: 'idle', mobileNumber, problem });
    setState({ status: 'sending', mobileNumber });
    key.current ??= crypto.randomUUID();
    const outcome = await submitLead({ mobileNumber, idempotencyKey: key.current, source: 'popup' });
    if (outcome.kind === 'accepted')
      setState({ status: 'sent', chatUrl: outcome.chatUrl, notice: outcome.notice });
    else if (outcome.kind === 'stored') setState({ status: 'stored', mobileNumber });
    else if (outcome.kind === 'refused')
      setState({ status: 'idle', mobileNumber, problem: 'mobile_invalid' });
    else setState({ status: 'idle', mobileNumber, error: outcome.error });
  };

  const reset = () => type('');

  return { state, type, reset, submit: (event: FormEvent) => void submit(event) };
}

export const island = defineIsland({ name: 'lead-popup', start: 'call', Component: LeadPopup });
