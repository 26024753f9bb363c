import { CarSummary } from '../../../client/ui/CarSummary.tsx';
import { ownBookingText as text } from '../../content/text/en/own-booking.ts';
import { drawnBodyType } from '../../content/vehicles/body-types.ts';
import type { BookingView } from '../../contract/bookings.ts';
import { formatMoney } from '../../domain/money.ts';
import { carId } from '../../domain/vehicle.ts';
import { spokenCar, spokenSlot } from './booking-words.ts';

/** What was booked, for which car, when, where, how and for how much. */
export function BookingFacts({ booking }: { readonly booking: BookingView }) {
  const {
    manufacturer = '',
    model = '',
    serviceType,
    servicePreference,
    servicePrice,
    area,
    address,
  } = booking;
  const facts = [
    [text.when, spokenSlot(booking)],
    [text.where, address ?? area],
    [text.how, servicePreference],
    [
      text.price,
      servicePrice === undefined ? text.priceOpen : `${formatMoney(servicePrice)}. ${text.payAfter}`,
    ],
  ] as const;
  return (
    <section className="stack" aria-label={text.what}>
      <CarSummary
        picture={`car-${drawnBodyType(carId({ manufacturer, model }))}`}
        service={serviceType ?? text.unknown}
        car={spokenCar(booking) ?? text.unknown}
        price={servicePrice}
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
