import { createHmac } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createPayments } from '../../../../../src/platform/payments/payments.ts';
import { readWebhook } from '../../../../../src/platform/payments/webhook.ts';
import { PAYMENT_KEYS, startPayments, type Webhook } from '../../../../upstreams/payments.ts';

let orderId = '';
const provider = await startPayments();
const payments = createPayments({ ...PAYMENT_KEYS, apiUrl: provider.url }, fetch);
const notes = { service_type: 'doorstep_services', item_count: 1, service_count: 1 } as const;
const order = await payments.createOrder({ amount: 29_900, currency: 'INR', items: [], notes }, 'r');
if (order.ok) orderId = order.value;
afterAll(() => provider.close());

const read = ({ body, headers }: Webhook) =>
  readWebhook(PAYMENT_KEYS.webhookSecret, {
    rawBody: new TextEncoder().encode(body),
    signature: headers['x-razorpay-signature'],
    eventId: headers['x-razorpay-event-id'],
  });

test.each(['payment.captured', 'order.paid'])('%s is a captured payment', async (name) => {
  const { razorpay_payment_id: paymentId } = provider.pay(orderId);
  expect(await read(provider.webhook(name, orderId, 'evt_1'))).toEqual({
    ok: true,
    value: {
      eventId: 'evt_1',
      event: { kind: 'payment_captured', providerOrderId: orderId, paymentId, amount: 29_900 },
    },
  });
});

test('a declined payment is a failed one, and an event of no interest carries none', async () => {
  provider.decline(orderId);
  expect(await read(provider.webhook('payment.failed', orderId, 'evt_2'))).toMatchObject({
    value: { event: { kind: 'payment_failed', providerOrderId: orderId } },
  });
  expect(await read(provider.webhook('payment.authorized', orderId, 'evt_3'))).toEqual({
    ok: true,
    value: { eventId: 'evt_3' },
  });
});

test.each([
  ['processed', 'payment_returned'],
  ['failed', 'return_failed'],
] as const)('refund.%s is %s, with the order of its payment', async (status, kind) => {
  const { razorpay_payment_id: paymentId } = provider.pay(orderId);
  await payments.refund({ paymentId, amount: 29_900, key: `refund-${status}` });
  expect(await read(provider.endRefund(paymentId, status))).toMatchObject({
    value: {
      event: {
        ...{ kind, providerOrderId: orderId, paymentId, amount: 29_900 },
        refundId: expect.stringContaining('rfnd'),
      },
    },
  });
});

test("a refund's event without the refund's id is read too", async () => {
  const entity = { id: 'pay_1', order_id: orderId, amount: 29_900, currency: 'INR' };
  const refund = { payment_id: 'pay_1', amount: 29_900, currency: 'INR' };
  const body = JSON.stringify({
    event: 'refund.processed',
    payload: { payment: { entity }, refund: { entity: refund } },
  });
  const signature = createHmac('sha256', PAYMENT_KEYS.webhookSecret).update(body).digest('hex');
  const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_4' };
  expect(await read({ body, headers })).toEqual({
    ok: true,
    value: {
      eventId: 'evt_4',
      event: { kind: 'payment_returned', providerOrderId: orderId, paymentId: 'pay_1', amount: 29_900 },
    },
  });
});

test('a body changed by one byte, another signature or none is refused', async () => {
  const webhook = provider.webhook('payment.captured', orderId);
  const changed = { ...webhook, body: webhook.body.replace('29900', '29901') };
  expect(await read(changed)).toMatchObject({ ok: false, code: 'bad_signature' });
  const unsigned = { ...webhook, headers: {} };
  expect(await read(unsigned)).toMatchObject({ ok: false, code: 'bad_signature' });
});

test.each(['', 'not json', '[]', '{"event":1}'])(
  'a signed body of another shape (%s) is broken',
  async (body) => {
    const signature = createHmac('sha256', PAYMENT_KEYS.webhookSecret).update(body).digest('hex');
    const headers = { 'x-razorpay-signature': signature };
    expect(await read({ body, headers })).toMatchObject({ ok: false, code: 'broken_body' });
  },
);
