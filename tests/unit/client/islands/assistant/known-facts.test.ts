import { expect, test } from 'vitest';
import { isListed, priceBookOf } from '../../../../../client/islands/assistant/use-known-facts.ts';
import { rupees } from '../../../../../src/values/money.ts';

const brands = [{ name: 'Maruti', models: [{ name: 'Wagon R', fuelTypes: ['Petrol', 'CNG'] }] }];
const car = { manufacturer: 'Maruti', model: 'Wagon R', fuelType: 'CNG' };

test('offers the cars of the list, and no prices for other cars', () => {
  const book = priceBookOf(brands, {});
  expect([book.manufacturers(), book.models('Maruti'), book.fuelTypes('Maruti', 'Wagon R')]).toEqual([
    ['Maruti'],
    ['Wagon R'],
    ['Petrol', 'CNG'],
  ]);
  expect([book.models('Tata'), book.fuelTypes('Maruti', 'Swift')]).toEqual([[], []]);
  expect([isListed(brands, car), isListed(brands, { ...car, fuelType: 'Diesel' })]).toEqual([true, false]);
});

test('gives the discounted express price and the price of one panel, in paise, once they are fetched', () => {
  const prices = {
    ...car,
    bodyType: 'hatchback' as const,
    basicServicePrice: null,
    basicServiceFinalPrice: null,
    periodicServicePrice: 2999,
    expressServicePrice: 3499,
    discountedExpressPrice: 2999,
    dentingPaintPrice: null,
    dentingPaintFinalPrice: null,
    fullBodyPaintPrice: null,
    fullBodyPaintFinalPrice: null,
    acServicePrice: 999,
    version: '1',
  };
  const book = priceBookOf(brands, { 'maruti-wagon-r-cng': prices });
  expect(book.price(car, 'express')).toBe(rupees(2999));
  expect(book.price(car, 'panel-paint')).toBeUndefined();
  expect(book.price({ ...car, fuelType: 'Petrol' }, 'express')).toBeUndefined();
});
