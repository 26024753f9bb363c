import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { share } from '../every-case.ts';
import { freePort } from '../free-port.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { INHERITED } from '../worker/hostile/corpus.ts';
import { testSite } from '../worker/test-site.ts';
import { ownNetwork } from './honest-visitors.ts';

const site = await testSite({
  port: await freePort(),
  variables: { ADMIN_PASSPHRASE: PASSPHRASE, AD_PIXEL_ID: '1000000000000001', AD_ACCESS_TOKEN: 'sample' },
});

let numbers = 0;
const pages = [...onePathOfEachFamily(pageTable)].map(([, path]) => path);
const plainForm = (path: string, body: string) =>
  site.fetch(path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: site.origin,
      ...ownNetwork(),
    },
  });

describe('a refused plain form', () => {
  test.each([
    ['a path of 400 letters', `/api/bookings/${'a'.repeat(400)}/cancel`, 'token=a'],
    ['a path of 2,900 letters', `/api/bookings/${'a'.repeat(2_900)}/cancel`, 'token=a'],
    ['a path of 15,000 letters', `/api/bookings/${'a'.repeat(15_000)}/cancel`, 'token=a'],
    ['a field of 30,000 letters', endpoints.leads, `mobileNumber=${'9'.repeat(30_000)}`],
    ['3,000 fields', endpoints.leads, Array.from({ length: 3_000 }, (_, n) => `f${n}=1`).join('&')],
    ['names of 10,000 letters', endpoints.leads, `${'n'.repeat(10_000)}=1&${'m'.repeat(10_000)}=2`],
  ])('with %s is answered without a fault, and its cookie fits', async (_what, path, body) => {
    const response = await plainForm(path, body);
    expect(response.status).toBeLessThan(500);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie.length).toBeLessThan(4_500);
  });
});

/** `fetch` refuses to send a body with these methods. */
const sendWithBody = (method: string, path: string): Promise<number> =>
  new Promise((answered, failed) => {
    const sent = request(`${site.origin}${path}`, {
      // The runtime leaves the body unread, so no other request may follow on the connection.
      agent: false,
      method,
      headers: { 'Content-Type': 'application/json' },
    });
    sent.on('response', (response) => {
      response.resume();
      answered(response.statusCode ?? 0);
    });
    sent.on('error', failed);
    sent.end('{}');
  });

test.each(['GET', 'HEAD'])('%s with a body is answered like one without', async (method) => {
  for (const path of [endpoints.serviceTypes, endpoints.prices, '/healthz', '/', '/services'])
    expect(await sendWithBody(method, path), path).toBe(200);
});

describe('a name that every object has', () => {
  const names = INHERITED.map((name, place) => [name, place] as const);

  test.each(names)('as a value of every parameter of a page (%s) causes no fault', async (name, place) => {
    for (const path of share(pages, 6, place)) {
      for (const parameter of ['problem', 'done', 'car', 'page', 'q', 'for', 'choice', 'category', 'city'])
        expect(
          (await site.fetch(`${path}?${parameter}=${name}`)).status,
          `${path} ${parameter}`,
        ).toBeLessThan(500);
    }
  });

  test.each(names)(
    'as a fuel, a car or a service of a Hindi lead (%s) names nothing of an object',
    async (name, place) => {
      const fields = {
        carBrand: 'Maruti',
        carModel: 'Swift',
        fuelType: 'Petrol',
        serviceInterest: 'AC Service',
      };
      for (const field of share(Object.keys(fields), 2, place)) {
        numbers += 1;
        const answer = await site.post(
          '/hi/api/leads',
          {
            mobileNumber: `8${600_000_000 + numbers}`,
            idempotencyKey: `inherited-${numbers}`,
            ...fields,
            [field]: name,
          },
          ownNetwork(),
        );
        expect(answer.status).toBe(201);
        expect(decodeURIComponent(await answer.text())).not.toContain('native code');
      }
    },
  );

  test.each(names)('as a filter of every screen of the admin (%s) causes no fault', async (name, place) => {
    const operator = operatorOf(site, await sessionOf());
    const screens = [
      '',
      '/deliveries',
      '/summary',
      '/audit',
      '/agenda',
      '/coupons',
      '/banners',
      '/reviews',
      '/slots',
    ];
    for (const screen of share(screens, 3, place))
      for (const parameter of [
        'status',
        'kind',
        'city',
        'period',
        'date',
        'done',
        'problem',
        'state',
        'target',
      ])
        expect(
          (await operator.get(`/coupon-admin${screen}?${parameter}=${name}`)).status,
          `${screen} ${parameter}`,
        ).toBeLessThan(500);
    const exported = await operator.get(`/api/admin/data/export?status=${name}`);
    expect(exported.status).toBeLessThan(500);
    await exported.text();
  });
});

describe('POST /api/admin/sign-in', () => {
  const signIn = (headers: Readonly<Record<string, string>>) =>
    site.fetch('/api/admin/sign-in', {
      method: 'POST',
      redirect: 'manual',
      body: 'passphrase=not-the-passphrase',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    });

  test('and sign-out without an Origin answer 403', async () => {
    expect((await signIn({})).status).toBe(403);
    const out = await site.fetch('/api/admin/sign-out', { method: 'POST', redirect: 'manual' });
    expect(out.status).toBe(403);
  });

  test('with a wrong passphrase stands in the audit list, at most 30 times an hour, without the passphrase', async () => {
    const refusals = () => site.rows("SELECT * FROM audit WHERE action = 'sign_in_refused'");
    expect((await signIn({ Origin: site.origin, ...ownNetwork() })).status).toBe(303);
    const rows = await refusals();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('not-the-passphrase');
    for (let network = 0; network < 35; network += 1) await signIn({ Origin: site.origin, ...ownNetwork() });
    expect(await refusals()).toHaveLength(30);
  });
});

test('GET /coupon-admin and a private page allow no script of a tracking host', async () => {
  for (const path of ['/coupon-admin', `/order/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`]) {
    const policy = (await site.fetch(path)).headers.get('content-security-policy') ?? '';
    expect(policy, path).not.toMatch(/facebook|googletagmanager/);
  }
  expect((await site.fetch('/services')).headers.get('content-security-policy')).toContain('facebook');
});
