import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enoughOfTheMinute } from '../enough-of-the-minute.ts';
import { quickly } from '../quickly.ts';
import { MAPS_KEY, type MapsStandIn, startMapsGeocoding } from '../upstreams/maps-geocoding.ts';
import { startOpenStreetMap } from '../upstreams/open-street-map.ts';
import type { StandIn } from '../upstreams/stand-in.ts';
import { placeOf, type Site, startSite } from './site.ts';

interface Answer {
  readonly location: Readonly<Record<string, unknown>> | null;
  readonly name?: string;
  readonly attribution?: string;
  readonly nearestCity?: string;
  readonly distanceMetres?: number;
  readonly isServiceable: boolean;
  readonly targeting: { readonly confidence: number; readonly tier: string; readonly reason: string };
}

const locate = async (site: Site, query = '', cf: object = placeOf.jaipur, prefix = ''): Promise<Answer> => {
  const response = await site.fetch(`${prefix}/api/location${query}`, { cf });
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  return (await response.json()) as Answer;
};

/** The network's location of some visitors. */
const nowhere = { country: null, city: null, region: null, latitude: null, longitude: null };

/** A phone's position in Malviya Nagar, Jaipur. */
const MALVIYA_NAGAR = '?lat=26.8546&lng=75.8243&accuracy=40';

describe('GET /api/location without geocoding', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  test("answers the network's location of the visitor", async () => {
    const answer = await locate(site);
    expect(answer).toMatchObject({
      location: { city: 'Jaipur', state: 'Rajasthan', country: 'India', latitude: 26.91, source: 'ip' },
      nearestCity: 'jaipur',
      isServiceable: true,
      targeting: { confidence: 70, tier: 'good', reason: 'confidence_good' },
    });
    // The network knows a city, not a street, so no distance from it is true.
    expect(answer).not.toHaveProperty('distanceMetres');
  });

  test('states the distance to the centre from an exact point, and none from a point of five kilometres around', async () => {
    expect((await locate(site, MALVIYA_NAGAR)).distanceMetres).toBeLessThan(20_000);
    const vague = MALVIYA_NAGAR.replace('accuracy=40', 'accuracy=5000');
    expect(await locate(site, vague)).not.toHaveProperty('distanceMetres');
  });

  test('answers that a city without service is not serviceable', async () => {
    expect(await locate(site, '', placeOf.pune)).toMatchObject({ nearestCity: 'pune', isServiceable: false });
  });

  test('answers null where the network has no location', async () => {
    expect(await locate(site, '', nowhere)).toEqual({
      location: null,
      isServiceable: false,
      targeting: {
        confidence: 0,
        tier: 'not_targeted',
        reason: 'location_not_available',
        message: 'Location not available',
      },
    });
  });

  test('names a point after the nearest locality of the site', async () => {
    expect(await locate(site, MALVIYA_NAGAR)).toMatchObject({
      location: {
        city: 'Jaipur',
        state: 'Rajasthan',
        area: 'malviya-nagar',
        latitude: 26.8546,
        accuracy: 40,
        source: 'geolocation',
      },
      targeting: { confidence: 100, tier: 'high' },
    });
  });

  test('below /hi answers the same place under English names, and its displayed name in Hindi', async () => {
    const english = await locate(site, MALVIYA_NAGAR);
    const hindi = await locate(site, MALVIYA_NAGAR, placeOf.jaipur, '/hi');
    expect(english).toMatchObject({ name: 'Malviya Nagar, Jaipur', isServiceable: true });
    expect(hindi).toMatchObject({
      location: { city: 'Jaipur', state: 'Rajasthan', country: 'India', area: 'malviya-nagar' },
      name: 'मालवीय नगर, जयपुर',
      isServiceable: true,
    });
  });

  test('gives no name to a point far from every city, and no targeting outside India', async () => {
    const { location, targeting } = await locate(site, '?lat=0&lng=0');
    expect(location).toEqual({
      latitude: 0,
      longitude: 0,
      source: 'geolocation',
      timestamp: expect.any(String),
    });
    expect(targeting).toMatchObject({ reason: 'outside_india', message: 'Location outside India' });
  });

  test.each(['?lat=26.9', '?lat=91&lng=75', '?lat=north&lng=75', '?lat=26.9&lng=75.8&accuracy=-1'])(
    'answers 400 for %s',
    async (query) => {
      expect((await site.fetch(`/api/location${query}`)).status).toBe(400);
    },
  );
});

describe('GET /api/location with geocoding', () => {
  let site: Site;
  let maps: MapsStandIn;
  let streets: StandIn;
  beforeAll(async () => {
    [maps, streets] = await Promise.all([startMapsGeocoding(), startOpenStreetMap()]);
    site = await startSite({
      variables: { GEOCODING_KEY: MAPS_KEY, GEOCODING_URL: maps.url, REVERSE_GEOCODING_URL: streets.url },
    });
  });
  afterAll(async () => {
    await site.stop();
    await Promise.all([maps.close(), streets.close()]);
  });
  afterEach(() => Promise.all([maps.heal(), streets.heal()]));

  let points = 0;
  /** A point of Jaipur that no test has requested yet. */
  const newPoint = () => {
    points += 1;
    return `?lat=${(26.8 + points / 100).toFixed(4)}&lng=75.7000`;
  };

  test('names a point by the maps service, once for all visitors near it', async () => {
    const point = newPoint();
    expect((await locate(site, point)).location).toMatchObject({ area: 'Malviya Nagar', city: 'Jaipur' });
    const asked = maps.requests.length;
    expect(await locate(site, point)).not.toHaveProperty('attribution');
    expect(maps.requests.length).toBe(asked);
  });

  test('falls back to OpenStreetMap where the maps service fails, and identifies itself', async () => {
    await maps.fail('status_500');
    expect(await locate(site, newPoint())).toMatchObject({
      location: { suburb: 'Mansarovar' },
      attribution: 'open_street_map',
    });
    expect(streets.requests.at(-1)?.headers['user-agent']).toMatch(/^Pahiya\/1\.0 \(https?:/);
  });

  test.each([
    'down',
    'refused',
    'reset',
    'status_403',
    'status_429',
    'html',
    'malformed_json',
    'hanging',
  ] as const)('names a point by the nearest locality while both fail by %s', async (fault) => {
    await Promise.all([maps.fail(fault), streets.fail(fault)]);
    const { location } = await quickly(15_000, () => locate(site, newPoint()));
    expect(location).toMatchObject({ city: 'Jaipur', source: 'geolocation' });
  });
});

/** Points of Jaipur, far enough from each other to have different names. */
const pointsOfJaipur = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `?lat=${(26.8 + index / 100).toFixed(4)}&lng=75.8000`);

describe('GET /api/location with OpenStreetMap alone', () => {
  const INTERVAL_MS = 1100;
  let site: Site;
  let streets: StandIn;
  beforeAll(async () => {
    streets = await startOpenStreetMap();
  });
  beforeEach(async () => {
    streets.forget();
    site = await startSite({ variables: { REVERSE_GEOCODING_URL: streets.url } });
  });
  afterEach(() => site.stop());
  afterAll(() => streets.close());

  /** Acts like another isolate of the site: all isolates share the one object. */
  const takeTurn = async (nowMs: number): Promise<boolean> =>
    Number(await site.callObject('QUOTAS', 'open-street-map', 'take', 1, INTERVAL_MS, nowMs)) > 0;

  test('sends it one request a second for any number of visitors, and names all of them', async () => {
    const began = performance.now();
    const answers = await Promise.all(pointsOfJaipur(20).map((point) => locate(site, point)));
    const seconds = (performance.now() - began) / INTERVAL_MS;
    expect(streets.requests.length).toBeGreaterThan(0);
    expect(streets.requests.length).toBeLessThanOrEqual(1 + Math.floor(seconds));
    for (const { location } of answers)
      expect(location).toMatchObject({ city: 'Jaipur', state: 'Rajasthan' });
  });

  test('gives no turn early, although an alarm forgets each turn as soon as it is over', async () => {
    const taken: number[] = [];
    const end = Date.now() + 2 * INTERVAL_MS + 500;
    while (Date.now() < end) {
      const now = Date.now();
      if (await takeTurn(now)) taken.push(now);
    }
    const waits = taken.slice(1).map((at, index) => at - (taken[index] ?? 0));
    expect(taken).toHaveLength(3);
    // The map allows one call a second; the interval's other 100 ms also cover the way of a call to the object.
    expect(Math.min(...waits)).toBeGreaterThan(1000);
  });

  test('waits while another isolate has the turn, and sends its request afterwards', async () => {
    const [during = '', after = ''] = pointsOfJaipur(2);
    expect(await takeTurn(Date.now() + INTERVAL_MS - 100)).toBe(true);
    expect((await locate(site, during)).location).toMatchObject({ city: 'Jaipur' });
    expect(streets.requests).toEqual([]);
    // The object's clock cannot be moved, so the stored turn is replaced by an old one.
    expect(await takeTurn(Date.now() - 60_000)).toBe(true);
    expect((await locate(site, after)).location).toMatchObject({ suburb: 'Mansarovar' });
    expect(streets.requests).toHaveLength(1);
  });

  test('names points after the nearest locality while the rate limit object is unavailable', async () => {
    const bare = await startSite({
      variables: { REVERSE_GEOCODING_URL: streets.url },
      overrides: { durableObjects: { SLOT_BOARD: { className: 'SlotBoard', useSQLite: true } } },
    });
    const [point = ''] = pointsOfJaipur(1);
    expect((await locate(bare, point)).location).toMatchObject({ city: 'Jaipur', source: 'geolocation' });
    expect(streets.requests).toEqual([]);
    await bare.stop();
  });
});

test("GET /api/location gives only the site's own names to an IP address over its limit", async () => {
  const maps = await startMapsGeocoding();
  const site = await startSite({ variables: { GEOCODING_KEY: MAPS_KEY, GEOCODING_URL: maps.url } });
  const headers = { 'CF-Connecting-IP': '10.7.0.1' };
  await enoughOfTheMinute(30);
  const places = await Promise.all(
    Array.from({ length: 130 }, async (_, index) => {
      const query = `?lat=${(26.5 + index / 500).toFixed(4)}&lng=75.8000`;
      return (await site.fetch(`/api/location${query}`, { headers })).status;
    }),
  );
  expect(new Set(places)).toEqual(new Set([200]));
  expect(maps.requests.length).toBeLessThanOrEqual(120);
  await site.stop();
  await maps.close();
});
