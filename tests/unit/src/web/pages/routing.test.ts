import { describe, expect, test } from 'vitest';
import { addresses } from '../../../../../src/web/contract/addresses.ts';
import { nothingToLoad, page, single } from '../../../../../src/web/pages/page-entry.ts';
import { createRouting } from '../../../../../src/web/pages/routing.ts';

const Nothing = () => null;

const entry = (name: string, path: string, match?: (path: string) => object | undefined) =>
  page({
    name,
    family: name,
    group: 'other',
    addresses: single(path),
    ...(match ? { match } : {}),
    load: nothingToLoad,
    metadata: () => {
      throw new Error('not asked for');
    },
    Page: Nothing,
  });

const route = createRouting([
  entry('home', '/'),
  entry('terms', '/express-Service-TnCs'),
  entry('ninety', addresses.expressNinetyMinutes),
  entry('mumbai', '/car-service-in-mumbai'),
  entry('maruti', '/maruti-car-service-in-jaipur'),
  entry('mercedes', '/mercedes-car-service-in-mumbai'),
  entry('campaign', '/short', (path) => (/^\/[0-9a-f]{6,64}$/.test(path) ? {} : undefined)),
]);

describe('routing', () => {
  test.each([
    ['/', 'home'],
    ['/express-Service-TnCs', 'terms'],
    ['/0a1b2c', 'campaign'],
  ])('finds %s', (path, name) => {
    const found = route(path);
    expect(found.kind === 'page' && found.entry.name).toBe(name);
  });

  test.each([
    ['/express-service-tncs', '/express-Service-TnCs'],
    ['/express-Service-TnCs/', '/express-Service-TnCs'],
    ['/0A1B2C/', '/0a1b2c'],
    ['//express-Service-TnCs', '/express-Service-TnCs'],
    ['/car%2Dservice%2din-%6d%55mbai//', '/car-service-in-mumbai'],
    [addresses.expressNinetyMinutesAlias, addresses.expressNinetyMinutes],
    [`${addresses.expressNinetyMinutesAlias}/`, addresses.expressNinetyMinutes],
    ['/car-service-in-bombay', '/car-service-in-mumbai'],
    ['/maruti-suzuki-car-service-in-jaipur', '/maruti-car-service-in-jaipur'],
    ['/Mercedes-Benz-car-service-in-bombay/', '/mercedes-car-service-in-mumbai'],
    ['/Car-Service-In-BOMBAY/', '/car-service-in-mumbai'],
  ])('leads %s to %s', (path, written) => {
    expect(route(path)).toEqual({ kind: 'redirect', path: written, status: 301 });
  });

  test.each(['/nothing', '/car-service-in-madras', '//', '/%2e%2e', '/__proto__', '/constructor'])(
    'knows no %s',
    (path) => {
      expect(['unknown', 'redirect']).toContain(route(path).kind);
      expect(route(path)).not.toMatchObject({ kind: 'page' });
    },
  );

  test('opens only the page that lists an address, at any size of the table', () => {
    let asked = 0;
    const watched = Array.from({ length: 1000 }, (_, at) => {
      const one = entry(`page-${at}`, `/page-${at}`);
      return {
        ...one,
        open(path: string) {
          asked += 1;
          return one.open(path);
        },
      };
    });
    const long = createRouting(watched);
    expect(long('/page-999').kind).toBe('page');
    expect(asked).toBe(1);
    expect(long('/wp-login.php').kind).toBe('unknown');
    expect(asked).toBe(1);
  });
});
