import { cartText } from '../../../src/content/text/cart.ts';
import { checkoutText as text } from '../../../src/content/text/checkout.ts';
import type { CouponWorth } from '../../../src/features/checkout/contract.ts';
import type { CartSummary } from '../../../src/features/doorstep/rules/cart.ts';
import { formatMoney } from '../../../src/values/money.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { useCart } from '../../storage/use-store.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Price } from '../../ui/Price.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Sums } from '../../ui/Sums.tsx';
import { defineIsland } from '../island.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { type CheckoutProps, orderedOf, type UnpaidOrder } from './checkout-state.ts';
import { PaymentProblem } from './PaymentProblem.tsx';
import { useCheckout } from './use-checkout.ts';

/** The order, its form and its payment. An island renders them, because only the browser knows the cart. */
function Checkout(props: CheckoutProps) {
  const cart = useCart();
  const ordered = orderedOf(props, cart);
  const checkout = useCheckout(props, ordered);
  const { summary } = ordered;
  if (props.named === null && cart === undefined) return <Spinner />;
  const { coupon, unpaid, isBusy, payAgain } = checkout;
  if (summary.isEmpty && !unpaid && !isBusy) return <NothingToOrder />;
  return (
    <div className="shop">
      {unpaid ? (
        <PayAgain
          unpaid={unpaid}
          isBusy={isBusy}
          pay={(payment) => void payAgain({ order: unpaid.order, payment })}
        />
      ) : (
        <CheckoutForm props={props} ordered={ordered} checkout={checkout} />
      )}
      <OrderSummary summary={summary} vehicle={props.named?.vehicle} coupon={coupon.worth} />
    </div>
  );
}

const NothingToOrder = () => (
  <EmptyState
    icon="shopping-cart"
    title={cartText.emptyTitle}
    action={<ButtonLink href={addresses.doorstep}>{cartText.browse}</ButtonLink>}
  >
    {cartText.emptyText}
  </EmptyState>
);

interface PayAgainProps {
  readonly unpaid: UnpaidOrder;
  readonly isBusy: boolean;
  readonly pay: (payment: 'card' | 'after_service') => void;
}

/** An order whose payment failed. The visitor tries again or pays after the service. */
const PayAgain = ({ unpaid: { order, outcome }, isBusy, pay }: PayAgainProps) => (
  <div className="stack">
    <h2>{text.unpaid.title}</h2>
    <PaymentProblem outcome={isBusy ? undefined : outcome} />
    <Button wide busy={isBusy} onClick={() => pay('card')}>
      {text.unpaid.pay(formatMoney(order.amount))}
    </Button>
    <Button kind="quiet" wide disabled={isBusy} onClick={() => pay('after_service')}>
      {text.unpaid.payAfter}
    </Button>
  </div>
);

/** The ordered services with their prices. */
const OrderSummary = ({
  summary,
  vehicle,
  coupon,
}: {
  readonly coupon: CouponWorth | undefined;
  readonly summary: CartSummary;
  readonly vehicle?: string | undefined;
}) => (
  <section className="cart" aria-label={text.yourOrder}>
    <h2>{text.yourOrder}</h2>
    {summary.items.map(({ serviceId, service, quantity, unitPrice, totalPrice }) => (
      <div className="line" key={serviceId}>
        <b>{service.name}</b>
        <Price amount={totalPrice} />
        <LineFacts
          facts={[
            vehicle ?? (quantity > 1 && `${quantity} × ${formatMoney(unitPrice)}`),
            service.extra?.label,
          ]}
        />
      </div>
    ))}
    <Sums total={summary.total - (coupon?.discount ?? 0)} partsOnTop={summary.partsOnTop} coupon={coupon} />
    {summary.partsOnTop && <p className="caption">{cartText.partsNote}</p>}
  </section>
);

const LineFacts = ({ facts }: { readonly facts: readonly (string | false | undefined)[] }) => {
  const known = facts.filter(Boolean);
  return known.length > 0 && <span className="caption">{known.join(', ')}</span>;
};

export const island = defineIsland({ name: 'checkout', start: 'load', Component: Checkout });
