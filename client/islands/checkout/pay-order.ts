import * as z from 'zod/mini';
import { type OrderAnswer, orderAnswer, orderState } from '../../../src/features/checkout/contract.ts';
import { lazySchema } from '../../../src/values/lazy-schema.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { type SendError, send, sendErrorOf } from '../../api/send.ts';

/** How a payment attempt ended. `settled`: the order's page shows its state. `unreachable`: no provider answered. */
export type PayOutcome = 'settled' | 'dismissed' | 'unreachable' | SendError;

interface Payer {
  readonly name: string;
  readonly description: string;
  readonly customer?: { readonly name: string; readonly mobileNumber: string } | undefined;
}

/** Pays for an order in the provider's checkout and confirms it with our server. */
export async function payOrder(order: OrderAnswer, payer: Payer): Promise<PayOutcome> {
  if (order.status !== 'awaiting_payment') return 'settled';
  if (order.provider === undefined) return 'unreachable';
  const { providerOrderId } = order.provider;
  const outcome = await payByCard({ ...order.provider, amount: order.amount, ...payer });
  if (outcome.kind === 'blocked') return 'unreachable';
  if (outcome.kind === 'dismissed') return 'dismissed';
  const { paymentId, signature } = outcome;
  const confirmation = { providerOrderId, paymentId, signature };
  // The payment stands even if this call fails, for the provider's webhook confirms the order too.
  await send('POST', endpoints.orderConfirm(order.id), confirmation, orderState);
  return 'settled';
}

/** Requests another payment by card, or payment after the service. */
export async function choosePayment(
  id: string,
  payment: 'card' | 'after_service',
): Promise<{ readonly order: OrderAnswer } | { readonly ended: PayOutcome }> {
  const answer = await send('POST', endpoints.orderPayment(id), { payment }, orderAnswer);
  if (answer.ok) return { order: answer.value };
  if (answer.code === 'conflict') return { ended: 'settled' };
  const error = sendErrorOf(answer);
  return { ended: error.code === 'failed' ? 'unreachable' : error };
}

/** Input of the provider's checkout. The amount, in paise, is only shown: the provider's own order decides. */
interface CardCheckout {
  readonly keyId: string;
  readonly providerOrderId: string;
  readonly amount: number;
  readonly name: string;
  readonly description: string;
  readonly customer?: { readonly name: string; readonly mobileNumber: string } | undefined;
}

/** `dismissed`: closed without paying. `blocked`: the provider's script could not be loaded. */
type CardOutcome =
  | { readonly kind: 'paid'; readonly paymentId: string; readonly signature: string }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'blocked' };

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

const paid = lazySchema(() => z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() }));

let loaded: Promise<boolean> | undefined;

/** Loads the provider's script at the first payment, so that no other page or visitor loads it. */
function loadScript(): Promise<boolean> {
  loaded ??= new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true });
    script.onload = () => resolve(true);
    script.onerror = () => {
      loaded = undefined;
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
  return loaded;
}

/**
 * Opens the provider's checkout over the page and resolves with its outcome. The provider offers further tries
 * itself.
 */
async function payByCard(checkout: CardCheckout): Promise<CardOutcome> {
  const isLoaded = await loadScript();
  const Provider: unknown = Reflect.get(window, 'Razorpay');
  if (!isLoaded || typeof Provider !== 'function') return { kind: 'blocked' };
  return new Promise((resolve) => {
    const options = {
      key: checkout.keyId,
      order_id: checkout.providerOrderId,
      amount: checkout.amount,
      currency: 'INR',
      name: checkout.name,
      description: checkout.description,
      ...(checkout.customer && {
        prefill: { name: checkout.customer.name, contact: `+91${checkout.customer.mobileNumber}` },
      }),
      theme: { color: '#b5402b' },
      modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
      handler: (answer: unknown) => {
        const parsed = paid.safeParse(answer);
        resolve(
          parsed.success
            ? {
                kind: 'paid',
                paymentId: parsed.data.razorpay_payment_id,
                signature: parsed.data.razorpay_signature,
              }
            : { kind: 'dismissed' },
        );
      },
    };
    const dialog: unknown = Reflect.construct(Provider, [options]);
    const open: unknown = Reflect.get(Object(dialog), 'open');
    if (typeof open === 'function') open.call(dialog);
    else resolve({ kind: 'blocked' });
  });
}
