import { expect, test } from 'vitest';
import { paidAmount } from '../../../../src/records/paid-amount.ts';
import { sampleOf } from './sample-record.ts';

const order = (status: string, fields = {}) =>
  sampleOf('order', { status, fields: { amount: 49_900, ...fields } });
const part = { id: 'rfnd_1', paymentId: 'pay_1', amount: 10_000 };

test.each([
  ['paid on the spot later', order('pay_after_service'), undefined],
  ['paid by card', order('paid', { paymentId: 'pay_1' }), 49_900],
  ['of which a part went back', order('fulfilled', { paymentId: 'pay_1', refunds: [part] }), 39_900],
  [
    'whose second payment went back',
    order('paid', { paymentId: 'pay_1', refunds: [{ ...part, paymentId: 'pay_2' }] }),
    49_900,
  ],
  ['that went back as a whole', order('refunded', { paymentId: 'pay_1' }), 0],
])('an order %s', (_, record, paid) => {
  expect(paidAmount(record)).toBe(paid);
});
