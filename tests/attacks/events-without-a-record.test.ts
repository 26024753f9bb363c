import { afterAll, expect, test } from 'vitest';
import { AD_EVENTS, EVENT_NAMES } from '../../src/features/tracking/rules/event-names.ts';
import { sha256Hex } from '../../src/values/signing.ts';
import { formEndpoints } from '../../src/web/contract/addresses.ts';
import { holding, newRecord } from '../worker/held-record.ts';
import { aVisitor, CONSENTING, everyMinute, sampleNumber, startOutside } from '../worker/outside.ts';
import { dayAhead, wish } from '../worker/own-bookings.ts';
import { testSite } from '../worker/test-site.ts';

const outside = await startOutside();
const site = await testSite({ variables: outside.variables });
afterAll(async () => {
  await outside.close();
});

const STRANGER = { phone: '9000000077', email: 'stranger@mail.example', firstName: 'Stranger' };
/** The conversions by which advertising is paid. */
const MONEY: readonly string[] = [
  AD_EVENTS.lead,
  AD_EVENTS.contact,
  AD_EVENTS.subscription,
  AD_EVENTS.registration_completed,
  AD_EVENTS.application_submitted,
  AD_EVENTS.service_scheduled,
  AD_EVENTS.purchase,
];
const events = EVENT_NAMES.map((name) => ({ name, eventId: `forged-${name}`, time: Date.now(), url: '/' }));
const post = (batch: readonly object[]) =>
  site.post(
    '/api/events',
    { events: batch, sessionId: 'forged-session', customer: STRANGER },
    { ...aVisitor(), ...CONSENTING },
  );

test('POST /api/events of every name stores no row and sends no conversion and no phone that a stranger names', async () => {
  expect((await post(events.slice(0, 20))).status).toBe(202);
  expect((await post(events.slice(20))).status).toBe(202);
  await everyMinute(site);
  await expect.poll(() => outside.analytics.counted().length).toBeGreaterThan(0);
  await expect.poll(() => outside.ads.counted().map(({ event_name }) => event_name)).toContain('PageView');
  expect(outside.ads.counted().filter(({ event_name }) => MONEY.includes(event_name))).toEqual([]);
  const sent = JSON.stringify([outside.ads.requests, outside.analytics.requests]);
  expect(sent).not.toContain(STRANGER.phone);
  expect(sent).not.toContain(await sha256Hex(`91${STRANGER.phone}`));
  expect(sent).not.toContain(await sha256Hex(STRANGER.email));
  expect(await site.rows('SELECT id FROM deliveries')).toEqual([]);
});

const enquiry = (kind: string, fields: object = {}) => ({
  kind,
  name: 'Sample Name',
  message: 'Hello',
  ...fields,
});
const order = (payment: string) => ({
  name: 'Sample Name',
  items: [{ serviceId: 'jump-start', quantity: 1 }],
  address: 'House 1, Sample Street',
  area: 'Mansarovar',
  date: dayAhead(9),
  timeSlot: '11-13',
  payment,
});

const NOTHING = 'nothing';

/** Every write of a visitor, with the conversion that it causes. */
const WAYS: readonly (readonly [string, object, string])[] = [
  ['/api/leads', {}, AD_EVENTS.lead],
  ['/api/bookings', {}, AD_EVENTS.lead],
  [
    '/api/service-requests',
    { name: 'Sample Name', carModel: 'Maruti Swift', preferredDate: dayAhead(2), serviceType: 1 },
    AD_EVENTS.service_scheduled,
  ],
  ['/api/checkout/orders', order('after_service'), AD_EVENTS.purchase],
  ['/api/enquiries', enquiry('contact'), AD_EVENTS.contact],
  ['/api/enquiries', enquiry('franchise', { city: 'Kota' }), AD_EVENTS.application_submitted],
  ['/api/enquiries', enquiry('career', { position: 'Mechanic' }), AD_EVENTS.application_submitted],
  [
    '/api/enquiries',
    enquiry('partner', { workshopName: 'A workshop', city: 'Kota' }),
    AD_EVENTS.application_submitted,
  ],
  ['/api/enquiries', enquiry('feedback', { rating: 5 }), NOTHING],
  ['/api/enquiries', enquiry('opening', { city: 'Lucknow' }), NOTHING],
  ['/api/whatsapp-redirects', { timestamp: '2026-11-20T10:00:00Z', sessionId: 'a-visit' }, AD_EVENTS.contact],
  ['/api/spin', { sessionId: 'a-visit' }, NOTHING],
  ['/api/steps', { step: 'book' }, NOTHING],
];

const conversions = () => outside.ads.counted().filter(({ event_name }) => MONEY.includes(event_name));
/** Starts to listen; returns the conversions since then. */
function listen() {
  const earlier = new Set(conversions().map(({ event_id }) => event_id));
  return () =>
    conversions().flatMap(({ event_id, event_name }) =>
      earlier.has(event_id) ? [] : [[event_id, event_name]],
    );
}
const isAnonymous = (path: string) => path === '/api/whatsapp-redirects' || path === '/api/steps';
const bodyOf = (path: string, body: object, idempotencyKey: string) => ({
  ...body,
  ...(path !== '/api/steps' && { idempotencyKey }),
  ...(!isAnonymous(path) && { mobileNumber: sampleNumber() }),
});
/** Sends all that waits; a last record shows that everything before it was sent. */
async function settled(): Promise<void> {
  await everyMinute(site);
  await expect.poll(() => site.rows("SELECT id FROM deliveries WHERE state = 'pending'")).toEqual([]);
}

test.each(WAYS)(
  'POST %s with %o counts as %s, once and with its record in the ledger',
  async (path, body, name) => {
    const seen = listen();
    const key = crypto.randomUUID();
    const sent = bodyOf(path, body, key);
    const send = () => site.post(path, sent, { ...aVisitor(), ...CONSENTING });
    expect((await send()).status).toBeLessThan(300);
    await send();
    await settled();
    expect(seen()).toEqual(name === NOTHING ? [] : [[key, name]]);
    const records = await site.rows('SELECT id FROM records WHERE idempotency_key = ?', key);
    expect(records.length).toBeGreaterThanOrEqual(seen().length);
  },
);

test.each([
  ['without consent', { Cookie: '' }, {}],
  ['with a consent that the sender wrote', { Cookie: '__Host-consent=all' }, {}],
  ['that a form refuses', CONSENTING, { mobileNumber: '12', timestamp: 'never', kind: 'none' }],
])('a write %s counts as nothing', async (_, headers, fields) => {
  const seen = listen();
  for (const [path, body] of WAYS) {
    const sent = { ...bodyOf(path, body, crypto.randomUUID()), ...fields };
    await site.post(path, sent, { ...aVisitor(), 'User-Agent': CONSENTING['User-Agent'], ...headers });
  }
  await settled();
  expect(seen()).toEqual([]);
});

test('a booking counts as a schedule when it is confirmed, and once', async () => {
  const draft = await newRecord<{ id: string }>(
    await site.post('/api/bookings', bodyOf('/api/bookings', {}, crypto.randomUUID()), aVisitor()),
  );
  const seen = listen();
  const confirm = () =>
    site.fetch(`/api/bookings/${draft.id}`, {
      method: 'PUT',
      body: JSON.stringify({ ...wish, date: dayAhead(8), timeSlot: '9-11', booking_status: 'completed' }),
      headers: {
        'Content-Type': 'application/json',
        Origin: site.origin,
        ...aVisitor(),
        ...CONSENTING,
        ...holding(draft.token, CONSENTING.Cookie),
      },
    });
  expect((await confirm()).status).toBe(200);
  await confirm();
  await settled();
  expect(seen()).toEqual([[draft.id, AD_EVENTS.service_scheduled]]);
});

test('no write counts as a subscription or a registration, which no record of ours knows', () => {
  const names = WAYS.map(([, , name]) => name);
  const paths = WAYS.map(([path]) => path);
  expect(formEndpoints.filter((form) => !paths.includes(form))).toEqual([]);
  expect(names).not.toContain(AD_EVENTS.subscription);
  expect(names).not.toContain(AD_EVENTS.registration_completed);
});
