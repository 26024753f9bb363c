import type { Fetch } from '../platform/http.ts';
import { createPayments, DEFAULT_PAYMENT_API_URL } from '../platform/payments/payments.ts';
import { readWebhook } from '../platform/payments/webhook.ts';
import type { Variables } from './config.ts';
import type { CardPayments } from './services.ts';

/** Card payments, where their keys are set. */
export function createCardPayments(
  { PAYMENT_KEY_ID, PAYMENT_KEY_SECRET, PAYMENT_WEBHOOK_SECRET, PAYMENT_API_URL }: Variables,
  fetch: Fetch,
): CardPayments | undefined {
  if (!PAYMENT_KEY_ID || !PAYMENT_KEY_SECRET || !PAYMENT_WEBHOOK_SECRET) return undefined;
  const apiUrl = PAYMENT_API_URL ?? DEFAULT_PAYMENT_API_URL;
  const configuration = { keyId: PAYMENT_KEY_ID, keySecret: PAYMENT_KEY_SECRET, apiUrl };
  return {
    ...createPayments(configuration, fetch),
    readWebhook: (message) => readWebhook(PAYMENT_WEBHOOK_SECRET, message),
  };
}
