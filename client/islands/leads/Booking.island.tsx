import { bookingText as text } from '../../../src/content/text/en/booking.ts';
import { bookNowMessages } from '../../../src/content/text/en/messages.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { DoneMark, Icon } from '../../ui/Icon.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { defineIsland } from '../island.ts';
import { mayContinue, useBooking } from './use-booking.ts';

interface BookingProps {
  /** Idempotency key for a visitor without JavaScript. */
  readonly formKey: string;
  readonly phone: string;
  /** Address of the business chat, for cases in which no answer of the server has one. */
  readonly chatUrl: string;
  /** Distinguishes two forms of one page. */
  readonly id: string;
}

/** The id of the form, by which fields outside of the island can join it. */
export const bookingFormId = (islandId: string): string => `${islandId}-form`;

/** Asks for a mobile number and opens the chat. It is the shortest way to a booking. */
function BookingForm({ formKey, phone, chatUrl, id }: BookingProps) {
  const { state, dispatch, submit, form } = useBooking(formKey, chatUrl);
  const hydrated = useHydrated();
  if (state.status === 'success') return <BookingDone chatUrl={state.chatUrl} />;
  if (state.status === 'stored') return <LeadStored chatUrl={chatUrl} phone={phone} />;
  const { problem, status } = state;
  return (
    <form
      ref={form}
      id={bookingFormId(id)}
      className="sheet-body"
      method="post"
      action={endpoints.leads}
      onSubmit={submit}
      noValidate={hydrated}
    >
      {status === 'failed' && state.error && (
        <SendProblem error={state.error} failed={bookNowMessages.failed} />
      )}
      <MobileField
        id={`${id}-mobile`}
        value={state.mobileNumber}
        onChange={(event) => dispatch({ kind: 'typed', text: event.target.value })}
        hint={text.hint}
        error={problem && bookNowMessages[problem]}
        pattern="[6-9][0-9]{9}"
        required
      />
      <input type="hidden" name="idempotencyKey" value={state.idempotencyKey} />
      <Button type="submit" wide busy={status === 'processing'} disabled={hydrated && !mayContinue(state)}>
        {status === 'failed' ? text.retry : text.continue}
      </Button>
      {status === 'failed' ? <CallInstead phone={phone} /> : <Reassurances />}
    </form>
  );
}

/** Shows a link to the chat too, for the browser may have blocked its tab. */
const BookingDone = ({ chatUrl = '#' }: { readonly chatUrl: string | undefined }) => (
  <div className="sheet-body" role="status">
    <DoneMark />
    <p className="h2">{text.doneTitle}</p>
    <p>{text.doneText}</p>
    <ButtonLink href={chatUrl} target="_blank" rel="noopener" wide icon="message-circle">
      {text.openChat}
    </ButtonLink>
  </div>
);

/** Shows that the offline browser stored the number. The chat and the phone may still work. */
const LeadStored = ({ chatUrl, phone }: { readonly chatUrl: string; readonly phone: string }) => (
  <div className="sheet-body">
    <Alert tone="calm" icon="wifi-off">
      {text.offline}
    </Alert>
    <ButtonLink
      href={chatUrl}
      target="_blank"
      rel="noopener"
      wide
      icon="message-circle"
      data-source="book_now"
    >
      {text.openChat}
    </ButtonLink>
    <CallInstead phone={phone} />
  </div>
);

const CallInstead = ({ phone }: { readonly phone: string }) => (
  <ButtonLink href={`tel:${phone}`} kind="quiet" wide icon="phone">
    {text.callInstead}
  </ButtonLink>
);

const Reassurances = () => (
  <ul className="ticks">
    {text.reassurances.map((line) => (
      <li key={line}>
        <Icon name="check" />
        {line}
      </li>
    ))}
  </ul>
);

export const island = defineIsland({ name: 'booking', start: 'interaction', Component: BookingForm });
