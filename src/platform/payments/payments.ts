import { z } from 'zod';
import type { CheckoutData } from '../../features/checkout/rules/order-pricing.ts';
import type { OrderEvent } from '../../features/checkout/rules/order-state.ts';
import {
  checkoutSignaturePayload,
  equalInConstantTime,
  hmacSha256Hex,
} from '../../features/checkout/rules/signature.ts';
import { failure, success } from '../../values/result.ts';
import { type Fetch, requestJson, type UpstreamResult } from '../http.ts';

/** Card payments by Razorpay. They are switched on when key id and secret are set. */
interface PaymentsConfiguration {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret?: string | undefined;
  /** Without a slash at the end. */
  readonly apiUrl: string;
}

export const DEFAULT_PAYMENT_API_URL = 'https://api.razorpay.com';

/** The visitor waits for the answer; after this time checkout offers to pay later. */
const TIMEOUT_MS = 4_000;
/** The provider refuses orders below one rupee (in paise). */
const AMOUNT_MIN = 100;
const RECEIPT_MAX = 40;

const orderAnswer = z.object({ id: z.string().min(1), amount: z.int(), currency: z.literal('INR') });
const paymentsAnswer = z.object({
  items: z.array(
    z.object({
      id: z.string().min(1),
      amount: z.int(),
      currency: z.string(),
      status: z.string(),
    }),
  ),
});
const refundAnswer = z.object({
  id: z.string().min(1),
  status: z.enum(['pending', 'processed', 'failed']),
});

type Payment = z.infer<typeof paymentsAnswer>['items'][number];

interface CheckoutConfirmation {
  /** From the ledger, not from the browser. */
  readonly storedProviderOrderId: string;
  readonly paymentId: string;
  readonly signature: string;
}

interface Refund {
  readonly paymentId: string;
  /** Paise. */
  readonly amount: number;
  /** At most 40 characters. */
  readonly key: string;
}

export interface Payments {
  /** Public: the browser needs it to open the provider's checkout. */
  readonly keyId: string;
  /**
   * Opens an order at the provider.
   * @param receipt our order's id, at most 40 characters
   * @returns the provider's order id; `refused` also for an order that the provider can never accept
   */
  createOrder(data: CheckoutData, receipt: string): Promise<UpstreamResult<string>>;
  /** Checks the provider's signature in the browser's confirmation against the stored order. */
  verifyCheckout(confirmation: CheckoutConfirmation): Promise<boolean>;
  /**
   * The captured payments of a provider's order, and which of them went back, for orders without a browser confirmation
   * and a webhook.
   */
  findPayments(providerOrderId: string): Promise<UpstreamResult<readonly OrderEvent[]>>;
  /** Sends a whole payment back. A repeat with the same key sends nothing twice. */
  refund(refund: Refund): Promise<UpstreamResult<z.infer<typeof refundAnswer>>>;
}

export function createPayments(
  configuration: PaymentsConfiguration,
  fetch: Fetch,
  timeoutMs = TIMEOUT_MS,
): Payments {
  const { keyId, keySecret, apiUrl } = configuration;
  const headers = { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` };

  const request = (method: 'GET' | 'POST', path: string) =>
    ({ method, url: `${apiUrl}${path}`, headers, timeoutMs }) as const;

  return {
    keyId,
    async createOrder({ amount, currency, notes }, receipt) {
      if (!Number.isSafeInteger(amount) || amount < AMOUNT_MIN || receipt.length > RECEIPT_MAX) {
        return failure('refused');
      }
      const noteTexts = Object.fromEntries(
        Object.entries(notes).map(([name, value]) => [name, String(value)]),
      );
      const json = { amount, currency, receipt, notes: noteTexts };
      const order = await requestJson(fetch, { ...request('POST', '/v1/orders'), json }, orderAnswer);
      if (!order.ok) return order;
      return order.value.amount === amount ? success(order.value.id) : failure('broken_answer');
    },

    async verifyCheckout({ storedProviderOrderId, paymentId, signature }) {
      const payload = checkoutSignaturePayload(storedProviderOrderId, paymentId);
      return equalInConstantTime(await hmacSha256Hex(keySecret, payload), signature);
    },

    async findPayments(providerOrderId) {
      const path = `/v1/orders/${encodeURIComponent(providerOrderId)}/payments`;
      const payments = await requestJson(fetch, request('GET', path), paymentsAnswer);
      if (!payments.ok) return payments;
      return success(payments.value.items.flatMap((item) => eventsOf(providerOrderId, item)));
    },

    refund({ paymentId, amount, key }) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
      const base = request('POST', path);
      const json = { amount, speed: 'normal', receipt: key };
      return requestJson(
        fetch,
        { ...base, json, headers: { ...headers, 'x-refund-idempotency': key } },
        refundAnswer,
      );
    },
  };
}

/** A payment that went back as a whole pays for nothing any more, also where the ledger does not know it. */
function eventsOf(
  providerOrderId: string,
  { id: paymentId, amount, currency, status }: Payment,
): readonly OrderEvent[] {
  if (currency !== 'INR') return [];
  const payment = { providerOrderId, paymentId, amount } as const;
  if (status === 'captured') return [{ kind: 'payment_captured', ...payment }];
  return status === 'refunded' ? [{ kind: 'payment_returned', ...payment }] : [];
}
