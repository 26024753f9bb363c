import { expect, test } from 'vitest';
import {
  checkoutData,
  packageCatalogue,
  priceOrder,
} from '../../../../../../src/features/checkout/rules/order-pricing.ts';

const doorstep = new Map([
  ['jump-start', { name: 'Jump start', price: 29_900, description: 'Battery boosted' }],
  ['dry-cleaning-interior', { name: 'Interior dry cleaning', price: 129_900, discountPrice: 99_900 }],
]);
const names = {
  'express-service-90min': '90-minute express service',
  'express-dent-paint': 'Dent and paint',
  'express-ac-service': 'AC service',
};

test('the server prices an order from its own catalogue, in paise', () => {
  const order = priceOrder(
    [
      { serviceId: 'jump-start', quantity: 1 },
      { serviceId: 'dry-cleaning-interior', quantity: 2 },
      { serviceId: 'jump-start', quantity: 1 },
    ],
    doorstep,
  );
  expect(order).toMatchObject({
    ok: true,
    value: { amount: 259_600, currency: 'INR', itemCount: 4, serviceCount: 2 },
  });
  if (!order.ok) return;
  expect(checkoutData(order.value)).toEqual({
    amount: 259_600,
    currency: 'INR',
    items: [
      { name: 'Jump start', description: 'Battery boosted', quantity: 2, price: 29_900 },
      { name: 'Interior dry cleaning', description: '', quantity: 2, price: 99_900 },
    ],
    notes: { service_type: 'doorstep_services', item_count: 4, service_count: 2 },
  });
});

test('a line repeats what comes on top of its price', () => {
  const extra = { label: 'Battery fitting, battery extra', always: true };
  const order = priceOrder(
    [{ serviceId: 'battery', quantity: 1 }],
    new Map([['battery', { name: 'Battery replacement', price: 99_900, extra }]]),
  );
  expect(order).toMatchObject({ ok: true, value: { amount: 99_900, lines: [{ extra }] } });
});

test.each([
  ['empty_cart', []],
  ['unknown_service', [{ serviceId: 'flying-carpet', quantity: 1 }]],
  ['unknown_service', [{ serviceId: '__proto__', quantity: 1 }]],
  ['invalid_quantity', [{ serviceId: 'jump-start', quantity: 0 }]],
  ['invalid_quantity', [{ serviceId: 'jump-start', quantity: 1.5 }]],
  ['invalid_quantity', [{ serviceId: 'jump-start', quantity: -3 }]],
  ['invalid_quantity', Array(3).fill({ serviceId: 'jump-start', quantity: 400 })],
  ['amount_too_large', [{ serviceId: 'dry-cleaning-interior', quantity: 900 }]],
])('an order is refused as %s', (code, items) => {
  expect(priceOrder(items, doorstep)).toMatchObject({ ok: false, code });
});

test('a package costs the final price of the vehicle and shows the computed one as list price', () => {
  const prices = {
    express: { price: 299_900, listPrice: 349_900 },
    dentPaint: { price: null, listPrice: null },
    ac: { price: 99_900, listPrice: null },
  };
  const packages = packageCatalogue(prices, 'Maruti Swift (Petrol)', names);
  expect([...packages.keys()]).toEqual(['express-service-90min', 'express-ac-service']);
  expect(packages.get('express-service-90min')).toEqual({
    name: '90-minute express service',
    description: 'Maruti Swift (Petrol)',
    price: 349_900,
    discountPrice: 299_900,
  });
  const both = new Map([...doorstep, ...packages]);
  expect(priceOrder([{ serviceId: 'express-service-90min', quantity: 1 }], both)).toMatchObject({
    value: { amount: 299_900 },
  });
});
