import { CarSummary } from '../../../../client/ui/PriceCard.tsx';
import { ownBookingText as text } from '../../../content/text/en/own-booking.ts';
import { drawnBodyType } from '../../../content/vehicles/body-types.ts';
import { formatMoney, type Paise } from '../../../values/money.ts';
import { carId } from '../../../values/vehicle.ts';
import type { BookingView } from '../contract/bookings.ts';
import { spokenCar, spokenSlot } from './booking-text.ts';

/** What was booked, for which car, when, where, how and for how much. */
export function BookingFacts({ booking }: { readonly booking: BookingView }) {
  const { status, serviceType, servicePreference, servicePrice, area, address } = booking;
  const facts = [
    [text.when, spokenSlot(booking)],
    [text.where, address ?? area],
    [text.how, servicePreference],
    // What is cancelled costs nothing, and says so above.
    ...(status === 'cancelled' ? [] : [[text.price, priceText(servicePrice)] as const]),
  ] as const;
  return (
    <section className="stack" aria-label={text.what}>
      <CarSummary
        picture={carPicture(booking)}
        service={serviceType ?? text.unknown}
        car={spokenCar(booking) ?? text.unknown}
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

/** The booked car, drawn by its body type. */
export const carPicture = ({ manufacturer = '', model = '' }: BookingView) =>
  `car-${drawnBodyType(carId({ manufacturer, model }))}` as const;
