import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { quickly } from '../quickly.ts';
import { holding, newRecord } from './held-record.ts';
import { aVisitor, CONSENTING, everyMinute, letTimePass, startOutside } from './outside.ts';
import { dayAhead, wish } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const outside = await startOutside();
const site = await testSite({ variables: outside.variables });
afterAll(async () => {
  await outside.close();
});
afterEach(async () => {
  await Promise.all([outside.cms.heal(), outside.ads.heal(), outside.analytics.heal()]);
});

const post = (path: string, body: object) => site.post(path, body, { ...CONSENTING, ...aVisitor() });
const put = (path: string, body: object, token: string) =>
  site.fetch(path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Origin: site.origin,
      ...CONSENTING,
      ...aVisitor(),
      ...holding(token, CONSENTING.Cookie),
    },
  });
const at = (plural: string, mobileNumber: string) =>
  outside.cms.documents(plural).filter((document) => document.mobileNumber === mobileNumber);
const adEvent = (id: string) => outside.ads.counted().find((one) => one.event_id === id);

interface Made {
  readonly id: string;
  readonly token: string;
}
const made = newRecord<Made>;

test('a lead reaches the content backend with its fields, and its changes follow', async () => {
  const { id, token } = await made(
    await post('/api/leads', {
      mobileNumber: '9000000101',
      idempotencyKey: 'record-lead-0101',
      source: 'popup',
      sessionId: 'session-0101',
      deviceType: 'mobile',
      utmSource: 'ads',
      carBrand: 'Maruti',
      carModel: 'Swift',
    }),
  );
  await expect
    .poll(() => at('mncaptures', '9000000101'))
    .toMatchObject([
      {
        source: 'popup',
        sessionId: 'session-0101',
        deviceType: 'mobile',
        utmSource: 'ads',
        leadStatus: 'new',
      },
    ]);
  await put(`/api/leads/${id}`, { whatsappRedirectCount: 3, area: 'C-Scheme' }, token);
  await expect
    .poll(() => at('mncaptures', '9000000101'))
    .toMatchObject([{ whatsappRedirectCount: 3, area: 'C-Scheme' }]);
});

test('a service request reaches the content backend with an empty message and is a schedule for ads', async () => {
  const types = (await (await site.fetch('/api/service-types')).json()) as { serviceTypes: { id: number }[] };
  await post('/api/service-requests', {
    idempotencyKey: 'record-request-0102',
    name: 'Test Owner',
    mobileNumber: '9000000102',
    carModel: 'Maruti Swift (Petrol)',
    preferredDate: dayAhead(2),
    serviceType: types.serviceTypes[0]?.id,
    userCity: 'Jaipur',
  });
  await expect
    .poll(() => at('service-requests', '9000000102'))
    .toMatchObject([{ name: 'Test Owner', message: '', userCity: 'Jaipur', preferredDate: dayAhead(2) }]);
  await expect
    .poll(() => adEvent('record-request-0102'))
    .toMatchObject({
      event_name: 'Schedule',
      custom_data: { value: 999, currency: 'INR' },
    });
});

test("a service chosen from the fallback list arrives with the backend's own id", async () => {
  await site.store.delete('service-types');
  await outside.cms.fail('status_503');
  const types = (await (await site.fetch('/api/service-types')).json()) as {
    serviceTypes: { id: number; name: string }[];
  };
  const [chosen] = types.serviceTypes;
  const answered = await post('/api/service-requests', {
    idempotencyKey: 'record-request-0106',
    name: 'Test Owner',
    mobileNumber: '9000000106',
    carModel: 'Maruti Swift (Petrol)',
    preferredDate: dayAhead(2),
    serviceType: chosen?.id,
  });
  expect(answered.status).toBe(201);
  await outside.cms.heal();
  await letTimePass(site);
  await everyMinute(site);
  const known = outside.cms
    .documents('service-types')
    .find(({ name }) => String(name).toLowerCase() === chosen?.name.toLowerCase());
  expect(known).toBeDefined();
  await expect.poll(() => at('service-requests', '9000000106')).toMatchObject([{ serviceType: known?.id }]);
});

describe('a booking of the assistant', () => {
  const book = async (mobileNumber: string, key: string) =>
    made(await post('/api/bookings', { idempotencyKey: key, mobileNumber, sessionId: `session-${key}` }));
  const confirm = ({ id, token }: Made, timeSlot: string) =>
    put(`/api/bookings/${id}`, { ...wish, date: dayAhead(3), timeSlot, booking_status: 'completed' }, token);

  test('is created, completed, a lead and then a schedule for ads, and its person came from the chat', async () => {
    const booking = await book('9000000103', 'record-booking-0103');
    await expect
      .poll(() => at('chatbot-bookings', '9000000103'))
      .toMatchObject([{ booking_status: 'in_progress' }]);
    expect((await confirm(booking, '9-11')).status).toBe(200);
    await expect
      .poll(() => at('chatbot-bookings', '9000000103'))
      .toMatchObject([
        {
          booking_status: 'completed',
          manufacturer: 'Maruti',
          area: 'C-Scheme',
          fullName: 'Sample Customer',
        },
      ]);
    await expect.poll(() => adEvent('record-booking-0103')?.event_name).toBe('Lead');
    await expect
      .poll(() => adEvent(booking.id))
      .toMatchObject({
        event_name: 'Schedule',
        custom_data: { value: expect.any(Number), content_name: '90-minute express service' },
        user_data: { fn: [expect.any(String)], ph: [expect.any(String)] },
      });
    await expect
      .poll(() => [...outside.analytics.people.values()])
      .toContainEqual({ lead_source: 'whatsapp_chat' });
  });

  test('completed while the backend is down arrives as one completed booking', async () => {
    await outside.cms.fail('committed_then_dropped');
    const booking = await book('9000000104', 'record-booking-0104');
    await expect.poll(() => at('chatbot-bookings', '9000000104').length).toBe(1);
    await outside.cms.fail('down');
    expect((await confirm(booking, '11-13')).status).toBe(200);
    await outside.cms.heal();
    await letTimePass(site);
    await everyMinute(site);
    await expect
      .poll(() => at('chatbot-bookings', '9000000104'))
      .toMatchObject([{ booking_status: 'completed' }]);
  });
});

test('a chat redirect is reported to the content backend', async () => {
  await post('/api/whatsapp-redirects', {
    idempotencyKey: 'record-redirect-0105',
    source: 'book_now',
    car: 'Maruti Swift',
    timestamp: '2026-11-21T01:00:00.000Z',
    sessionId: 'session-0105',
  });
  await expect
    .poll(() => outside.cms.redirects)
    .toContainEqual(
      expect.objectContaining({ source: 'book_now', car: 'Maruti Swift', sessionId: 'session-0105' }),
    );
});

describe('GET /api/service-types', () => {
  const listed = async () =>
    (
      (await (await site.fetch('/api/service-types')).json()) as { serviceTypes: { name: string }[] }
    ).serviceTypes.map(({ name }) => name);
  const ofBackend = () => outside.cms.documents('service-types').map(({ name }) => name);
  const age = async (minutes: number) => {
    const kept = JSON.parse((await site.store.get('service-types')) ?? '{}');
    await site.store.put('service-types', JSON.stringify({ ...kept, at: Date.now() - minutes * 60_000 }));
  };

  test('answers the list of the backend and requests it once in ten minutes', async () => {
    // The first answer is the repository's list where the backend takes too long.
    await expect.poll(listed).toEqual(ofBackend());
    outside.cms.forget();
    expect([await listed(), await listed()]).toEqual([ofBackend(), ofBackend()]);
    // Deliveries of the tests before may still arrive.
    expect(outside.cms.requests.filter(({ path }) => path.startsWith('/api/service-types'))).toEqual([]);
  });

  test.each(['down', 'status_500', 'html', 'malformed_json', 'hanging'] as const)(
    'answers the last list at once while the backend fails by %s',
    async (fault) => {
      await listed();
      await age(60 * 24);
      await outside.cms.fail(fault);
      expect(await quickly(1000, listed)).toEqual(ofBackend());
    },
  );

  test('answers the list of the repository where the backend has never answered', async () => {
    await outside.cms.fail('status_503');
    // A refresh that an earlier request began may still store the backend's list.
    const listedWithout = async () => {
      await site.store.delete('service-types');
      return listed();
    };
    await expect.poll(listedWithout).toContain('Periodic service');
  });
});
