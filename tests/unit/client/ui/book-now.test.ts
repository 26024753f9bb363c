import { expect, test } from 'vitest';
import { bookNowData } from '../../../../client/ui/book-now.ts';
import { rupees } from '../../../../src/values/money.ts';

const car = { manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol', bodyType: 'hatchback' } as const;

test('a Book Now button carries service, price, car and body type as data', () => {
  expect(bookNowData({ service: 'AC service', price: rupees(1499), car, follows: 'ac' })).toEqual({
    'data-book-service': 'AC service',
    'data-book-price': '₹1,499',
    'data-book-car': 'Maruti Swift petrol',
    'data-book-body': 'hatchback',
    'data-book-follows': 'ac',
  });
});

test('a Book Now button of a service without a listed price carries no price', () => {
  expect(bookNowData({ service: 'Denting', price: null, car })['data-book-price']).toBeUndefined();
});
