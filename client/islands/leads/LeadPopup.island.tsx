import { useRef } from 'react';
import { bookNowMessages } from '../../../src/content/text/messages.ts';
import { popupText } from '../../../src/content/text/popup.ts';
import { type LeadForm, leadForm } from '../../../src/features/leads/contract.ts';
import { postLead } from '../../api/submit-form.ts';
import { POPUP_CLOSED, POPUP_FAILED } from '../../idle/popup-signals.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ChatLink } from '../../ui/ChatLink.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { showResult } from '../../ui/result.ts';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useMobileText } from '../../ui/use-mobile-text.ts';
import { defineIsland } from '../island.ts';

const TITLE = 'lead-popup-title';

/** Asks for a number in the corner of the screen, without taking the focus. */
function LeadPopup() {
  const frame = useRef<HTMLElement>(null);
  const isClosed = useRef(false);
  const tell = (event: string) => frame.current?.dispatchEvent(new Event(event, { bubbles: true }));
  const { outcome, isSending, isStored, hydrated, form, field, dismiss, renewKey } = useForm({
    schema: leadForm,
    async send(body: LeadForm) {
      isClosed.current = false;
      const outcome = await postLead('popup')(body);
      if (isClosed.current && (outcome.kind === 'failed' || outcome.kind === 'refused')) tell(POPUP_FAILED);
      return outcome;
    },
    id: 'lead-popup',
  });
  const mobile = useMobileText(dismiss);
  // The server's HTML holds no part of the popup, and the first render must equal it.
  if (!hydrated) return null;
  const close = () => {
    isClosed.current = true;
    tell(POPUP_CLOSED);
    // A number on its way stays in the form, which comes back where it fails.
    if (isSending) return;
    // The popup may open once more in this visit, and then begins afresh.
    mobile.setText('');
    renewKey();
    dismiss();
  };
  // A stored post that is no longer kept has been sent.
  const isSent = outcome.kind === 'accepted' || (outcome.kind === 'stored' && !isStored);
  return (
    <section ref={frame} className="lead-popup" aria-labelledby={TITLE}>
      <header>
        {isSent ? (
          <h2 key="sent" ref={showResult} tabIndex={-1} id={TITLE} className="h3">
            {popupText.doneTitle}
          </h2>
        ) : (
          <h2 id={TITLE} className="h3">
            {popupText.title}
          </h2>
        )}
        <IconButton icon="x" label={popupText.close} onClick={close} />
      </header>
      {isSent ? (
        <Sent answer={outcome.kind === 'accepted' ? outcome.answer : undefined} />
      ) : isStored ? (
        <Alert shown tone="calm" icon="wifi-off">
          {popupText.offline}
        </Alert>
      ) : (
        <form {...form}>
          <p className="small">{popupText.lead}</p>
          {outcome.kind === 'failed' && <SendProblem error={outcome.error} failed={bookNowMessages.failed} />}
          <MobileField {...field('mobileNumber')} {...mobile.props} />
          <Button type="submit" wide busy={isSending}>
            {popupText.submit}
          </Button>
        </form>
      )}
    </section>
  );
}

interface SentProps {
  /** Undefined where the browser sent the number later. Its notice is for a place that no centre serves. */
  readonly answer: { readonly whatsappUrl: string; readonly notice?: string | undefined } | undefined;
}

const Sent = ({ answer }: SentProps) => (
  <div role="status">
    <p className="small">{answer?.notice ?? popupText.doneText}</p>
    {answer && <ChatLink href={answer.whatsappUrl}>{popupText.openChat}</ChatLink>}
  </div>
);

export const island = defineIsland({ name: 'lead-popup', start: 'call', Component: LeadPopup });
