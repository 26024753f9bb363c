import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { bookingText as text } from '../../../src/content/text/booking.ts';
import { carSearchText } from '../../../src/content/text/car-search.ts';
import { bookNowMessages } from '../../../src/content/text/messages.ts';
import { LONGEST_TYPED_CAR } from '../../../src/features/pricing/contract.ts';
import type { Paise } from '../../../src/values/money.ts';
import { fuelName } from '../../../src/values/vehicle.ts';
import type { ReturnedForm } from '../../../src/web/contract/returned-form.ts';
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
import { showResult } from '../../ui/result.ts';
import { SendProblem } from '../../ui/SendProblem.tsx';
import { defineIsland } from '../island.ts';
import { type AcceptedLead, useBooking } from './use-booking.ts';
import { useChosenCar } from './use-chosen-car.ts';

interface BookingProps {
  /** Idempotency key for a visitor without JavaScript. */
  readonly formKey: string;
  readonly phone: string;
  /** Address of the business chat, for cases in which no answer of the server has one. */
  readonly chatUrl: string;
  /** Distinguishes two forms of one page. */
  readonly id: string;
  /** The form as it returns without JavaScript, refused. */
  readonly returned?: ReturnedForm | undefined;
}

/** The id of the form, by which fields outside of the island can join it. */
export const bookingFormId = (islandId: string): string => `${islandId}-form`;

/** Asks for a mobile number and opens the chat. It is the shortest way to a booking. */
function BookingForm({ formKey, phone, chatUrl, id, returned }: BookingProps) {
  const { outcome, isSending, hydrated, form, accepted, mobileProps, mayContinue, isStored } = useBooking(
    id,
    returned,
  );
  const { chosen, choose } = useChosenCar(form.ref);
  const panel = accepted && <NextStepPlace lead={accepted} phone={phone} />;
  if (outcome.kind === 'accepted') {
    if (accepted && !accepted.place) return panel;
    return (
      <>
        {panel}
        <BookingDone chatUrl={outcome.chatUrl} notice={outcome.notice} />
      </>
    );
  }
  if (outcome.kind === 'stored')
    return isStored ? <LeadStored chatUrl={chatUrl} phone={phone} /> : <BookingDone chatUrl={chatUrl} />;
  const hasFailed = outcome.kind === 'failed';
  return (
    <>
      {panel}
      <form id={bookingFormId(id)} className="sheet-body" {...form}>
        {hasFailed && <SendProblem error={outcome.error} failed={bookNowMessages.failed} />}
        <noscript>
          <Field
            id={`${id}-typed-car`}
            name="carModel"
            label={carSearchText.which}
            maxLength={LONGEST_TYPED_CAR}
            defaultValue={returned?.values.carModel}
          />
        </noscript>
        {chosen.kind === 'open' && (
          <CarSearch id={`${id}-car`} label={carSearchText.which} onChoose={choose} />
        )}
        {chosen.kind === 'chosen' && <ChosenSummary car={chosen.car} price={chosen.price} />}
        <MobileField {...mobileProps} hint={text.hint} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <Button type="submit" wide busy={isSending} disabled={hydrated && !mayContinue}>
          {hasFailed ? text.retry : text.continue}
        </Button>
        {hasFailed ? <CallInstead phone={phone} /> : <Reassurances />}
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
  readonly chatUrl: string;
  /** Replaces the text for a visitor from a place that no centre serves. */
  readonly notice?: string | undefined;
}

/** The result in the dialog. It claims no open chat, for the number may have gone later or the tab was blocked. */
const BookingDone = ({ chatUrl, notice }: BookingDoneProps) => (
  <div className="sheet-body" role="status">
    <DoneMark />
    <h2 ref={showResult} tabIndex={-1}>
      {text.doneTitle}
    </h2>
    <p>{notice ?? text.doneText}</p>
    <ChatLink href={chatUrl}>{text.openChat}</ChatLink>
  </div>
);

/** Shows that the offline browser stored the number. The chat and the phone may still work. */
const LeadStored = ({ chatUrl, phone }: { readonly chatUrl: string; readonly phone: string }) => (
  <div className="sheet-body">
    <Alert shown tone="calm" icon="wifi-off">
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
