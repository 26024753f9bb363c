import { describe, expect, test } from 'vitest';
import { isServiceableArea } from '../../../../../../src/features/location/rules/serviceable-area.ts';

describe('isServiceableArea', () => {
  test.each([
    'jaipur',
    'jodhpur',
    'udaipur',
    'kota',
    'ajmer',
    'bikaner',
    'alwar',
    'bharatpur',
    'sikar',
    'pali',
  ])('serves %s whatever the state says', (city) => {
    expect(isServiceableArea({ city })).toBe(true);
    expect(isServiceableArea({ city: ` ${city.toUpperCase()} `, state: 'unknown' })).toBe(true);
  });
  test('serves any place in a state whose name contains Rajasthan', () => {
    expect(isServiceableArea({ city: 'Tonk', state: 'State of Rajasthan' })).toBe(true);
    expect(isServiceableArea({ state: 'RAJASTHAN' })).toBe(true);
  });
  test('serves nothing else', () => {
    expect(isServiceableArea({ city: 'Delhi', state: 'Delhi' })).toBe(false);
    expect(isServiceableArea({ city: 'Jaipur Road' })).toBe(false);
    expect(isServiceableArea({})).toBe(false);
  });
});
