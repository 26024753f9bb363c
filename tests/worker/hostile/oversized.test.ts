import { describe, expect, test } from 'vitest';
import { adminEndpoints } from '../../../src/features/admin/contract/addresses.ts';
import { slotCities } from '../../../src/features/slots/contract.ts';
import { operatorOf, PASSPHRASE, sessionOf } from '../admin-session.ts';
import { aVisitor } from '../outside.ts';
import { dayAhead } from '../own-bookings.ts';
import { testSite } from '../test-site.ts';
import { ENDPOINTS, HOLDER } from './endpoints.ts';
import { all, holds } from './holds.ts';

/** An overlong string goes into each field, at every depth, of every body that an endpoint takes. */
const HUGE = 'x'.repeat(100_000);
/** Below the body limit, so that it reaches the field's own check. */
const LONG = 'x'.repeat(30_000);
/** The longest text that any field may hold, plus the other stored values of a record. */
const LONGEST_STORED = 8000;

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Copies of the body, each with the value in another place, and one with it under an unknown name. */
function withEach(body: unknown, value: string): readonly unknown[] {
  if (Array.isArray(body))
    return body.flatMap((one, place) => withEach(one, value).map((changed) => body.with(place, changed)));
  if (!isObject(body)) return [value];
  return [
    ...Object.entries(body).flatMap(([name, inner]) => [
      ...(isObject(inner) ? [{ ...body, [name]: value }] : []),
      ...withEach(inner, value).map((changed) => ({ ...body, [name]: changed })),
    ]),
    { ...body, [value]: value },
    { ...body, unknown: value },
  ];
}

const NESTED = [
  ...ENDPOINTS,
  {
    method: 'POST',
    path: '/api/events',
    body: {
      sessionId: 's',
      customer: {
        phone: '9000000001',
        email: 'a@example.com',
        firstName: 'a',
        lastName: 'b',
        city: 'Jaipur',
      },
      events: [
        {
          name: 'page_view',
          eventId: 'event-0001',
          time: 1,
          url: '/',
          details: { contentIds: ['a'], contentName: 'b', contentType: 'c' },
          properties: { a: 'b' },
        },
      ],
      adClicks: { fbclid: 'x' },
    },
  },
  {
    method: 'POST',
    path: '/api/whatsapp-redirects',
    body: {
      idempotencyKey: 'oversized-key-1',
      timestamp: '2026-11-20T10:00:00Z',
      source: 'x',
      service: 'x',
      car: 'x',
      userId: 'x',
      lead: 'x',
    },
  },
  {
    method: 'POST',
    path: '/api/checkout/orders',
    body: {
      idempotencyKey: 'oversized-key-2',
      items: [{ serviceId: 'jump-start', quantity: 1 }],
      customer: { name: 'Sample Name', mobileNumber: '9000000001', address: 'House 1', pinCode: '302020' },
    },
  },
] as const;

const send = async (path: string, method: string, type: string, body: string): Promise<number> => {
  const ask = () =>
    site.fetch(path, {
      method,
      body,
      headers: { 'Content-Type': type, Origin: site.origin, ...aVisitor(), ...HOLDER },
    });
  // The connection may be cut when the answer comes before the body was read; then there is no answer to check.
  const answer = await ask().catch(ask);
  expect(await holds(`${method} ${path}`, answer, site.origin)).not.toContain('xxxxxxxxxx');
  return answer.status;
};

const formOf = (body: unknown): string =>
  new URLSearchParams(
    Object.entries(isObject(body) ? body : {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

describe.each(NESTED)('$method $path', ({ method, path, body }) => {
  test('refuses a body with 100 kB in any one field, as JSON and as a form', async () => {
    // A payment provider's message may be longer than a visitor's form.
    const refusal = path.endsWith('/webhook') ? [400, 404, 413] : [413];
    await all(withEach(body, HUGE), async (changed) => {
      const statuses = [
        await send(path, method, 'application/json', JSON.stringify(changed)),
        await send(path, method, 'application/x-www-form-urlencoded', formOf(changed)),
      ];
      for (const status of statuses) expect([...refusal, 415]).toContain(status);
    });
  });

  test('answers 30 kB in any one field without a fault, and stores at most the limit of the field', async () => {
    await all(withEach(body, LONG), async (changed) => {
      await send(path, method, 'application/json', JSON.stringify(changed));
      await send(path, method, 'application/x-www-form-urlencoded', formOf(changed));
    });
    const kept = await site.rows<{ id: string }>(
      'SELECT id FROM records WHERE length(fields) + length(coalesce(name, source, service, city, campaign)) > ?',
      LONGEST_STORED,
    );
    expect(kept).toEqual([]);
  });
});

/** A number without records: an export of another one would contain the long fields that the tests above stored. */
const UNKNOWN_NUMBER = '9000000999';

const ADMIN: readonly (readonly [string, object])[] = [
  [adminEndpoints.signIn, { passphrase: 'x' }],
  [adminEndpoints.search, { search: 'x' }],
  [adminEndpoints.record('019a0000-0000-7000-8000-000000000000'), { status: 'contacted', note: 'x' }],
  [adminEndpoints.retryAll, { target: 'cms', recordId: 'x' }],
  [adminEndpoints.slotCapacity, { city: slotCities[0], date: dayAhead(1), slot: '9-11', capacity: 6 }],
  [adminEndpoints.slotBlock, { city: slotCities[0], date: dayAhead(1), blocked: 'no' }],
  [
    adminEndpoints.coupons,
    { code: 'LONG', kind: 'percent', value: 5, description: 'x', expires: dayAhead(9), maxUses: 1 },
  ],
  [adminEndpoints.couponState('LONG'), { state: 'active' }],
  [adminEndpoints.couponRedeem('LONG'), { usedOn: 'x', mobileNumber: '9000000001' }],
  [adminEndpoints.exportNumber, { mobileNumber: UNKNOWN_NUMBER }],
  [adminEndpoints.eraseNumber, { mobileNumber: UNKNOWN_NUMBER, again: UNKNOWN_NUMBER }],
];

test.each(ADMIN)('POST %s of a signed-in operator answers them without a fault', async (path, body) => {
  await all([...withEach(body, HUGE), ...withEach(body, LONG)], async (changed) => {
    const ask = () => operator.post(path, changed, aVisitor());
    const answer = await ask().catch(ask);
    const text = await holds(path, answer, site.origin);
    expect(text).not.toContain('xxxxxxxxxx');
    expect([path, JSON.stringify(changed).length > 50_000 ? answer.status : 413]).toEqual([path, 413]);
  });
});

test.each([
  [
    'an address',
    (path: string) => [`${path}${path.includes('?') ? '&' : '?'}long=${LONG.slice(0, 12_000)}`, {}] as const,
  ],
  ['a segment of a path', (path: string) => [`${path}/${LONG.slice(0, 12_000)}`, {}] as const],
  [
    'a cookie',
    (path: string) => [path, { headers: { Cookie: `__Host-city=${LONG.slice(0, 12_000)}` } }] as const,
  ],
  ['a header', (path: string) => [path, { headers: { Referer: LONG.slice(0, 12_000) } }] as const],
])('12 kB in %s are answered, and said by nobody', async (_, request) => {
  await all(
    ['/', '/about', '/search?q=ac', '/booking/x', '/api/prices', '/api/slots', '/healthz', '/sitemap.xml'],
    async (path) => {
      const [where, init] = request(path);
      const text = await holds(path, await site.fetch(where, init), site.origin);
      expect(
        text.replaceAll(/<link rel="canonical"[^>]*>|<(?:link|meta)[^>]*(?:alternate|og:url)[^>]*>/g, ''),
      ).not.toContain(LONG.slice(0, 12_000));
    },
  );
});
