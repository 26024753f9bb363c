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

const refundBody = z.strictObject({
  amount: z.int(),
  speed: z.literal('normal'),
  receipt: z.string().max(40),
});

interface StoredPayment {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  status: 'captured' | 'failed' | 'refunded';
}

interface StoredRefund {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  status: 'pending' | 'processed' | 'failed';
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
  /** The refunds by the key of their first request. */
  readonly refunds: ReadonlyMap<string, StoredRefund>;
  /** The status of the next refunds; `pending` at first. */
  answerRefunds(status: StoredRefund['status']): void;
  /** Ends a pending refund and returns its webhook. */
  endRefund(paymentId: string, status: 'processed' | 'failed', eventId?: string): Webhook;
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
  captured: payment.status !== 'failed',
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

  const refunds = new Map<string, StoredRefund>();
  let refundStatus: StoredRefund['status'] = 'pending';
  const paymentOf = (id: string): StoredPayment | undefined =>
    [...orders.values()].flatMap(({ payments }) => payments).find((payment) => payment.id === id);

  function refund(request: StandInRequest, paymentId: string): StandInAnswer {
    const payment = paymentOf(paymentId);
    const parsed = refundBody.safeParse(request.json);
    const key = String(request.headers['x-refund-idempotency'] ?? nextId('key'));
    const earlier = refunds.get(key);
    if (earlier !== undefined) return { status: 200, json: { ...earlier, entity: 'refund' } };
    if (!payment || !parsed.success) return refusal(400, 'The request is not valid');
    if (payment.status === 'refunded')
      return refusal(400, 'The payment has been fully refunded already', 'amount');
    if (payment.status !== 'captured' || parsed.data.amount > payment.amount)
      return refusal(400, 'The refund amount is greater than the amount captured', 'amount');
    const { amount } = parsed.data;
    const made = {
      id: nextId('rfnd'),
      payment_id: paymentId,
      amount,
      currency: payment.currency,
      status: refundStatus,
    };
    refunds.set(key, made);
    if (refundStatus !== 'failed') payment.status = 'refunded';
    return { status: 200, json: { ...made, entity: 'refund' } };
  }

  function answer(request: StandInRequest): StandInAnswer | undefined {
    const [, refunded] = /^\/v1\/payments\/([^/]+)\/refund$/.exec(request.path) ?? [];
    if (!request.path.startsWith('/v1/orders') && refunded === undefined) return undefined;
    if (request.headers.authorization !== authorization) return refusal(401, 'Authentication failed');
    if (refunded !== undefined) return request.method === 'POST' ? refund(request, refunded) : undefined;
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

  function signed(body: string, eventId: string): Webhook {
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': hmac(PAYMENT_KEYS.webhookSecret, body),
        'x-razorpay-event-id': eventId,
      },
    };
  }

  const standIn = await startStandIn('payments', answer);
  return {
    ...standIn,
    orders,
    refunds,
    answerRefunds(status) {
      refundStatus = status;
    },
    endRefund(paymentId, status, eventId = nextId('evt')) {
      const payment = paymentOf(paymentId);
      const made = [...refunds.values()].find((one) => one.payment_id === paymentId);
      if (!payment || !made) throw new Error(`No refund of ${paymentId} was opened`);
      made.status = status;
      if (status === 'failed') payment.status = 'captured';
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_stand_in',
        event: `refund.${status}`,
        contains: ['refund', 'payment'],
        payload: { refund: { entity: made }, payment: { entity: wirePayment(payment) } },
        created_at: 1_795_000_200,
      });
      return signed(body, eventId);
    },
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
      return signed(body, eventId);
    },
  };
}
