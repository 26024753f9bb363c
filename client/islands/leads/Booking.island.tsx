import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { bookingText as text } from '../../../src/content/text/en/booking.ts';
import { carSearchText } from '../../../src/content/text/en/car-search.ts';
import { bookNowMessages } from '../../../src/content/text/en/messages.ts';
import { LONGEST_TYPED_CAR } from '../../../src/features/pricing/contract.ts';
import type { Paise } from '../../../src/values/money.ts';
import { fuelName } from '../../../src/values/vehicle.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import type { PricedCar } from '../../api/prices.ts';
import { serviceInterest } from '../../storage/interest.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { carName } from '../../ui/book-now.ts';
import { CarSearch } from '../../ui/CarSearch.tsx';
import { ChatLink } from '../../ui/ChatLink.tsx';
import { Field } from '../../ui/Field.tsx';
import { DoneMark } from '../../ui/Icon.tsx';
import { MobileField } from '../../ui/MobileField.tsx';
import { CarSummary } from '../../ui/PriceCard.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { defineIsland } from '../island.ts';
import { type AcceptedLead, mayContinue, useBooking } from './use-booking.ts';
import { useChosenCar } from './use-chosen-car.ts';

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
  const { state, dispatch, submit, form, accepted } = useBooking(formKey, chatUrl);
  const { chosen, choose } = useChosenCar(form);
  const hydrated = useHydrated();
  const panel = accepted && <NextStepPlace lead={accepted} phone={phone} />;
  if (state.status === 'success')
    return panel ?? <BookingDone chatUrl={state.chatUrl} notice={state.notice} />;
  if (state.status === 'stored') return <LeadStored chatUrl={chatUrl} phone={phone} />;
  const { problem, status } = state;
  return (
    <>
      {panel}
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
        <noscript>
          <Field
            id={`${id}-typed-car`}
            name="carModel"
            label={carSearchText.which}
            maxLength={LONGEST_TYPED_CAR}
          />
        </noscript>
        {chosen.kind === 'open' && (
          <CarSearch id={`${id}-car`} label={carSearchText.which} onChoose={choose} />
        )}
        {chosen.kind === 'chosen' && <ChosenSummary car={chosen.car} price={chosen.price} />}
        <MobileField
          id={`${id}-mobile`}
          value={state.mobileNumber}
          onChange={(event) => dispatch({ kind: 'typed', text: event.target.value })}
          hint={text.hint}
          error={problem && bookNowMessages[problem]}
          required
        />
        <input type="hidden" name="idempotencyKey" value={state.idempotencyKey} />
        <Button type="submit" wide busy={status === 'processing'} disabled={hydrated && !mayContinue(state)}>
          {status === 'failed' ? text.retry : text.continue}
        </Button>
        {status === 'failed' ? <CallInstead phone={phone} /> : <Reassurances />}
      </form>
    </>
  );
}

/** Loaded with the first number that the server has. */
const NextStepPanel = lazy(async () => ({ default: (await import('./NextStepPanel.tsx')).NextStepPanel }));

/** The next step, in its place on the page or instead of the form. */
function NextStepPlace({ lead, phone }: { readonly lead: AcceptedLead; readonly phone: string }) {
  const { place, idempotencyKey, ...props } = lead;
  const panel = (
    <Suspense fallback={null} key={idempotencyKey}>
      <NextStepPanel {...props} phone={phone} />
    </Suspense>
  );
  return place ? createPortal(panel, place) : panel;
}

/** The chosen car with the price of the pressed service. */
const ChosenSummary = ({ car, price }: { readonly car: PricedCar; readonly price: Paise | undefined }) => (
  <CarSummary
    picture={`car-${car.bodyType}`}
    service={serviceInterest.name() ?? carName(car.names)}
    car={serviceInterest.name() === undefined ? fuelName(car.names.fuelType) : carName(car.names)}
    price={price}
  />
);

interface BookingDoneProps {
  readonly chatUrl: string | undefined;
  /** Replaces the text for a visitor from a place that no centre serves. */
  readonly notice: string | undefined;
}

/** Shows a link to the chat too, for the browser may have blocked its tab. */
const BookingDone = ({ chatUrl = '#', notice }: BookingDoneProps) => (
  <div className="sheet-body" role="status">
    <DoneMark />
    <p className="h2">{text.doneTitle}</p>
    <p>{notice ?? text.doneText}</p>
    <ChatLink href={chatUrl}>{text.openChat}</ChatLink>
  </div>
);

/** Shows that the offline browser stored the number. The chat and the phone may still work. */
const LeadStored = ({ chatUrl, phone }: { readonly chatUrl: string; readonly phone: string }) => (
  <div className="sheet-body">
    <Alert tone="calm" icon="wifi-off">
      {text.offline}
    </Alert>
    <ChatLink href={chatUrl} data-source="book_now">
      {text.openChat}
    </ChatLink>
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
      <li key={line}>{line}</li>
    ))}
  </ul>
);

export const island = defineIsland({ name: 'booking', start: 'interaction', Component: BookingForm });
