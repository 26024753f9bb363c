import * as z from 'zod/mini';

/** What opens the card-payment provider's checkout; the amount in paise is only shown, the provider's own order decides. */
export interface CardCheckout {
  readonly keyId: string;
  readonly providerOrderId: string;
  readonly amount: number;
  readonly name: string;
  readonly description: string;
  readonly customer?: { readonly name: string; readonly mobileNumber: string } | undefined;
}

/** `dismissed`: closed without paying. `blocked`: the provider's script could not be loaded. */
export type CardOutcome =
  | { readonly kind: 'paid'; readonly paymentId: string; readonly signature: string }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'blocked' };

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

const paid = z.lazy(() => z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() }));

let loaded: Promise<boolean> | undefined;

/** Fetched when somebody pays, and not before: no other page or visitor meets the provider's script. */
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

/** Opens the provider's checkout over the page and answers what came of it. Further tries are offered inside it. */
export async function payByCard(checkout: CardCheckout): Promise<CardOutcome> {
  const isThere = await loadScript();
  const Provider: unknown = Reflect.get(window, 'Razorpay');
  if (!isThere || typeof Provider !== 'function') return { kind: 'blocked' };
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
