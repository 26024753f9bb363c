import { useRef } from 'react';
import { bookNowMessages } from '../../../src/content/text/en/messages.ts';
import { type PopupText, popupText } from '../../../src/content/text/en/popup.ts';
import { POPUP_CLOSED } from '../../idle/popup-signals.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/Button.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useLead } from './use-lead.ts';

/** Asks for a number from the corner of the screen: takes no focus, covers nothing that is in use, goes at a press. */
export function LeadPopup() {
  const frame = useRef<HTMLElement>(null);
  const { state, type, submit } = useLead();
  // Nothing of it stands in the page before it is called.
  if (!useHydrated()) return null;
  const close = () => frame.current?.dispatchEvent(new Event(POPUP_CLOSED, { bubbles: true }));
  return (
    <section ref={frame} className="lead-popup" aria-labelledby="lead-popup-title">
      <header>
        <h2 id="lead-popup-title" className="h3">
          {state.status === 'sent' ? popupText.doneTitle : popupText.title}
        </h2>
        <IconButton icon="x" label={popupText.close} onClick={close} />
      </header>
      {state.status === 'sent' ? (
        <Sent text={popupText} chatUrl={state.chatUrl} />
      ) : state.status === 'kept' ? (
        <Alert tone="calm" icon="wifi-off">
          {popupText.offline}
        </Alert>
      ) : (
        <form onSubmit={submit} noValidate>
          <p className="small">{popupText.lead}</p>
          {state.trouble && <SendProblem trouble={state.trouble} failed={bookNowMessages.failed} />}
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

const Sent = ({ text, chatUrl }: { readonly text: PopupText; readonly chatUrl: string }) => (
  <div role="status">
    <p className="small">{text.doneText}</p>
    <ButtonLink href={chatUrl} target="_blank" rel="noopener" wide icon="message-circle">
      {text.openChat}
    </ButtonLink>
  </div>
);
