import { afterAll, expect, test } from 'vitest';
import type { ReceivedAnalyticsEvent } from '../upstreams/analytics.ts';
import { aVisitor, CONSENTING, sampleNumber, startOutside } from './outside.ts';
import { anOrder } from './own-orders.ts';
import { placeOf } from './site.ts';
import { testSite } from './test-site.ts';

const outside = await startOutside();
const site = await testSite({ variables: outside.variables });
afterAll(async () => {
  await outside.close();
});

const post = (path: string, body: object, headers: Readonly<Record<string, string>>) =>
  site.fetch(path, {
    method: 'POST',
    cf: placeOf.pune,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Origin: site.origin, ...aVisitor(), ...headers },
  });

interface Visit {
  readonly userId: string;
  readonly sessionId: string;
}

const seePage = ({ userId, sessionId }: Visit, headers: Readonly<Record<string, string>> = CONSENTING) =>
  post(
    '/api/events',
    {
      events: [{ name: 'page_view', eventId: crypto.randomUUID(), time: Date.now(), url: '/services/ac' }],
      userId,
      sessionId,
    },
    headers,
  );

const leave = (visit: Visit, mobileNumber: string, headers: Readonly<Record<string, string>> = CONSENTING) =>
  post('/api/leads', { mobileNumber, idempotencyKey: crypto.randomUUID(), ...visit }, headers);

const eventsOf = (userId: string): readonly ReceivedAnalyticsEvent[] =>
  outside.analytics.counted().filter(({ properties }) => JSON.stringify(properties).includes(userId));

test('POST /api/events and /api/leads: page views, lead and return visit are one person of analytics', async () => {
  const userId = crypto.randomUUID();
  await seePage({ userId, sessionId: 'first-visit' });
  await leave({ userId, sessionId: 'first-visit' }, sampleNumber());
  await seePage({ userId, sessionId: 'second-visit' });
  await expect.poll(() => eventsOf(userId).length).toBe(4);
  const named = (name: string) => eventsOf(userId).filter(({ event }) => event === name);
  const [lead] = named('Lead');
  const person = lead?.properties.distinct_id;
  expect(person).toMatch(/^[0-9a-f]{64}$/);
  // The service joins the device to the person, and with it the views before and after.
  expect(named('$identify').map(({ properties }) => properties)).toMatchObject([
    { $anon_id: userId, $identified_id: person },
  ]);
  expect(named('Page View').map(({ properties }) => properties.distinct_id)).toEqual([userId, userId]);
  const place = { city: 'Pune', state: 'Maharashtra', country: 'India' };
  expect(named('Page View').map(({ properties }) => properties)).toMatchObject([
    { ...place, session_id: 'first-visit' },
    { ...place, session_id: 'second-visit' },
  ]);
  expect(lead?.properties).toMatchObject({ ...place, session_id: 'first-visit', $device_id: userId });
});

test('POST /api/bookings and /api/checkout/orders join the browser too, whose cookie its events have set', async () => {
  const userId = crypto.randomUUID();
  const answer = await seePage({ userId, sessionId: 'a-visit' });
  const device = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-device='));
  expect(device).toMatch(
    /^__Host-device=[\da-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const Cookie = `${CONSENTING.Cookie}; __Host-device=${userId}`;
  const booking = { mobileNumber: sampleNumber(), idempotencyKey: crypto.randomUUID() };
  expect((await post('/api/bookings', booking, { ...CONSENTING, Cookie })).status).toBe(201);
  const joined = () => eventsOf(userId).filter(({ event }) => event === '$identify');
  await expect.poll(() => joined().length).toBe(1);
  const order = anOrder({ payment: 'after_service' });
  expect((await post('/api/checkout/orders', order, { ...CONSENTING, Cookie })).status).toBe(201);
  await expect.poll(() => new Set(joined().map(({ properties }) => properties.$identified_id)).size).toBe(2);
});

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
