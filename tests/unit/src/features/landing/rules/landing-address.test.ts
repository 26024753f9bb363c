import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cities } from '../../../../../../src/content/cities/all-cities.ts';
import { manufacturers } from '../../../../../../src/content/manufacturers/all-manufacturers.ts';
import {
  cityServicePath,
  LANDING_SERVICES,
  type LandingAddress,
  type LandingLists,
  localityPath,
  manufacturerPath,
  parseLandingAddress,
} from '../../../../../../src/features/landing/rules/landing-address.ts';

/** The path that the site links a landing page by: the inverse of `parseLandingAddress`. */
function landingPath(address: LandingAddress): string {
  switch (address.kind) {
    case 'city':
      return cityServicePath(address.service, address.city);
    case 'locality':
      return localityPath(address.city, address.locality);
    case 'manufacturer':
      return manufacturerPath(address.manufacturer, address.city);
    case 'campaign':
      return `/${address.code}`;
  }
}

/** Every landing page of the lists without campaigns: cities, localities, then manufacturers city by city. */
function allLandingAddresses({ manufacturers, cities }: LandingLists): LandingAddress[] {
  return cities.flatMap(({ slug: city, localities }) => [
    ...LANDING_SERVICES.map((service) => ({ kind: 'city' as const, service, city })),
    ...localities.map(({ slug }) => ({ kind: 'locality' as const, city, locality: slug })),
    ...manufacturers.map(({ slug }) => ({ kind: 'manufacturer' as const, manufacturer: slug, city })),
  ]);
}

const lists = {
  manufacturers: [{ slug: 'maruti' }, { slug: 'honda' }, { slug: 'land-rover' }],
  cities: [
    { slug: 'jaipur', localities: [{ slug: 'c-scheme' }, { slug: 'malviya-nagar' }] },
    { slug: 'new-delhi', localities: [{ slug: 'saket' }] },
  ],
};
const parse = (path: string) => parseLandingAddress(path, lists);

describe('parseLandingAddress', () => {
  test.each([
    ['/car-service-in-jaipur', { kind: 'city', service: 'car-service', city: 'jaipur' }],
    ['/car-repair-service-in-jaipur', { kind: 'city', service: 'car-repair', city: 'jaipur' }],
    ['/car-mechanic-shop-in-new-delhi', { kind: 'city', service: 'mechanic-shop', city: 'new-delhi' }],
    ['/car-ac-service-in-jaipur', { kind: 'city', service: 'ac', city: 'jaipur' }],
    ['/car-dent-paint-service-in-jaipur', { kind: 'city', service: 'dent-paint', city: 'jaipur' }],
    ['/car-service-in-jaipur/c-scheme', { kind: 'locality', city: 'jaipur', locality: 'c-scheme' }],
    ['/maruti-car-service-in-jaipur', { kind: 'manufacturer', manufacturer: 'maruti', city: 'jaipur' }],
    [
      '/land-rover-car-service-in-new-delhi',
      { kind: 'manufacturer', manufacturer: 'land-rover', city: 'new-delhi' },
    ],
    ['/0a1b2c', { kind: 'campaign', code: '0a1b2c' }],
  ])('reads %s', (path, address) => {
    expect(parse(path)).toEqual({ ok: true, value: address });
  });

  test.each([
    ['/car-service-in-gotham', { unknown: { city: 'gotham' }, known: { service: 'car-service' } }],
    ['/car-ac-service-in-gotham', { unknown: { city: 'gotham' }, known: { service: 'ac' } }],
    [
      '/car-service-in-jaipur/saket',
      { unknown: { locality: 'saket' }, known: { service: 'car-service', city: 'jaipur' } },
    ],
    [
      '/car-service-in-gotham/saket',
      { unknown: { city: 'gotham', locality: 'saket' }, known: { service: 'car-service' } },
    ],
    ['/lada-car-service-in-jaipur', { unknown: { manufacturer: 'lada' }, known: { city: 'jaipur' } }],
    ['/maruti-car-service-in-gotham', { unknown: { city: 'gotham' }, known: { manufacturer: 'maruti' } }],
    ['/lada-car-service-in-gotham', { unknown: { manufacturer: 'lada', city: 'gotham' }, known: {} }],
  ])('says what is unknown in %s', (path, detail) => {
    expect(parse(path)).toEqual({ ok: false, code: 'unknown_name', detail });
  });

  test.each([
    '',
    '/',
    '/about',
    'car-service-in-jaipur',
    '/car-service-in-',
    '/-car-service-in-jaipur',
    '/maruti-car-service-in-',
    '/Maruti-car-service-in-jaipur',
    '/car-service-in-jaipur/',
    '/car-service-in-jaipur/c-scheme/deep',
    '/car-ac-service-in-jaipur/c-scheme',
    '/maruti-car-service-in-jaipur/c-scheme',
    '/maruti-car-service-in-jai%20pur',
    '/maruti-car-service-in-jaipur?city=delhi',
    '/12345',
    `/${'a'.repeat(65)}`,
    '/0a1b2g',
    '/0A1B2C',
  ])('leaves %j to other pages', (path) => {
    expect(parse(path)).toEqual({ ok: false, code: 'not_a_landing_path' });
  });

  test('any text at all is answered without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parse(`/${text}`).ok === 'boolean'));
  });
});

describe('a landing page’s path', () => {
  test('parse of build is the same address, for every page of any lists', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9]{1,8}(?:-[a-z0-9]{1,6})?$/);
    const slug = fc.record({ slug: word.filter((text) => !/^car(?:-|$)|^(?:service|in)(?:-|$)/.test(text)) });
    const anyLists = fc.record({
      manufacturers: fc.uniqueArray(slug, { selector: (entry) => entry.slug, maxLength: 6 }),
      cities: fc.uniqueArray(
        fc.record({ slug: slug.map((entry) => entry.slug), localities: fc.array(slug, { maxLength: 4 }) }),
        { selector: (entry) => entry.slug, maxLength: 4 },
      ),
    });
    fc.assert(
      fc.property(anyLists, (made) => {
        for (const address of allLandingAddresses(made)) {
          expect(parseLandingAddress(landingPath(address), made)).toEqual({ ok: true, value: address });
        }
      }),
    );
  });

  test('build of parse is the same path, for every path that parses', () => {
    const path = fc.oneof(
      fc.constantFrom(...LANDING_SERVICES).map((service) => cityServicePath(service, 'jaipur')),
      fc.constantFrom('c-scheme', 'nowhere').map((locality) => localityPath('jaipur', locality)),
      fc.constantFrom('honda', 'lada').map((manufacturer) => manufacturerPath(manufacturer, 'new-delhi')),
      fc.stringMatching(/^\/[0-9a-f]{4,66}$/),
    );
    fc.assert(
      fc.property(path, (text) => {
        const parsed = parse(text);
        if (parsed.ok) expect(landingPath(parsed.value)).toBe(text);
      }),
    );
  });

  test('a campaign code comes back as it was', () => {
    const address: LandingAddress = { kind: 'campaign', code: 'deadbeef01' };
    expect(parse(landingPath(address))).toEqual({ ok: true, value: address });
  });
});

test('every landing page of the site has a path of its own that reads back as the same page', () => {
  const site = { manufacturers, cities };
  const addresses = allLandingAddresses(site);
  expect(new Set(addresses.map(landingPath)).size).toBe(addresses.length);
  for (const address of addresses) {
    expect(parseLandingAddress(landingPath(address), site)).toEqual({ ok: true, value: address });
  }
});
