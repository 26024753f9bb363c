import { expect, test } from 'vitest';
import { claims } from '../../../../src/content/claims.ts';
import { formatMoney } from '../../../../src/values/money.ts';
import { shown } from '../../../../src/values/stated.ts';

test('the constants are the agreed ones', () => {
  expect(claims.firstServiceDiscountPercent).toBe(20);
  expect(claims.expressMinutes).toBe(90);
  expect(shown(claims.rating, 'off')).toBeUndefined();
  expect(shown(claims.rating, 'on')).toEqual({
    value: 4.8,
    best: 5,
    worst: 1,
    reviewsOnPages: 500,
    reviewsInStructuredData: 1500,
  });
  expect(claims.serviceRadiusMetres).toEqual({ cityPages: 50_000, nearMe: 100_000 });
  expect(claims.hours.onPages).toEqual({ opens: '08:00', closes: '20:00' });
  expect(claims.hours.inStructuredData).toEqual({ opens: '06:00', closes: '22:00' });
  expect(Object.values(claims.pricesFrom).map(formatMoney)).toEqual(['₹2,999', '₹6,499', '₹999', '₹1,999']);
});
