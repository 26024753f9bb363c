import { describe, expect, test } from 'vitest';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { placeOf } from './site.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });

const lucknow = {
  country: 'IN',
  city: 'Lucknow',
  region: 'Uttar Pradesh',
  regionCode: 'UP',
  latitude: '26.85',
  longitude: '80.95',
};

const NOTICE = /We are not in Lucknow yet\. Our nearest workshop is in Delhi, about (\d{3}) km away\./g;
const page = async (path: string, init: object = {}) => (await site.fetch(path, init)).text();
const noticesOn = async (path: string, init: object = {}) =>
  [...(await page(path, init)).matchAll(NOTICE)].length;

describe('a visitor from a city without a centre', () => {
  test.each(['/', '/services/periodic', '/car-service-in-jaipur', '/blog', '/book', '/thank-you'])(
    'is told so on %s, beside the content and in the booking dialog, rendered and cached',
    async (path) => {
      const [rendered, cached] = [await page(path, { cf: lucknow }), await page(path, { cf: lucknow })];
      for (const html of [rendered, cached]) {
        expect([...html.matchAll(NOTICE)].length).toBeGreaterThanOrEqual(2);
        expect(html).toContain('href="/car-service-in-lucknow"');
        expect(html.indexOf('data-away')).toBeGreaterThan(html.indexOf('id="book-now"'));
        const [, nonce] = /<style nonce="([^"]+)">\.away/.exec(html) ?? [];
        expect(html).toContain(`<script type="module" nonce="${nonce}"`);
      }
    },
  );

  test('gets the notice in an answer of their own: the same page has none for others', async () => {
    expect(await noticesOn('/about', { cf: lucknow })).toBeGreaterThan(0);
    expect(await noticesOn('/about')).toBe(0);
    expect(await page('/about')).not.toMatch(/class="away"|notice~/);
    expect(await noticesOn('/about', { cf: placeOf.pune })).toBe(0);
  });

  test('gets none after choosing a city, and none from abroad', async () => {
    expect(await noticesOn('/', { cf: lucknow, headers: { Cookie: '__Host-city=delhi' } })).toBe(0);
    expect(await noticesOn('/?city=mumbai', { cf: lucknow })).toBe(0);
    expect(await noticesOn('/', { cf: { ...lucknow, country: 'NP' } })).toBe(0);
  });

  test('is told by ?city= and by a name without coordinates', async () => {
    expect(await noticesOn('/?city=lucknow')).toBeGreaterThan(0);
    expect(await noticesOn('/', { cf: { ...lucknow, latitude: null, longitude: null } })).toBeGreaterThan(0);
  });

  test('cannot bring markup into the page by the name of their city', async () => {
    const html = await page('/', { cf: { ...lucknow, city: '<img src=x onerror=alert(1)>' } });
    expect(html).not.toContain('onerror');
    expect([...html.matchAll(NOTICE)].length).toBeGreaterThan(0);
  });

  test('hears it again in the answer to a lead, which the ledger marks', async () => {
    const response = await site.fetch('/api/leads', {
      method: 'POST',
      cf: lucknow,
      headers: { 'Content-Type': 'application/json', Origin: site.origin },
      body: JSON.stringify({ mobileNumber: '9000000301', idempotencyKey: 'unserved-lead-1' }),
    });
    const answer = (await response.json()) as { notice?: string; whatsappUrl: string };
    expect(answer.notice).toMatch(/^We are not in Lucknow yet/);
    expect(decodeURIComponent(answer.whatsappUrl)).not.toContain('Express');
    const [row] = await site.rows<{ fields: string }>(
      'SELECT fields FROM records WHERE mobile_number = ?',
      '9000000301',
    );
    expect(JSON.parse(row?.fields ?? '{}')).toMatchObject({
      unservedPlace: 'Lucknow',
      nearestCentre: 'delhi',
    });
  });

  test('leaves a service request that names their place for the operator', async () => {
    const response = await site.fetch('/api/service-requests', {
      method: 'POST',
      cf: lucknow,
      headers: { 'Content-Type': 'application/json', Origin: site.origin },
      body: JSON.stringify({
        idempotencyKey: 'unserved-request-1',
        name: 'Sample Visitor',
        mobileNumber: '9000000304',
        carModel: 'Maruti Swift (Petrol)',
        preferredDate: addDays(indiaDate(new Date()), 2),
        serviceType: 1,
      }),
    });
    expect(response.status).toBe(201);
    const [row] = await site.rows<{ fields: string }>(
      'SELECT fields FROM records WHERE mobile_number = ?',
      '9000000304',
    );
    expect(JSON.parse(row?.fields ?? '{}')).toMatchObject({
      unservedPlace: 'Lucknow',
      nearestCentre: 'delhi',
    });
  });

  test('hears it by the location of the lead too; a served visitor hears nothing', async () => {
    const noticeFor = async (number: string, location: string) => {
      const fields = { mobileNumber: number, idempotencyKey: `unserved-${number}`, location };
      return ((await (await site.post('/api/leads', fields)).json()) as { notice?: string }).notice;
    };
    expect(await noticeFor('9000000302', 'Kanpur')).toMatch(/^We are not in Kanpur yet/);
    expect(await noticeFor('9000000303', 'Jaipur')).toBeUndefined();
  });
});

describe('GET /car-service-in-lucknow', () => {
  test.each([
    '/car-service-in-lucknow',
    '/car-service-in-lucknow/gomti-nagar',
    '/maruti-car-service-in-lucknow',
    '/car-ac-service-in-lucknow',
  ])('%s names the nearest workshop, its prices and the form, and is for no search engine', async (path) => {
    const response = await site.fetch(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('We are not in Lucknow yet');
    expect(html).toMatch(/in Delhi, about 4\d\d km away in a straight line/);
    expect(html).toContain('What a visit in Delhi costs');
    expect(html).toMatch(/name="city" value="Lucknow"/);
    expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/car-service-in-lucknow"`);
  });

  test('answers 404 for an invented city', async () => {
    expect((await site.fetch('/car-service-in-atlantis')).status).toBe(404);
  });

  test('no sitemap lists a place without a centre', async () => {
    const parts = [...(await page('/sitemap.xml')).matchAll(/sitemap-[a-z-]+\.xml/g)].map(([part]) => part);
    const listed = await Promise.all(parts.map((part) => page(`/${part}`)));
    expect(listed.join()).not.toMatch(/lucknow|other-cities/);
  });
});

test.each(['lucknow', '226001', 'car service in Lucknow'])(
  'GET /search?q=%s tells it first, with the distance, a wish for an opening and the price of a visit',
  async (query) => {
    const html = await page(`/search?q=${encodeURIComponent(query)}`);
    expect(html).toMatch(/<h1[^>]*>We are not in Lucknow yet<\/h1>/);
    expect(html).toMatch(
      /about 4\d\d km away.*Tell me when you open in Lucknow.*What a visit in Delhi costs.*₹\d/s,
    );
  },
);

describe('GET /city', () => {
  test('is behind the city menu of every page', async () => {
    expect(await page('/')).toMatch(/<a class="chip" href="\/city">/);
  });

  test.each([
    ['226001', /We are not in Lucknow yet.*What a visit in Delhi costs/s],
    ['Thane', /Yes, we serve Thane from Mumbai\./],
    ['bengaluru', /Yes, we are in Bangalore\./],
    ['Atlantis', /We do not know “atlantis”/i],
  ])('answers %s', async (query, answer) => {
    const response = await site.fetch(`/city?q=${query}`);
    expect(await response.text()).toMatch(answer);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });
});

describe('POST /api/enquiries of kind opening', () => {
  const wish = (number: string, city: string) =>
    site.post('/api/enquiries', {
      kind: 'opening',
      idempotencyKey: `opening-${number}`,
      mobileNumber: number,
      city,
    });

  test('answers 201 for a number and a city alone, and the ledger has both', async () => {
    expect((await wish('9000000311', 'Lucknow')).status).toBe(201);
    const [row] = await site.rows(
      'SELECT kind, source, city, service FROM records WHERE mobile_number = ?',
      '9000000311',
    );
    expect(row).toEqual({
      kind: 'enquiry',
      source: 'opening',
      city: 'lucknow',
      service: 'opening-in-lucknow',
    });
  });

  test('answers 400 without a number or a city', async () => {
    const response = await site.post('/api/enquiries', {
      kind: 'opening',
      idempotencyKey: 'opening-empty-1',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { fields: { mobileNumber: 'mobile_missing', city: 'city_missing' } },
    });
  });

  test('the operator sees the wishes by city, however each visitor wrote it', async () => {
    await wish('9000000312', 'lucknow');
    await wish('9000000313', '226010');
    await wish('9000000314', 'Ranchi');
    const operator = operatorOf(site, await sessionOf());
    const summary = (await (await operator.get('/api/admin/summary')).json()) as { openings?: unknown };
    expect(summary.openings).toEqual([
      { value: 'lucknow', count: 3 },
      { value: 'ranchi', count: 1 },
    ]);
  });
});
