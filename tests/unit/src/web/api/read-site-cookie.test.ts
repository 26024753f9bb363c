import { expect, test } from 'vitest';
import { readSiteCookie } from '../../../../../src/web/api/read-site-cookie.ts';

const city = (cookies?: string) =>
  readSiteCookie(
    new Request('https://pahiya.example/', { headers: cookies === undefined ? {} : { Cookie: cookies } }),
    '__Host-city',
  );

test.each([
  ['__Host-city=pune', 'pune'],
  ['a=1; __Host-city=pune; b=2', 'pune'],
  ['a=1;__Host-city=pune ;b=2', 'pune'],
  ['__Host-city=', ''],
  ['__Host-city=pune; __Host-city=jaipur', 'pune'],
])('%s holds the city "%s"', (cookies, value) => expect(city(cookies)).toBe(value));

test.each([
  undefined,
  '',
  '__Host-visit-city=pune',
  'x__Host-city=pune',
  'note=__Host-city=pune',
  '__Host-city2=pune',
  '__Host-city',
])('%s holds none', (cookies) => expect(city(cookies)).toBeUndefined());

test('one request is read by several names', () => {
  const request = new Request('https://pahiya.example/', {
    headers: { Cookie: '__Host-city=pune; __Host-bucket=7' },
  });
  expect(readSiteCookie(request, '__Host-city')).toBe('pune');
  expect(readSiteCookie(request, '__Host-bucket')).toBe('7');
});
