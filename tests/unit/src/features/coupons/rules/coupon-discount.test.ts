import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spinSegments } from '../../../../../../src/content/coupons/spin-segments.ts';
import { couponDiscount } from '../../../../../../src/features/coupons/rules/coupon.ts';
import { rupees } from '../../../../../../src/values/money.ts';

const line = (serviceId: string, amount: number) => ({ serviceId, totalPrice: rupees(amount) });
const prize = (id: string) => {
  const segment = spinSegments.find((each) => each.id === id);
  if (!segment) throw new Error(`No prize ${id}`);
  return segment.coupon;
};
const worth = (id: string, lines: readonly ReturnType<typeof line>[]) => {
  const coupon = prize(id);
  const discount = couponDiscount(coupon, coupon.scope ?? {}, lines);
  return discount.ok ? discount.value : discount.code;
};

describe('couponDiscount', () => {
  test.each([
    ['any-100', [line('battery-replacement', 999)], rupees(100)],
    ['doorstep-300', [line('battery-replacement', 999)], 'coupon_minimum'],
    ['doorstep-300', [line('battery-replacement', 999), line('horn-replacement', 500)], rupees(300)],
    ['doorstep-300', [line('express-service-90min', 2999)], 'coupon_elsewhere'],
    ['periodic-200', [line('express-service-90min', 2999)], rupees(200)],
    ['ac-10', [line('express-ac-service', 999)], rupees(100)],
    ['ac-free', [line('express-ac-service', 999)], rupees(999)],
    ['panel-15', [line('express-dent-paint', 1999)], rupees(300)],
    ['vacuum-free', [line('quick-vacuum', 299)], 'coupon_elsewhere'],
    ['detailing-20', [line('dry-cleaning-interior', 1299)], 'coupon_elsewhere'],
  ])('takes off for the prize %s on %j what the prize says: %s', (id, lines, expected) => {
    expect(worth(id, lines)).toBe(expected);
  });

  test('takes off whole rupees, from nothing up to the price of the discounted jobs', () => {
    const lines = fc.array(fc.record({ serviceId: fc.constantFrom('a', 'b'), rupees: fc.nat(5000) }));
    const offer = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), value: fc.nat(100) }),
      fc.record({ kind: fc.constant('amount' as const), value: fc.nat(9000).map(rupees) }),
    );
    fc.assert(
      fc.property(lines, offer, (some, given) => {
        const priced = some.map(({ serviceId, rupees: amount }) => line(serviceId, amount));
        const discount = couponDiscount(given, { serviceIds: ['a'] }, priced);
        const most = priced
          .filter(({ serviceId }) => serviceId === 'a')
          .reduce((sum, { totalPrice }) => sum + totalPrice, 0);
        if (!discount.ok) return most === 0;
        return discount.value >= 0 && discount.value <= most && discount.value % 100 === 0;
      }),
    );
  });
});
