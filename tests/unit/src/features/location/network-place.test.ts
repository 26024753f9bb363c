import { describe, expect, test } from 'vitest';
import { networkNames, placeOfNetwork } from '../../../../../src/features/location/network-place.ts';
import { realCities } from '../../../../real-world/cities.ts';

const from = (cf: object): Request => Object.assign(new Request('https://pahiya.example/'), { cf });

describe('the city of the network, by its name alone', () => {
  test.each(
    [...realCities.network, ...realCities.rightToday].map(
      ({ cf, city }) => [JSON.stringify(cf), city, cf] as const,
    ),
  )('%s is %s', (_, city, cf) => {
    const found = placeOfNetwork(from(cf));
    expect(found?.away).toBeUndefined();
    expect(found?.city.name ?? null).toBe(city);
    if (city !== null) expect(networkNames(from(cf)).city).toBe(city);
  });

  test.each([
    [{ city: 'Lucknow', region: 'Uttar Pradesh' }, 'Lucknow'],
    [{ city: 'Aurangabad', region: 'Bihar' }, undefined],
    [{ city: 'Mathura', regionCode: 'UP' }, 'Mathura'],
  ])('%j is a place that we do not serve: %s', (cf, name) => {
    expect(placeOfNetwork(from({ country: 'IN', ...cf }))?.away?.name).toBe(name);
    expect(networkNames(from({ country: 'IN', ...cf })).city).toBe(cf.city);
  });

  test.each([
    [{ country: 'PK', city: 'Hyderabad', region: 'Sindh' }],
    [{ country: 'IN' }],
    [{ country: 'IN', region: 'Rajasthan' }],
    [{ country: 'IN', city: '<b>Pune</b>' }],
  ])('%j is no place', (cf) => {
    expect(placeOfNetwork(from(cf))).toBeUndefined();
  });
});

test('a point counts before the name beside it', () => {
  const cf = { country: 'IN', city: 'Udaipur', region: 'Tripura', latitude: '19.22', longitude: '72.98' };
  expect(networkNames(from(cf))).toEqual({ city: 'Mumbai', state: 'Maharashtra', country: 'India' });
});
