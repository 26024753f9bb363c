import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delayAfter } from '../../../../../../src/features/admin/rules/sign-in-delay.ts';

test('a person may mistype four times, and the wait then doubles up to a quarter of an hour', () => {
  expect([0, 4, 5, 6, 8, 14, 15, 1_000].map(delayAfter)).toEqual([
    0, 0, 1_000, 2_000, 8_000, 512_000, 900_000, 900_000,
  ]);
});

test('one more failure never shortens the wait', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (failures) => {
      expect(delayAfter(failures + 1)).toBeGreaterThanOrEqual(delayAfter(failures));
    }),
  );
});
