import { Price } from '../../../../client/ui/Price.tsx';
import { orderText as text } from '../../../content/text/en/order.ts';
import { formatMoney } from '../../../values/money.ts';
import type { OrderView } from '../contract/order-view.ts';

/** What was ordered, at the prices of the day it was ordered. */
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
