import { expect, test } from 'vitest';
import { priceOrder } from '../../../../../../src/features/checkout/rules/order-pricing.ts';
import {
  amountDue,
  orderedFields,
  orderLinesOf,
  orderStateFields,
  orderStateOf,
} from '../../../../../../src/features/checkout/rules/order-record.ts';
import { newOrderState, type OrderState } from '../../../../../../src/features/checkout/rules/order-state.ts';

const state: OrderState = {
  ...newOrderState(29_900),
  status: 'paid',
  providerOrderIds: ['order_1'],
  paymentId: 'pay_1',
  extraPaymentIds: ['pay_2'],
  attention: 'paid_twice',
};

test('an order comes back from its record as it went in', () => {
  const throughStorage = (order: OrderState) => JSON.parse(JSON.stringify(orderStateFields(order)));
  expect(orderStateOf({ status: state.status, fields: throughStorage(state) })).toEqual(state);
  const fresh = newOrderState(29_900);
  expect(orderStateOf({ status: fresh.status, fields: throughStorage(fresh) })).toEqual(fresh);
});

test.each([
  ['another status', { status: 'new', fields: { amount: 1 } }],
  ['no amount', { status: 'paid', fields: {} }],
  ['an amount that is no number of paise', { status: 'paid', fields: { amount: 1.5 } }],
])('a record with %s is no order', (_what, record) => {
  expect(orderStateOf(record)).toBeUndefined();
});

test('the lines of an order come back too', () => {
  const order = priceOrder([{ serviceId: 'a', quantity: 2 }], new Map([['a', { name: 'A', price: 100 }]]));
  if (!order.ok) throw new Error(order.code);
  expect(orderLinesOf({ status: 'paid', fields: orderedFields(order.value) })).toEqual(order.value.lines);
  expect(
    orderLinesOf({
      status: 'paid',
      fields: { lines: [7, null, {}, { ...order.value.lines[0], quantity: 'two' }] },
    }),
  ).toEqual([]);
});

test('what is due is the amount until it is paid', () => {
  expect(amountDue(newOrderState(29_900))).toBe(29_900);
  expect(amountDue({ ...newOrderState(29_900), status: 'pay_after_service' })).toBe(29_900);
  expect(amountDue(state)).toBe(0);
  expect(amountDue({ ...newOrderState(29_900), status: 'cancelled' })).toBe(0);
});
