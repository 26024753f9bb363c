import { areaNames } from '../../../src/content/text/areas.ts';
import { assistantText } from '../../../src/content/text/assistant.ts';
import { bookedPrice } from '../../../src/content/text/booked-price.ts';
import { slotNames } from '../../../src/content/text/slots.ts';
import { uiText } from '../../../src/content/text/ui.ts';
import { wayNames } from '../../../src/content/text/ways.ts';
import { type Choice, SUPPORT } from '../../../src/features/assistant/rules/choices.ts';
import { CONFIRM } from '../../../src/features/assistant/rules/conversation.ts';
import { isErrorMessage, type Message } from '../../../src/features/assistant/rules/transcript.ts';
import { type BookingDraft, OTHER_AREA } from '../../../src/features/bookings/rules/booking-record.ts';
import { formatDay } from '../../../src/values/format.ts';
import { groupedMobileNumber } from '../../../src/values/mobile-number.ts';
import type { Paise } from '../../../src/values/money.ts';
import { addresses, endpoints } from '../../../src/web/contract/addresses.ts';
import type { SendError } from '../../api/send.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink, TextLink } from '../../ui/Button.tsx';
import { ChatLink } from '../../ui/ChatLink.tsx';
import { ChatNotice } from '../../ui/ChatNotice.tsx';
import { DoneMark } from '../../ui/Icon.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import type { AssistantProps } from './Assistant.island.tsx';
import { bookedName, carText, chatSubject, choiceText } from './message-text.ts';
import type { useAssistant } from './use-assistant.ts';

interface ClosingProps {
  readonly message: Message;
  readonly choices: readonly Choice[];
  readonly assistant: ReturnType<typeof useAssistant>;
  readonly business: AssistantProps;
  readonly chatUrl: string;
  /** True for the last message, the only one that shows its buttons. */
  readonly isOpen: boolean;
  readonly onAct: (id: string) => void;
}

/** The content under a message without a question: the summary, the confirmation or the contacts. */
export function Closing({ message, choices, assistant, business, chatUrl, isOpen, onAct }: ClosingProps) {
  const { view, booking, isSending, isWaiting, error } = assistant;
  const subject = chatSubject(view);
  return (
    <div className="chat-close" aria-live="off" data-controls={isOpen ? 'open' : undefined}>
      {message === 'summary' && (
        <>
          <SummaryList draft={view.draft} price={view.price} />
          <ChatNotice text={business.chatNotice} />
        </>
      )}
      {message === 'summary' && isWaiting && !isSending && (
        <Alert tone="calm" icon="wifi-off">
          {assistantText.offline}
        </Alert>
      )}
      {message === 'confirmed' && booking.record && (
        <>
          <DoneMark />
          <p className="h3">{assistantText.bookingId(booking.record.bookingId)}</p>
          <ButtonLink href={addresses.booking(booking.record.id)} wide>
            {assistantText.ownPage}
          </ButtonLink>
          {!booking.record.waits && (
            <ButtonLink
              href={endpoints.bookingCalendar(booking.record.id)}
              kind="quiet"
              download
              wide
              icon="calendar"
            >
              {assistantText.addToCalendar}
            </ButtonLink>
          )}
          <TextLink
            className="small"
            href={chatUrl}
            target="_blank"
            rel="noopener"
            data-source="assistant"
            data-service={subject.service}
            data-price={subject.price}
          >
            {assistantText.sendToChat}
          </TextLink>
        </>
      )}
      {message === 'support' && (
        <ChatLink
          href={chatUrl}
          data-source="assistant"
          data-service={subject.service}
          data-price={subject.price}
        >
          {assistantText.openChat}
        </ChatLink>
      )}
      {isErrorMessage(message) && <ErrorDetails error={error} business={business} />}
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

/** Shows the reason and the number to call where the server refused the visitor; else the contacts. */
const ErrorDetails = ({
  error,
  business,
}: Pick<ClosingProps, 'business'> & { readonly error?: SendError | undefined }) =>
  error === undefined || error.code === 'failed' ? (
    <Contact business={business} />
  ) : (
    <SendProblem error={error} failed={assistantText.support} />
  );

const Contact = ({ business }: { readonly business: AssistantProps }) => (
  <>
    <p className="small">{assistantText.support}</p>
    <TextLink href={`tel:${business.phoneDial}`}>{business.phone}</TextLink>
    <TextLink href={`mailto:${business.email}`}>{business.email}</TextLink>
  </>
);

const text = assistantText.summary;

/** Keeps a time on one line. */
const unbroken = (time: string): string => time.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

/** The price of the booking; denting and painting has one for each panel. */
function priceText({ serviceType }: BookingDraft, price: Paise | undefined): string {
  if (price === undefined) return text.quote;
  return bookedPrice(serviceType, price);
}

/** The booking's details, for the visitor to check before confirming. */
function SummaryList({ draft, price }: { readonly draft: BookingDraft; readonly price: Paise | undefined }) {
  const { date, timeSlot, mobileNumber } = draft;
  const facts: readonly (readonly [name: string, value: string | undefined])[] = [
    [text.car, carText(draft)],
    [text.service, draft.serviceType && bookedName(draft.serviceType)],
    [text.price, priceText(draft, price)],
    [text.when, date && timeSlot && `${formatDay(date)}, ${unbroken(slotNames[timeSlot])}`],
    [text.preference, draft.servicePreference && wayNames[draft.servicePreference]],
    [text.area, draft.area === OTHER_AREA ? draft.address : draft.area && areaNames[draft.area]],
    [text.name, draft.fullName],
    [text.mobileNumber, mobileNumber && `${uiText.countryCode} ${groupedMobileNumber(mobileNumber)}`],
  ];
  return (
    <dl className="chat-facts">
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
