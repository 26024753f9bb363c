import { z } from 'zod';
import type { CheckoutData } from '../../features/checkout/rules/checkout-data.ts';
import type { OrderEvent } from '../../features/checkout/rules/order-state.ts';
import {
  checkoutSignaturePayload,
  equalInConstantTime,
  hmacSha256Hex,
} from '../../features/checkout/rules/signature.ts';
import { failure, success } from '../../values/result.ts';
import type { Fetch } from '../http/exchange.ts';
import { type Asked, ask } from '../http/request.ts';

/** Card payments by Razorpay: on when key id and secret are set. */
export interface PaymentsConfiguration {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret?: string | undefined;
  /** Without a slash at the end. */
  readonly apiUrl: string;
}

export const DEFAULT_PAYMENT_API_URL = 'https://api.razorpay.com';

/** A visitor waits on the answer: shorter than the spec's general 15 s; afterwards paying later is offered. */
const TIMEOUT_MS = 4_000;
/** The provider takes no order below one rupee. */
const AMOUNT_MIN = 100;
const RECEIPT_MAX = 40;

const orderAnswer = z.object({ id: z.string().min(1), amount: z.int(), currency: z.literal('INR') });
const paymentsAnswer = z.object({
  items: z.array(
    z.object({ id: z.string().min(1), amount: z.int(), currency: z.string(), status: z.string() }),
  ),
});

export interface CheckoutConfirmation {
  /** Ours, from the ledger. */
  readonly storedProviderOrderId: string;
  readonly paymentId: string;
  readonly signature: string;
}

export interface Payments {
  /** Public: the browser needs it to open the provider's checkout. */
  readonly keyId: string;
  /**
   * Opens an order at the provider.
   * @param receipt our order's id, at most 40 characters
   * @returns the provider's order id; `refused` also where the order itself could never be taken
   */
  createOrder(data: CheckoutData, receipt: string): Promise<Asked<string>>;
  /** Whether the browser's confirmation carries the provider's signature for the order that we stored. */
  verifyCheckout(confirmation: CheckoutConfirmation): Promise<boolean>;
  /** The captured payment of a provider's order, or nothing: for an order whose browser and webhook are both missing. */
  findCapturedPayment(providerOrderId: string): Promise<Asked<OrderEvent | undefined>>;
}

/** Speaks to the provider over `fetch`; every answer is parsed and stops here. */
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
      const order = await ask(fetch, { ...request('POST', '/v1/orders'), json }, orderAnswer);
      if (!order.ok) return order;
      return order.value.amount === amount ? success(order.value.id) : failure('broken_answer');
    },

    async verifyCheckout({ storedProviderOrderId, paymentId, signature }) {
      const payload = checkoutSignaturePayload(storedProviderOrderId, paymentId);
      return equalInConstantTime(await hmacSha256Hex(keySecret, payload), signature);
    },

    async findCapturedPayment(providerOrderId) {
      const path = `/v1/orders/${encodeURIComponent(providerOrderId)}/payments`;
      const payments = await ask(fetch, request('GET', path), paymentsAnswer);
      if (!payments.ok) return payments;
      const captured = payments.value.items.find(
        (item) => item.status === 'captured' && item.currency === 'INR',
      );
      if (!captured) return success(undefined);
      return success({
        kind: 'payment_captured',
        providerOrderId,
        paymentId: captured.id,
        amount: captured.amount,
      });
    },
  };
}
