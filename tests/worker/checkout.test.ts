import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { checkoutPageText } from '../../src/content/text/checkout-page.ts';
import { orderText } from '../../src/content/text/order.ts';
import { orderBody } from '../../src/features/checkout/contract.ts';
import { orderContent } from '../../src/features/checkout/record.ts';
import type { SpinAnswer } from '../../src/features/coupons/contract.ts';
import { hashContent } from '../../src/platform/ledger/record-row.ts';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { quickly } from '../quickly.ts';
import { startPayments } from '../upstreams/payments.ts';
import { cookiesOf } from './admin-session.ts';
import { aVisitor, everyMinute } from './outside.ts';
import { anOrder, orderCalls, type Placed, paymentVariables } from './own-orders.ts';
import { returnedForm } from './returned-form.ts';
import { startSite } from './site.ts';
import { testSite } from './test-site.ts';

const provider = await startPayments();
const site = await testSite({ variables: paymentVariables(provider) });
const calls = orderCalls(site);
afterEach(() => provider.heal());
afterAll(async () => {
  await provider.close();
});

const wanted = (changes: object = {}) =>
  anOrder({
    items: [
      { serviceId: 'jump-start', quantity: 1 },
      { serviceId: 'quick-vacuum', quantity: 2 },
    ],
    ...changes,
  });
const place = (changes: object = {}) => calls.place(wanted(changes));
const post = (path: string, body: unknown) => calls.post(path, body);
const providerIdOf = ({ provider: opened }: Placed): string => {
  if (!opened) throw new Error('The order can not be paid by card');
  return opened.providerOrderId;
};
const kept = (id: string) => calls.kept(id);
const page = (order: Pick<Placed, 'id' | 'token'>) => calls.page(order);
const confirm = (...reported: Parameters<typeof calls.confirm>) => calls.confirm(...reported);
const tell = async (event: string, orderId: string, eventId?: string) => {
  const { body, headers } = provider.webhook(event, orderId, eventId);
  return site.fetch('/api/checkout/webhook', { method: 'POST', body, headers: { ...headers } });
};

describe('POST /api/checkout/orders', () => {
  test('prices the order on the server, opens it at the provider and stores it as unpaid', async () => {
    const order = await place({ amount: 100, items: [{ serviceId: 'jump-start', quantity: 2, price: 1 }] });
    expect(order).toMatchObject({ amount: 59_800, status: 'awaiting_payment' });
    expect(provider.orders.get(providerIdOf(order))).toMatchObject({ amount: 59_800, receipt: order.id });
    expect(await kept(order.id)).toMatchObject({ status: 'awaiting_payment', amount: 59_800 });
  });

  test('answers the same order for the same key, and opens it at the provider once', async () => {
    const body = wanted();
    const [first, second] = await Promise.all([
      post('/api/checkout/orders', body).then((response) => response.json() as Promise<Placed>),
      post('/api/checkout/orders', body).then((response) => response.json() as Promise<Placed>),
    ]);
    expect(first.id).toBe(second.id);
    const third = (await (await post('/api/checkout/orders', body)).json()) as Placed;
    expect([first, second].map(providerIdOf)).toContain(providerIdOf(third));
    const other = await post('/api/checkout/orders', { ...body, name: 'Other Customer' });
    expect(other.status).toBe(422);
  });

  describe('answers the same order for the same key', () => {
    const repeat = async (body: object) => {
      const answer = await post('/api/checkout/orders', body);
      return { code: answer.status, order: (await answer.json()) as Partial<Placed> };
    };

    test('although its price has changed since', async () => {
      const body = wanted();
      const { id } = await calls.place(body);
      expect(await repeat({ ...body, expectedAmount: 100 })).toMatchObject({ code: 201, order: { id } });
    });

    test('although its coupon was paused since', async () => {
      const { mobileNumber } = anOrder();
      const spin = { mobileNumber, idempotencyKey: `spin-${mobileNumber}` };
      const won = (await (await post('/api/spin', spin)).json()) as SpinAnswer;
      const code = won.coupon?.code ?? '';
      await site.rows('UPDATE coupons SET scope = NULL WHERE code = ?', code);
      const body = wanted({ mobileNumber, coupon: code });
      const { id } = await calls.place(body);
      await site.rows("UPDATE coupons SET state = 'paused' WHERE code = ?", code);
      expect(await repeat(body)).toMatchObject({ code: 201, order: { id } });
    });

    test('although the day of its visit has come', async () => {
      const { id } = await place();
      // The clock stands still, so the stored order becomes one that was sent for yesterday.
      const body = wanted({ date: addDays(indiaDate(new Date()), -1) });
      const content = orderContent(orderBody.parse(body));
      const hash = await hashContent('order', { idempotencyKey: body.idempotencyKey, content });
      await site.rows(
        'UPDATE records SET idempotency_key = ?, content_hash = ? WHERE id = ?',
        body.idempotencyKey,
        hash,
        id,
      );
      expect(await repeat(body)).toMatchObject({ code: 201, order: { id } });
    });
  });

  test.each([
    ['an unknown service', { items: [{ serviceId: 'flying-carpet', quantity: 1 }] }, 'items', 'invalid'],
    ['another city', { pinCode: '411001' }, 'pinCode', 'not_served'],
    ['an unknown area', { area: 'Nowhere Nagar' }, 'area', 'not_served'],
    ['no area', { area: '' }, 'area', 'area_missing'],
    ['no address', { address: ' ' }, 'address', 'address_missing'],
    ['no time', { date: '', timeSlot: '' }, 'date', 'date_missing'],
    ['a day that is past', { date: '2020-01-01' }, 'date', 'date_past'],
    [
      'an hour at which a service is not done',
      { items: [{ serviceId: 'ac-gas-topup', quantity: 1 }], timeSlot: '17-19' },
      'timeSlot',
      'slot_closed',
    ],
  ])('refuses %s and names the field', async (_, changes, field, code) => {
    const before = await site.rows('SELECT id FROM records');
    const response = await post('/api/checkout/orders', wanted(changes));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid', fields: { [field]: code } } });
    expect(await site.rows('SELECT id FROM records')).toHaveLength(before.length);
  });

  test('places no order when its total differs from the one shown to the visitor, and answers the current total', async () => {
    const before = await site.rows('SELECT id FROM records');
    const response = await post('/api/checkout/orders', wanted({ expectedAmount: 100 }));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: { code: 'conflict', amount: 89_700 } });
    expect(await site.rows('SELECT id FROM records')).toHaveLength(before.length);
    expect((await place({ expectedAmount: 89_700 })).amount).toBe(89_700);
  });

  test('accepts the customer as one object too', async () => {
    const { name, mobileNumber, address, area, ...order } = wanted();
    const customer = { name, mobileNumber, address, area };
    expect((await site.post('/api/checkout/orders', { ...order, customer })).status).toBe(201);
    const unnamed = { ...order, idempotencyKey: 'order-of-nobody-0001', customer: { mobileNumber } };
    const refused = await site.post('/api/checkout/orders', unnamed);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { error: { fields: { name: 'name_missing', address: 'address_missing' } } },
    ]);
  });

  test('accepts an emergency without a time', async () => {
    const order = await place({
      items: [{ serviceId: 'jump-start', quantity: 1 }],
      date: '',
      timeSlot: '',
      payment: 'after_service',
    });
    expect(order).toMatchObject({ status: 'pay_after_service', amount: 29_900 });
  });

  test('prices an express package by the sheet, for the car that is named', async () => {
    const car = { manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' };
    const items = [{ serviceId: 'express-service-90min', quantity: 1 }];
    const prices = (await (await site.fetch('/api/prices/maruti/swift/petrol')).json()) as Record<
      string,
      number
    >;
    const order = await place({ ...car, items });
    expect(order.amount).toBe((prices.discountedExpressPrice ?? 0) * 100);
    expect(await kept(order.id)).toMatchObject({ vehicle: 'Maruti Swift (Petrol)' });
    expect((await post('/api/checkout/orders', wanted({ items }))).status).toBe(400);
  });

  test('accepts a plain form for a package at the price of its page, and refuses it at an earlier one', async () => {
    const checkout = '/checkout?car=maruti-swift-petrol&package=express-service-90min';
    const shown = await (await site.fetch(checkout)).text();
    const [, total = ''] = /name="shownTotal" value="(\d+)"/.exec(shown) ?? [];
    const { items: _, ...visit } = wanted({ manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' });
    const items = JSON.stringify([{ serviceId: 'express-service-90min', quantity: 1 }]);
    const send = (shownTotal: string) =>
      site.postForm('/api/checkout/orders', { ...visit, items, shownTotal });
    const before = await site.rows('SELECT id FROM records');
    const refused = await returnedForm(await send(String(Number(total) - 50_000)));
    expect([refused.status, refused.page]).toEqual([422, '/checkout']);
    expect(refused.html).toContain(checkoutPageText.priceChanged);
    expect(await site.rows('SELECT id FROM records')).toHaveLength(before.length);
    expect((await send(total)).status).toBe(303);
    const gone = await (await site.fetch(checkout.replace('swift', 'no-such-car'))).text();
    expect(gone).toContain(checkoutPageText.carGone);
    expect(gone).not.toContain('data-island="checkout"');
  });

  test('answers 409 with free slots when the slot is full, and the order is cancelled', async () => {
    const day = { date: addDays(indiaDate(new Date()), 9), timeSlot: '13-15', payment: 'after_service' };
    // A slot of two seats keeps none for verified visitors.
    const small = await startSite({ variables: { SLOT_CAPACITY: '2' } });
    const order = () => small.post('/api/checkout/orders', wanted(day), aVisitor());
    expect([(await order()).status, (await order()).status]).toEqual([201, 201]);
    const response = await order();
    expect(response.status).toBe(409);
    const { error } = (await response.json()) as { error: { code: string; alternatives: unknown[] } };
    expect(error.code).toBe('slot_full');
    expect(error.alternatives.length).toBeGreaterThan(0);
    const [row] = await small.rows<{ status: string }>(
      'SELECT status FROM records ORDER BY created_at DESC, id DESC LIMIT 1',
    );
    expect(row?.status).toBe('cancelled');
    await small.stop();
  });

  test('accepts a plain form: the order is paid after the service, as its own page says', async () => {
    const { items: _, ...fields } = wanted();
    const form = { ...fields, 'quantity.jump-start': '0', 'quantity.coolant-topup': '2' };
    const response = await site.postForm('/api/checkout/orders', form);
    expect(response.status).toBe(303);
    const own = response.headers.get('Location') ?? '';
    expect(own).toMatch(/^\/order\/[0-9a-f-]{36}$/);
    const html = await (await site.fetch(own, { headers: { Cookie: cookiesOf(response) } })).text();
    expect(html).toContain('Coolant top-up');
    expect(html).toContain('Pay after the service');
    const refused = await returnedForm(
      await site.postForm('/api/checkout/orders', { ...form, area: 'Nowhere' }),
    );
    expect(refused).toMatchObject({ status: 422, page: '/doorstep-services/cart' });
    expect(refused.html).toMatch(/name="quantity\.coolant-topup"[^>]* value="2"/);
    expect(refused.html).toContain('We do not come there yet.');
  });
});

describe('a card payment', () => {
  test('is confirmed by the provider’s signature', async () => {
    const order = await place();
    const response = await confirm(order, provider.pay(providerIdOf(order)));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: order.id, status: 'paid', amount: 89_700 });
    expect(await kept(order.id)).toMatchObject({ status: 'paid' });
    expect(await page(order)).toContain('Paid. Your visit is booked');
  });

  test('that is declined leaves the order unpaid, so that it can be paid again', async () => {
    const order = await place();
    provider.decline(providerIdOf(order));
    expect((await tell('payment.failed', providerIdOf(order))).status).toBe(200);
    expect(await kept(order.id)).toMatchObject({ status: 'payment_failed' });
    expect(await page(order)).toContain('The payment did not go through');

    const retry = await calls.payment(order, 'card');
    expect(await retry.json()).toMatchObject({ status: 'awaiting_payment', provider: order.provider });
    expect((await confirm(order, provider.pay(providerIdOf(order)))).status).toBe(200);
    expect(await kept(order.id)).toMatchObject({ status: 'paid' });
  });

  test('with a forged signature is refused', async () => {
    const order = await place();
    const success = provider.pay(providerIdOf(order));
    const forged = await confirm(order, success, { signature: 'ab'.repeat(32) });
    expect(forged.status).toBe(400);
    expect(await kept(order.id)).toMatchObject({ status: 'awaiting_payment' });
    expect(await page(order)).toContain('Payment not confirmed yet');
  });

  test('of a cheap order does not pay for an expensive one', async () => {
    const cheap = await place({ items: [{ serviceId: 'quick-vacuum', quantity: 1 }] });
    const dear = await place({ items: [{ serviceId: 'used-car-inspection', quantity: 9 }] });
    const success = provider.pay(providerIdOf(cheap));
    expect((await confirm(dear, success)).status).toBe(400);
    expect((await confirm(dear, success, { providerOrderId: providerIdOf(dear) })).status).toBe(400);
    expect(await kept(dear.id)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('needs the cookie of its order', async () => {
    const [order, other] = [await place(), await place()];
    const success = provider.pay(providerIdOf(order));
    expect((await confirm({ ...order, token: other.token }, success)).status).toBe(404);
    expect((await site.fetch(`/order/${order.id}?token=${other.token}`)).status).toBe(404);
  });

  test('can’t be made twice', async () => {
    const order = await place();
    await confirm(order, provider.pay(providerIdOf(order)));
    const again = await calls.payment(order, 'card');
    expect(again.status).toBe(409);
    const later = await calls.payment(order, 'after_service');
    expect(later.status).toBe(409);
    expect(await kept(order.id)).toMatchObject({ status: 'paid' });
  });

  test('that was captured without a confirmation is found before another one is offered', async () => {
    const order = await place();
    provider.pay(providerIdOf(order));
    const again = await calls.payment(order, 'card');
    expect(again.status).toBe(409);
    expect(await kept(order.id)).toMatchObject({ status: 'paid' });
  });
});

describe('POST /api/checkout/orders/:id/payment for an unpaid order of yesterday', () => {
  const ofYesterday = async () => {
    const order = await place();
    const yesterday = addDays(indiaDate(new Date()), -1);
    await site.rows(
      "UPDATE records SET fields = json_set(fields, '$.date', ?) WHERE id = ?",
      yesterday,
      order.id,
    );
    return order;
  };

  test.each(['card', 'after_service'] as const)(
    'by %s answers 409, and its page offers no payment',
    async (way) => {
      const order = await ofYesterday();
      expect((await calls.payment(order, way)).status).toBe(409);
      expect(await kept(order.id)).toMatchObject({ status: 'awaiting_payment' });
      const shown = await page(order);
      expect(shown).toContain(orderText.tooLate.heading);
      expect(shown).not.toContain('data-island="pay-order"');
      expect(shown).not.toContain('class="timeline"');
      expect(shown).not.toContain(orderText.due);
      expect((await calls.cancel(order)).status).toBe(200);
    },
  );

  test('that was paid in time without a confirmation answers 409, and is paid', async () => {
    const order = await ofYesterday();
    provider.pay(providerIdOf(order));
    expect((await calls.payment(order, 'card')).status).toBe(409);
    expect(await kept(order.id)).toMatchObject({ status: 'paid' });
  });
});

describe('POST /api/checkout/webhook', () => {
  test('pays the order without a browser confirmation; a late confirmation changes nothing', async () => {
    const order = await place();
    const success = provider.pay(providerIdOf(order));
    expect((await tell('payment.captured', providerIdOf(order))).status).toBe(200);
    const paid = await kept(order.id);
    expect(paid).toMatchObject({ status: 'paid', paymentId: success.razorpay_payment_id });
    expect((await confirm(order, success)).status).toBe(200);
    expect((await kept(order.id)).version).toBe(paid.version);
  });

  test('counts a repeated event once, and ignores a late failure', async () => {
    const order = await place();
    const id = providerIdOf(order);
    provider.decline(id);
    const failed = provider.webhook('payment.failed', id);
    provider.pay(id);
    await tell('order.paid', id, 'evt_twice');
    const paid = await kept(order.id);
    await tell('order.paid', id, 'evt_twice');
    await tell('payment.captured', id);
    const late = await site.fetch('/api/checkout/webhook', {
      method: 'POST',
      body: failed.body,
      headers: { ...failed.headers },
    });
    expect(late.status).toBe(200);
    expect(await kept(order.id)).toEqual(paid);
    expect(paid.status).toBe('paid');
  });

  test('refuses a body that the provider did not sign', async () => {
    const order = await place();
    provider.pay(providerIdOf(order));
    const { body, headers } = provider.webhook('payment.captured', providerIdOf(order));
    const send = (text: string, changes: object = {}) =>
      site.fetch('/api/checkout/webhook', {
        method: 'POST',
        body: text,
        headers: { ...headers, ...changes },
      });
    expect((await send(body.replace('captured', 'Captured'))).status).toBe(400);
    expect((await send(body, { 'x-razorpay-signature': '' })).status).toBe(400);
    expect(await kept(order.id)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('accepts more events a minute than the limit for visitors', async () => {
    const order = await place();
    provider.pay(providerIdOf(order));
    const events = Array.from({ length: 150 }, (_, index) =>
      tell('payment.captured', providerIdOf(order), `evt_flood_${index}`),
    );
    const statuses = (await Promise.all(events)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('answers 200 for an order that is not ours', async () => {
    const order = await place();
    provider.pay(providerIdOf(order));
    await site.rows('DELETE FROM payment_events WHERE record_id = ?', order.id);
    expect((await tell('payment.captured', providerIdOf(order))).status).toBe(200);
    expect(await kept(order.id)).toMatchObject({ status: 'awaiting_payment' });
  });
});

describe('the provider', () => {
  test('that is down does not cancel the order; it can be paid later, or after the service', async () => {
    await provider.fail('down');
    const order = await place();
    expect(order).toMatchObject({ status: 'awaiting_payment' });
    expect(order.provider).toBeUndefined();
    expect(await page(order)).toContain('Payment not confirmed yet');
    await provider.heal();
    const retry = await calls.payment(order, 'card');
    expect(providerIdOf((await retry.json()) as Placed)).toMatch(/^order_/);
    const later = await calls.payment(order, 'after_service');
    expect(await later.json()).toMatchObject({ status: 'pay_after_service' });
    expect(await page(order)).toContain('Pay after the service');
  });

  test('that is 15 s slow does not make visitors wait as long', async () => {
    await provider.fail('slow_and_committed', { delayMs: 15_000 });
    const order = await quickly(10_000, place);
    expect(order.provider).toBeUndefined();
    expect(await kept(order.id)).toMatchObject({ status: 'awaiting_payment' });
  });

  test('is asked each minute for payments without a confirmation and a webhook', async () => {
    const order = await place();
    provider.pay(providerIdOf(order));
    await site.rows('UPDATE records SET created_at = created_at - 61000 WHERE id = ?', order.id);
    await everyMinute(site);
    expect(await kept(order.id)).toMatchObject({ status: 'paid' });
  });
});
