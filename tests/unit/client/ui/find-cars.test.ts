import { expect, test } from 'vitest';
import { findCars } from '../../../../client/ui/find-cars.hi.ts';

const brands = [
  {
    name: 'Maruti',
    models: [
      { name: 'Dzire', fuelTypes: ['CNG'] },
      { name: 'Swift', fuelTypes: ['Petrol', 'Diesel'] },
      { name: 'Wagon R', fuelTypes: ['Petrol', 'CNG'] },
      { name: 'Baleno', fuelTypes: ['Petrol'] },
    ],
  },
  { name: 'Hyundai', models: [{ name: 'i20', fuelTypes: ['Petrol'] }] },
];

test.each([
  ['बलेनो', ['Baleno Petrol']],
  ['बले', ['Baleno Petrol']],
  ['स्विफ्ट', ['Swift Petrol', 'Swift Diesel', 'Dzire CNG']],
  ['वैगन आर सीएनजी', ['Wagon R CNG']],
  ['डीज़ल', ['Swift Diesel']],
  ['हुंडई', ['i20 Petrol']],
  ['आई ट्वेंटी', ['i20 Petrol']],
  ['swift diesel', ['Swift Diesel']],
  ['टेस्ला', []],
])('%s in Hindi finds %j', (words, cars) => {
  expect(findCars(brands, words).map(({ model, fuelType }) => `${model} ${fuelType}`)).toEqual(cars);
});
