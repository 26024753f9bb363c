import { expect, test } from 'vitest';
import type { OrderRecord } from '../../../../src/records/record.ts';
import { createCallBudget } from '../../../../src/services/call-plan.ts';
import { createOrderReconciler } from '../../../../src/services/order-reconciler.ts';
import { failure, success } from '../../../../src/values/result.ts';

const MINUTE = 60_000;
const now = new Date('2026-11-21T12:00:00Z');

const orderOf = (id: string, ageMinutes: number, amount = 29_900): OrderRecord => ({
  id,
  kind: 'order',
  status: 'awaiting_payment',
  version: 1,
  bookingId: null,
  note: null,
  createdAt: now.getTime() - ageMinutes * MINUTE,
  updatedAt: now.getTime(),
  name: null,
  mobileNumber: null,
  city: 'jaipur',
  state: null,
  source: null,
  service: null,
  campaign: null,
  sessionId: null,
  consent: { ads: false, analytics: false },
  fields: { lines: [], amount, providerOrderIds: [`order_${id}`] },
});

function reconcile(orders: readonly OrderRecord[], paid: readonly string[], silent = new Set<string>()) {
  const asked: string[] = [];
  const noted: string[] = [];
  const changed: string[] = [];
  const run = createOrderReconciler(
    {
      now: () => now,
      log: {
        request: () => undefined,
        fault: () => undefined,
        note: (event) => void noted.push(event),
      },
      conversionDeliveries: () => [],
      outbox: { attempt: async () => undefined },
      waitUntil: () => undefined,
      ledger: {
        record: async () => failure('ledger_unavailable'),
        find: async () => failure('not_found'),
        findByBookingId: async () => failure('not_found'),
        findByPaymentEvent: async () => failure('not_found'),
        knowsPaymentEvent: async () => false,
        findRepeat: async () => success(undefined),
        change: async (id, changes) => {
          const [record = orderOf(id, 1)] = orders.filter((order) => order.id === id);
          const decided = typeof changes === 'function' ? changes(record) : success(changes);
          if (!decided.ok) return decided;
          changed.push(id);
          const { paymentId } = decided.value.fields ?? {};
          const fields = { ...record.fields, ...(typeof paymentId === 'string' && { paymentId }) };
          return success({ record: { ...record, fields }, changed: true });
        },
      },
      payments: {
        keyId: 'a-key',
        createOrder: async () => failure('refused'),
        verifyCheckout: async () => false,
        readWebhook: async () => failure('bad_signature'),
        refund: async () => failure('refused'),
        findPayments: async (providerOrderId) => {
          asked.push(providerOrderId);
          if (silent.has(providerOrderId)) return failure('unavailable');
          if (!paid.includes(providerOrderId)) return success([]);
          return success([{ kind: 'payment_captured', providerOrderId, paymentId: 'pay_1', amount: 29_900 }]);
        },
      },
    },
    {
      payable: async ({ moments, ids }, { after, limit }) => {
        const page = orders
          .filter(
            ({ id, createdAt }) =>
              ids.includes(id) || moments.some(({ from, before }) => createdAt >= from && createdAt < before),
          )
          .filter(({ id }) => id > after)
          .sort((one, other) => (one.id < other.id ? -1 : 1))
          .slice(0, limit);
        return success({ orders: page, next: page.length < limit ? undefined : page.at(-1)?.id });
      },
    },
  );
  return { run: (calls = 1000) => run(createCallBudget(calls)), asked, changed, noted };
}

test('asks about an order after 1, 2, 4, 8 … minutes, and in the minute after each', async () => {
  const orders = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1024, 1025, 1026].map((minutes) =>
    orderOf(String(minutes), minutes),
  );
  const { run, asked } = reconcile(orders, []);
  expect(await run()).toEqual({ ordersAsked: 9, ordersPaid: 0 });
  expect(asked.map((id) => Number(id.slice('order_'.length))).sort((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 8, 9, 1024, 1025,
  ]);
});

test('asks about an order every minute until the provider answers', async () => {
  const orders = [orderOf('waits', 9)];
  const silent = new Set(['order_waits']);
  const { run, asked, changed } = reconcile(orders, ['order_waits'], silent);
  await run();
  orders[0] = orderOf('waits', 11);
  await run();
  silent.clear();
  orders[0] = orderOf('waits', 12);
  expect(await run()).toEqual({ ordersAsked: 1, ordersPaid: 1 });
  orders[0] = orderOf('waits', 13);
  expect(await run()).toEqual({ ordersAsked: 0, ordersPaid: 0 });
  expect([asked.length, changed]).toEqual([3, ['waits']]);
});

test('asks no more about an order of two days that the provider never answered', async () => {
  const orders = [orderOf('lost', 2049)];
  const { run, asked } = reconcile(orders, [], new Set(['order_lost']));
  for (const minutes of [2049, 2879, 2880, 2881, 2882]) {
    orders[0] = orderOf('lost', minutes);
    await run();
  }
  expect(asked).toHaveLength(3);
});

test('a payment that was captured without a confirmation pays its order, and no other', async () => {
  const { run, changed } = reconcile([orderOf('one', 1), orderOf('two', 2)], ['order_two']);
  expect(await run()).toEqual({ ordersAsked: 2, ordersPaid: 1 });
  expect(changed).toEqual(['two']);
});

test('a payment of less than the order’s amount is told to the operator and pays nothing', async () => {
  const { run, changed, noted } = reconcile([orderOf('odd', 1, 99_900)], ['order_odd']);
  expect(await run()).toEqual({ ordersAsked: 1, ordersPaid: 0 });
  expect([changed, noted]).toEqual([['odd'], []]);
});

test('finds a captured payment behind any number of unpaid orders', async () => {
  const others = Array.from({ length: 520 }, (_, place) => orderOf(`a-${place}`, 1));
  const { run, changed } = reconcile([...others, orderOf('z-captured', 2)], ['order_z-captured']);
  expect(await run()).toEqual({ ordersAsked: 521, ordersPaid: 1 });
  expect(changed).toEqual(['z-captured']);
});

test('asks within its calls, and asks the next minute about the orders that it had no call for', async () => {
  const orders = Array.from({ length: 60 }, (_, place) =>
    orderOf(`order-${String(place).padStart(2, '0')}`, 1),
  );
  const { run, asked, changed } = reconcile(orders, ['order_order-59']);
  await run(40);
  expect(asked.length).toBeLessThanOrEqual(40);
  for (const [place, { id }] of orders.entries()) orders[place] = orderOf(id, 6);
  await run(40);
  expect(changed).toEqual(['order-59']);
});
