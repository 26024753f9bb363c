import { cartText } from '../../../src/content/text/en/cart.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { useCart } from '../../storage/use-store.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { orderedOf } from './ordered.ts';
import { UnpaidOrder } from './UnpaidOrder.tsx';
import { useCheckout } from './use-checkout.ts';

/** From what is ordered to a booked visit (spec section 1). A cart is known in the browser only. */
export function Checkout(props: CheckoutProps) {
  const cart = useCart();
  const ordered = orderedOf(props, cart);
  const checkout = useCheckout(props, ordered);
  const { summary } = ordered;
  if (props.named === null && cart === undefined) return <Spinner />;
  if (summary.isEmpty && checkout.state.status === 'filling') return <NothingToOrder />;
  return (
    <div className="shop">
      {checkout.state.order ? (
        <UnpaidOrder
          state={checkout.state}
          total={summary.total}
          pay={(payment) => void checkout.payAgain(payment)}
        />
      ) : (
        <CheckoutForm props={props} ordered={ordered} checkout={checkout} />
      )}
      <OrderSummary summary={summary} vehicle={props.named?.vehicle} />
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
