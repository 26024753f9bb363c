import { checkoutText } from '../../../src/content/text/en/checkout.ts';
import { formatMoney } from '../../../src/values/money.ts';
import { Button } from '../../ui/Button.tsx';
import { PaymentProblem } from '../../ui/SendProblem.tsx';
import type { CheckoutState } from './checkout-state.ts';

interface UnpaidOrderProps {
  readonly state: CheckoutState;
  readonly total: number;
  readonly pay: (payment: 'card' | 'after_service') => void;
}

const text = checkoutText.unpaid;

/** The order stands, its payment does not: another try, or after the service. */
export const UnpaidOrder = ({ state: { outcome, order, status }, total, pay }: UnpaidOrderProps) => (
  <div className="stack">
    <h2>{text.title}</h2>
    <PaymentProblem outcome={outcome} />
    <Button wide busy={status === 'sending'} onClick={() => pay('card')}>
      {text.pay(formatMoney(order?.amount ?? total))}
    </Button>
    <Button kind="quiet" wide disabled={status === 'sending'} onClick={() => pay('after_service')}>
      {text.payAfter}
    </Button>
  </div>
);
