import { CarSummary } from '../../../../client/ui/PriceCard.tsx';
import { ownBookingText as text } from '../../../content/text/en/own-booking.ts';
import { drawnBodyType } from '../../../content/vehicles/body-types.ts';
import { formatDay, formatMoment } from '../../../values/format.ts';
import { formatMoney, type Paise } from '../../../values/money.ts';
import { carId } from '../../../values/vehicle.ts';
import type { BookingView } from '../contract.ts';
import type { TimelineStep } from '../rules/appointment.ts';

/** Shows the service, the car, the time, the place and the price. */
export function BookingFacts({ booking }: { readonly booking: BookingView }) {
  const { status, serviceType, servicePreference, servicePrice, area, address } = booking;
  const facts = [
    [text.when, slotText(booking)],
    [text.where, address ?? area],
    [text.how, servicePreference],
    // A cancelled booking costs nothing, and the heading already says so.
    ...(status === 'cancelled' ? [] : [[text.price, priceText(servicePrice)] as const]),
  ] as const;
  return (
    <section className="stack" aria-label={text.what}>
      <CarSummary
        picture={carPicture(booking)}
        service={serviceType ?? text.unknown}
        car={carText(booking) ?? text.unknown}
        price={status === 'cancelled' ? undefined : servicePrice}
      />
      <dl className="booking-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? text.unknown}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const priceText = (price: Paise | undefined): string =>
  price === undefined ? text.priceOpen : `${formatMoney(price)}. ${text.payAfter}`;

/** Returns the picture of the booked car's body type. */
export const carPicture = ({ manufacturer = '', model = '' }: BookingView) =>
  `car-${drawnBodyType(carId({ manufacturer, model }))}` as const;

/** Shows the past, current and coming steps of a booking. */
export const Timeline = ({ steps }: { readonly steps: readonly TimelineStep[] }) => (
  <section className="stack" aria-label={text.timeline}>
    <h2>{text.timeline}</h2>
    <ol className="timeline">
      {steps.map(({ code, at, state }) => (
        <li key={code} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{code === 'confirmed' && state === 'now' ? text.confirmNext : text.steps[code]}</b>
          {at && (
            <time dateTime={at.toISOString()}>
              {code === 'finished' ? text.about(formatMoment(at)) : formatMoment(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  </section>
);

/** Returns "Sunday, 22 November, 9-11 AM"; undefined while the date or the time is missing. */
export const slotText = ({ date, timeSlot }: Pick<BookingView, 'date' | 'timeSlot'>): string | undefined =>
  date === undefined || timeSlot === undefined ? undefined : `${formatDay(date)}, ${timeSlot}`;

/** Returns "Maruti Swift (Petrol)", without the parts that are missing. */
export function carText({ manufacturer, model, fuelType }: BookingView): string | undefined {
  if (manufacturer === undefined) return undefined;
  const car = model === undefined ? manufacturer : `${manufacturer} ${model}`;
  return fuelType === undefined ? car : `${car} (${fuelType})`;
}
