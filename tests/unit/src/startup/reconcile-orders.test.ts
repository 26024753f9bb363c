import { expect, test, vi } from 'vitest';
import type { LedgerRecord } from '../../../../src/contract/records.ts';
import { orderStateFields } from '../../../../src/domain/checkout/order-record.ts';
import { newOrderState } from '../../../../src/domain/checkout/order-state.ts';
import { failure, success } from '../../../../src/domain/result.ts';
import { createOrderReconciler } from '../../../../src/startup/reconcile-orders.ts';

const MINUTE = 60_000;
const now = new Date('2026-11-21T12:00:00Z');

const orderOf = (id: string, ageMinutes: number): LedgerRecord => ({
  ...{ id, kind: 'order', status: 'awaiting_payment', version: 1, bookingId: null, note: null },
  createdAt: now.getTime() - ageMinutes * MINUTE,
  updatedAt: now.getTime(),
  ...{ name: null, mobileNumber: null, city: 'jaipur', state: null, source: null, service: null },
  ...{ campaign: null, sessionId: null, consent: { ads: false, analytics: false } },
  fields: orderStateFields({ ...newOrderState(29_900), providerOrderIds: [`order_${id}`] }),
});

function reconcile(orders: readonly LedgerRecord[], paid: readonly string[]) {
  const asked: string[] = [];
  const changed: string[] = [];
  const run = createOrderReconciler(
    {
      now: () => now,
      owesConversion: () => [],
      deliveries: { attempt: async () => undefined },
      ledger: {
        record: async () => failure('ledger_unavailable'),
        find: async () => failure('not_found'),
        findByBookingId: async () => failure('not_found'),
        findByPaymentEvent: async () => failure('not_found'),
        knowsPaymentEvent: async () => false,
        change: async (id) => {
          changed.push(id);
          const [record = orderOf(id, 1)] = orders.filter((order) => order.id === id);
          return success({ record, changed: true });
        },
      },
      payments: {
        keyId: 'a-key',
        createOrder: async () => failure('refused'),
        verifyCheckout: async () => false,
        readWebhook: async () => failure('bad_signature'),
        findCapturedPayment: async (providerOrderId) => {
          asked.push(providerOrderId);
          if (!paid.includes(providerOrderId)) return success(undefined);
          return success({ kind: 'payment_captured', providerOrderId, paymentId: 'pay_1', amount: 29_900 });
        },
      },
    },
    {
      list: vi.fn(async ({ status }) =>
        success({ records: status === 'awaiting_payment' ? orders : [], cursor: null }),
      ),
    },
  );
  return { run, asked, changed };
}

test('an order is asked about after 1, 2, 4, 8 … minutes', async () => {
  const orders = [0, 1, 2, 3, 4, 5, 8, 1024].map((minutes) => orderOf(String(minutes), minutes));
  const { run, asked } = reconcile(orders, []);
  expect(await run()).toEqual({ ordersAsked: 5, ordersPaid: 0 });
  expect(asked).toEqual(['order_1', 'order_2', 'order_4', 'order_8', 'order_1024']);
});

test('a payment that was captured unheard pays its order, and no other', async () => {
  const { run, changed } = reconcile([orderOf('one', 1), orderOf('two', 2)], ['order_two']);
  expect(await run()).toEqual({ ordersAsked: 2, ordersPaid: 1 });
  expect(changed).toEqual(['two']);
});
