import { afterAll, describe, expect, test } from 'vitest';
import { orderText } from '../../src/content/text/order.ts';
import { ownBookingText } from '../../src/content/text/own-booking.ts';
import { startPayments } from '../upstreams/payments.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { holding } from './held-record.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { anOrder, orderCalls, type Placed, paymentVariables } from './own-orders.ts';
import { openLink } from './own-page.ts';
import { startSite } from './site.ts';
import { testSite } from './test-site.ts';

const provider = await startPayments();
const site = await testSite({ variables: { ...paymentVariables(provider), ADMIN_PASSPHRASE: PASSPHRASE } });
const orders = orderCalls(site);
const left = bookingCalls(site).left;
afterAll(async () => {
  await provider.close();
});

const later = (changes: object = {}) => orders.place({ payment: 'after_service', ...changes });
const paid = async (changes: object = {}): Promise<Placed> => {
  const order = await orders.place(changes);
  const success = provider.pay(order.provider?.providerOrderId ?? '');
  await orders.confirm(order, success);
  return order;
};
const codeOf = async (answer: { json(): Promise<unknown> }) =>
  ((await answer.json()) as { error: { code: string; fields?: object } }).error;

describe('POST /api/checkout/orders/:id/reschedule', () => {
  test('answers 200, moves the seat, and the order’s page and calendar have the new time', async () => {
    const date = dayAhead(6);
    const order = await later({ date, timeSlot: '9-11' });
    await expect.poll(() => left(date, '9-11')).toBe(5);
    const moved = await orders.move(order, date, '15-17');
    expect([moved.status, await moved.json()]).toMatchObject([200, { timeSlot: '15-17', moves: 1 }]);
    await expect.poll(() => left(date, '9-11')).toBe(6);
    expect(await left(date, '15-17')).toBe(5);
    expect(await orders.page(order)).toContain('3-5 PM');
    const file = await calendarOf(order);
    expect(file).toContain('SEQUENCE:1');
    await site.rows(
      "UPDATE records SET fields = json_set(fields, '$.date', ?) WHERE id = ?",
      dayAhead(-2),
      order.id,
    );
    const past = await orders.page(order);
    expect(past).toContain('The day of this visit is over');
    expect(past).not.toMatch(/Add to calendar|Keep ready|What happens next|Your start code/);
  });

  test('answers 400 for an hour at which a service is not done, and 409 for a cancelled order', async () => {
    const order = await later({ items: [{ serviceId: 'ac-gas-topup', quantity: 1 }] });
    const refused = await orders.move(order, dayAhead(7), '17-19');
    expect([refused.status, await codeOf(refused)]).toMatchObject([
      400,
      { fields: { timeSlot: 'slot_closed' } },
    ]);
    await orders.cancel(order);
    expect((await orders.move(order, dayAhead(7), '9-11')).status).toBe(409);
  });

  test('answers 409 with free slots for a full slot, and the order keeps its own', async () => {
    const small = await startSite({ variables: { SLOT_CAPACITY: '2' } });
    try {
      const calls = orderCalls(small);
      const date = dayAhead(8);
      const order = await calls.place({ date, timeSlot: '9-11' });
      await calls.place({ date, timeSlot: '13-15' });
      await calls.place({ date, timeSlot: '13-15' });
      const full = await calls.move(order, date, '13-15');
      expect([full.status, await codeOf(full)]).toMatchObject([409, { code: 'slot_full' }]);
      expect(await calls.kept(order.id)).toMatchObject({ timeSlot: '9-11' });
    } finally {
      await small.stop();
    }
  });

  test('as a plain form leads to the order’s page with the outcome', async () => {
    const order = await later();
    const path = `/api/checkout/orders/${order.id}/reschedule`;
    const form = { slot: `${dayAhead(9)} 13-15` };
    const moved = await site.postForm(path, form, holding(order.token));
    expect([moved.status, moved.headers.get('Location')]).toEqual([303, `/order/${order.id}?done=moved`]);
    expect(await (await openLink(site, `${orders.own(order)}&done=moved`)).text()).toContain('Time changed.');
    const past = await site.postForm(path, { slot: '2020-01-01 13-15' }, holding(order.token));
    expect([past.status, past.headers.get('Cache-Control')]).toEqual([422, 'private, no-store']);
    expect(await past.text()).toContain('Please choose today or a later date');
  });
});

const calendarOf = async ({ id, token }: Placed): Promise<string> =>
  (await site.fetch(`/api/checkout/orders/${id}/calendar.ics`, { headers: holding(token) })).text();

describe('POST /api/checkout/orders/:id/cancel', () => {
  test('answers 200 once and again, frees the seat, claims no payment, and the calendar file takes the visit off', async () => {
    const date = dayAhead(5);
    const order = await later({ date, timeSlot: '9-11' });
    const uid = /UID:(\S+)/.exec(await calendarOf(order))?.[1];
    const cancelled = await orders.cancel(order);
    expect([cancelled.status, await cancelled.json()]).toMatchObject([
      200,
      { status: 'cancelled', refundDue: false },
    ]);
    expect((await orders.cancel(order)).status).toBe(200);
    await expect.poll(() => left(date, '9-11')).toBe(6);
    const page = await orders.page(order);
    expect(page).toContain(orderText.states.cancelled.text);
    expect(page).toContain(ownBookingText.timelineOver);
    for (const sentence of [`>${orderText.paid}<`, ownBookingText.shareNote, ownBookingText.timeline])
      expect(page).not.toContain(sentence);
    const file = await calendarOf(order);
    for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', `UID:${uid}`])
      expect(file).toContain(line);
  });

  test('of a paid order keeps its payment, tells page and operator of the refund, and a late event changes nothing', async () => {
    const order = await paid();
    expect(await (await orders.cancel(order)).json()).toMatchObject({ status: 'cancelled', refundDue: true });
    const page = await orders.page(order);
    for (const sentence of ['the full amount', `>${orderText.paid}<`]) expect(page).toContain(sentence);
    const operator = operatorOf(site, await sessionOf());
    const screen = await (await operator.get(`/coupon-admin/records/${order.id}`)).text();
    expect(screen).toContain('Send the payment back');
    const event = provider.webhook('payment.captured', order.provider?.providerOrderId ?? '');
    await site.fetch('/api/checkout/webhook', {
      method: 'POST',
      body: event.body,
      headers: { ...event.headers },
    });
    expect(await orders.kept(order.id)).toMatchObject({ status: 'cancelled' });
    await operator.form(`/api/admin/records/${order.id}`, { status: 'refunded', note: '' });
    expect(await orders.page(order)).toContain('Refunded');
  });

  test.each([
    ['its customer', async (order: Placed) => orders.cancel(order)],
    [
      'an operator',
      async ({ id }: Placed) =>
        operatorOf(site, await sessionOf()).post(`/api/admin/records/${id}`, { status: 'cancelled' }),
    ],
  ])(
    'of a paid order by %s tells the operator of the refund, until it is taken back',
    async (_who, cancel) => {
      const order = await paid();
      expect((await cancel(order)).status).toBe(200);
      const operator = operatorOf(site, await sessionOf());
      const screen = async () => (await operator.get(`/coupon-admin/records/${order.id}`)).text();
      expect(await screen()).toContain('Send the payment back');
      expect(await orders.page(order)).toContain('the full amount');
      const { version } = await orders.kept(order.id);
      const undone = await operator.post(`/api/admin/records/${order.id}/undo`, { version });
      expect([undone.status, (await orders.kept(order.id)).status]).toEqual([200, 'paid']);
      expect(await screen()).not.toContain('Send the payment back');
    },
  );

  test('needs the cookie of its order', async () => {
    const [order, other] = [await later(), await later()];
    expect((await orders.cancel({ id: order.id, token: other.token })).status).toBe(404);
    expect(await orders.kept(order.id)).toMatchObject({ status: 'pay_after_service' });
  });
});

describe('a coupon', () => {
  const spinFor = async (mobileNumber: string, scope: object | null = null): Promise<string> => {
    const answer = await orders.post('/api/spin', {
      mobileNumber,
      idempotencyKey: crypto.randomUUID(),
      sessionId: `session-${mobileNumber}`,
    });
    const { coupon } = (await answer.json()) as { coupon: { code: string } };
    // The draw is random, so each test decides what its prize is.
    await site.rows(
      "UPDATE coupons SET kind = 'amount', value = 10000, scope = ? WHERE code = ?",
      scope === null ? null : JSON.stringify(scope),
      coupon.code,
    );
    return coupon.code;
  };
  const worth = (code: string, mobileNumber?: string, items = anOrder().items) =>
    orders.post('/api/checkout/coupon', { code, items, ...(mobileNumber && { mobileNumber }) });

  test('of the wheel is checked with its number, and used once: 201, then 400 coupon_refused', async () => {
    const mobileNumber = '9000710001';
    const code = await spinFor(mobileNumber);
    expect(await (await worth(code.toLowerCase(), mobileNumber)).json()).toMatchObject({
      code,
      discount: 10_000,
      amount: 19_900,
    });
    expect(await codeOf(await worth(code))).toMatchObject({ fields: { mobileNumber: 'mobile_missing' } });
    expect(await codeOf(await worth(code, '9000710002'))).toMatchObject({
      fields: { coupon: 'coupon_refused' },
    });
    const body = anOrder({ mobileNumber, coupon: code, expectedAmount: 19_900, payment: 'after_service' });
    const first = await orders.post('/api/checkout/orders', body);
    expect(await first.json()).toMatchObject({ amount: 19_900, conversion: { value: 199 } });
    expect((await orders.post('/api/checkout/orders', body)).status).toBe(201);
    const second = await orders.post('/api/checkout/orders', anOrder({ mobileNumber, coupon: code }));
    expect([second.status, await codeOf(second)]).toMatchObject([
      400,
      { fields: { coupon: 'coupon_refused' } },
    ]);
  });

  test('is valid again once its order is cancelled', async () => {
    const mobileNumber = '9000710003';
    const coupon = await spinFor(mobileNumber);
    const order = await later({ mobileNumber, coupon });
    expect(await orders.page(order)).toContain(coupon);
    await orders.cancel(order);
    expect((await later({ mobileNumber, coupon })).amount).toBe(19_900);
  });

  test('sent with two orders at once is used by one of them; the other is cancelled', async () => {
    const mobileNumber = '9000710004';
    const coupon = await spinFor(mobileNumber);
    const answers = await Promise.all(
      [1, 2].map(() =>
        orders.post('/api/checkout/orders', anOrder({ mobileNumber, coupon, payment: 'after_service' })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const rows = await site.rows<{ status: string }>(
      'SELECT status FROM records WHERE mobile_number = ? ORDER BY status',
      mobileNumber,
    );
    expect(rows.at(-1)?.status).toBe('pay_after_service');
    expect(rows.filter(({ status }) => status === 'pay_after_service')).toHaveLength(1);
  });

  test('for other work, below its minimum or unknown is refused with its reason, and nothing is ordered', async () => {
    const mobileNumber = '9000710005';
    const coupon = await spinFor(mobileNumber, { serviceIds: ['express-ac-service'] });
    const other = await orders.post('/api/checkout/orders', anOrder({ mobileNumber, coupon }));
    expect(await codeOf(other)).toMatchObject({ fields: { coupon: 'coupon_elsewhere' } });
    const small = await spinFor('9000710006', { serviceIds: ['jump-start'], minimum: 149_900 });
    expect(await codeOf(await worth(small, '9000710006'))).toMatchObject({
      fields: { coupon: 'coupon_minimum' },
    });
    expect(await codeOf(await worth('NO-SUCH-CODE', mobileNumber))).toMatchObject({
      fields: { coupon: 'coupon_refused' },
    });
    expect(await site.rows('SELECT id FROM records WHERE mobile_number = ?', mobileNumber)).toEqual([]);
  });

  test('that pays for everything makes an order without a payment', async () => {
    const mobileNumber = '9000710007';
    const coupon = await spinFor(mobileNumber);
    await site.rows('UPDATE coupons SET value = 99900 WHERE code = ?', coupon);
    expect(await orders.place({ mobileNumber, coupon, payment: 'card' })).toMatchObject({
      amount: 0,
      status: 'pay_after_service',
    });
  });
});

describe('an order of a job that depends on the car', () => {
  const items = [{ serviceId: 'battery-replacement', quantity: 1 }];

  test('without a car answers 400; a typed car is kept as it was written', async () => {
    const refused = await orders.post('/api/checkout/orders', anOrder({ items }));
    expect([refused.status, await codeOf(refused)]).toMatchObject([
      400,
      { fields: { vehicle: 'car_model_missing' } },
    ]);
    const order = await later({ items, vehicle: 'Fiat Linea 2012' });
    expect(await orders.kept(order.id)).toMatchObject({ vehicle: 'Fiat Linea 2012' });
  });
});
