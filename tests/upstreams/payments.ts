import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from './stand-in.ts';

export const PAYMENT_KEYS = {
  keyId: 'rzp_test_stand_in',
  keySecret: 'key-secret-of-the-stand-in',
  webhookSecret: 'webhook-secret-of-the-stand-in',
};

const orderBody = z.strictObject({
  amount: z.int(),
  currency: z.string().length(3),
  receipt: z.string().max(40).optional(),
  notes: z
    .record(z.string().max(256), z.string().max(256))
    .refine((notes) => Object.keys(notes).length <= 15)
    .optional(),
});

interface StoredPayment {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'captured' | 'failed';
}

interface StoredOrder extends z.infer<typeof orderBody> {
  readonly id: string;
  status: 'created' | 'attempted' | 'paid';
  readonly payments: StoredPayment[];
}

/** The values that the checkout passes to the page after a successful payment. */
interface CheckoutSuccess {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

export interface Webhook {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PaymentsStandIn extends StandIn {
  readonly orders: ReadonlyMap<string, StoredOrder>;
  /** Pays at the provider's checkout. The amount comes from the order and not from the page. */
  pay(orderId: string): CheckoutSuccess;
  /** Declines the visitor's card. */
  decline(orderId: string): string;
  /** The webhook for the last payment of an order; a second call with the same `eventId` is a repeat. */
  webhook(event: string, orderId: string, eventId?: string): Webhook;
}

const refusal = (status: number, description: string, field?: string): StandInAnswer => ({
  status,
  json: {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...(field && { field }),
    },
  },
});

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest('hex');

const wireOrder = ({ payments, ...order }: StoredOrder) => ({
  ...order,
  entity: 'order',
  amount_paid: order.status === 'paid' ? order.amount : 0,
  amount_due: order.status === 'paid' ? 0 : order.amount,
  attempts: payments.length,
  offer_id: null,
  created_at: 1_795_000_000,
});

const wirePayment = (payment: StoredPayment) => ({
  ...payment,
  entity: 'payment',
  captured: payment.status === 'captured',
  method: 'card',
});

/** A stand-in for Razorpay's Orders API, its checkout and its webhooks, as documented. */
export async function startPayments(): Promise<PaymentsStandIn> {
  const orders = new Map<string, StoredOrder>();
  let made = 0;
  const authorization = `Basic ${btoa(`${PAYMENT_KEYS.keyId}:${PAYMENT_KEYS.keySecret}`)}`;
  const nextId = (kind: string) => {
    made += 1;
    return `${kind}_${String(made).padStart(14, 'S')}`;
  };

  function create(request: StandInRequest): StandInAnswer {
    const parsed = orderBody.safeParse(request.json);
    if (!parsed.success)
      return refusal(400, 'The request is not valid', String(parsed.error.issues[0]?.path[0]));
    if (parsed.data.amount < 100) return refusal(400, 'The amount must be atleast INR 1.00', 'amount');
    const order: StoredOrder = { ...parsed.data, id: nextId('order'), status: 'created', payments: [] };
    orders.set(order.id, order);
    return { status: 200, json: wireOrder(order) };
  }

  function answer(request: StandInRequest): StandInAnswer | undefined {
    if (!request.path.startsWith('/v1/orders')) return undefined;
    if (request.headers.authorization !== authorization) return refusal(401, 'Authentication failed');
    if (request.method === 'POST' && request.path === '/v1/orders') return create(request);
    const [, id, list] = /^\/v1\/orders\/([^/]+)(\/payments)?$/.exec(request.path) ?? [];
    if (request.method !== 'GET' || !id) return undefined;
    const order = orders.get(id);
    if (!order) return refusal(400, 'The id provided does not exist');
    if (!list) return { status: 200, json: wireOrder(order) };
    const items = order.payments.map(wirePayment);
    return { status: 200, json: { entity: 'collection', count: items.length, items } };
  }

  const known = (orderId: string): StoredOrder => {
    const order = orders.get(orderId);
    if (!order) throw new Error(`No order ${orderId} was opened`);
    return order;
  };

  function attempt(orderId: string, status: StoredPayment['status']): StoredPayment {
    const order = known(orderId);
    const { amount, currency } = order;
    const payment = { id: nextId('pay'), order_id: orderId, amount, currency, status };
    order.payments.push(payment);
    order.status = status === 'captured' || order.status === 'paid' ? 'paid' : 'attempted';
    return payment;
  }

  const standIn = await startStandIn('payments', answer);
  return {
    ...standIn,
    orders,
    pay(orderId) {
      const { id } = attempt(orderId, 'captured');
      return {
        razorpay_payment_id: id,
        razorpay_order_id: orderId,
        razorpay_signature: hmac(PAYMENT_KEYS.keySecret, `${orderId}|${id}`),
      };
    },
    decline: (orderId) => attempt(orderId, 'failed').id,
    webhook(event, orderId, eventId = nextId('evt')) {
      const order = known(orderId);
      const payment = order.payments.at(-1);
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_stand_in',
        event,
        contains: ['payment', ...(event.startsWith('order.') ? ['order'] : [])],
        payload: {
          ...(payment && { payment: { entity: wirePayment(payment) } }),
          ...(event.startsWith('order.') && { order: { entity: wireOrder(order) } }),
        },
        created_at: 1_795_000_100,
      });
      const signature = hmac(PAYMENT_KEYS.webhookSecret, body);
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': signature,
          'x-razorpay-event-id': eventId,
        },
      };
    },
  };
}
