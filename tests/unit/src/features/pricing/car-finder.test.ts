import { expect, test } from 'vitest';
import { commonCarsOf } from '../../../../../src/features/pricing/car-finder.ts';

const brands = [
  { name: 'Audi', models: [{ name: 'A3', fuelTypes: ['Petrol'] }] },
  {
    name: 'Maruti',
    models: [
      { name: 'Alto', fuelTypes: ['Petrol'] },
      { name: 'Wagon R', fuelTypes: ['Petrol', 'CNG'] },
      { name: 'Swift', fuelTypes: ['Petrol'] },
    ],
  },
  { name: 'Tata', models: [{ name: 'Nexon', fuelTypes: ['Petrol', 'Diesel'] }] },
];

test('the popular cars are the first models of the common makers, then the second, and no other car', () => {
  expect(commonCarsOf(brands).map(({ model, fuelType }) => `${model} ${fuelType}`)).toEqual([
    'Swift Petrol',
    'Nexon Petrol',
    'Wagon R Petrol',
  ]);
});

test('there are no popular cars before the list is loaded', () => expect(commonCarsOf([])).toEqual([]));
