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
import { sampleOf } from '../../../records/sample-record.ts';

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

const returning = (paymentId: string, state: 'due' | 'done' | 'failed' = 'due') => ({
  paymentId,
  amount: AMOUNT,
  state,
});
const refund = (
  kind: 'payment_returned' | 'return_failed',
  paymentId: string,
  amount = AMOUNT,
  refundId?: string,
) => ({ kind, paymentId, amount, providerOrderId: 'order_1', ...(refundId && { refundId }) }) as const;

test('a repeated payment changes nothing, and a second payment goes back', () => {
  const paid = play(open, paidBy('pay_1'));
  expect(applyOrderEvent(paid, paidBy('pay_1'))).toEqual({ ok: true, value: paid });
  expect(play(open, paidBy('pay_1'), paidBy('pay_2'), paidBy('pay_2'))).toMatchObject({
    status: 'paid',
    paymentId: 'pay_1',
    returns: [returning('pay_2')],
  });
});

test.each([
  ['its customer', { kind: 'cancelled_by_visitor' }],
  ['an operator', cancelled],
] as const)(
  'a payment that arrives after %s cancelled goes back, and the order stays cancelled',
  (_who, by) => {
    const late = play(open, by, paidBy('pay_1'), paidBy('pay_1'));
    expect(late).toMatchObject({ status: 'cancelled', returns: [returning('pay_1')] });
    expect([late.paymentId, isRefundDue(late), amountDue(late)]).toEqual([undefined, false, 0]);
  },
);

test('a card payment after the choice of cash pays, and one after cash was paid goes back', () => {
  expect(play(open, later, paidBy('pay_1'))).toMatchObject({ status: 'paid', attention: 'paid_after_cash' });
  const fulfilled: OrderState = { ...play(open, later), status: 'fulfilled' };
  const result = applyOrderEvent(fulfilled, paidBy('pay_1'));
  expect(result).toMatchObject({ value: { status: 'fulfilled', returns: [returning('pay_1')] } });
  expect(applyOrderEvent(fulfilled, open)).toMatchObject({ code: 'already_paid' });
  expect(play(open, paidBy('pay_1')).attention).toBeUndefined();
});

test('a refund ends its return once, a part of it does not, and a failed one is stated', () => {
  const late = [open, cancelled, paidBy('pay_1')];
  const end = (...events: OrderEvent[]) => play(...late, ...events).returns;
  expect(end(refund('payment_returned', 'pay_1'))).toEqual([returning('pay_1', 'done')]);
  expect(end(refund('payment_returned', 'pay_1', 100))).toEqual([returning('pay_1')]);
  expect(end(refund('payment_returned', 'pay_9'))).toEqual([returning('pay_1')]);
  expect(end(refund('return_failed', 'pay_1'))).toEqual([returning('pay_1', 'failed')]);
  // An operator sent it by hand after the failure.
  expect(end(refund('return_failed', 'pay_1'), refund('payment_returned', 'pay_1'))).toEqual([
    returning('pay_1', 'done'),
  ]);
  // The news of the failure may come late, after another refund was sent.
  const sent = refund('payment_returned', 'pay_1', AMOUNT, 'rfnd_2');
  expect(end(sent, refund('return_failed', 'pay_1', AMOUNT, 'rfnd_1'))).toEqual([returning('pay_1', 'done')]);
  // The provider calls a payment refunded whose refund fails later.
  expect(
    end(refund('payment_returned', 'pay_1'), refund('return_failed', 'pay_1', AMOUNT, 'rfnd_1')),
  ).toEqual([returning('pay_1', 'failed')]);
});

test('parts of a payment that add up to the whole end its return and its refund, each part counted once', () => {
  const part = (paymentId: string, amount: number, id: string) =>
    refund('payment_returned', paymentId, amount, id);
  const first = part('pay_1', 100_000, 'rfnd_1');
  const rest = part('pay_1', AMOUNT - 100_000, 'rfnd_2');
  const late = [open, cancelled, paidBy('pay_1')];
  expect(play(...late, first, first).returns).toEqual([returning('pay_1')]);
  expect(play(...late, first, rest).returns).toEqual([returning('pay_1', 'done')]);
  const gone = [open, paidBy('pay_1'), { kind: 'cancelled_by_visitor' } as const];
  expect(isRefundDue(play(...gone, first, first))).toBe(true);
  expect(play(...gone, first, rest)).toMatchObject({ status: 'refunded' });
  // A part that went back as goodwill before the cancellation counts, also where nothing is left to send.
  expect(play(open, paidBy('pay_1'), first, ...gone.slice(2), rest)).toMatchObject({ status: 'refunded' });
  expect(isRefundDue(play(open, paidBy('pay_1'), first, rest, ...gone.slice(2)))).toBe(false);
  // The provider's list says that the whole went back, whose parts are known.
  expect(play(...gone, first, rest, refund('payment_returned', 'pay_1')).refunds).toHaveLength(2);
});

test('a refund of the payment that counts and fails needs the operator, until one is sent', () => {
  const gone = [open, paidBy('pay_1'), { kind: 'cancelled_by_visitor' } as const];
  const failedRefund = refund('return_failed', 'pay_1', AMOUNT, 'rfnd_1');
  // The operator has set the order to refunded already.
  const closed: OrderState = { ...play(...gone), status: 'refunded' };
  expect(applyOrderEvent(closed, failedRefund)).toMatchObject({ value: { attention: 'return_failed' } });
  const sent = refund('payment_returned', 'pay_1', AMOUNT, 'rfnd_2');
  const again = play(...gone, failedRefund, sent);
  expect([again.status, again.attention]).toEqual(['refunded', undefined]);
  expect(play(...gone, sent, failedRefund).attention).toBeUndefined();
});

test('a refund of the payment of a cancelled order makes it refunded, and one of another paid order leaves it paid', () => {
  const paid = play(open, paidBy('pay_1'), refund('payment_returned', 'pay_1'));
  expect([paid.status, paid.paymentId, paid.returns]).toEqual(['paid', 'pay_1', []]);
  const gone = play(
    open,
    paidBy('pay_1'),
    { kind: 'cancelled_by_visitor' },
    refund('payment_returned', 'pay_1'),
  );
  expect([gone.status, gone.attention]).toEqual(['refunded', undefined]);
});

test('a payment of more than the amount counts and is told to the operator until a part is sent back, however it is confirmed', () => {
  const more = paidBy('pay_1', AMOUNT + 2_000);
  const signed: OrderEvent = { kind: 'payment_captured', providerOrderId: 'order_1', paymentId: 'pay_1' };
  const paid = play(open, more);
  expect(paid).toMatchObject({ status: 'paid', paymentId: 'pay_1', attention: 'other_amount' });
  expect(play(open, signed, more)).toEqual(paid);
  expect(play(open, more, signed)).toEqual(paid);
  expect(play(open, more, refund('payment_returned', 'pay_1', 2_000, 'rfnd_1')).attention).toBeUndefined();
});

test('a payment of less than the amount never counts and is told to the operator, and one of another order is refused', () => {
  const order = play(open);
  const less = play(open, paidBy('pay_1', 100));
  expect(less).toEqual({ ...order, attention: 'other_amount' });
  expect(play(open, paidBy('pay_1', 100), paidBy('pay_1'))).toEqual(play(open, paidBy('pay_1')));
  expect(
    play(open, paidBy('pay_1', 100), refund('payment_returned', 'pay_1', 100)).attention,
  ).toBeUndefined();
  expect(applyOrderEvent(order, paidBy('pay_1', AMOUNT, 'order_9'))).toMatchObject({
    ok: false,
    code: 'other_order',
  });
});

test('a paid order that its visitor cancels waits for its refund, and a repeated payment event changes nothing', () => {
  const state = play(open, paidBy('pay_1'), { kind: 'cancelled_by_visitor' });
  expect(state).toMatchObject({ status: 'cancelled', paymentId: 'pay_1' });
  expect([isRefundDue(state), amountDue(state)]).toEqual([true, 0]);
  expect(applyOrderEvent(state, paidBy('pay_1'))).toMatchObject({ value: state });
  const unpaid = play(open, { kind: 'cancelled_by_visitor' });
  expect([unpaid.status, isRefundDue(unpaid)]).toEqual(['cancelled', false]);
});

test('a paid order can not be paid again and a cancelled one not begin anew', () => {
  expect(applyOrderEvent(play(open, paidBy('pay_1')), open)).toMatchObject({ code: 'already_paid' });
  expect(applyOrderEvent(play(cancelled), open)).toMatchObject({ code: 'already_cancelled' });
});

test('for any order of events, each captured payment pays once or goes back once, and a cancelled order stays so', () => {
  const event = fc.constantFrom(
    open,
    paidBy('pay_1'),
    paidBy('pay_2'),
    paidBy('pay_3', 1),
    failed,
    cancelled,
    { kind: 'cancelled_by_visitor' } as const,
    later,
    refund('payment_returned', 'pay_1'),
    refund('return_failed', 'pay_2'),
    refund('payment_returned', 'pay_1', 100, 'rfnd_1'),
    refund('return_failed', 'pay_1', 100, 'rfnd_1'),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      let order = play(open);
      const captured = new Set<string>();
      for (const next of events) {
        if (next.kind === 'payment_captured' && next.amount === AMOUNT) captured.add(next.paymentId);
        const before = order;
        const result = applyOrderEvent(order, next);
        if (result.ok) order = result.value;
        const used = [order.paymentId, ...order.returns.map(({ paymentId }) => paymentId)].filter(Boolean);
        expect(used.filter((id) => id !== 'pay_3').toSorted()).toEqual([...captured].toSorted());
        expect(order.paymentId).not.toBe('pay_3');
        if (before.status === 'cancelled') expect(['cancelled', 'refunded']).toContain(order.status);
        if (order.status === 'paid') expect(order.paymentId).toBeDefined();
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
  returns: [{ paymentId: 'pay_2', amount: 29_900, state: 'failed' }],
  refunds: [{ id: 'rfnd_1', paymentId: 'pay_1', amount: 5_000 }],
  attention: 'paid_after_cash',
};

test('an order comes back from its record as it went in', () => {
  const stored = (order: OrderState) =>
    sampleOf('order', { status: order.status, fields: orderStateFields(order) });
  expect(orderStateOf(stored(state))).toEqual(state);
  const fresh = newOrderState(29_900);
  expect(orderStateOf(stored(fresh))).toEqual(fresh);
});

test('a record of another kind is no order', () => {
  expect(orderStateOf(sampleOf('booking'))).toBeUndefined();
});

test('the lines of an order come back too', () => {
  const order = priceOrder([{ serviceId: 'a', quantity: 2 }], new Map([['a', { name: 'A', price: 100 }]]));
  if (!order.ok) throw new Error(order.code);
  expect(orderLinesOf(sampleOf('order', { fields: orderedFields(order.value) }))).toEqual([
    { serviceId: 'a', quantity: 2, unitPrice: 100, totalPrice: 200 },
  ]);
  expect(orderLinesOf(sampleOf('booking'))).toEqual([]);
});

test('what is due is the amount until it is paid', () => {
  expect(amountDue(newOrderState(29_900))).toBe(29_900);
  expect(amountDue({ ...newOrderState(29_900), status: 'pay_after_service' })).toBe(29_900);
  expect(amountDue(state)).toBe(0);
  expect(amountDue({ ...newOrderState(29_900), status: 'cancelled' })).toBe(0);
  expect(amountDue({ ...newOrderState(29_900), status: 'fulfilled' })).toBe(0);
});
