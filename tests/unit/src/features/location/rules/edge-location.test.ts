import { expect, test } from 'vitest';
import { canonicalCity, edgeLocation } from '../../../../../../src/features/location/rules/edge-location.ts';

const now = new Date('2026-11-21T06:00:00Z');

test("the network's location has city, state, country and point", () => {
  const edge = {
    city: 'Jaipur',
    region: 'Rajasthan',
    country: 'IN',
    latitude: '26.91240',
    longitude: '75.78730',
  };
  expect(edgeLocation(edge, now)).toEqual({
    city: 'Jaipur',
    state: 'Rajasthan',
    country: 'India',
    latitude: 26.9124,
    longitude: 75.7873,
    source: 'ip',
    timestamp: '2026-11-21T06:00:00.000Z',
  });
});

test.each([
  [{}],
  [{ country: 'IN' }],
  [{ latitude: 'north', longitude: '75' }],
  [{ latitude: '', longitude: '' }],
])('%j is no location', (edge) => {
  expect(edgeLocation(edge, now)).toBeUndefined();
});

test.each([
  ['Bengaluru', 'Bangalore'],
  ['Gurugram', 'Delhi'],
  [' Kota ', 'Kota'],
])('%s is written %s', (name, canonical) => {
  expect(canonicalCity(name)).toBe(canonical);
});
