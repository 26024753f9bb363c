import { checkoutText } from '../../src/content/text/en/checkout.ts';
import type { PayOutcome } from '../api/pay-order.ts';
import { Alert } from './Alert.tsx';
import { SendProblem } from './SendProblem.tsx';

const text = checkoutText.unpaid;

/** Why an order is still unpaid after a try. */
export function PaymentProblem({ outcome }: { readonly outcome: PayOutcome | undefined }) {
  if (outcome === undefined || outcome === 'settled') return null;
  if (typeof outcome === 'string') return <Alert>{text[outcome]}</Alert>;
  return <SendProblem trouble={outcome} failed={text.unreachable} />;
}
