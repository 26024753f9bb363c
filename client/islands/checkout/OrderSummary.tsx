import { cartText } from '../../../src/content/text/en/cart.ts';
import { checkoutText as text } from '../../../src/content/text/en/checkout.ts';
import type { CartSummary } from '../../../src/features/doorstep/rules/summary.ts';
import { formatMoney } from '../../../src/values/money.ts';
import { Price } from '../../ui/Price.tsx';

/** What is being ordered and what it costs. */
export const OrderSummary = ({
  summary,
  vehicle,
}: {
  readonly summary: CartSummary;
  readonly vehicle?: string | undefined;
}) => (
  <section className="cart" aria-label={text.yourOrder}>
    <h2>{text.yourOrder}</h2>
    {summary.items.map(({ serviceId, service, quantity, unitPrice, totalPrice }) => (
      <div className="line" key={serviceId}>
        <b>{service.name}</b>
        <Price amount={totalPrice} />
        {(vehicle !== undefined || quantity > 1) && (
          <span className="caption">{vehicle ?? `${quantity} × ${formatMoney(unitPrice)}`}</span>
        )}
      </div>
    ))}
    <div className="sums">
      <div className="total">
        <span>{cartText.total}</span>
        <span className="num">{formatMoney(summary.total)}</span>
      </div>
    </div>
  </section>
);
