import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { orderText as text } from '../../../content/text/en/order.ts';
import { formatDay } from '../../../values/format.ts';
import { endpoints } from '../../../web/contract/addresses.ts';
import type { OrderView } from '../contract/order-view.ts';

/** When and where, and the visit for one's own calendar. */
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
