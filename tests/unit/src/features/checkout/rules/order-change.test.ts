import { describe, expect, test } from 'vitest';
import { orderChoices } from '../../../../../../src/features/checkout/rules/order-change.ts';
import { STATUSES } from '../../../../../../src/records/record-status.ts';
import { indiaInstant } from '../../../../../../src/values/india-time.ts';

const visit = { date: '2026-11-24', timeSlot: '11-13' };
const before = indiaInstant('2026-11-24', 11 * 60 - 1);
const begun = indiaInstant('2026-11-24', 11 * 60);
const neither = { mayMove: false, mayCancel: false };

describe('orderChoices', () => {
  test.each(['pay_after_service', 'paid'] as const)(
    'of an order that is %s end when its slot begins',
    (status) => {
      expect(orderChoices({ ...visit, status }, before)).toEqual({ mayMove: true, mayCancel: true });
      expect(orderChoices({ ...visit, status }, begun)).toEqual(neither);
      expect(orderChoices({ status }, begun)).toEqual({ mayMove: true, mayCancel: true });
    },
  );

  test('of an unpaid order hold only its cancellation', () => {
    for (const status of ['awaiting_payment', 'payment_failed'] as const)
      expect(orderChoices({ ...visit, status }, before)).toEqual({ mayMove: false, mayCancel: true });
  });

  test('of an order that has ended are none', () => {
    const ended = STATUSES.order.filter((status) => ['fulfilled', 'refunded', 'cancelled'].includes(status));
    expect(ended.map((status) => orderChoices({ ...visit, status }, before))).toEqual([
      neither,
      neither,
      neither,
    ]);
  });
});
