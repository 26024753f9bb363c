import { type FormEvent, useState } from 'react';
import { checkoutText } from '../../../src/content/text/checkout.ts';
import { formatMoney } from '../../../src/values/money.ts';
import { addresses, endpoints } from '../../../src/web/contract/addresses.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { defineIsland } from '../island.ts';
import { PaymentProblem } from './PaymentProblem.tsx';
import { choosePayment, type PayOutcome, payOrder } from './pay-order.ts';

interface PayOrderProps {
  readonly id: string;
  /** In paise. */
  readonly amount: number;
  readonly takesCards: boolean;
  readonly brandName: string;
  readonly description: string;
}

const text = checkoutText.unpaid;

/** Pays for an unpaid order, by card or after the service. The second works without JavaScript too. */
function PayOrder({ id, amount, takesCards, brandName, description }: PayOrderProps) {
  const [busy, setBusy] = useState<'card' | 'after_service'>();
  const [outcome, setOutcome] = useState<PayOutcome>();
  const own = addresses.order(id);

  const choose = async (payment: 'card' | 'after_service') => {
    setBusy(payment);
    const chosen = await choosePayment(id, payment);
    const ended =
      'ended' in chosen ? chosen.ended : await payOrder(chosen.order, { name: brandName, description });
    if (ended === 'settled') return location.replace(own);
    setOutcome(ended);
    setBusy(undefined);
  };
  const payAfter = (event: FormEvent) => {
    event.preventDefault();
    void choose('after_service');
  };

  return (
    <div className="stack">
      <PaymentProblem outcome={outcome} />
      {takesCards && (
        <Button wide busy={busy === 'card'} disabled={busy !== undefined} onClick={() => void choose('card')}>
          {text.pay(formatMoney(amount))}
        </Button>
      )}
      <form method="post" action={endpoints.orderPayment(id)} onSubmit={payAfter}>
        <input type="hidden" name="payment" value="after_service" />
        <Button type="submit" kind="quiet" wide busy={busy === 'after_service'} disabled={busy !== undefined}>
          {text.payAfter}
        </Button>
      </form>
      <ButtonLink kind="quiet" wide href={own}>
        {text.checkAgain}
      </ButtonLink>
    </div>
  );
}

export const island = defineIsland({ name: 'pay-order', start: 'idle', Component: PayOrder });
