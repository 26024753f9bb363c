import { expect, test } from 'vitest';
import { citySlug, withoutCityAlias } from '../../../../src/values/city-aliases.ts';

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
