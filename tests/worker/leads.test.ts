import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { enoughOfTheMinute } from '../enough-of-the-minute.ts';
import { volume } from '../every-case.ts';
import { holding, newRecord, tokenIn } from './held-record.ts';
import { returnedForm } from './returned-form.ts';
import { startSite } from './site.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

const lead = (number: string, key: string) => ({
  mobileNumber: number,
  idempotencyKey: key,
  source: 'website',
});

const fieldsOf = async (number: string): Promise<Record<string, unknown>> => {
  const [row] = await site.rows<{ fields: string }>(
    'SELECT fields FROM records WHERE mobile_number = ?',
    number,
  );
  return JSON.parse(row?.fields ?? '{}');
};

/** The chat's text without the lead's reference. */
const textOf = (link: string): string =>
  (new URL(link).searchParams.get('text') ?? '').replace(/\n#[2-9A-Z]{6}$/, '');

describe('POST /api/leads', () => {
  test('answers 201 with id and chat link, gives the token to a cookie, and the lead is in the ledger', async () => {
    const response = await site.post('/api/leads', {
      ...lead('9000000001', 'first-lead-0001'),
      carBrand: 'Maruti',
      carModel: 'Swift',
    });
    expect(response.status).toBe(201);
    const answer = (await response.json()) as { id: string; whatsappUrl: string };
    expect(answer).not.toHaveProperty('token');
    expect(tokenIn(response)).toMatch(/^[\w-]{43}$/);
    const [row] = await site.rows<{
      mobile_number: string;
      reference: string;
      fields: string;
      status: string;
    }>('SELECT * FROM records WHERE id = ?', answer.id);
    expect(row?.reference).toMatch(/^[2-9A-Z]{6}$/);
    expect(answer.whatsappUrl).toBe(
      `https://wa.me/919000000000?text=${encodeURIComponent(`Hi, I'd like to book an Express Car Service for my Maruti Swift through Pahiya.\n#${row?.reference}`)}`,
    );
    expect(row).toMatchObject({ mobile_number: '9000000001', status: 'new' });
    expect(JSON.parse(row?.fields ?? '{}')).toMatchObject({
      leadStatus: 'new',
      priceRange: expect.stringMatching(/^₹/),
    });
  });

  test('writes the chosen service, car, price and city into the chat message', async () => {
    const message = async (fields: object) => {
      const response = await site.post('/api/leads', fields);
      const { whatsappUrl } = (await response.json()) as { whatsappUrl: string };
      return textOf(whatsappUrl);
    };
    expect(
      await message({
        ...lead('9000000081', 'chosen-lead-0081'),
        serviceInterest: 'AC service',
        car: 'maruti-baleno-cng',
        location: 'Mumbai',
      }),
    ).toBe("Hi, I'd like to book AC service for my Maruti Baleno CNG (₹999) in Mumbai through Pahiya.");
    // The network's guess stands in no message.
    expect(await message(lead('9000000082', 'chosen-lead-0082'))).toBe(
      "Hi, I'd like to book an Express Car Service through Pahiya.",
    );
  });

  test('promises no express service in a city without the bay', async () => {
    const response = await site.post('/api/leads?city=mumbai', lead('9000000083', 'chosen-lead-0083'));
    const { whatsappUrl } = (await response.json()) as { whatsappUrl: string };
    expect(textOf(whatsappUrl)).toBe("Hi, I'd like to book a car service in Mumbai through Pahiya.");
  });

  test('leads a plain form to a page whose chat link names the chosen service and car', async () => {
    const response = await site.fetch('/api/leads', {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: site.origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        ...lead('9000000084', 'chosen-lead-0084'),
        serviceInterest: 'Full body paint',
        car: 'tata-nexon-petrol',
      }).toString(),
    });
    const path = response.headers.get('Location') ?? '';
    expect(path).toBe('/thank-you?for=lead&service=full-body-paint&car=tata-nexon-petrol');
    const html = await (await site.fetch(path)).text();
    const [, link = ''] = /href="(\/api\/whatsapp-redirects\/chat\?[^"]*)"/.exec(html) ?? [];
    const chat = await site.fetch(link.replaceAll('&amp;', '&'), { redirect: 'manual' });
    const text = new URL(chat.headers.get('Location') ?? '').searchParams.get('text');
    expect(text).toContain('book Full body paint for my Tata Nexon petrol (₹');
  });

  test('answers the same lead for the same idempotency key', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await site.post('/api/leads', lead('9000000002', 'same-key-0002'))).json()),
    );
    expect(new Set(answers.map((answer) => (answer as { id: string }).id)).size).toBe(1);
    expect(await site.rows('SELECT id FROM records WHERE mobile_number = ?', '9000000002')).toHaveLength(1);
  });

  test('answers 422 for the same key with another number', async () => {
    await site.post('/api/leads', lead('9000000003', 'other-content-3'));
    const response = await site.post('/api/leads', lead('9000000004', 'other-content-3'));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { code: 'idempotency_mismatch' } });
  });

  const CROWD = volume(500, 5);

  test(`stores ${CROWD} leads that distinct visitors post at once`, async () => {
    const before = await site.rows('SELECT id FROM records');
    const responses = await Promise.all(
      Array.from({ length: CROWD }, (_, index) =>
        site.post('/api/leads', lead(`8${String(100_000_000 + index)}`, `crowd-key-${index}`), {
          'CF-Connecting-IP': `10.1.${Math.floor(index / 250)}.${index % 250}`,
        }),
      ),
    );
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201]));
    expect(await site.rows('SELECT id FROM records')).toHaveLength(before.length + CROWD);
  });

  test.each([
    ['a missing number', { idempotencyKey: 'bad-number-01' }, 'mobile_missing'],
    ['a landline', { idempotencyKey: 'bad-number-02', mobileNumber: '1412345678' }, 'mobile_invalid'],
    [
      'a number as an object',
      { idempotencyKey: 'bad-number-03', mobileNumber: { $gt: '' } },
      'mobile_missing',
    ],
  ])('answers 400 and names the field for %s', async (_, body, code) => {
    const response = await site.post('/api/leads', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid', fields: { mobileNumber: code } },
    });
  });

  test('answers 415 for any other content type', async () => {
    const response = await site.post('/api/leads', lead('9000000005', 'plain-text-5'), {
      'Content-Type': 'text/plain',
    });
    expect(response.status).toBe(415);
  });

  test('answers 403 to a page of another site', async () => {
    const response = await site.post('/api/leads', lead('9000000006', 'foreign-page-6'), {
      Origin: 'https://evil.example',
    });
    expect(response.status).toBe(403);
  });

  test('answers 413 for more than 32 KB', async () => {
    const response = await site.post('/api/leads', {
      ...lead('9000000007', 'too-large-7'),
      referrer: 'x'.repeat(40_000),
    });
    expect(response.status).toBe(413);
  });

  test('answers 429 with Retry-After to a number that is sent too often', async () => {
    await enoughOfTheMinute(15);
    const responses = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        site.post('/api/leads', lead('9000000008', `again-key-${index}`)),
      ),
    );
    const limited = responses.filter((response) => response.status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(limited[0]?.headers.get('Retry-After')).toBe('60');
  });

  test('redirects a form to the thank-you page, and answers an invalid form with its own page and the problem', async () => {
    const taken = await site.postForm('/api/leads', lead('9000000009', 'form-post-0009'));
    expect([taken.status, taken.headers.get('Location')]).toEqual([303, '/thank-you?for=lead']);
    const refused = await returnedForm(await site.postForm('/api/leads', lead('5', 'form-post-0010')));
    expect(refused).toMatchObject({ status: 422, page: '/book' });
    expect(refused.html).toContain('Please enter a valid 10-digit mobile number');
  });

  test('writes brand, model and price of a car slug, and returns an invalid form to the same service and car', async () => {
    const about = { serviceInterest: 'AC service', car: 'maruti-wagon-r-petrol' };
    await site.postForm('/api/leads', { ...lead('9000000021', 'form-car-00021'), ...about });
    expect(await fieldsOf('9000000021')).toMatchObject({
      serviceInterest: 'ac',
      carBrand: 'Maruti',
      carModel: 'Wagon R',
      priceRange: expect.stringMatching(/^₹/),
    });
    const refused = await returnedForm(
      await site.postForm('/api/leads', { ...lead('5', 'form-car-00022'), ...about }),
    );
    expect(refused).toMatchObject({ status: 422, page: '/book' });
    expect(refused.html).toMatch(/name="car"[^>]* value="maruti-wagon-r-petrol"/);
    expect(refused.html).toMatch(/name="serviceInterest"[^>]* value="ac"/);
  });

  test('stores a service by its id, also after a change', async () => {
    const leave = async (mobileNumber: string, serviceInterest: string) => {
      const body = { ...lead(mobileNumber, `one-name-${mobileNumber}`), serviceInterest };
      return newRecord<{ id: string }>(await site.post('/api/leads', body));
    };
    const { id, token } = await leave('9000000091', 'Express service');
    await leave('9000000092', '90-minute express service');
    const stored = () =>
      site.rows(
        "SELECT service, fields ->> 'serviceInterest' AS interest FROM records WHERE mobile_number IN ('9000000091', '9000000092') ORDER BY mobile_number",
      );
    expect(await stored()).toEqual([
      { service: 'express', interest: 'express' },
      { service: 'express', interest: 'express' },
    ]);
    const change = (serviceInterest: string) =>
      site.fetch(`/api/leads/${id}`, {
        method: 'PUT',
        body: JSON.stringify({ serviceInterest }),
        headers: { 'Content-Type': 'application/json', Origin: site.origin, ...holding(token) },
      });
    expect((await change('Car spa')).status).toBe(200);
    expect((await stored())[0]).toEqual({ service: 'car-spa', interest: 'car-spa' });
  });

  test('stores city and area from the form of a landing page', async () => {
    const html = await (await site.fetch('/car-service-in-pune/hadapsar')).text();
    expect(html).toMatch(/<input type="hidden" form="book-now-form" name="location" value="pune"\/>/);
    const place = { location: 'pune', area: 'hadapsar' };
    await site.postForm('/api/leads', { ...lead('9000000026', 'form-place-026'), ...place });
    expect(await fieldsOf('9000000026')).toMatchObject(place);
    const cities = await site.rows('SELECT city FROM records WHERE mobile_number = ?', '9000000026');
    expect(cities).toEqual([{ city: 'pune' }]);
  });

  test('stores the slug of an unknown car as its model', async () => {
    await site.post('/api/leads', { ...lead('9000000023', 'unknown-car-23'), car: 'tesla-model-3-electric' });
    expect(await fieldsOf('9000000023')).toMatchObject({
      carModel: 'tesla-model-3-electric',
      priceRange: 'N/A',
    });
  });

  test('reads the UTM values of a plain form from its page, never from another site', async () => {
    const from = (page: string, number: string) =>
      site.fetch('/api/leads', {
        method: 'POST',
        body: new URLSearchParams(lead(number, `form-visit-${number}`)).toString(),
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: site.origin,
          Referer: page,
          'User-Agent': 'a-browser',
        },
      });
    await from(`${site.origin}/services/ac?utm_source=leaflet&utm_campaign=summer`, '9000000024');
    await from('https://elsewhere.example/?utm_source=stolen', '9000000025');
    const ours = { utmSource: 'leaflet', utmCampaign: 'summer', browserInfo: 'a-browser' };
    expect(await fieldsOf('9000000024')).toMatchObject(ours);
    expect(await fieldsOf('9000000025')).not.toHaveProperty('utmSource');
  });
});

describe('PUT /api/leads/:id', () => {
  test('answers 200 with the cookie of the lead and 404 with any other', async () => {
    const created = await newRecord<{ id: string }>(
      await site.post('/api/leads', lead('9000000011', 'to-change-0011')),
    );
    const put = (token: string) =>
      site.fetch(`/api/leads/${created.id}`, {
        method: 'PUT',
        body: JSON.stringify({ whatsappRedirectCount: 2 }),
        headers: { 'Content-Type': 'application/json', Origin: site.origin, ...holding(token) },
      });
    expect((await put(created.token)).status).toBe(200);
    expect((await put(`${created.token.slice(0, -2)}AA`)).status).toBe(404);
  });

  test('writes the price of another car, and answers 404 for a record that is no lead', async () => {
    const change = async (path: string, body: object, fields: object) => {
      const { id, token } = await newRecord<{ id: string }>(await site.post(path, body));
      return site.fetch(`/api/leads/${id}`, {
        method: 'PUT',
        body: JSON.stringify(fields),
        headers: { 'Content-Type': 'application/json', Origin: site.origin, ...holding(token) },
      });
    };
    const car = { carBrand: 'Maruti', carModel: 'Swift', fuelType: 'Petrol' };
    expect((await change('/api/leads', lead('9000000031', 'other-car-00031'), car)).status).toBe(200);
    const stored = await fieldsOf('9000000031');
    expect(stored).toMatchObject({ carModel: 'Swift', priceRange: expect.stringMatching(/^₹/) });
    expect(stored).toHaveProperty('fuelType', 'Petrol');
    const booking = lead('9000000032', 'no-lead-000032');
    expect((await change('/api/bookings', booking, { area: 'c-scheme' })).status).toBe(404);
  });
});

describe('GET /api/leads', () => {
  test('answers 405 with the allowed methods', async () => {
    const response = await site.fetch('/api/leads');
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  });
});

test('POST /api/leads stores a lead that survives a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  try {
    const first = await startSite({ persistTo: folder });
    expect((await first.post('/api/leads', lead('9000000012', 'survivor-0012'))).status).toBe(201);
    await first.stop();
    const second = await startSite({ persistTo: folder });
    expect(await second.rows('SELECT id FROM records WHERE mobile_number = ?', '9000000012')).toHaveLength(1);
    await second.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
