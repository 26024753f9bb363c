import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGeocoding, type TextCache } from '../../../../../src/platform/geocoding/geocoding.ts';
import { quickly } from '../../../../quickly.ts';
import { MAPS_KEY, startMapsGeocoding } from '../../../../upstreams/maps-geocoding.ts';
import { startOpenStreetMap } from '../../../../upstreams/open-street-map.ts';
import type { Fault } from '../../../../upstreams/stand-in.ts';

const [maps, streetMap] = await Promise.all([startMapsGeocoding(), startOpenStreetMap()]);
beforeEach(async () => {
  await Promise.all([maps.heal(), streetMap.heal()]);
  maps.say('OK');
  maps.forget();
  streetMap.forget();
});
afterAll(async () => {
  await Promise.all([maps.close(), streetMap.close()]);
});

class MemoryCache implements TextCache {
  readonly kept = new Map<string, string>();
  async get(key: string): Promise<string | null> {
    return this.kept.get(key) ?? null;
  }
  async put(key: string, value: string): Promise<void> {
    this.kept.set(key, value);
  }
}

const JAIPUR = { latitude: 26.853_412, longitude: 75.804_987 };
const MALVIYA_NAGAR = { city: 'Jaipur', state: 'Rajasthan', country: 'India', area: 'Malviya Nagar' };
const MANSAROVAR = { city: 'Jaipur', state: 'Rajasthan', area: 'Sector 7', suburb: 'Mansarovar' };

function geocodingWith(
  options: {
    maps?: boolean;
    streetMap?: boolean;
    cache?: TextCache;
    takeTurn?: () => Promise<boolean>;
    key?: string;
    timeoutMs?: number;
  } = {},
) {
  const { cache = new MemoryCache(), takeTurn = async () => true, key = MAPS_KEY } = options;
  // While one service hangs, the other needs its full time on a busy machine.
  const headStartMs = maps.patience();
  const { timeoutMs = 30_000 } = options;
  return createGeocoding(
    {
      maps: options.maps === false ? undefined : { key, url: maps.url },
      openStreetMap:
        options.streetMap === false
          ? undefined
          : { url: streetMap.url, userAgent: 'pahiya (care@pahiya.example)' },
    },
    { fetch, cache, takeTurn, timeoutMs, headStartMs, turnTimeoutMs: 5000 },
  );
}

test('the maps service names the locality; the point is rounded to about a hundred metres', async () => {
  expect(await geocodingWith()(JAIPUR)).toMatchObject(MALVIYA_NAGAR);
  expect(maps.requests[0]?.query.get('latlng')).toBe('26.853,75.805');
  expect(streetMap.requests).toEqual([]);
});

test('a point near an earlier one comes from the cache', async () => {
  const geocode = geocodingWith();
  await geocode(JAIPUR);
  expect(await geocode({ latitude: 26.8533, longitude: 75.8051 })).toMatchObject(MALVIYA_NAGAR);
  expect(maps.requests).toHaveLength(1);
});

describe('OpenStreetMap is asked', () => {
  test.each<Fault>([
    'refused',
    'status_403',
    'status_429',
    'status_500',
    'hanging',
    'html',
    'malformed_json',
    'truncated',
    'huge',
  ])('when the maps service meets the fault %s', async (fault) => {
    await maps.fail(fault);
    expect(await geocodingWith()(JAIPUR)).toMatchObject(MANSAROVAR);
  });

  test('when the maps service is not configured, over its limit, or knows nothing there', async () => {
    expect(await geocodingWith({ maps: false })(JAIPUR)).toMatchObject(MANSAROVAR);
    expect(await geocodingWith({ key: 'wrong' })(JAIPUR)).toMatchObject(MANSAROVAR);
    for (const said of ['OVER_QUERY_LIMIT', 'ZERO_RESULTS', 'UNKNOWN_ERROR'] as const) {
      maps.say(said);
      expect(await geocodingWith()(JAIPUR)).toMatchObject(MANSAROVAR);
    }
  });

  test('only with a turn; an earlier lookup has no names and stores none', async () => {
    const turns = [true, false, true];
    const geocode = geocodingWith({ maps: false, takeTurn: async () => turns.shift() ?? false });
    expect(await geocode(JAIPUR)).toMatchObject(MANSAROVAR);
    expect(await geocode({ latitude: 26.9, longitude: 75.8 })).toBeUndefined();
    expect(await geocode({ latitude: 26.9, longitude: 75.8 })).toMatchObject(MANSAROVAR);
    expect(streetMap.requests).toHaveLength(2);
  });

  test('no turn is taken for a point that is in the cache or that the maps service names', async () => {
    let taken = 0;
    const takeTurn = async () => {
      taken += 1;
      return true;
    };
    await geocodingWith({ takeTurn })(JAIPUR);
    expect(taken).toBe(0);
    const geocode = geocodingWith({ maps: false, takeTurn });
    await geocode(JAIPUR);
    await geocode(JAIPUR);
    expect(taken).toBe(1);
  });

  test.each<[string, () => Promise<boolean>]>([
    ['cannot be asked', () => Promise.reject(new Error('down'))],
    ['do not answer in time', () => new Promise(() => undefined)],
  ])('not at all while the turns %s', async (_fault, takeTurn) => {
    expect(await geocodingWith({ maps: false, takeTurn })(JAIPUR)).toBeUndefined();
    expect(streetMap.requests).toEqual([]);
  });
});

test('with both down it returns undefined, stores no names and does not throw', async () => {
  await Promise.all([maps.fail('refused'), streetMap.fail('reset')]);
  const cache = new MemoryCache();
  expect(await geocodingWith({ cache })(JAIPUR)).toBeUndefined();
  expect(cache.kept.size).toBe(0);
});

describe('one patience for the whole of it', () => {
  test('holds while both hang: it returns undefined and stores no names', async () => {
    await Promise.all([maps.fail('hanging'), streetMap.fail('hanging')]);
    const cache = new MemoryCache();
    const timeoutMs = 2 * maps.patience();
    // Two time limits in a row would take twice as long, plus the machine's own time.
    const named = await quickly(2 * timeoutMs, () => {
      streetMap.forget();
      return geocodingWith({ cache, timeoutMs })(JAIPUR);
    });
    expect(named).toBeUndefined();
    expect(streetMap.requests).toHaveLength(1);
    expect(cache.kept.size).toBe(0);
  });

  test('holds while the cache hangs', async () => {
    const cache: TextCache = { get: () => new Promise(() => undefined), put: async () => undefined };
    expect(await geocodingWith({ cache, timeoutMs: 50 })(JAIPUR)).toBeUndefined();
  });

  test('waits for slow maps where OpenStreetMap has no names', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const fetch = async (url: string, init: RequestInit) => {
      if (url.startsWith(maps.url)) await promise;
      return globalThis.fetch(url, init);
    };
    await streetMap.fail('status_500');
    const geocode = createGeocoding(
      {
        maps: { key: MAPS_KEY, url: maps.url },
        openStreetMap: { url: streetMap.url, userAgent: 'pahiya (care@pahiya.example)' },
      },
      { fetch, cache: new MemoryCache(), takeTurn: async () => true, timeoutMs: 30_000, headStartMs: 10 },
    );
    const named = geocode(JAIPUR);
    await vi.waitUntil(() => streetMap.requests.length > 0);
    resolve();
    expect(await named).toMatchObject(MALVIYA_NAGAR);
  });
});

test('a point without names is remembered as such', async () => {
  maps.say('ZERO_RESULTS');
  const geocode = geocodingWith({ streetMap: false });
  expect(await geocode(JAIPUR)).toBeUndefined();
  expect(await geocode(JAIPUR)).toBeUndefined();
  expect(maps.requests).toHaveLength(1);
});

test('without configuration, or outside India, it makes no call', async () => {
  expect(await geocodingWith({ maps: false, streetMap: false })(JAIPUR)).toBeUndefined();
  expect(await geocodingWith()({ latitude: 51.5, longitude: -0.1 })).toBeUndefined();
  expect(maps.requests).toEqual([]);
});

test.each<[string, TextCache]>([
  ['get throws', { get: () => Promise.reject(new Error('down')), put: async () => undefined }],
  ['put throws', { get: async () => null, put: () => Promise.reject(new Error('down')) }],
  ['it holds garbage', { get: async () => '{"names":7', put: async () => undefined }],
  ['it holds another shape', { get: async () => '{"names":{"city":7}}', put: async () => undefined }],
])('a cache where %s does not keep a visitor from their place', async (_fault, cache) => {
  expect(await geocodingWith({ cache })(JAIPUR)).toMatchObject(MALVIYA_NAGAR);
});
