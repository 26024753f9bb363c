import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callSpeed, speedBy } from '../../../../../../src/features/calls/rules/call-figures.ts';

const counted = (minutes: number, count: number, more: object = {}) => ({
  day: '2026-11-27',
  hour: 10,
  operator: 'operator Asha',
  campaign: '',
  minutes,
  count,
  ...more,
});

test('no call has no median and no share', () =>
  expect(callSpeed([])).toEqual({ calls: 0, median: undefined, withinPromise: undefined }));

test('the median of counts is that of the calls one by one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 240 }), { minLength: 1, maxLength: 50 }), (minutes) => {
      const { median, withinPromise, calls } = callSpeed(minutes.map((one) => counted(one, 1)));
      const sorted = minutes.toSorted((one, other) => one - other);
      expect(median).toBe(sorted[Math.ceil(sorted.length / 2) - 1]);
      expect(withinPromise).toBeCloseTo(minutes.filter((one) => one <= 5).length / minutes.length);
      expect(calls).toBe(minutes.length);
    }),
  );
});

test('hours stand in their order, operators by their calls', () => {
  const all = [
    counted(9, 1, { hour: 14 }),
    counted(2, 3, { hour: 9, operator: 'operator Ravi' }),
    counted(4, 1, { hour: 14 }),
  ];
  expect(speedBy(all, 'hour').map(({ name, median }) => [name, median])).toEqual([
    ['9', 2],
    ['14', 4],
  ]);
  expect(speedBy(all, 'operator').map(({ name, calls }) => [name, calls])).toEqual([
    ['operator Ravi', 3],
    ['operator Asha', 2],
  ]);
});
