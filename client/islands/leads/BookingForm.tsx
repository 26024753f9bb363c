import { bookingText as text } from '../../../src/content/text/en/booking.ts';
import { bookNowMessages } from '../../../src/content/text/en/messages.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { BookingDone } from './BookingDone.tsx';
import { mayContinue } from './booking-state.ts';
import { bookingFormId } from './form-id.ts';
import { LeadSaved } from './LeadSaved.tsx';
import { Reassurances } from './Reassurances.tsx';
import { useBooking } from './use-booking.ts';

export interface BookingProps {
  /** Idempotency key for a visitor without JavaScript. */
  readonly formKey: string;
  readonly phone: string;
  /** Where the chat opens when our answer cannot say it. */
  readonly chatUrl: string;
  /** Tells two forms of one page apart. */
  readonly id: string;
}

/** A mobile number, and the chat opens: the shortest way to a booking (spec sections 2, 4 and 5). */
export function BookingForm({ formKey, phone, chatUrl, id }: BookingProps) {
  const { state, dispatch, submit, form } = useBooking(formKey, chatUrl);
  const hydrated = useHydrated();
  if (state.status === 'success') return <BookingDone chatUrl={state.chatUrl} />;
  if (state.status === 'kept') return <LeadSaved chatUrl={chatUrl} phone={phone} />;
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
      {status === 'failed' && state.trouble && (
        <SendProblem trouble={state.trouble} failed={bookNowMessages.failed} />
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
      {status === 'failed' ? (
        <ButtonLink href={`tel:${phone}`} kind="quiet" wide icon="phone">
          {text.callInstead}
        </ButtonLink>
      ) : (
        <Reassurances lines={text.reassurances} />
      )}
    </form>
  );
}
