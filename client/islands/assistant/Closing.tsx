import { assistantText } from '../../../src/content/text/en/assistant.ts';
import { type Choice, SUPPORT } from '../../../src/features/assistant/rules/choices.ts';
import { CONFIRM } from '../../../src/features/assistant/rules/conversation.ts';
import type { Message } from '../../../src/features/assistant/rules/entry.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import type { SendError } from '../../api/send-error.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink, TextLink } from '../../ui/Button.tsx';
import { DoneMark } from '../../ui/Icon.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import type { AssistantProps } from './assistant-props.ts';
import { SummaryList } from './SummaryList.tsx';
import type { useAssistant } from './use-assistant.ts';
import { choiceText } from './words.ts';

interface ClosingProps {
  readonly message: Message;
  readonly choices: readonly Choice[];
  readonly assistant: ReturnType<typeof useAssistant>;
  readonly business: AssistantProps;
  readonly chatUrl: string;
  /** Only the last message can be pressed. */
  readonly isOpen: boolean;
  readonly onAct: (id: string) => void;
}

/** What stands under a message that is no question: the summary, the confirmation, the ways to a person. */
export function Closing({ message, choices, assistant, business, chatUrl, isOpen, onAct }: ClosingProps) {
  const { view, booking, isSending, isWaiting, trouble } = assistant;
  return (
    <div className="chat-close" aria-live="off" data-controls={isOpen ? 'open' : undefined}>
      {message === 'summary' && <SummaryList draft={view.draft} price={view.price} />}
      {message === 'summary' && isWaiting && !isSending && (
        <Alert tone="calm" icon="wifi-off">
          {assistantText.offline}
        </Alert>
      )}
      {message === 'confirmed' && booking.record && (
        <>
          <DoneMark />
          <p className="h3">{assistantText.bookingId(booking.record.bookingId)}</p>
          <TextLink href={addresses.ownBooking(booking.record.id, booking.record.token)} arrow>
            {assistantText.ownPage}
          </TextLink>
          <ChatLink href={chatUrl}>{assistantText.sendToChat}</ChatLink>
        </>
      )}
      {message === 'support' && <ChatLink href={chatUrl}>{assistantText.openChat}</ChatLink>}
      {message === 'technical_error' && <WhatNow trouble={trouble} business={business} />}
      {isOpen && (
        <div className="choices">
          {choices.map((choice) => (
            <Button
              key={choice.id}
              kind={choice.id === CONFIRM ? undefined : 'quiet'}
              short={choice.id !== CONFIRM}
              wide={choice.id === CONFIRM}
              icon={choice.id === SUPPORT ? 'message-circle' : undefined}
              busy={choice.id === CONFIRM && isSending}
              busyText={assistantText.sending}
              onClick={() => onAct(choice.id)}
            >
              {choiceText(choice, message)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A press on it is noted like every press on a link into the chat (client/idle/redirects.idle.ts). */
const ChatLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <ButtonLink href={href} target="_blank" rel="noopener" wide icon="message-circle" data-source="assistant">
    {children}
  </ButtonLink>
);

/** Who was turned away is told why and whom to call; of anything else, how to reach a person. */
const WhatNow = ({
  trouble,
  business,
}: Pick<ClosingProps, 'business'> & { readonly trouble?: SendError | undefined }) =>
  trouble === undefined || trouble.code === 'failed' ? (
    <Contact business={business} />
  ) : (
    <SendProblem trouble={trouble} failed={assistantText.support} />
  );

const Contact = ({ business }: { readonly business: AssistantProps }) => (
  <>
    <p className="small">{assistantText.support}</p>
    <TextLink href={`tel:${business.phoneDial}`}>{business.phone}</TextLink>
    <TextLink href={`mailto:${business.email}`}>{business.email}</TextLink>
  </>
);
