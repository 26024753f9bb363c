import { expect, test } from 'vitest';
import { bookNowData } from '../../../../client/ui/book-now.ts';
import { rupees } from '../../../../src/values/money.ts';

const car = { manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol', bodyType: 'hatchback' } as const;

test('a Book Now button carries service, price, car and body type as data', () => {
  expect(bookNowData({ name: 'AC service', price: rupees(1499), car, follows: 'ac' })).toEqual({
    'data-book-service': 'ac',
    'data-book-name': 'AC service',
    'data-book-price': '₹1,499',
    'data-book-car': 'Maruti Swift petrol',
    'data-book-body': 'hatchback',
    'data-book-follows': 'ac',
  });
});

test('a Book Now button of a service without a listed price carries no price', () => {
  expect(
    bookNowData({ name: 'Denting', price: null, car, follows: 'dentPaint' })['data-book-price'],
  ).toBeUndefined();
});
