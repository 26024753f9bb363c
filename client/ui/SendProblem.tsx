import { checkoutText } from '../../src/content/text/en/checkout.ts';
import { callMessage, turnedAwayMessages } from '../../src/content/text/en/messages.ts';
import type { PayOutcome } from '../api/pay-order.ts';
import type { SendError } from '../api/send-error.ts';
import { Alert } from './Alert.tsx';

interface SendProblemProps {
  readonly trouble: SendError;
  /** The form's own message for a failure without a code of its own. */
  readonly failed: string;
}

/** Why a form was refused, and the number to call. A form sent without JavaScript comes back with the same sentences. */
export const SendProblem = ({ trouble: { code, phone }, failed }: SendProblemProps) => (
  <Alert>
    {code === 'failed' ? failed : turnedAwayMessages[code]} {code === 'failed' && phone && callMessage}{' '}
    {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>}
  </Alert>
);

const text = checkoutText.unpaid;

/** Why an order is still unpaid after a try. */
export function PaymentProblem({ outcome }: { readonly outcome: PayOutcome | undefined }) {
  if (outcome === undefined || outcome === 'settled') return null;
  if (typeof outcome === 'string') return <Alert>{text[outcome]}</Alert>;
  return <SendProblem trouble={outcome} failed={text.unreachable} />;
}
