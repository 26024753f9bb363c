import { type OrderAnswer, orderAnswer, orderState } from '../../src/features/checkout/contract/checkout.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { payByCard } from './card-checkout.ts';
import { send } from './send.ts';
import { type SendError, sendErrorOf } from './send-error.ts';

/** How a try to pay ended. `settled`: the order's page tells what is true of it. */
export type PayOutcome = 'settled' | 'dismissed' | 'unreachable' | SendError;

export interface Payer {
  readonly name: string;
  readonly description: string;
  readonly customer?: { readonly name: string; readonly mobileNumber: string } | undefined;
}

/** Takes an order that was just placed, or asked for again, through the provider's checkout to its confirmation. */
export async function payOrder(order: OrderAnswer, payer: Payer): Promise<PayOutcome> {
  if (order.status !== 'awaiting_payment') return 'settled';
  if (order.provider === undefined) return 'unreachable';
  const { providerOrderId } = order.provider;
  const outcome = await payByCard({ ...order.provider, amount: order.amount, ...payer });
  if (outcome.kind === 'blocked') return 'unreachable';
  if (outcome.kind === 'dismissed') return 'dismissed';
  const { paymentId, signature } = outcome;
  const confirmation = { id: order.id, token: order.token, providerOrderId, paymentId, signature };
  // Whatever this answers, the money has moved: the provider's webhook says so too, and the order's page shows it.
  await send('POST', endpoints.checkoutConfirm, confirmation, orderState);
  return 'settled';
}

/** Asks to pay for an order again, or to pay after the service. */
export async function choosePayment(
  id: string,
  token: string,
  payment: 'card' | 'after_service',
): Promise<{ readonly order: OrderAnswer } | { readonly ended: PayOutcome }> {
  const answer = await send('POST', endpoints.orderPayment(id), { token, payment }, orderAnswer);
  if (answer.ok) return { order: answer.value };
  if (answer.code === 'conflict') return { ended: 'settled' };
  const trouble = sendErrorOf(answer);
  return { ended: trouble.code === 'failed' ? 'unreachable' : trouble };
}
