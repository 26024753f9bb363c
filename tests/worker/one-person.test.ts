import { afterAll, expect, test } from 'vitest';
import type { ReceivedAnalyticsEvent } from '../upstreams/analytics.ts';
import { personsOf } from '../upstreams/analytics-persons.ts';
import { aVisitor, CONSENTING, sampleNumber, startOutside } from './outside.ts';
import { anOrder } from './own-orders.ts';
import { placeOf, type Site } from './site.ts';
import { testSite } from './test-site.ts';

const outside = await startOutside();
const site = await testSite({ variables: outside.variables });
const originalSite = await testSite({ variables: { ...outside.variables, ANALYTICS_MERGE: 'original' } });
afterAll(async () => {
  await outside.close();
});

const post = (path: string, body: object, headers: Readonly<Record<string, string>>, at: Site = site) =>
  at.fetch(path, {
    method: 'POST',
    cf: placeOf.pune,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Origin: at.origin, ...aVisitor(), ...headers },
  });

interface Visit {
  readonly userId: string;
  readonly sessionId: string;
}

const seePage = (
  { userId, sessionId }: Visit,
  headers: Readonly<Record<string, string>> = CONSENTING,
  at: Site = site,
) =>
  post(
    '/api/events',
    {
      events: [{ name: 'page_view', eventId: crypto.randomUUID(), time: Date.now(), url: '/services/ac' }],
      userId,
      sessionId,
    },
    headers,
    at,
  );

const leave = (
  visit: Visit,
  mobileNumber: string,
  headers: Readonly<Record<string, string>> = CONSENTING,
  at: Site = site,
) => post('/api/leads', { mobileNumber, idempotencyKey: crypto.randomUUID(), ...visit }, headers, at);

const eventsOf = (userId: string): readonly ReceivedAnalyticsEvent[] =>
  outside.analytics.counted().filter(({ properties }) => JSON.stringify(properties).includes(userId));

test.each([
  ['simplified', site],
  ['original', originalSite],
] as const)(
  'in the %s mode, page views, lead, booking, purchase and return visit are one person of analytics',
  async (merge, at) => {
    const userId = crypto.randomUUID();
    const mobileNumber = sampleNumber();
    const first = { userId, sessionId: 'first-visit' };
    const answer = await seePage(first, CONSENTING, at);
    const device = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-device='));
    expect(device).toMatch(
      /^__Host-device=[\da-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await leave(first, mobileNumber, CONSENTING, at);
    // The forms of a booking and an order send no id of the browser; its cookie names it.
    const known = { ...CONSENTING, Cookie: `${CONSENTING.Cookie}; __Host-device=${userId}` };
    const booking = { mobileNumber, idempotencyKey: crypto.randomUUID(), source: 'assistant' };
    expect((await post('/api/bookings', booking, known, at)).status).toBe(201);
    const order = { ...anOrder({ payment: 'after_service' }), mobileNumber };
    expect((await post('/api/checkout/orders', order, known, at)).status).toBe(201);
    await seePage({ userId, sessionId: 'second-visit' }, CONSENTING, at);

    const ofDevice = () =>
      personsOf(outside.analytics.counted(), outside.analytics.people, merge).filter(({ events }) =>
        events.some(({ properties }) => properties.$device_id === userId),
      );
    const names = () => ofDevice().flatMap(({ events }) => events.map(({ event }) => event));
    await expect.poll(() => names().sort()).toEqual(['Lead', 'Lead', 'Page View', 'Page View', 'Purchase']);
    await expect.poll(() => ofDevice().map(({ properties }) => properties.lead_source)).toHaveLength(1);
    const [person] = ofDevice();
    expect(person?.properties).toHaveProperty('lead_source');
    const isNumber = (id: string) => /^[0-9a-f]{64}$/.test(id);
    expect([...(person?.ids ?? [])].filter(isNumber)).toHaveLength(1);
    const place = { city: 'Pune', state: 'Maharashtra', country: 'India' };
    const views = person?.events.filter(({ event }) => event === 'Page View') ?? [];
    expect(views.map(({ properties }) => properties)).toMatchObject([
      { ...place, session_id: 'first-visit' },
      { ...place, session_id: 'second-visit' },
    ]);
  },
);

test('POST /api/consent with a no deletes the cookie, and a form then keeps no id of the browser', async () => {
  const refused = await post('/api/consent', { choice: 'none' }, {});
  expect(refused.headers.getSetCookie().join()).toMatch(/__Host-device=;[^,]*Max-Age=0/);
  const userId = crypto.randomUUID();
  const booking = { mobileNumber: sampleNumber(), idempotencyKey: crypto.randomUUID() };
  const Cookie = `__Host-consent=none; __Host-device=${userId}`;
  expect((await post('/api/bookings', booking, { ...CONSENTING, Cookie })).status).toBe(201);
  const rows = await site.rows('SELECT id FROM records WHERE fields LIKE ?', `%${userId}%`);
  expect(rows).toEqual([]);
});

test('POST /api/events and /api/leads without consent join nobody', async () => {
  const userId = crypto.randomUUID();
  const without = { 'User-Agent': CONSENTING['User-Agent'] };
  const asked = outside.analytics.requests.length;
  await seePage({ userId, sessionId: 'silent-visit' }, without);
  expect((await leave({ userId, sessionId: 'silent-visit' }, sampleNumber(), without)).status).toBe(201);
  // A later visitor with consent shows that everything before was sent.
  const later = { userId: crypto.randomUUID(), sessionId: 'later' };
  await seePage(later);
  await expect.poll(() => eventsOf(later.userId).length).toBe(1);
  expect(outside.analytics.requests.length).toBe(asked + 1);
  expect(eventsOf(userId)).toEqual([]);
});
