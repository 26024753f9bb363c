import { expect, test } from 'vitest';
import { shownVehicle as inHindi } from '../../../../src/values/hi/vehicle.ts';
import { shownVehicle } from '../../../../src/values/vehicle.ts';

test('a record’s car shows its fuel in the language of the page', () => {
  expect(shownVehicle('Maruti Swift (Petrol)')).toBe('Maruti Swift (Petrol)');
  expect(inHindi('Maruti Swift (Petrol)')).toBe('Maruti Swift (पेट्रोल)');
  expect(inHindi('Maruti Swift (CNG)')).toBe('Maruti Swift (CNG)');
});

test('a car in the visitor’s own words stays as it is', () => {
  expect(inHindi('मेरी पुरानी कार')).toBe('मेरी पुरानी कार');
});
