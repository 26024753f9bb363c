import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { pageTable } from '../../../src/web/pages/table.ts';
import { share, volume } from '../../every-case.ts';
import { onePathOfEachFamily } from '../../one-path-of-each-family.ts';
import { PASSPHRASE } from '../admin-session.ts';
import { type Site, startSite } from '../site.ts';
import { testSite } from '../test-site.ts';
import {
  BODIES,
  CONTENT_TYPES,
  DISGUISED_NUMBERS,
  MARKUP,
  PATHS,
  QUERIES,
  STRINGS,
  VALUES,
} from './corpus.ts';
import { ENDPOINTS, type Endpoint, HOLDER, READ } from './endpoints.ts';
import { all, holds } from './holds.ts';

let sent = 0;
const families = [...onePathOfEachFamily(pageTable)];

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
afterAll(async () => {
  console.info(`bad input: ${sent} requests`);
});

/** Sends each request from its own IP address, so that no limit hides the endpoint's answer. */
const send = async (path: string, init: Parameters<Site['fetch']>[1] = {}, what = path): Promise<string> => {
  sent += 1;
  const address = `10.${Math.floor(sent / 62_500)}.${Math.floor(sent / 250) % 250}.${sent % 250}`;
  const headers = { 'CF-Connecting-IP': address, Origin: site.origin, ...init.headers };
  const ask = () => site.fetch(path, { ...init, headers });
  // The connection may be cut when the answer comes before the body was read; then there is no answer to check.
  const response = await ask().catch(ask);
  return holds(what, response, site.origin);
};

/** A quarter of the values. Four places in a row have all of them. */
const everyFourth = <Value>(values: readonly Value[], place: number): readonly Value[] =>
  values.filter((_, index) => index % 4 === place % 4);
/** A part of that quarter in a share of the cases. Forty-eight places in a row have all of the values. */
const someOf = <Value>(values: readonly Value[], place: number): readonly Value[] =>
  share(everyFourth(values, place), 12, Math.floor(place / 4));

const sendBody = ({ method, path }: Endpoint, body: string, type: string = 'application/json') =>
  send(
    path,
    { method, body, headers: { 'Content-Type': type, ...HOLDER } },
    `${method} ${path} ${type} ${body.slice(0, 300)}`,
  );

describe.each(ENDPOINTS)('$method $path', (endpoint) => {
  const ownPlace = ENDPOINTS.indexOf(endpoint);

  test('answers anything in any field without a fault of ours and without repeating it', async () => {
    const fields = [...Object.keys(endpoint.body), 'unknown', 'status', 'id', 'version', 'constructor'];
    // Each value goes to some of the fields, whose places move on with the endpoint.
    const bodies = fields.flatMap((field, place) =>
      someOf([...STRINGS, ...VALUES], place + ownPlace).map((value) =>
        JSON.stringify({ ...endpoint.body, [field]: value }),
      ),
    );
    await all(bodies, (body) => sendBody(endpoint, body));
  });

  test('answers a form with anything in it, and any body under any content type', async () => {
    const forms = share(STRINGS, 6, ownPlace).map((value) =>
      new URLSearchParams(Object.keys(endpoint.body).map((field) => [field, value])).toString(),
    );
    await all(forms, (form) => sendBody(endpoint, form, 'application/x-www-form-urlencoded'));
    // Each body comes under the types that we read, and under some of those that we do not read.
    const [json, form, ...others] = CONTENT_TYPES;
    const pairs = share(BODIES, 4, ownPlace).flatMap((body, place) =>
      [json, form, ...someOf(others, place + ownPlace)].map((type) => [body, type] as const),
    );
    await all(pairs, ([body, type]) => sendBody(endpoint, body, type));
  });

  test('answers generated JSON', async () => {
    const json = fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc
        .dictionary(fc.constantFrom('unknown', ...Object.keys(endpoint.body)), fc.jsonValue())
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(json, async (body) => void (await sendBody(endpoint, body))),
      { numRuns: volume(40, 10), seed: 20_261_121 },
    );
  });
});

describe('what is stored', () => {
  test.each(DISGUISED_NUMBERS)('no number that is disguised: %j', async (mobileNumber) => {
    const before = await site.rows('SELECT id FROM records');
    await site.post('/api/leads', { mobileNumber, idempotencyKey: 'disguised-0001', source: 'website' });
    const after = await site.rows<{ mobile_number: string }>('SELECT mobile_number FROM records');
    expect(after.length).toBe(before.length);
  });

  test.each([
    ['9000000043', '9000000043\u0000'],
    ['9000000044', '-9000000044'],
    ['9000000045', '9000000045;DROP TABLE records'],
    ['9000000046', '۹۰۰۰۰۰۰۰۴۶'],
  ])(
    'the ten digits %s of a number with a control character, a dash, words beside it or other digits',
    async (number, mobileNumber) => {
      const body = { mobileNumber, idempotencyKey: `typed-${number}`, source: 'website' };
      expect((await site.post('/api/leads', body)).status).toBe(201);
      expect(
        await site.rows('SELECT mobile_number FROM records WHERE mobile_number LIKE ?', `%${number}%`),
      ).toEqual([{ mobile_number: number }]);
    },
  );

  test('no field that the visitor may not set', async () => {
    await site.post('/api/leads', {
      mobileNumber: '9000000042',
      idempotencyKey: 'mass-assignment-1',
      leadStatus: 'converted',
      status: 'converted',
      priceRange: '₹1',
      note: 'mine',
      version: 99,
      createdAt: 1,
      consent: { ads: true },
      isAdmin: true,
    });
    const [row] = await site.rows<Record<string, unknown>>(
      "SELECT * FROM records WHERE mobile_number = '9000000042'",
    );
    expect(row).toMatchObject({ status: 'new', version: 1, note: null, consent_ads: 0 });
    expect(JSON.parse(String(row?.fields))).toMatchObject({ leadStatus: 'new', priceRange: 'N/A' });
    expect(String(row?.fields)).not.toContain('isAdmin');
  });

  test('no request pollutes the prototypes of the Worker', async () => {
    const answer = await site.post('/api/leads', JSON.parse(BODIES[11] ?? '{}'));
    expect(await answer.text()).not.toContain('polluted');
  });
});

describe('GET', () => {
  test.each(families.map(([family, path], place) => [family, path, place] as const))(
    'a page of the family %s answers any query, unchanged by what it does not ask for',
    async (_, path, place) => {
      await all([...share(QUERIES, 3, place)], (query) => send(`${path}?${query}`));
    },
  );

  test('any path answers 404 or redirects within the site, and repeats no markup', async () => {
    await all([...PATHS], (path) => send(path));
    await all(
      MARKUP.flatMap((payload, place) =>
        share(families, 3, place).map(([, path]) => `${path}/${encodeURIComponent(payload)}`),
      ),
      (path) => send(path),
    );
  });

  test('read endpoints answer any query', async () => {
    const asked = READ.flatMap((path, place) => share(QUERIES, 3, place).map((query) => `${path}?${query}`));
    await all(asked, (path) => send(path));
    const values = share(STRINGS, 2).map((value) => encodeURIComponent(value.slice(0, 2000).toWellFormed()));
    await all(
      values.flatMap((value) => [
        `/api/slots?city=${value}&date=${value}`,
        `/api/location?lat=${value}&lng=${value}&accuracy=${value}`,
        `/api/bookings/${value}?token=${value}`,
        `/booking/${value}?token=${value}`,
        `/order/${value}?token=${value}`,
        `/search?q=${value}`,
        `/api/whatsapp-redirects/chat?text=${value}&service=${value}&car=${value}&price=${value}`,
      ]),
      (path) => send(path),
    );
  });

  test('generated paths and queries', async () => {
    const part = fc
      .string({ unit: 'binary', maxLength: 30 })
      .map((text) => encodeURIComponent(text.toWellFormed()));
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 4 }), part, async (parts, query) => {
        await send(`/${parts.join('/')}?${query}=${query}`);
      }),
      { numRuns: volume(150, 10), seed: 20_261_121 },
    );
  });
});

describe('headers', () => {
  const HEADERS: readonly Readonly<Record<string, string>>[] = [
    { 'X-Forwarded-Host': 'evil.example' },
    { 'X-Original-URL': '/coupon-admin' },
    { 'X-Rewrite-URL': '/api/admin/records' },
    { Referer: 'https://evil.example/<script>alert(7001)</script>' },
    { 'User-Agent': '<script>alert(7001)</script>' },
    { 'Accept-Language': 'x'.repeat(2000) },
    { Cookie: `__Host-city=<script>alert(7001)</script>; __Host-consent=${'x'.repeat(3000)}` },
    { Cookie: '__Host-city=__proto__; __Host-admin=..; =; ;;' },
    { Range: 'bytes=0-1' },
    { 'X-HTTP-Method-Override': 'DELETE' },
    { 'If-None-Match': '"'.repeat(1000) },
    { 'CF-Connecting-IP': '<script>' },
    { 'X-Request-Id': '<script>alert(7001)</script>' },
  ];

  test.each(HEADERS)('%j do not change a page', async (headers) => {
    const html = await send('/about', { headers });
    expect(html).not.toContain('evil.example');
    expect(html).toContain('<link rel="canonical" href="http://localhost:8787/about"/>');
  });

  test.each(['TRACE', 'DELETE', 'PATCH', 'PROPFIND', 'OPTIONS'])(
    '%s answers without a fault',
    async (method) => {
      for (const path of ['/', '/api/leads', '/api/admin/records'])
        if (method !== 'TRACE') await send(path, { method });
    },
  );
});

test('any path of a foreign host redirects to our host', async () => {
  const real = await startSite({ variables: { SITE_URL: 'https://pahiya.example' } });
  try {
    const foreign = await real.miniflare.dispatchFetch('https://evil.example/about?x=1', {
      redirect: 'manual',
    });
    expect([foreign.status, foreign.headers.get('Location')]).toEqual([
      301,
      'https://pahiya.example/about?x=1',
    ]);
    const evil = await real.miniflare.dispatchFetch('https://evil.example//other.example/x', {
      redirect: 'manual',
    });
    expect(new URL(evil.headers.get('Location') ?? 'https://pahiya.example').host).toBe('pahiya.example');
    const write = await real.miniflare.dispatchFetch('https://evil.example/api/leads', {
      method: 'POST',
      body: '{}',
    });
    expect([403, 421]).toContain(write.status);
    await Promise.all([foreign.text(), evil.text(), write.text()]);
  } finally {
    await real.stop();
  }
});
