import { expect, test } from 'vitest';
import { carId, carSlug, fuelName, vehicleLabel } from '../../../../src/values/vehicle.ts';

const WAGON_R = { manufacturer: 'Maruti', model: 'Wagon R', fuelType: 'Petrol' };

test('vehicleLabel writes a vehicle as the form prefills it', () => {
  expect(vehicleLabel(WAGON_R)).toBe('Maruti Wagon R (Petrol)');
});

test('carId and carSlug write a car as addresses name it', () => {
  expect(carId(WAGON_R)).toBe('maruti-wagon-r');
  expect(carSlug(WAGON_R)).toBe('maruti-wagon-r-petrol');
  expect(carSlug({ manufacturer: 'Citroen', model: 'C3 Aircross', fuelType: 'CNG' })).toBe(
    'citroen-c3-aircross-cng',
  );
});

test.each([
  ['Petrol', 'petrol'],
  ['Electric', 'electric'],
  ['CNG', 'CNG'],
  ['LPG', 'LPG'],
])('fuelName writes %s inside a sentence as %s', (fuelType, written) => {
  expect(fuelName(fuelType)).toBe(written);
});
