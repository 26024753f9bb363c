import { describe, expect, test } from 'vitest';
import { cities } from '../../src/content/cities/all-cities.ts';
import type { City } from '../../src/content/cities/city.ts';
import { DAY_MS } from '../../src/values/durations.ts';
import { holding, newRecord } from './held-record.ts';
import { dayAhead } from './own-bookings.ts';
import { returnedForm } from './returned-form.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

const request = (number: string, key: string) => ({
  idempotencyKey: key,
  name: 'Sample Customer',
  mobileNumber: number,
  carModel: 'Maruti Swift (Petrol)',
  preferredDate: dayAhead(0),
  serviceType: '2',
});

const recordOf = async (number: string) => {
  const [row] = await site.rows<{ fields: string; service: string; kind: string }>(
    'SELECT * FROM records WHERE mobile_number = ?',
    number,
  );
  return { ...row, fields: JSON.parse(row?.fields ?? '{}') };
};

describe('the service types of a city', () => {
  const DOORSTEP = 'Doorstep car service';
  const isOffered = (city: City) => city.ways.includes('doorstep');

  test('no list of cities here leaves one out, and only some have doorstep work', () => {
    expect(cities.map(isOffered)).toContain(true);
    expect(cities.map(isOffered)).toContain(false);
  });

  test.each(cities.map((city) => [city.name, city] as const))(
    'are in %s those that it has, in Schedule and in its plain form',
    async (_, city) => {
      const answer = await site.fetch(`/api/service-types?city=${city.slug}`);
      const { serviceTypes } = (await answer.json()) as { serviceTypes: { name: string }[] };
      expect(serviceTypes.map(({ name }) => name).includes(DOORSTEP)).toBe(isOffered(city));
      expect(serviceTypes).toHaveLength(isOffered(city) ? 8 : 7);
      const cookie = { headers: { Cookie: `__Host-city=${city.slug}` } };
      for (const path of [`/schedule?city=${city.slug}`, '/schedule', '/hi/schedule']) {
        const html = await (await site.fetch(path, cookie)).text();
        const options = html.match(/<option value="\d+"/g);
        expect(options, path).toHaveLength(isOffered(city) ? 8 : 7);
      }
      // The visitor's city counts where the page has none of its own.
      const own = (await (await site.fetch('/api/service-types', cookie)).json()) as {
        serviceTypes: unknown;
      };
      expect(own.serviceTypes).toEqual(serviceTypes);
    },
  );
});

describe('POST /api/service-requests', () => {
  test('answers 201 and stores the request with its location and an empty message', async () => {
    const response = await site.post('/api/service-requests', {
      ...request('9000000031', 'service-request-31'),
      userCity: 'Jaipur',
      userLatitude: '26.91',
      userLongitude: '75.79',
      locationSource: 'ip',
      message: 'not kept',
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: expect.any(String),
      conversion: expect.objectContaining({ currency: 'INR', contentIds: [expect.any(String)] }),
    });
    const kept = await recordOf('9000000031');
    expect(kept).toMatchObject({
      kind: 'service_request',
      service: 'ac',
      city: 'jaipur',
    });
    expect(kept.fields).toEqual({
      carModel: 'Maruti Swift (Petrol)',
      preferredDate: dayAhead(0),
      serviceType: 2,
      userCity: 'Jaipur',
      userState: 'Rajasthan',
      userLatitude: '26.91',
      userLongitude: '75.79',
      locationSource: 'ip',
      message: '',
    });
  });

  test('answers 400 with a code for each field that is missing or wrong', async () => {
    const response = await site.post('/api/service-requests', {
      idempotencyKey: 'service-request-32',
      preferredDate: dayAhead(-1),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: {
        fields: {
          name: 'name_missing',
          mobileNumber: 'mobile_missing',
          carModel: 'car_model_missing',
          preferredDate: 'date_past',
          serviceType: 'service_type_missing',
        },
      },
    });
  });

  test('answers 201 to a request that was stored offline on its preferred date, and 400 to one that was not', async () => {
    const late = (storedAgoMs: number) =>
      site.post(
        '/api/service-requests',
        { ...request('9000000037', 'service-request-37'), preferredDate: dayAhead(-1) },
        { 'X-Stored-At': String(Date.now() - storedAgoMs) },
      );
    expect((await late(8 * DAY_MS)).status).toBe(400);
    expect((await late(DAY_MS)).status).toBe(201);
    expect((await recordOf('9000000037')).fields.preferredDate).toBe(dayAhead(-1));
  });

  test('redirects a form to the thank-you page, or answers with the form and the problem', async () => {
    const taken = await site.postForm('/api/service-requests', request('9000000033', 'service-request-33'));
    expect([taken.status, taken.headers.get('Location')]).toEqual([303, '/thank-you?for=service-request']);
    const refused = await returnedForm(
      await site.postForm('/api/service-requests', {
        ...request('9000000034', 'service-request-34'),
        carModel: '',
      }),
    );
    expect(refused).toMatchObject({ status: 422, page: '/schedule' });
    expect(refused.html).toContain('Car model is required');
  });
});

describe('POST /api/whatsapp-redirects', () => {
  const redirect = (key: string) => ({
    idempotencyKey: key,
    source: 'book_now',
    service: 'Express Service',
    timestamp: '2026-11-21T06:00:00.000Z',
    sessionId: 'session-0001',
  });

  test('answers 202, stores the redirect and raises the count of the lead once', async () => {
    const lead = await newRecord<{ id: string }>(
      await site.post('/api/leads', { idempotencyKey: 'redirect-lead-1', mobileNumber: '9000000035' }),
    );
    const body = { ...redirect('redirect-0001'), lead: lead.id };
    for (let times = 0; times < 3; times += 1)
      expect((await site.post('/api/whatsapp-redirects', body, holding(lead.token))).status).toBe(202);
    expect(await site.rows("SELECT id FROM records WHERE kind = 'redirect'")).toHaveLength(1);
    await expect.poll(async () => (await recordOf('9000000035')).fields.whatsappRedirectCount).toBe(1);
  });

  test('does not change a lead without its cookie', async () => {
    const lead = await newRecord<{ id: string }>(
      await site.post('/api/leads', { idempotencyKey: 'redirect-lead-2', mobileNumber: '9000000036' }),
    );
    const response = await site.post(
      '/api/whatsapp-redirects',
      { ...redirect('redirect-0002'), lead: lead.id },
      holding(`${lead.token.slice(0, -2)}AA`),
    );
    expect(response.status).toBe(202);
    expect((await recordOf('9000000036')).fields.whatsappRedirectCount).toBe(0);
  });

  test('redirects a plain form to the business chat', async () => {
    const form = { idempotencyKey: 'redirect-form-01', timestamp: '2026-11-21T10:00:00Z' };
    const response = await site.postForm('/api/whatsapp-redirects', form);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toMatch(/^https:\/\/wa\.me\/919000000000\?text=/);
  });
});
