import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createNearestPaths } from '../../../../../../src/features/search/rules/nearest-paths.ts';

const paths = [
  '/',
  '/about',
  '/services',
  '/services/ac',
  '/services/battery',
  '/services/windshield',
  '/car-service-in-jaipur',
  '/car-service-in-pune',
  '/car-service-in-jaipur/malviya-nagar',
  '/car-service-in-jaipur/mansarovar',
  '/hyundai-car-service-in-jaipur',
  '/hyundai-car-service-in-pune',
  '/car-ac-service-in-jaipur',
];
const nearest = createNearestPaths(paths);
const first = (path: string, prefer = 'jaipur') => nearest(path, { most: 3, prefer })[0];

describe('the nearest paths', () => {
  test.each([
    ['/abuot', '/about'],
    ['/about-us.html', '/about'],
    ['/service/windsheild', '/services/windshield'],
    ['/car-service-jaipur/mansrovar', '/car-service-in-jaipur/mansarovar'],
    ['/car-service-in-jaipur/malviyanagar', '/car-service-in-jaipur/malviya-nagar'],
    ['/car-service-in-jaipur/nowhere', '/car-service-in-jaipur'],
    ['/hyundai-service-pune', '/hyundai-car-service-in-pune'],
    ['/car-servce-in-jiapur', '/car-service-in-jaipur'],
    ['/tesla-car-service-in-jaipur', '/car-service-in-jaipur'],
  ])('of %s begin with %s', (asked, path) => {
    expect(first(asked)).toBe(path);
  });

  test("an unknown city leads to the visitor's own first", () => {
    expect(first('/car-service-in-kota', 'pune')).toBe('/car-service-in-pune');
  });

  test('an unknown locality or service leads to those beside it', () => {
    expect(nearest('/car-service-in-jaipur/nowhere', { most: 3 })).toEqual([
      '/car-service-in-jaipur',
      '/car-service-in-jaipur/mansarovar',
      '/car-service-in-jaipur/malviya-nagar',
    ]);
    expect(nearest('/services/engine', { most: 3 })).toContain('/services/ac');
  });

  test('of something else are none', () => {
    expect(nearest('/wp-login.php', { most: 3 })).toEqual([]);
    expect(nearest('/cat', { most: 3 })).toEqual([]);
    expect(nearest(`/${'a'.repeat(100_000)}`, { most: 3 })).toEqual([]);
    expect(nearest('/', { most: 3 })).toEqual([]);
  });

  test('of an unknown Hindi address are none for its language alone', () => {
    const inHindi = createNearestPaths(['/hi', ...paths.slice(1).map((path) => `/hi${path}`)]);
    expect(inHindi('/hi/wp-login.php', { most: 3 })).toEqual([]);
    expect(inHindi('/hi/no-such-page', { most: 3 })).toEqual([]);
    expect(inHindi('/hi/abuot', { most: 1 })).toEqual(['/hi/about']);
    expect(inHindi('/hi/services/engine', { most: 3 })).toContain('/hi/services/ac');
  });

  test('are real pages and at most the requested number, for any address', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.nat(5), (path, most) => {
        const found = nearest(path, { most });
        return found.length <= most && found.every((each) => paths.includes(each));
      }),
    );
  });
});
