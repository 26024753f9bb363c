import { checkoutText } from '../../../src/content/text/checkout.ts';
import { Alert } from '../../ui/Alert.tsx';
import { SendProblem } from '../../ui/SendProblem.tsx';
import type { PayOutcome } from './pay-order.ts';

const text = checkoutText.unpaid;

/** Says why an order is still unpaid after a try. */
export function PaymentProblem({ outcome }: { readonly outcome: PayOutcome | undefined }) {
  if (outcome === undefined || outcome === 'settled') return null;
  if (typeof outcome === 'string') return <Alert shown>{text[outcome]}</Alert>;
  return <SendProblem error={outcome} failed={text.unreachable} />;
}
