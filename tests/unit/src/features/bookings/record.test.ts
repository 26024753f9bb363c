import { expect, test } from 'vitest';
import { bookingPrice } from '../../../../../src/features/bookings/record.ts';
import type { PriceRow } from '../../../../../src/features/pricing/rules/price-row.ts';
import { rupees } from '../../../../../src/values/money.ts';

const car = { manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' } as const;
const row: PriceRow = {
  ...car,
  basic: rupees(3999),
  expressListPrice: rupees(3499),
  express: rupees(2999),
  ac: null,
  dentPaint: rupees(2499),
  fullBodyPaint: null,
};
const prices = { row: ({ model }: { readonly model: string }) => (model === 'Swift' ? row : undefined) };

test.each([
  ['express', rupees(2999)],
  ['panel-paint', rupees(2499)],
  ['ac', rupees(999)],
] as const)(
  'bookingPrice of %s is the price from the sheet, or the flat price for AC',
  (serviceType, price) => {
    expect(bookingPrice({ ...car, serviceType }, prices)).toBe(price);
  },
);

test('bookingPrice of an unknown or incomplete car exists for AC only', () => {
  expect(bookingPrice({ ...car, model: 'Other', serviceType: 'express' }, prices)).toBeUndefined();
  expect(bookingPrice({ serviceType: 'express' }, prices)).toBeUndefined();
  expect(bookingPrice({ serviceType: 'ac' }, prices)).toBe(rupees(999));
  expect(bookingPrice(car, prices)).toBeUndefined();
});
