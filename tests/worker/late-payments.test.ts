import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { orderText as hindiOrderText } from '../../src/content/hi/text/order.ts';
import { orderText } from '../../src/content/text/order.ts';
import { MAPS_KEY, type MapsStandIn, startMapsGeocoding } from '../upstreams/maps-geocoding.ts';
import { type PaymentsStandIn, startPayments } from '../upstreams/payments.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { newRecord } from './held-record.ts';
import { aVisitor, CONSENTING, deliveriesOf, everyMinute, letTimePass, startOutside } from './outside.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { anOrder, orderCalls, type Placed, paymentVariables } from './own-orders.ts';
import { openLink } from './own-page.ts';
import { startSite } from './site.ts';
import { testSite } from './test-site.ts';

const provider = await startPayments();
const site = await testSite({ variables: { ...paymentVariables(provider), ADMIN_PASSPHRASE: PASSPHRASE } });
const orders = orderCalls(site);
const left = bookingCalls(site).left;
afterEach(async () => {
  await provider.heal();
  provider.answerRefunds('pending');
});
afterAll(async () => {
  await provider.close();
});

let mobiles = 0;

/** An order by card of a number that no other test has, with the provider's id of it. */
async function opened(changes: object = {}) {
  mobiles += 1;
  const mobileNumber = `90007${String(mobiles).padStart(5, '0')}`;
  const order = await orders.place({ mobileNumber, ...changes });
  const providerOrderId = order.provider?.providerOrderId ?? '';
  return { ...order, mobileNumber, providerOrderId };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const post = async ({ body, headers }: ReturnType<PaymentsStandIn['webhook']>) =>
  site.fetch('/api/checkout/webhook', { method: 'POST', body, headers: { ...headers } });
const capture = async ({ providerOrderId }: Opened): Promise<string> => {
  const { razorpay_payment_id: paymentId } = provider.pay(providerOrderId);
  expect((await post(provider.webhook('payment.captured', providerOrderId))).status).toBe(200);
  return paymentId;
};
const refundsOf = (paymentId: string) =>
  [...provider.refunds.values()].filter(({ payment_id }) => payment_id === paymentId);
const refundCalls = (paymentId: string) =>
  provider.requests.filter(({ path }) => path === `/v1/payments/${paymentId}/refund`).length;
const targetsOf = async ({ mobileNumber }: Opened) =>
  (await deliveriesOf(site, mobileNumber)).map(({ target, state }) => `${target} ${state}`);
const screenOf = async ({ id }: Pick<Placed, 'id'>) => {
  const operator = operatorOf(site, await sessionOf());
  return (await operator.get(`/coupon-admin/records/${id}`)).text();
};
const cancelByOperator = async ({ id }: Opened): Promise<void> => {
  const operator = operatorOf(site, await sessionOf());
  await operator.form(`/api/admin/records/${id}`, { status: 'cancelled', note: '' });
};

describe('POST /api/checkout/webhook for a payment after the cancellation', () => {
  test.each([
    ['its customer', async (order: Opened) => void (await orders.cancel(order))],
    ['an operator', cancelByOperator],
  ])(
    'by %s leaves the order cancelled, takes no seat, and sends the money back once',
    async (_who, cancel) => {
      const date = dayAhead(12);
      const order = await opened({ date, timeSlot: '9-11' });
      await cancel(order);
      await expect.poll(() => left(date, '9-11')).toBe(6);
      const paymentId = await capture(order);
      await post(provider.webhook('order.paid', order.providerOrderId));
      await expect.poll(() => targetsOf(order)).toEqual(['payments delivered']);
      expect(refundsOf(paymentId)).toMatchObject([{ amount: order.amount, status: 'pending' }]);
      expect(await left(date, '9-11')).toBe(6);
      expect(await orders.kept(order.id)).toMatchObject({
        status: 'cancelled',
        returns: [{ paymentId, state: 'due' }],
      });
      const page = await orders.page(order);
      expect(page).toContain(orderText.returning.late.due.text);
      expect(page).not.toContain(orderText.states.paid.heading);
      expect(await screenOf(order)).toContain('It goes back by itself');

      expect((await post(provider.endRefund(paymentId, 'processed'))).status).toBe(200);
      expect(await orders.kept(order.id)).toMatchObject({
        status: 'cancelled',
        returns: [{ state: 'done' }],
      });
      expect(await orders.page(order)).toContain(orderText.returning.late.done.text);
      expect(await screenOf(order)).not.toContain('It goes back by itself');
    },
  );

  test('answers a late confirmation of the browser with the cancelled state and no conversion', async () => {
    const order = await opened();
    await orders.cancel(order);
    const success = provider.pay(order.providerOrderId);
    const confirmed = await orders.confirm(order, success);
    expect(confirmed.status).toBe(200);
    const state = (await confirmed.json()) as object;
    expect(state).toMatchObject({ status: 'cancelled' });
    expect(state).not.toHaveProperty('conversion');
    await expect.poll(() => refundsOf(success.razorpay_payment_id).length).toBe(1);
  });

  test('says the same in Hindi', async () => {
    const order = await opened();
    await orders.cancel(order);
    await capture(order);
    const page = await (await openLink(site, `/hi${orders.own(order)}`)).text();
    expect(page).toContain(hindiOrderText.returning.late.due.text);
  });

  test('sends no Purchase', async () => {
    const outside = await startOutside();
    const own = await startSite({ variables: { ...outside.variables, ...paymentVariables(provider) } });
    try {
      const answer = await own.post('/api/checkout/orders', anOrder(), { ...CONSENTING, ...aVisitor() });
      const order = await newRecord<Placed>(answer);
      await orderCalls(own).cancel(order);
      const id = order.provider?.providerOrderId ?? '';
      provider.pay(id);
      const { body, headers } = provider.webhook('payment.captured', id);
      await own.fetch('/api/checkout/webhook', { method: 'POST', body, headers: { ...headers } });
      const rows = await own.rows<{ target: string }>(
        'SELECT target FROM deliveries WHERE record_id = ?',
        order.id,
      );
      expect(rows.map(({ target }) => target)).toEqual(['payments']);
    } finally {
      await own.stop();
      await outside.close();
    }
  });
});

test('POST /api/checkout/webhook for a second payment of a paid order sends the second back, and the visit stays', async () => {
  const order = await opened();
  const first = await capture(order);
  const second = await capture(order);
  await expect.poll(() => refundsOf(second).length).toBe(1);
  expect(refundsOf(first)).toEqual([]);
  const page = await orders.page(order);
  expect(page).toContain(orderText.returning.second.due);
  expect(page).toContain(orderText.states.paid.heading);
  await post(provider.endRefund(second, 'processed'));
  expect(await orders.kept(order.id)).toMatchObject({
    status: 'paid',
    paymentId: first,
    returns: [{ paymentId: second, state: 'done' }],
  });
});

describe('a refund at the provider', () => {
  test.each([
    'down',
    'reset',
    'status_500',
    'status_429',
    'committed_then_dropped',
    'malformed_json',
  ] as const)('that fails by %s is tried again and sent once', async (fault) => {
    const order = await opened();
    await orders.cancel(order);
    await provider.fail(fault, { times: 1, only: ({ path }) => path.endsWith('/refund') });
    const paymentId = await capture(order);
    await expect.poll(() => targetsOf(order)).toEqual(['payments pending']);
    expect(await screenOf(order)).toContain('It goes back by itself');
    await provider.heal();
    await letTimePass(site);
    await everyMinute(site);
    await expect.poll(() => targetsOf(order)).toEqual(['payments delivered']);
    expect(refundsOf(paymentId)).toHaveLength(1);
  });

  test('that the provider can not send is stated to the customer and the operator', async () => {
    const order = await opened();
    await orders.cancel(order);
    provider.answerRefunds('failed');
    await capture(order);
    await expect.poll(() => targetsOf(order)).toEqual(['payments failed']);
    expect(await orders.page(order)).toContain(orderText.returning.late.failed.text);
    expect(await screenOf(order)).toContain('could not be sent');
  });

  test('without a webhook is found by cron: the capture, and that the money went back', async () => {
    const order = await opened();
    await orders.cancel(order);
    const { razorpay_payment_id: paymentId } = provider.pay(order.providerOrderId);
    const age = (minutes: number) =>
      site.rows('UPDATE records SET created_at = created_at - ? WHERE id = ?', minutes * 60_000, order.id);
    await age(1);
    await everyMinute(site);
    await expect.poll(() => refundsOf(paymentId).length).toBe(1);
    provider.endRefund(paymentId, 'processed');
    await age(1);
    await everyMinute(site);
    expect(await orders.kept(order.id)).toMatchObject({ status: 'cancelled', returns: [{ state: 'done' }] });
    expect(refundCalls(paymentId)).toBe(1);
  });
});

describe('GET /healthz and the health screen', () => {
  test('state a payment provider and a maps service that refuse our credentials, until a call succeeds', async () => {
    const maps: MapsStandIn = await startMapsGeocoding();
    const own = await startSite({
      variables: {
        ...paymentVariables(provider),
        ADMIN_PASSPHRASE: PASSPHRASE,
        GEOCODING_URL: maps.url,
        GEOCODING_KEY: MAPS_KEY,
      },
    });
    try {
      const calls = orderCalls(own);
      const health = async () => (await own.fetch('/healthz')).json();
      expect(await health()).toMatchObject({ systems: { payments: 'on', maps: 'on' } });
      await provider.fail('status_401');
      maps.say('REQUEST_DENIED');
      await calls.place();
      await own.fetch('/api/location?lat=26.85&lng=75.81');
      await expect
        .poll(health)
        .toMatchObject({ status: 'degraded', systems: { payments: 'refused', maps: 'refused' } });
      const operator = operatorOf(own, await sessionOf());
      const screen = await (await operator.get('/coupon-admin/health')).text();
      expect(screen.match(/it refuses our credentials since/g)).toHaveLength(2);
      await provider.heal();
      maps.say('OK');
      await calls.place();
      await own.fetch('/api/location?lat=26.91&lng=75.78');
      await expect.poll(health).toMatchObject({ status: 'ok', systems: { payments: 'on', maps: 'on' } });
    } finally {
      await own.stop();
      await maps.close();
    }
  });
});
