import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { Price } from '../../../../client/ui/Price.tsx';
import { orderText as text } from '../../../content/text/en/order.ts';
import { formatDay } from '../../../values/format.ts';
import { formatMoney } from '../../../values/money.ts';
import { endpoints } from '../../../web/contract/addresses.ts';
import type { OrderView } from '../contract.ts';

/** Shows the time and the place of the visit and links its calendar file. */
export function OrderVisit({ order, token }: { readonly order: OrderView; readonly token: string }) {
  const { date, timeSlot, address, area, pinCode, vehicle } = order;
  const hasTime = date !== undefined && timeSlot !== undefined;
  const place = [address, area, pinCode].filter((part) => part !== undefined && part !== '');
  return (
    <section className="cart" aria-label={text.visit}>
      <h2>{text.visit}</h2>
      <dl className="facts-list">
        <dt>{text.time}</dt>
        <dd>
          {hasTime ? text.when(formatDay(date), timeSlot) : text.asSoonAsPossible}
          {hasTime && <small>{text.callBefore}</small>}
        </dd>
        {place.length > 0 && (
          <>
            <dt>{text.where}</dt>
            <dd>{place.join(', ')}</dd>
          </>
        )}
        {vehicle !== undefined && (
          <>
            <dt>{text.vehicle}</dt>
            <dd>{vehicle}</dd>
          </>
        )}
      </dl>
      {hasTime && order.status !== 'cancelled' && (
        <ButtonLink
          kind="quiet"
          short
          href={endpoints.orderCalendar(order.id, token)}
          icon="calendar"
          download
        >
          {text.calendar.add}
        </ButtonLink>
      )}
    </section>
  );
}

/** Shows the ordered lines at the prices of the order. */
export const OrderLines = ({ order: { lines, amount, due } }: { readonly order: OrderView }) => (
  <section className="cart" aria-label={text.services}>
    <h2>{text.services}</h2>
    {lines.map(({ serviceId, name, quantity, totalPrice }) => (
      <div className="line" key={serviceId}>
        <b>
          {quantity > 1 && `${text.quantity(quantity)} `}
          {name}
        </b>
        <Price amount={totalPrice} />
      </div>
    ))}
    <div className="sums">
      <div className="total">
        <span>{text.total}</span>
        <span className="num">{formatMoney(amount)}</span>
      </div>
      <div>
        <span>{due > 0 ? text.due : text.paid}</span>
        <span className="num">{formatMoney(due > 0 ? due : amount)}</span>
      </div>
    </div>
  </section>
);
