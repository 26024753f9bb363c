import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findCars,
  type ListedManufacturers,
} from '../../../../../../src/features/pricing/rules/find-cars.ts';

const brands: ListedManufacturers = [
  {
    name: 'Maruti',
    models: [
      { name: 'Swift', fuelTypes: ['Petrol', 'Diesel'] },
      { name: 'Wagon R', fuelTypes: ['Petrol', 'CNG'] },
      { name: 'Swift Dzire', fuelTypes: ['Diesel'] },
    ],
  },
  { name: 'Toyota', models: [{ name: 'Urban Cruiser Hyryder', fuelTypes: ['Petrol'] }] },
];

const found = (words: string) =>
  findCars(brands, words).map(({ manufacturer, model, fuelType }) => `${manufacturer} ${model} ${fuelType}`);

describe('findCars', () => {
  test.each([
    ['swift', ['Maruti Swift Petrol', 'Maruti Swift Diesel', 'Maruti Swift Dzire Diesel']],
    ['diesel swift', ['Maruti Swift Diesel', 'Maruti Swift Dzire Diesel']],
    ['wagonr cng', ['Maruti Wagon R CNG']],
    ['  HYRYDER ', ['Toyota Urban Cruiser Hyryder Petrol']],
    ['tesla', []],
  ])('finds %j by words of manufacturer, model and fuel type in any order', (words, cars) => {
    expect(found(words)).toEqual(cars);
  });

  test('finds none without words', () => expect(found('')).toEqual([]));

  test('finds every car by its own name, and at most eight cars for any words', () => {
    for (const { name, models } of brands)
      for (const model of models)
        for (const fuelType of model.fuelTypes)
          expect(found(`${name} ${model.name} ${fuelType}`)).toContain(`${name} ${model.name} ${fuelType}`);
    fc.assert(
      fc.property(fc.string(), (words) => {
        expect(found(words).length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
