import { afterAll, describe, expect, test } from 'vitest';
import { startPayments } from '../upstreams/payments.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { addMechanic, moveJob } from './operator-jobs.ts';
import { bookingCalls, dayAhead, wish } from './own-bookings.ts';
import { orderCalls, type Placed, paymentVariables } from './own-orders.ts';
import { testSite } from './test-site.ts';

const provider = await startPayments();
const site = await testSite({ variables: { ...paymentVariables(provider), ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
const calls = bookingCalls(site);
const orders = orderCalls(site);
afterAll(async () => {
  await provider.close();
});

interface Shown {
  readonly version: number;
  readonly status: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
const shown = async (id: string): Promise<Shown> => {
  const { record } = (await (await operator.get(`/api/admin/records/${id}`)).json()) as { record: Shown };
  return record;
};
const act = async (id: string, action: string, fields: object) =>
  (
    await operator.post(`/api/admin/records/${id}${action}`, {
      version: (await shown(id)).version,
      ...fields,
    })
  ).status;
const setStatus = (id: string, status: string) => act(id, '', { status });
const correct = (id: string, fields: object) => act(id, '/correct', { why: 'Agreed by phone', ...fields });
const undo = (id: string) => act(id, '/undo', {});

const providerIdOf = ({ provider: opened }: Placed): string => opened?.providerOrderId ?? '';
const payByCard = async (order: Placed) => {
  provider.pay(providerIdOf(order));
  const { body, headers } = provider.webhook('payment.captured', providerIdOf(order));
  return site.fetch('/api/checkout/webhook', { method: 'POST', body, headers: { ...headers } });
};

describe('POST /api/admin/records/:id/correct', () => {
  test('with a price answers 409 while the provider’s checkout is open, and a late card payment counts', async () => {
    const order = await orders.place();
    await orders.payment(order, 'after_service');
    expect(await correct(order.id, { price: 500 })).toBe(409);
    expect((await payByCard(order)).status).toBe(200);
    expect(await orders.kept(order.id)).toMatchObject({
      status: 'paid',
      amount: order.amount,
      paymentId: expect.any(String),
    });
  });

  test('of a booking with a paid bill keeps its price, whatever car or service is corrected', async () => {
    const draft = await calls.create();
    await calls.confirm(draft, dayAhead(6), '9-11');
    const move = async (name: string, fields: object = {}) =>
      (await moveJob(operator, draft.id, name, fields)).status;
    await move('assign', { mechanicId: await addMechanic(operator) });
    const { startCode } = (await calls.view(draft)).body.job as { startCode: string };
    await move('start', { code: startCode });
    await move('make_ready');
    expect(await move('pay', { method: 'cash' })).toBe(200);
    const { servicePrice } = (await shown(draft.id)).fields;
    expect(servicePrice).toEqual(expect.any(Number));

    expect(await correct(draft.id, { price: 5 })).toBe(409);
    expect(await correct(draft.id, { model: 'Baleno' })).toBe(200);
    expect(await correct(draft.id, { serviceType: 'ac' })).toBe(200);
    expect((await shown(draft.id)).fields).toMatchObject({
      model: 'Baleno',
      serviceType: 'ac',
      servicePrice,
      job: { payment: { amount: servicePrice } },
    });
  });
});

describe('POST /api/admin/records/:id of an order that waits for its payment', () => {
  const seatOf = (id: string) =>
    site.rows("SELECT state FROM deliveries WHERE record_id = ? AND target = 'slots'", id);

  test('takes its seat when the operator lets it be paid after the service, and frees it with an undo', async () => {
    const date = dayAhead(8);
    const order = await orders.place({ date, timeSlot: '9-11' });
    expect(await setStatus(order.id, 'pay_after_service')).toBe(200);
    await expect.poll(() => seatOf(order.id)).toEqual([{ state: 'delivered' }]);
    expect(await calls.left(date, '9-11')).toBe(5);
    expect(await undo(order.id)).toBe(200);
    await expect.poll(() => calls.left(date, '9-11')).toBe(6);
  });

  test('answers 409 to “paid” without a card payment, for the mechanic would still ask for the amount', async () => {
    const order = await orders.place();
    expect(await setStatus(order.id, 'paid')).toBe(409);
    await orders.payment(order, 'after_service');
    expect(await setStatus(order.id, 'paid')).toBe(409);
    expect((await shown(order.id)).status).toBe('pay_after_service');
    const screen = await (await operator.get(`/coupon-admin/records/${order.id}`)).text();
    expect(screen).toContain('<option value="fulfilled"');
    expect(screen).not.toContain('<option value="paid"');
  });

  test('answers 409 where the slot is full without its hold, and confirms it at the time to which it is moved', async () => {
    const date = dayAhead(9);
    const order = await orders.place({ date, timeSlot: '9-11' });
    // The hold ends with the cancellation, and the operator closes the slot.
    expect(await setStatus(order.id, 'cancelled')).toBe(200);
    await orders.cancel(order);
    expect(await undo(order.id)).toBe(200);
    await operator.post('/api/admin/slots/capacity', { city: 'jaipur', date, slot: '9-11', capacity: 0 });
    expect(await setStatus(order.id, 'pay_after_service')).toBe(409);
    expect((await shown(order.id)).status).toBe('awaiting_payment');
    expect(await act(order.id, '/move', { date, timeSlot: '11-13' })).toBe(200);
    expect(await setStatus(order.id, 'pay_after_service')).toBe(200);
    await expect.poll(() => calls.left(date, '11-13')).toBe(5);
  });
});

test('POST /api/admin/records/:id that cancels an order frees its coupon, and an undo uses it again', async () => {
  await operator.post('/api/admin/coupons', {
    code: 'ONLYONCE',
    kind: 'amount',
    value: 50,
    description: 'Fifty off, once',
    maxUses: 1,
  });
  const uses = async () => (await site.rows('SELECT 1 FROM coupon_uses WHERE code = ?', 'ONLYONCE')).length;
  const order = await orders.place({ coupon: 'ONLYONCE' });
  await orders.payment(order, 'after_service');
  expect(await uses()).toBe(1);
  expect(await setStatus(order.id, 'cancelled')).toBe(200);
  expect(await uses()).toBe(0);
  expect(await undo(order.id)).toBe(200);
  expect(await uses()).toBe(1);
});

describe('the same form from several screens at once', () => {
  const TIMES = [0, 1, 2, 3, 4, 5, 6, 7];
  const MOVES = ['11-13', '13-15'];

  test.each([3, 4, 5, 7])(
    'POST /api/admin/records/:id and …/move leave the seat that the record states, %i days ahead',
    async (days) => {
      const date = dayAhead(days);
      const draft = await calls.create();
      await calls.put(draft, { ...wish, date, timeSlot: '9-11' });
      const { version } = await shown(draft.id);
      const confirmed = await Promise.all(
        TIMES.map(() => operator.post(`/api/admin/records/${draft.id}`, { status: 'completed', version })),
      );
      expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await calls.left(date, '9-11')).toBe(5);

      const seen = await shown(draft.id);
      await Promise.all(
        TIMES.map((time) =>
          operator.post(`/api/admin/records/${draft.id}/move`, {
            version: seen.version,
            date,
            timeSlot: MOVES[time % 2],
          }),
        ),
      );
      const { timeSlot } = (await shown(draft.id)).fields;
      const slot = String(timeSlot);
      expect(await calls.left(date, slot)).toBe(5);
      expect(await calls.left(date, '9-11')).toBe(6);
    },
  );
});
