import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enoughOfTheMinute } from '../enough-of-the-minute.ts';
import { MAPS_KEY, startMapsGeocoding } from '../upstreams/maps-geocoding.ts';
import { PERSON_TOKEN, startTurnstile, turnstileVariables } from '../upstreams/turnstile.ts';
import { cookiesOf } from '../worker/admin-session.ts';
import { type Site, startSite } from '../worker/site.ts';
import { honestLeads, keepFigures, ownNetwork, UNHARMED } from './honest-visitors.ts';

let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `8${String(600_000_000 + numbers)}`;
};

describe('POST /api/spin', () => {
  let site: Site;
  beforeEach(async () => {
    site = await startSite();
  });
  afterEach(() => site.stop());
  const spin = (headers: Readonly<Record<string, string>>, mobileNumber = newNumber()) =>
    site.post('/api/spin', { mobileNumber, idempotencyKey: crypto.randomUUID() }, headers);

  test('gives one device one coupon, whatever number it names and whatever network it is in', async () => {
    const number = newNumber();
    const first = await spin(ownNetwork(), number);
    const Cookie = cookiesOf(first);
    const statuses: number[] = [];
    for (let again = 0; again < 11; again += 1)
      statuses.push((await spin({ Cookie, ...ownNetwork() })).status);
    const coupons = await site.rows('SELECT code FROM coupons');
    keepFigures('12 spins of one device with 12 numbers', { coupons: coupons.length });
    expect([first.status, ...new Set(statuses)]).toEqual([201, 409]);
    expect(coupons).toHaveLength(1);
    expect((await spin({ Cookie, ...ownNetwork() }, number)).status).toBe(200);
  });

  test('gives a device without cookies four spins an hour in its network', async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 12 },
        async (_, host) => (await spin({ 'CF-Connecting-IP': `203.0.113.${host + 1}` })).status,
      ),
    );
    keepFigures('12 spins of one /24 without cookies', {
      won: statuses.filter((status) => status === 201).length,
    });
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    expect((await spin(ownNetwork())).status).toBe(201);
  });
});

test('forty forms without a captcha token from one network leave everybody else their fallback', async () => {
  const turnstile = await startTurnstile();
  const site = await startSite({ variables: turnstileVariables(turnstile) });
  const post = async (headers: Readonly<Record<string, string>>) =>
    (
      await site.post(
        '/api/leads',
        { mobileNumber: newNumber(), idempotencyKey: crypto.randomUUID(), source: 'website' },
        headers,
      )
    ).status;
  await enoughOfTheMinute(40);
  const attack = Promise.all(
    Array.from({ length: 40 }, (_, host) => post({ 'CF-Connecting-IP': `192.0.2.${host + 1}` })),
  );
  const honest = await honestLeads(site, attack, 20);
  const taken = (await attack).filter((status) => status === 201).length;
  keepFigures('40 forms without a captcha token from one /24', { taken, ...honest });
  expect(taken).toBe(5);
  expect(honest).toMatchObject(UNHARMED);
  expect(await post({ 'CF-Connecting-IP': '192.0.2.9', 'X-Turnstile-Token': PERSON_TOKEN })).toBe(201);
  await site.stop();
  await turnstile.close();
});

test('one /64 gets at most 150 paid look-ups a day, and everybody else theirs', async () => {
  const maps = await startMapsGeocoding();
  const site = await startSite({
    variables: { GEOCODING_KEY: MAPS_KEY, GEOCODING_URL: maps.url },
    // The platform's limit of a minute is not the one that is tested.
    overrides: {
      ratelimits: Object.fromEntries(
        ['ADDRESS_LIMIT', 'FLOOD_LIMIT', 'NUMBER_LIMIT', 'SESSION_LIMIT', 'SIGN_IN_LIMIT'].map((name, at) => [
          name,
          { namespace_id: String(at), simple: { limit: 100_000, period: 60 } },
        ]),
      ),
    },
  });
  const locate = async (at: number, address: string) => {
    const query = `?lat=${(26.5 + at / 500).toFixed(4)}&lng=75.8000`;
    const answer = await site.fetch(`/api/location${query}`, { headers: { 'CF-Connecting-IP': address } });
    await answer.arrayBuffer();
    return answer.status;
  };
  for (let at = 0; at < 200; at += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, host) => locate(at + host, `2001:db8:5:5::${(at + host).toString(16)}`)),
    );
  const paid = maps.requests.length;
  keepFigures('200 look-ups from one /64', { paid });
  expect(paid).toBe(150);
  expect(await locate(400, '2001:db8:5:6::1')).toBe(200);
  expect(maps.requests.length).toBe(151);
  await site.stop();
  await maps.close();
});
