import { describe, expect, test } from 'vitest';
import { orderNumber } from '../../../../../../src/features/checkout/rules/order-state.ts';
import {
  needsTime,
  slotSuits,
  visitTimeProblem,
} from '../../../../../../src/features/checkout/rules/visit-time.ts';
import { slots } from '../../../../../../src/features/slots/rules/slot.ts';

const office = { opensAt: 9 * 60, closesAt: 18 * 60 };
const long = { opensAt: 8 * 60, closesAt: 20 * 60 };
const now = new Date('2026-11-21T12:00:00+05:30');

describe('a slot suits a visit', () => {
  test.each([
    [['always'] as const, 5],
    [[long] as const, 5],
    [[office] as const, 4],
    [['always', long, office] as const, 4],
  ])('of services with the windows %j in %i of five slots', (windows, count) => {
    expect(slots.filter((slot) => slotSuits(slot, windows))).toHaveLength(count);
  });
});

test('only a visit of nothing but round-the-clock services needs no time', () => {
  expect(needsTime(['always'])).toBe(false);
  expect(needsTime(['always', office])).toBe(true);
  expect(visitTimeProblem({}, ['always'], now)).toBeUndefined();
});

test.each([
  [{}, { field: 'date', code: 'date_missing' }],
  [
    { date: '2026-11-20', timeSlot: '11-13' },
    { field: 'date', code: 'date_past' },
  ],
  [
    { date: '2027-11-21', timeSlot: '11-13' },
    { field: 'date', code: 'date_far' },
  ],
  [{ date: '2026-11-22' }, { field: 'timeSlot', code: 'slot_missing' }],
  [
    { date: '2026-11-21', timeSlot: '11-13' },
    { field: 'timeSlot', code: 'slot_begun' },
  ],
  [
    { date: '2026-11-22', timeSlot: '17-19' },
    { field: 'timeSlot', code: 'slot_closed' },
  ],
  [{ date: '2026-11-21', timeSlot: '13-15' }, undefined],
])('the time %j is answered by %j', (wanted, problem) => {
  expect(visitTimeProblem(wanted, [office], now)).toEqual(problem);
});

test('an order is called by the end of its id', () => {
  expect(orderNumber('01900000-0000-7000-8000-0000abcd1234')).toBe('PH-ABCD1234');
});
