import { describe, expect, test } from 'vitest';
import {
  changesOfOrder,
  confirmationBody,
  orderBody,
  viewOfOrder,
} from '../../../../../src/features/checkout/contract.ts';
import { fieldProblems } from '../../../../../src/web/contract/field-problems.ts';
import { sampleOf } from '../../records/sample-record.ts';

const order = {
  idempotencyKey: 'order-key-0001',
  items: [{ serviceId: 'jump-start', quantity: 2 }],
  name: 'Test Owner',
  mobileNumber: '9000000001',
  address: '12 Sample Road',
};

describe('an order', () => {
  test('is read from JSON; a price that the browser sends is not', () => {
    const sent = { ...order, amount: 1, items: [{ serviceId: 'jump-start', quantity: 2, price: 1 }] };
    const parsed = orderBody.safeParse(sent);
    expect(parsed.success && parsed.data).toEqual(order);
  });

  test('is read from a plain form, its items in one field', () => {
    const parsed = orderBody.safeParse({
      ...order,
      items: '[{"serviceId":"jump-start","quantity":"2"}]',
      area: '',
    });
    expect(parsed.success && parsed.data).toEqual(order);
  });

  test('is read from a plain form with a quantity for each service', () => {
    const { items: _, ...customer } = order;
    const parsed = orderBody.safeParse({
      ...customer,
      'quantity.jump-start': '2',
      'quantity.quick-vacuum': '0',
    });
    expect(parsed.success && parsed.data.items).toEqual(order.items);
  });

  test.each([
    ['items', { items: [] }],
    ['items', { items: 'jump-start' }],
    ['items', { items: Array(41).fill(order.items[0]) }],
    ['items.0.quantity', { items: [{ serviceId: 'jump-start', quantity: 0 }] }],
    ['items.0.quantity', { items: [{ serviceId: 'jump-start', quantity: 1000 }] }],
    ['mobileNumber', { mobileNumber: '5000000001' }],
    ['name', { name: ' ' }],
    ['pinCode', { pinCode: '0302017' }],
    ['payment', { payment: 'free' }],
  ])('is refused for its %s', (field, changes) => {
    const parsed = orderBody.safeParse({ ...order, ...changes });
    expect(parsed.success).toBe(false);
    if (!parsed.success) expect(fieldProblems(parsed.error)).toHaveProperty([field]);
  });
});

test('a confirmation carries the provider’s ids and a signature of 64 hex digits', () => {
  const confirmation = {
    providerOrderId: 'order_A1',
    paymentId: 'pay_B2',
    signature: 'ab'.repeat(32),
  };
  expect(confirmationBody.safeParse(confirmation).success).toBe(true);
  expect(confirmationBody.safeParse({ ...confirmation, signature: 'zz' }).success).toBe(false);
  expect(confirmationBody.safeParse({ ...confirmation, paymentId: '../../x' }).success).toBe(false);
});

const line = {
  serviceId: 'jump-start',
  quantity: 1,
  unitPrice: 29_900,
  totalPrice: 29_900,
};
const record = sampleOf('order', {
  note: 'from the operator',
  sessionId: 'a-session',
  name: 'Sample Customer',
  city: 'jaipur',
  fields: { amount: 29_900, currency: 'INR', lines: [line], area: 'C-Scheme', itemCount: 1 },
});

test('an order’s page receives the items and the amount due, never the customer', () => {
  const view = viewOfOrder(record);
  expect(view).toMatchObject({ number: 'PH-ABCD1234', amount: 29_900, due: 29_900, lines: [line] });
  expect(JSON.stringify(view)).not.toMatch(/Sample|9000000001|operator|session/);
  expect(viewOfOrder(sampleOf('lead'))).toBeUndefined();
});

test('an event changes an order’s status and fields, or nothing where it says nothing new', () => {
  const chosen = changesOfOrder({ kind: 'pay_after_service_chosen' });
  expect(chosen(record)).toMatchObject({ ok: true, value: { status: 'pay_after_service' } });
  expect(chosen({ ...record, status: 'pay_after_service' })).toEqual({ ok: true, value: {} });
  expect(chosen({ ...record, status: 'paid' })).toEqual({ ok: false, code: 'already_paid' });
  expect(chosen(sampleOf('booking'))).toEqual({ ok: false, code: 'not_found' });
});
