import { describe, expect, test } from 'vitest';
import {
  type SteppingRecord,
  stepsOfRecord,
} from '../../../../../../src/features/funnel/rules/record-steps.ts';
import { countsOf } from '../../../../../../src/features/funnel/rules/steps.ts';

const place = { city: 'pune', banners: ['abcdef.a'], day: '2026-11-22' };

const record = (given: Partial<SteppingRecord> = {}): SteppingRecord => ({
  kind: 'lead',
  status: 'new',
  mobileNumber: '9876543210',
  fields: { visit: 'google.vp' },
  ...given,
});

/** The steps of a change, with what each adds. */
const stepsIn = (before: SteppingRecord | undefined, after: SteppingRecord) =>
  stepsOfRecord(before, after, place).flatMap(({ steps, count }) => steps.map((step) => `${step} ${count}`));

describe('the steps of a record', () => {
  test('a lead counts in total and for its city, source and banner', () => {
    expect(
      stepsOfRecord(undefined, record(), place)
        .flatMap(countsOf)
        .map(({ dimension, value }) => `${dimension} ${value}`),
    ).toEqual(['all ', 'city pune', 'source google', 'banner abcdef.a']);
  });

  test.each<[string, SteppingRecord, readonly string[]]>([
    ['a number after a number', record({ fields: { visit: 'google.vpl' } }), []],
    ['a lead without a cookie', record({ fields: {} }), ['lead 1']],
    ['an enquiry', record({ kind: 'enquiry' }), []],
    ['a chat without a number', record({ kind: 'redirect', mobileNumber: null }), []],
    ['a program', record({ fields: { suspect: 'trap' } }), []],
    ['a draft', record({ kind: 'booking', status: 'in_progress' }), ['lead 1']],
    ['an order that waits for its card', record({ kind: 'order', status: 'awaiting_payment' }), ['lead 1']],
    ['an order', record({ kind: 'order', status: 'pay_after_service' }), ['lead 1', 'booking 1']],
  ])('%s counts %o', (_, after, expected) => expect(stepsIn(undefined, after)).toEqual(expected));

  const draft = record({ kind: 'booking', status: 'in_progress' });
  const booked = { ...draft, status: 'completed' };
  const paid = { ...booked, fields: { ...booked.fields, job: { payment: { amount: 99_900 } } } };
  const order = record({ kind: 'order', status: 'awaiting_payment' });
  const byCard = { ...order, status: 'paid', fields: { ...order.fields, paymentId: 'pay_1' } };
  test.each<[string, SteppingRecord, SteppingRecord, readonly string[]]>([
    ['a confirmation', draft, booked, ['booking 1']],
    ['a note', booked, { ...booked, fields: { ...booked.fields, note: 'x' } }, []],
    ['a payment at the job', booked, paid, ['paid 1']],
    ['a payment by card', order, byCard, ['booking 1', 'paid 1']],
    ['a payment that is taken back', paid, booked, ['paid -1']],
    ['a refund', byCard, { ...byCard, status: 'refunded' }, ['booking -1', 'paid -1']],
    ['a cancellation', booked, { ...booked, status: 'cancelled' }, ['booking -1']],
  ])('%s counts %o', (_, before, after, expected) => expect(stepsIn(before, after)).toEqual(expected));
});
