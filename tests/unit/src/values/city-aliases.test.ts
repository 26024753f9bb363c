import { expect, test } from 'vitest';
import { cities } from '../../../../src/content/cities/all-cities.ts';
import { cityNames } from '../../../../src/content/hi/cities/city-names.ts';
import {
  cityNameOf,
  citySlug,
  servedCityName,
  withoutCityAlias,
} from '../../../../src/values/city-aliases.ts';
import { slugify } from '../../../../src/values/slug.ts';

test.each([
  ['Bengaluru', 'bangalore'],
  [' NEW DELHI ', 'delhi'],
  ['new-delhi', 'delhi'],
  ['Bombay', 'mumbai'],
  ['madras', 'chennai'],
  ['poona', 'pune'],
  ['Secunderabad', 'hyderabad'],
  ['Jaipur', 'jaipur'],
  ['', ''],
  ['__proto__', 'proto'],
])('%j is the city %j', (name, slug) => {
  expect(citySlug(name)).toBe(slug);
});

test.each([
  ['/car-service-in-bengaluru', '/car-service-in-bangalore'],
  ['/car-service-in-bombay/andheri', '/car-service-in-mumbai/andheri'],
  ['/maruti-car-service-in-new-delhi', '/maruti-car-service-in-delhi'],
  ['/city/madras', '/city/chennai'],
  ['/car-service-in-ncr', '/car-service-in-delhi'],
  ['/bombay-duck', '/bombay-duck'],
  ['/car-service-in-bombayish', '/car-service-in-bombayish'],
])('%s is written %s', (path, written) => {
  expect(withoutCityAlias(path)).toBe(written);
});

test.each([
  ['Bengalūru', undefined, 'Bangalore'],
  ['मुम्बई', 'Maharashtra', 'Mumbai'],
  ['गुड़गाँव', 'हरियाणा', 'Delhi'],
  ['North West Delhi', 'DL', 'Delhi'],
  ['Pune District', 'MH', 'Pune'],
  ['Udaipur', 'Tripura', undefined],
  ['Mumbai', 'Karnataka', undefined],
  ['Hyderabad', 'Sindh', undefined],
  ['City', undefined, undefined],
  ['', undefined, undefined],
])('the network that says %j in %s means %s', (name, state, city) => {
  expect(servedCityName(name, state)).toBe(city);
});

test('each city has its Hindi name and its own among its names', () => {
  for (const { slug, name, state } of cities) {
    expect(servedCityName(name, state)).toBe(name);
    expect(servedCityName(cityNames[slug] ?? '', cityNames[slugify(state)])).toBe(name);
    expect(cityNameOf(slug)).toBe(name);
  }
  expect(cityNameOf('lucknow')).toBe('lucknow');
});
