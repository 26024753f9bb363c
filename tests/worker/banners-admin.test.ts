import { describe, expect, test } from 'vitest';
import type { Banner } from '../../src/features/banners/rules/banner.ts';
import { dataIn } from '../page-data.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { BANNER_FIELDS } from './banner-fields.ts';
import { placeOf } from './site.ts';
import { testSite } from './test-site.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());

const root = '/api/admin/banners';

interface Answered {
  readonly banner: Banner;
}

const draft = async (more: Readonly<Record<string, string | number>> = {}): Promise<Banner> => {
  const answer = await operator.post(root, { ...BANNER_FIELDS, ...more });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as Answered).banner;
};

const act = (id: string, what: string, body: unknown) => operator.post(`${root}/${id}/${what}`, body);

const home = async (headers: Readonly<Record<string, string>> = {}): Promise<string> =>
  (await site.fetch('/', { cf: placeOf.pune, headers: { 'User-Agent': PHONE, ...headers } })).text();

const reason = async (answer: { json(): Promise<unknown> }): Promise<unknown> => {
  const body: unknown = await answer.json();
  return JSON.stringify(body);
};

describe('POST /api/admin/banners', () => {
  test('stores a draft that no visitor sees', async () => {
    const banner = await draft();
    expect(banner).toMatchObject({ state: 'draft', places: { cities: ['pune'] }, languages: ['en'] });
    expect(await home()).not.toContain('Rain in Pune');
  });

  test.each([
    ['an unknown city', { cities: 'Atlantis' }, 'city_unknown'],
    ['no place', { cities: '' }, 'place_missing'],
    ['half a circle', { latitude: 18.5 }, 'circle_incomplete'],
    ['no page', { family_home: '', family_nothing: 'yes' }, undefined],
    ['a foreign address', { href_a: '//evil.example' }, 'variant_incomplete'],
    ['an unknown picture', { picture_a: 'secret' }, 'picture_unknown'],
    ['a price without its name', { heading_a: 'From {price}' }, 'price_missing'],
    ['reversed dates', { from: '2026-12-02T10:00', until: '2026-12-01T10:00' }, 'dates_reversed'],
    ['a discount without a coupon', { line_a: '20% off new wipers' }, 'coupon_missing'],
    ['an amount that is no price of a car', { heading_a: 'Wipers at ₹499' }, 'coupon_missing'],
    ['a position that a page lacks', { family_express: 'yes', position: 'prices' }, 'position_missing'],
  ] as const)('refuses %s', async (_, more, code) => {
    const answer = await operator.post(root, { ...BANNER_FIELDS, ...more });
    if (code === undefined) return expect(answer.status).toBe(200);
    expect(answer.status).not.toBe(200);
    expect(await reason(answer)).toContain(code);
  });

  test('refuses a stranger', async () => {
    expect((await site.post(root, BANNER_FIELDS)).status).toBe(401);
  });
});

describe('POST /api/admin/banners/:id/state', () => {
  test('starts, pauses and ends a banner, at once for this isolate and in the audit list', async () => {
    const { id } = await draft();
    expect((await act(id, 'state', { state: 'on' })).status).toBe(200);
    expect(await home()).toMatch(/Rain in Pune|Ready for the rain/);
    expect((await act(id, 'state', { state: 'paused' })).status).toBe(200);
    expect(await home()).not.toMatch(/Rain in Pune|Ready for the rain/);
    expect((await act(id, 'state', { state: 'ended' })).status).toBe(200);
    expect((await act(id, 'state', { state: 'on' })).status).toBe(409);
    const actions = await site.rows<{ action: string; detail: string | null }>(
      'SELECT action, detail FROM audit WHERE subject = ? ORDER BY id',
      id,
    );
    expect(actions.map(({ action, detail }) => `${action} ${detail ?? ''}`.trim())).toEqual([
      'banner_created',
      'banner_state_set on',
      'banner_state_set paused',
      'banner_state_set ended',
    ]);
  });

  test('refuses a coupon that does not exist, for the promise would be broken', async () => {
    const { id } = await draft({ coupon_a: 'NONE20' });
    const answer = await act(id, 'state', { state: 'on' });
    expect(await reason(answer)).toContain('no_coupon');
  });

  test('starts with a coupon that gives what the text names, and hides the banner while the coupon is paused', async () => {
    const coupon = { code: 'WIPE20', kind: 'percent', value: 20, description: 'Wipers' };
    expect((await operator.post('/api/admin/coupons', coupon)).status).toBeLessThan(300);
    const wrong = await draft({ order: 1, line_a: '30% off', coupon_a: 'WIPE20' });
    expect(await reason(await act(wrong.id, 'state', { state: 'on' }))).toContain('promise_differs');
    const more = { heading_b: '', line_a: '20% off', coupon_a: 'WIPE20', order: 1, family_express: 'yes' };
    const { id } = await draft(more);
    expect((await act(id, 'state', { state: 'on' })).status).toBe(200);
    expect(await home()).toMatch(/WIPE20<\/b>, 20% off/);
    await operator.post('/api/admin/coupons/WIPE20/state', { state: 'paused' });
    expect(await home()).not.toContain('WIPE20');
    await operator.post('/api/admin/coupons/WIPE20/state', { state: 'active' });
    expect(await home()).toContain('WIPE20');
    await act(id, 'state', { state: 'ended' });
  });
});

describe('POST /api/admin/banners/:id', () => {
  test('changes a draft, and after a run only name, order and end', async () => {
    const { id } = await draft();
    expect((await operator.post(`${root}/${id}`, { ...BANNER_FIELDS, heading_a: 'Monsoon' })).status).toBe(
      200,
    );
    await act(id, 'state', { state: 'on' });
    const changed = { ...BANNER_FIELDS, heading_a: 'Monsoon' };
    const refused = await operator.post(`${root}/${id}`, { ...changed, share: 50 });
    expect([refused.status, await reason(refused)]).toEqual([409, expect.stringContaining('has_run')]);
    expect((await operator.post(`${root}/${id}`, { ...changed, name: 'Rain', order: 3 })).status).toBe(200);
    await act(id, 'state', { state: 'ended' });
  });

  test('changes all of a banner that was paused before its first day, and a later start counts from its own day', async () => {
    const { id } = await draft({ name: 'Next century', from: '2127-01-26T00:00' });
    await act(id, 'state', { state: 'on' });
    expect((await act(id, 'keep', { variant: 'a' })).status).toBe(409);
    await act(id, 'state', { state: 'paused' });
    const typo = { ...BANNER_FIELDS, name: 'This century', heading_a: 'No typo', from: '' };
    expect((await operator.post(`${root}/${id}`, typo)).status).toBe(200);
    const before = Date.now();
    const { banner } = (await (await act(id, 'state', { state: 'on' })).json()) as Answered;
    expect(banner.startedAt).toBeGreaterThanOrEqual(before);
    expect(banner.startedAt).toBeLessThanOrEqual(Date.now());
    await act(id, 'state', { state: 'ended' });
  });

  test('a copy is a new draft', async () => {
    const { id } = await draft();
    const copied = (await (await act(id, 'copy', {})).json()) as Answered;
    expect(copied.banner).toMatchObject({ state: 'draft', name: BANNER_FIELDS.name, startedAt: null });
    expect(copied.banner.id).not.toBe(id);
  });
});

describe('GET /api/admin/banners/:id/results', () => {
  test('counts visitors once and their leads, and ends with a kept winner', async () => {
    const { id } = await draft({ order: 1 });
    await act(id, 'state', { state: 'on' });
    const cookies: string[] = [];
    for (let visitor = 0; visitor < 30; visitor += 1) {
      const answer = await site.fetch('/', { cf: placeOf.pune, headers: { 'User-Agent': PHONE } });
      const own = answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
      cookies.push(own);
      // A second view of the same visitor does not count.
      await home({ Cookie: own });
    }
    const [first = ''] = cookies;
    const lead = {
      idempotencyKey: 'banner-result-01',
      mobileNumber: '9812345670',
      sessionId: 'banner-session',
    };
    expect((await site.post('/api/leads', lead, { Cookie: first, 'User-Agent': PHONE })).status).toBe(201);
    await expect
      .poll(
        async () => {
          const answer = await operator.get(`${root}/${id}/results`);
          const { variants } = (await answer.json()) as {
            variants: readonly { exposures: number; conversions: number }[];
          };
          return {
            exposures: variants.reduce((sum, one) => sum + one.exposures, 0),
            conversions: variants.reduce((sum, one) => sum + one.conversions, 0),
          };
        },
        { timeout: 20_000, interval: 500 },
      )
      .toEqual({ exposures: 30, conversions: 1 });
    const csv = await (await operator.get(`${root}/${id}/results.csv`)).text();
    expect(csv).toContain('day,city,variant,exposures,conversions,rate');
    expect(csv).toContain('pune');

    expect((await act(id, 'keep', { variant: 'b' })).status).toBe(200);
    for (const cookie of cookies.slice(0, 10))
      expect(await home({ Cookie: cookie })).toContain('Ready for the rain?');
    expect((await act(id, 'keep', {})).status).toBe(200);
    expect(await home()).not.toContain('Ready for the rain?');
  }, 60_000);
});

describe('GET /coupon-admin/banners', () => {
  test('shows the list, who wins where, the form, and sends a stranger to the sign-in', async () => {
    const screen = await (await operator.get('/coupon-admin/banners')).text();
    expect(screen).toContain('Who wins where');
    expect(screen).toContain('Everywhere else');
    expect(await (await operator.get('/coupon-admin/banners/new')).text()).toContain('Variant D');
    const refused = await site.fetch('/coupon-admin/banners');
    expect([refused.status, refused.headers.get('Location')]).toEqual([303, '/coupon-admin']);
  });

  test('the preview shows a draft on the real page, untracked, uncached and only to the operator', async () => {
    const { id } = await draft();
    const path = `/coupon-admin/banners/${id}/page?variant=b&city=jaipur&path=/&at=2027-01-26T10:00`;
    const page = await operator.get(path);
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
    expect(page.headers.getSetCookie()).toEqual([]);
    const html = await page.text();
    expect(html).toContain('Ready for the rain?');
    expect(dataIn(html).brand).toBeDefined();
    expect(dataIn(html).tracking).toBeUndefined();
    expect((await site.fetch(path)).status).toBe(303);
    const screen = await operator.get(`/coupon-admin/banners/${id}/preview?city=jaipur`);
    expect(screen.headers.get('Content-Security-Policy')).toContain("frame-src 'self'");
    expect(await screen.text()).toContain('Visitors do not see it then and there');
  });
});
