import { describe, expect, test } from 'vitest';
import { orderChoices } from '../../../../../../src/features/checkout/rules/order-change.ts';
import { STATUSES } from '../../../../../../src/records/record-status.ts';
import { indiaInstant } from '../../../../../../src/values/india-time.ts';

const visit = { date: '2026-11-24', timeSlot: '11-13' };
const before = indiaInstant('2026-11-24', 11 * 60 - 1);
const begun = indiaInstant('2026-11-24', 11 * 60);
const none = { mayMove: false, mayCancel: false, mayPay: false };

describe('orderChoices', () => {
  test.each(['pay_after_service', 'paid'] as const)(
    'of an order that is %s end when its slot begins',
    (status) => {
      expect(orderChoices({ ...visit, status }, before)).toEqual({ ...none, mayMove: true, mayCancel: true });
      expect(orderChoices({ ...visit, status }, begun)).toEqual(none);
      expect(orderChoices({ status }, begun)).toEqual({ ...none, mayMove: true, mayCancel: true });
    },
  );

  test.each(['awaiting_payment', 'payment_failed'] as const)(
    'of an order that is %s hold its payment until its slot begins, and its cancellation',
    (status) => {
      expect(orderChoices({ ...visit, status }, before)).toEqual({ ...none, mayCancel: true, mayPay: true });
      expect(orderChoices({ ...visit, status }, begun)).toEqual({ ...none, mayCancel: true });
      expect(orderChoices({ status }, begun)).toEqual({ ...none, mayCancel: true, mayPay: true });
    },
  );

  test('of an order that has ended are none', () => {
    const ended = STATUSES.order.filter((status) => ['fulfilled', 'refunded', 'cancelled'].includes(status));
    expect(ended.map((status) => orderChoices({ ...visit, status }, before))).toEqual([none, none, none]);
  });
});
