import { TextLink } from '../../../../client/ui/Button.tsx';
import { Price } from '../../../../client/ui/Price.tsx';
import { Sum, Sums } from '../../../../client/ui/Sums.tsx';
import { homeCity } from '../../../content/cities/all-cities.ts';
import { areaName } from '../../../content/cities/area-name.ts';
import { orderText as text } from '../../../content/text/order.ts';
import { ownBookingText } from '../../../content/text/own-booking.ts';
import { slotNames } from '../../../content/text/slots.ts';
import type { OwnJob } from '../../../services/own-records.ts';
import { formatDay, formatMinutes, unbroken } from '../../../values/format.ts';
import { formatMoney } from '../../../values/money.ts';
import { mapUrl } from '../../../values/place.ts';
import { shownVehicle } from '../../../values/vehicle.ts';
import { FactList } from '../../bookings/index.ts';
import { isUnderWay } from '../../jobs/contract.ts';
import { isPackageId, type OrderView } from '../contract.ts';
import type { OrderInWords } from '../order-in-words.ts';
import { isExpress, orderWork } from '../order-work.ts';

interface OrderVisitProps {
  readonly order: OrderView & OwnJob;
  /** Whether the day of the visit is over, so that nobody has to get ready for it. */
  readonly isMissed: boolean;
}

/** Shows the time, the place and the length of the visit, and what the customer has ready. */
export function OrderVisit({ order, isMissed }: OrderVisitProps) {
  const hasBegun = order.job !== undefined && isUnderWay(order.job);
  const { date, timeSlot, vehicle, status } = order;
  const hasTime = date !== undefined && timeSlot !== undefined;
  const isOpen = status !== 'cancelled' && status !== 'refunded';
  const facts = [
    [
      ownBookingText.when,
      hasTime ? text.when(formatDay(date), unbroken(slotNames[timeSlot])) : text.asSoonAsPossible,
    ],
    [ownBookingText.where, <Where key="where" order={order} />],
    [ownBookingText.takes, isOpen ? takesOf(order) : null],
    [ownBookingText.car, vehicle === undefined ? null : shownVehicle(vehicle)],
    [
      ownBookingText.bring,
      isOpen && status !== 'fulfilled' && !hasBegun && !isMissed ? text.haveReady : null,
    ],
  ] as const;
  return (
    <section aria-label={text.visit}>
      <FactList facts={facts} />
    </section>
  );
}

const workshop = homeCity.centre;

/** Shows where the car stands; a package is done at the workshop, to which a driver brings the car. */
function Where({ order: { address, area, pinCode, lines } }: { readonly order: OrderView }) {
  const place = [address, areaName(area ?? ''), pinCode].filter(Boolean).join(', ');
  if (!lines.some(({ serviceId }) => isPackageId(serviceId))) return place;
  return (
    <>
      {ownBookingText.pickedUp(place)}
      <br />
      {text.workshop(`${workshop.name}, ${workshop.area}`)}{' '}
      <TextLink className="no-print" href={mapUrl(workshop.coordinates)} rel="noopener" target="_blank">
        {ownBookingText.directions}
      </TextLink>
    </>
  );
}

/** Returns how long the work takes; null where the order page promises no minutes. */
function takesOf(order: OrderView): string | null {
  const work = orderWork(order);
  if (work === undefined) return null;
  return isExpress(order) ? text.expressMinutes : text.about(formatMinutes(work.max));
}

/** Shows the ordered lines at the prices of the order. */
export const OrderLines = ({
  order,
  order: { lines, amount, couponCode, discount = 0 },
  isOver,
}: {
  readonly order: OrderInWords;
  /** Nobody comes any more, so nothing is due. */
  readonly isOver: boolean;
}) => (
  <section className="cart" aria-label={text.services}>
    <h2>{text.services}</h2>
    {lines.map(({ serviceId, name, quantity, totalPrice, extra }) => (
      <div className="line" key={serviceId}>
        <b>
          {quantity > 1 && `${text.quantity(quantity)} `}
          {name}
        </b>
        <Price amount={totalPrice} />
        {extra && <span className="caption">{extra.label}</span>}
      </div>
    ))}
    <Sums
      total={amount}
      partsOnTop={hasPartsOnTop(lines)}
      coupon={couponCode === undefined ? undefined : { code: couponCode, discount }}
    >
      {!isOver && <Settlement order={order} />}
    </Sums>
    {hasPartsOnTop(lines) && <p className="caption">{text.partsNote}</p>}
  </section>
);

/** Says what is due, paid or sent back. An order cancelled before its payment has no such sum. */
function Settlement({ order: { status, lines, amount, due, refundDue } }: { readonly order: OrderInWords }) {
  if (status === 'cancelled' && !refundDue) return null;
  const unpaid = hasPartsOnTop(lines) ? text.dueWithoutParts : text.due;
  const settled = status === 'refunded' ? text.states.refunded.heading : text.paid;
  return <Sum name={due > 0 ? unpaid : settled} amount={formatMoney(due > 0 ? due : amount)} />;
}

/** Whether an order's amount leaves out parts, so that it is not the bill. */
export const hasPartsOnTop = (lines: OrderInWords['lines']): boolean =>
  lines.some(({ extra }) => extra?.always === true);
