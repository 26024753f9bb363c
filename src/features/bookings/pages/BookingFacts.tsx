import type { ReactNode } from 'react';
import { TextLink } from '../../../../client/ui/Button.tsx';
import { CarSummary } from '../../../../client/ui/PriceCard.tsx';
import { homeCity } from '../../../content/cities/all-cities.ts';
import { areaNames } from '../../../content/text/areas.ts';
import { bookedPrice } from '../../../content/text/booked-price.ts';
import { ownBookingText as text } from '../../../content/text/own-booking.ts';
import { bookedServiceNames } from '../../../content/text/service-names.ts';
import { slotNames } from '../../../content/text/slots.ts';
import { wayNames } from '../../../content/text/ways.ts';
import { drawnBodyType } from '../../../content/vehicles/body-types.ts';
import { BOOKING_STAGES } from '../../../records/record-status.ts';
import type { OwnJob } from '../../../services/own-records.ts';
import { formatDay, formatMoment, unbroken } from '../../../values/format.ts';
import type { Paise } from '../../../values/money.ts';
import { mapUrl } from '../../../values/place.ts';
import { carId, fuelLabel } from '../../../values/vehicle.ts';
import { wordOf } from '../../../values/word-of.ts';
import { isUnderWay } from '../../jobs/contract.ts';
import { type BookingView, OTHER_AREA } from '../contract.ts';
import type { TimelineStep } from '../rules/appointment.ts';
import { plannedWork } from './planned-work.ts';
import { readyText } from './ready-text.ts';

interface BookingFactsProps {
  readonly booking: BookingView & OwnJob;
  /** Whether something else of the page comes first. */
  readonly isFolded: boolean;
  /** Whether the day of the visit is over, so that nobody has to get ready for it. */
  readonly isMissed: boolean;
}

/** Shows the service, the car, the time, the place and the price. */
export function BookingFacts({ booking, isFolded, isMissed }: BookingFactsProps) {
  const { serviceType, servicePreference, servicePrice } = booking;
  const stage = BOOKING_STAGES[booking.status];
  const work = plannedWork(booking);
  const hasBegun = booking.job !== undefined && isUnderWay(booking.job);
  const facts = [
    [text.when, slotText(booking)],
    [text.where, <Where key="where" booking={booking} />],
    [text.how, servicePreference && wayNames[servicePreference]],
    // A cancelled booking costs nothing, and the heading already says so.
    ...(stage === 'cancelled'
      ? []
      : [
          [text.takes, work?.takes.text ?? null] as const,
          [text.price, booking.job?.isPaid ? null : priceText(serviceType, servicePrice)] as const,
          [text.notIn, work ? <PlainList key="not-in" lines={work.excludes} /> : null] as const,
        ]),
    [text.bring, stage === 'confirmed' && !hasBegun && !isMissed ? bringText(servicePreference) : null],
  ] as const;
  return (
    <section className="stack" aria-label={text.what}>
      <CarSummary
        picture={carPicture(booking)}
        service={serviceType === undefined ? text.unknown : wordOf(bookedServiceNames, serviceType)}
        car={carText(booking) ?? text.unknown}
        price={stage === 'cancelled' ? undefined : servicePrice}
      />
      {isFolded ? (
        <details className="q">
          <summary>{text.details}</summary>
          <FactList facts={facts} />
        </details>
      ) : (
        <FactList facts={facts} />
      )}
    </section>
  );
}

type Fact = readonly [name: string, value: ReactNode];

/** Facts as a ruled list. `undefined` is not chosen yet; `null` leaves the fact out. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="booking-facts">
    {facts
      .filter(([, value]) => value !== null)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? text.unknown}</dd>
        </div>
      ))}
  </dl>
);

/** Short lines one below the other. */
export const PlainList = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className="plain">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

const bringText = (preference: BookingView['servicePreference']): string =>
  preference === 'walk_in' ? text.bringWalkIn : text.bringPickup;

const priceText = (service: string | undefined, price: Paise | undefined): string =>
  price === undefined ? text.priceOpen : text.priceAfter(bookedPrice(service, price));

const workshop = homeCity.centre;

/** Shows where the car goes from: the pickup address, or the workshop with the way to it. */
function Where({ booking: { servicePreference, area, address } }: { readonly booking: BookingView }) {
  const place = [address, area === OTHER_AREA ? undefined : area && areaNames[area]]
    .filter(Boolean)
    .join(', ');
  if (servicePreference !== 'walk_in') return place === '' ? text.unknown : text.pickedUp(place);
  return (
    <>
      {`${workshop.name}, ${workshop.area}, ${homeCity.name}`}
      <br />
      <TextLink className="no-print" href={mapUrl(workshop.coordinates)} rel="noopener" target="_blank">
        {text.directions}
      </TextLink>
    </>
  );
}

/** Returns the picture of the booked car's body type. */
export const carPicture = ({ manufacturer = '', model = '' }: BookingView) =>
  `car-${drawnBodyType(carId({ manufacturer, model }))}` as const;

interface TimelineProps {
  readonly steps: readonly TimelineStep[];
  /** The name of each step; default: a booking's. */
  readonly names?: Readonly<Record<TimelineStep['code'], string>>;
}

/** Shows the past, current and coming steps of a booking or an order. */
export function Timeline({ steps, names = text.steps }: TimelineProps) {
  const isOver = steps.every(({ state }) => state === 'done');
  const title = isOver ? text.timelineOver : text.timeline;
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      <ol className="timeline">
        {steps.map(({ code, at, ready, state }) => (
          <li key={code} className={state} aria-current={state === 'now' ? 'step' : undefined}>
            <b>{code === 'confirmed' && state === 'now' ? text.confirmNext : names[code]}</b>
            {at && <time dateTime={at.toISOString()}>{formatMoment(at)}</time>}
            {ready && <time dateTime={ready.by.toISOString()}>{readyText(ready)}</time>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns "Sunday, 22 November, 9-11 AM"; undefined while the date or the time is missing. */
export const slotText = ({ date, timeSlot }: Pick<BookingView, 'date' | 'timeSlot'>): string | undefined =>
  date === undefined || timeSlot === undefined
    ? undefined
    : `${formatDay(date)}, ${unbroken(slotNames[timeSlot])}`;

type BookedCar = Pick<BookingView, 'manufacturer' | 'model' | 'fuelType' | 'carModel'>;

/** Returns "Maruti Swift (Petrol)", without the parts that are missing; a car of no list as its owner typed it. */
export function carText({ manufacturer, model, fuelType, carModel }: BookedCar): string | undefined {
  const car =
    carModel ?? (model === undefined ? manufacturer : [manufacturer, model].filter(Boolean).join(' '));
  if (car === undefined || car === '') return undefined;
  return fuelType === undefined ? car : `${car} (${fuelLabel(fuelType)})`;
}
