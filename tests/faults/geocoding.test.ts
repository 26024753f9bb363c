import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MAPS_KEY, startMapsGeocoding } from '../upstreams/maps-geocoding.ts';
import { startOpenStreetMap } from '../upstreams/open-street-map.ts';
import type { Fault } from '../upstreams/stand-in.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { startFaultySite } from './faulty-site.ts';
import { answeredAtOnce } from './matrix.ts';
import { fewFaults, sharedFaults } from './share.ts';
import { leaveLead, pagesAnswer, until } from './visitors.ts';

const account = new Account();
const table: TableRow[] = [];

const [maps, streets] = await Promise.all([startMapsGeocoding(), startOpenStreetMap()]);
const site = await startFaultySite({
  variables: { GEOCODING_URL: maps.url, GEOCODING_KEY: MAPS_KEY, REVERSE_GEOCODING_URL: streets.url },
});
await leaveLead(site);
const healthyMs = (await leaveLead(site)).milliseconds;
beforeEach(() => Promise.all([maps.heal(), streets.heal()]));
afterAll(async () => {
  keepRows('geocoding', table, account);
  console.info(`geocoding: ${account}`);
  await site.stop();
  await Promise.all([maps.close(), streets.close()]);
});

let points = 0;
/** Looks up a new point of Malviya Nagar, because the answer for a known one is cached by its rounded coordinates. */
async function locate() {
  points += 1;
  const place = `lat=26.${850 + Math.floor(points / 10)}&lng=75.${820 + (points % 10)}`;
  const answer = await site.fetch(`/api/location?${place}&accuracy=40`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { location: Readonly<Record<string, unknown>> }).location;
}

const slow = { delayMs: 120_000 };

/** During a lookup, forms accept leads at once and pages answer. */
async function meanwhileLeadsAreTaken(fault: Fault): Promise<void> {
  const left = await answeredAtOnce(healthyMs, () => leaveLead(site), fault);
  expect(left.status).toBe(201);
  const stored = await site.rows('SELECT id FROM records WHERE id = ?', left.id);
  account.enter(stored.length, stored.length);
  await pagesAnswer(site);
}

const note = (call: string, fault: Fault, meanwhile: string) =>
  table.push({
    call,
    fault,
    visitor: '200, within the spec’s 3 seconds; leads at once',
    meanwhile,
    afterwards: 'names from the service',
  });

describe('GET /maps/api/geocode/json of the maps', () => {
  test.each(sharedFaults)('fails by %s: the point is named all the same', async (fault) => {
    await maps.fail(fault, slow);
    const [location] = await Promise.all([locate(), meanwhileLeadsAreTaken(fault)]);
    expect(location.city).toBe('Jaipur');
    await maps.heal();
    expect((await locate()).area).toBe('Malviya Nagar');
    note('GET /maps/api/geocode/json', fault, 'the street map’s names, or the nearest locality');
  });
});

/** OpenStreetMap's policy allows one request a second. */
const INTERVAL_MS = 1200;
let turnAt = 0;
async function locateInTurn() {
  await until(() => performance.now() > turnAt);
  const location = await locate();
  turnAt = performance.now() + INTERVAL_MS;
  return location;
}

describe('GET /reverse of the open street map', () => {
  test.each(fewFaults)('fails by %s: the nearest locality is named', async (fault) => {
    await maps.fail('status_500');
    await streets.fail(fault, slow);
    const [location] = await Promise.all([locateInTurn(), meanwhileLeadsAreTaken(fault)]);
    expect(location.city).toBe('Jaipur');
    if (fault !== 'refused' && fault !== 'down') expect(streets.requests.length).toBeGreaterThan(0);
    streets.forget();
    note('GET /reverse', fault, 'the nearest locality that the site knows');
  });

  test('names points again when it is back', async () => {
    await maps.fail('status_500');
    expect((await locateInTurn()).suburb).toBe('Mansarovar');
  });
});
