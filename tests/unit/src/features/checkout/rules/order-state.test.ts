import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOrder } from '../../../../../../src/features/checkout/rules/order-pricing.ts';
import {
  amountDue,
  applyOrderEvent,
  isRefundDue,
  newOrderState,
  type OrderEvent,
  type OrderState,
  orderedFields,
  orderLinesOf,
  orderStateFields,
  orderStateOf,
} from '../../../../../../src/features/checkout/rules/order-state.ts';

const AMOUNT = 159_800;
const open: OrderEvent = { kind: 'payment_opened', providerOrderId: 'order_1' };
const paidBy = (paymentId: string, amount = AMOUNT, providerOrderId = 'order_1'): OrderEvent => ({
  kind: 'payment_captured',
  providerOrderId,
  paymentId,
  amount,
});
const failed: OrderEvent = { kind: 'payment_failed', providerOrderId: 'order_1' };
const cancelled: OrderEvent = { kind: 'cancelled' };
const later: OrderEvent = { kind: 'pay_after_service_chosen' };

/** Applies events to an order; refused events leave it unchanged. */
const play = (...events: OrderEvent[]): OrderState =>
  events.reduce((order, event) => {
    const result = applyOrderEvent(order, event);
    return result.ok ? result.value : order;
  }, newOrderState(AMOUNT));

test.each([
  ['declined, then paid at the next attempt', [open, failed, open, paidBy('pay_2')], 'paid'],
  ['captured before the news of the failed attempt', [open, paidBy('pay_1'), failed], 'paid'],
  ['captured, then cancelled by a stale page', [open, paidBy('pay_1'), cancelled], 'paid'],
  ['captured, then paid after service by a stale page', [open, paidBy('pay_1'), later], 'paid'],
  ['payment opened, then left', [open], 'awaiting_payment'],
  ['declined', [open, failed], 'payment_failed'],
  ['declined, then to be paid after service', [open, failed, later], 'pay_after_service'],
  ['to be paid after service, then captured after all', [open, later, paidBy('pay_1')], 'paid'],
  ['cancelled before payment', [later, cancelled], 'cancelled'],
  ['failed attempt reported after cancelling', [open, cancelled, failed], 'cancelled'],
])('%s', (_story, events, status) => {
  expect(play(...events).status).toBe(status);
});

test('a repeated payment changes nothing, and a second payment is stored for its refund', () => {
  const paid = play(open, paidBy('pay_1'));
  expect(applyOrderEvent(paid, paidBy('pay_1'))).toEqual({ ok: true, value: paid });
  expect(play(open, paidBy('pay_1'), paidBy('pay_2'), paidBy('pay_2'))).toMatchObject({
    paymentId: 'pay_1',
    extraPaymentIds: ['pay_2'],
    attention: 'paid_twice',
  });
});

test('money that arrives after a cancellation counts and asks for attention', () => {
  expect(play(open, cancelled, paidBy('pay_1'))).toMatchObject({
    status: 'paid',
    attention: 'paid_after_cancel',
  });
});

test('a card payment after the choice of cash, or after cash was paid, asks for attention', () => {
  expect(play(open, later, paidBy('pay_1'))).toMatchObject({ status: 'paid', attention: 'paid_after_cash' });
  const done: OrderState = { ...play(open, later), status: 'fulfilled' };
  expect(applyOrderEvent(done, paidBy('pay_1'))).toMatchObject({
    value: { status: 'fulfilled', paymentId: 'pay_1', attention: 'paid_after_cash' },
  });
  expect(play(open, paidBy('pay_1')).attention).toBeUndefined();
});

test('a payment that arrives after the operator closed the order is noted and moves nothing', () => {
  const fulfilled: OrderState = { ...play(open, later), status: 'fulfilled' };
  const result = applyOrderEvent(fulfilled, paidBy('pay_1'));
  expect(result).toMatchObject({ ok: true, value: { status: 'fulfilled', paymentId: 'pay_1' } });
  expect(applyOrderEvent(fulfilled, open)).toMatchObject({ code: 'already_paid' });
});

test('a payment of another order or another amount is never counted', () => {
  const order = play(open);
  expect(applyOrderEvent(order, paidBy('pay_1', 100))).toMatchObject({ ok: false, code: 'amount_mismatch' });
  expect(applyOrderEvent(order, paidBy('pay_1', AMOUNT, 'order_9'))).toMatchObject({
    ok: false,
    code: 'other_order',
  });
});

test('a paid order that its visitor cancels waits for its refund, and a repeated payment event changes nothing', () => {
  const state = play(open, paidBy('pay_1'), { kind: 'cancelled_by_visitor' });
  expect(state).toMatchObject({ status: 'cancelled', attention: 'refund_due', paymentId: 'pay_1' });
  expect([isRefundDue(state), amountDue(state)]).toEqual([true, 0]);
  expect(applyOrderEvent(state, paidBy('pay_1'))).toMatchObject({ value: state });
  const unpaid = play(open, { kind: 'cancelled_by_visitor' });
  expect([unpaid.status, isRefundDue(unpaid)]).toEqual(['cancelled', false]);
});

test('a paid order can not be paid again and a cancelled one not begin anew', () => {
  expect(applyOrderEvent(play(open, paidBy('pay_1')), open)).toMatchObject({ code: 'already_paid' });
  expect(applyOrderEvent(play(cancelled), open)).toMatchObject({ code: 'already_cancelled' });
});

test('for any order and number of events, one captured payment means paid permanently, and none means not paid', () => {
  const event = fc.constantFrom(
    open,
    paidBy('pay_1'),
    paidBy('pay_2'),
    paidBy('pay_3', 1),
    failed,
    cancelled,
    later,
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      let order = play(open);
      let captured = false;
      for (const next of events) {
        captured ||= next.kind === 'payment_captured' && next.amount === AMOUNT;
        const result = applyOrderEvent(order, next);
        if (result.ok) order = result.value;
        expect(order.status === 'paid').toBe(captured);
        expect(order.amount).toBe(AMOUNT);
      }
    }),
  );
});

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
  expect(amountDue({ ...newOrderState(29_900), status: 'fulfilled' })).toBe(0);
});
