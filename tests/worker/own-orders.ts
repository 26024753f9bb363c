import { PAYMENT_KEYS, type PaymentsStandIn } from '../upstreams/payments.ts';
import { holding, newRecord } from './held-record.ts';
import { aVisitor } from './outside.ts';
import { dayAhead } from './own-bookings.ts';
import { openLink } from './own-page.ts';
import type { Site } from './site.ts';

/** The variables that switch card payments on, with a stand-in for the provider. */
export const paymentVariables = ({ url }: Pick<PaymentsStandIn, 'url'>) => ({
  PAYMENT_API_URL: url,
  PAYMENT_KEY_ID: PAYMENT_KEYS.keyId,
  PAYMENT_KEY_SECRET: PAYMENT_KEYS.keySecret,
  PAYMENT_WEBHOOK_SECRET: PAYMENT_KEYS.webhookSecret,
});

export interface Placed {
  readonly id: string;
  readonly token: string;
  readonly amount: number;
  readonly status: string;
  readonly provider?: { readonly keyId: string; readonly providerOrderId: string };
}

let orders = 0;

/** The body of a new order: a number, a key, and every few orders a day that no other order has. */
export const anOrder = (changes: object = {}) => {
  orders += 1;
  return {
    idempotencyKey: `order-key-${process.pid}-${orders}`,
    items: [{ serviceId: 'jump-start', quantity: 1 }],
    name: 'Sample Customer',
    mobileNumber: `90002${String(orders).padStart(5, '0')}`,
    address: 'House 1, Sample Street',
    area: 'Mansarovar',
    // So that no slot fills up by chance.
    date: dayAhead(10 + (orders % 20)),
    timeSlot: '11-13',
    ...changes,
  };
};

/** The calls of a visitor's browser for orders, each from a new network. */
export function orderCalls(site: Site) {
  /** With a token it is the post of a browser that holds the order. */
  const post = (path: string, body: unknown, token?: string) =>
    site.post(path, body, { ...aVisitor(), ...(token === undefined ? {} : holding(token)) });
  const place = async (changes: object = {}): Promise<Placed> => {
    const response = await post('/api/checkout/orders', anOrder(changes));
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
    return newRecord<Placed>(response);
  };
  /** The order's row as the ledger has it, its fields beside its status. */
  const kept = async (id: string) => {
    const [row] = await site.rows<{ status: string; fields: string; version: number }>(
      'SELECT status, fields, version FROM records WHERE id = ?',
      id,
    );
    return { status: row?.status, version: row?.version, ...JSON.parse(row?.fields ?? '{}') };
  };
  /** The owner's link. */
  const own = ({ id, token }: Pick<Placed, 'id' | 'token'>) => `/order/${id}?token=${token}`;
  return {
    post,
    place,
    kept,
    own,
    page: async (order: Pick<Placed, 'id' | 'token'>) => (await openLink(site, own(order))).text(),
    cancel: ({ id, token }: Pick<Placed, 'id' | 'token'>) =>
      post(`/api/checkout/orders/${id}/cancel`, {}, token),
    move: ({ id, token }: Pick<Placed, 'id' | 'token'>, date: string, timeSlot: string) =>
      post(`/api/checkout/orders/${id}/reschedule`, { date, timeSlot }, token),
    payment: ({ id, token }: Pick<Placed, 'id' | 'token'>, payment: 'card' | 'after_service') =>
      post(`/api/checkout/orders/${id}/payment`, { payment }, token),
    /** Reports a payment as the provider's checkout does in the browser. */
    confirm: (
      { id, token }: Pick<Placed, 'id' | 'token'>,
      paid: ReturnType<PaymentsStandIn['pay']>,
      changes: object = {},
    ) =>
      post(
        `/api/checkout/orders/${id}/confirm`,
        {
          providerOrderId: paid.razorpay_order_id,
          paymentId: paid.razorpay_payment_id,
          signature: paid.razorpay_signature,
          ...changes,
        },
        token,
      ),
  };
}
