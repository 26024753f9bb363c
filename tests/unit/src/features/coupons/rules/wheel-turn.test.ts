import { describe, expect, test } from 'vitest';
import { spinCouponCode } from '../../../../../../src/features/coupons/rules/coupon-code.ts';
import { segmentMiddle, turnTo } from '../../../../../../src/features/coupons/rules/wheel-turn.ts';

describe('the wheel', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7])('brings segment %i of eight to rest under the pointer', (index) => {
    expect((segmentMiddle(index, 8) + turnTo(index, 8)) % 360).toBe(0);
    expect(turnTo(index, 8)).toBeGreaterThan(5 * 360);
  });
});

describe('the code of a won coupon', () => {
  test('has eight letters that are not taken for one another', () => {
    let next = 0;
    const code = spinCouponCode(() => {
      next += 7;
      return next;
    });
    expect(code).toMatch(/^SPIN-[A-HJKMNP-TV-Z2-9]{8}$/);
  });
});
