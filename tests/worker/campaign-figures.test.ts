import { describe, expect, test } from 'vitest';
import { aBrowser, PHONE } from './a-browser.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor, sampleNumber } from './outside.ts';
import { dayAhead, wish } from './own-bookings.ts';
import { placeOf } from './site.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());

interface Row {
  readonly value: string;
  readonly visits?: number;
  readonly prices?: number;
  readonly leads: number;
  readonly bookings: number;
  readonly paid: number;
  readonly spend?: number;
}

const rows = async (part = 'campaign'): Promise<readonly Row[]> => {
  const answer = await operator.get(`/api/admin/campaigns?part=${part}`);
  const { periods } = (await answer.json()) as { periods: readonly { readonly rows: readonly Row[] }[] };
  return periods[0]?.rows ?? [];
};
const screen = async (query = '') => (await operator.get(`/coupon-admin/campaigns${query}`)).text();

/** A visitor who comes through a link, sees a price and leaves a number. */
async function comesThrough(link: string, mobileNumber: string) {
  const browser = aBrowser(site, placeOf.jaipur);
  await browser.open(link, { from: 'cross-site' });
  await browser.open('/services/ac');
  const lead = { mobileNumber, idempotencyKey: crypto.randomUUID() };
  expect((await browser.send('POST', '/api/leads', lead)).status).toBe(201);
  return browser;
}

describe('/coupon-admin/campaigns', () => {
  test('a new name appears by itself with its figures, waits for one tap, and is then named everywhere', async () => {
    const number = sampleNumber();
    const link = '/about?utm_source=google&utm_campaign=Diwali+Lights&utm_content=video';
    const browser = await comesThrough(link, number);
    const draft = await browser.send('POST', '/api/bookings', {
      mobileNumber: number,
      idempotencyKey: crypto.randomUUID(),
    });
    const { id } = (await draft.json()) as { id: string };
    const confirmed = await browser.send('PUT', `/api/bookings/${id}`, {
      ...wish,
      date: dayAhead(8),
      timeSlot: '9-11',
      booking_status: 'completed',
    });
    expect(confirmed.status).toBe(200);
    const own = async () => (await rows()).find(({ value }) => value === 'diwali-lights|google|video');
    await expect
      .poll(own, { timeout: 20_000, interval: 500 })
      .toMatchObject({ visits: 1, prices: 1, leads: 1, bookings: 1, paid: 0 });
    expect((await rows('page')).find(({ value }) => value === '/about')).toMatchObject({
      visits: 1,
      leads: 1,
    });
    expect((await rows('city')).find(({ value }) => value === 'jaipur')).toMatchObject({ leads: 1 });

    expect(await screen()).toContain('Accept diwali-lights');
    const state = { name: 'diwali-lights', state: 'accepted' };
    expect((await operator.form('/api/admin/campaigns/state', state)).headers.get('Location')).toBe(
      '/coupon-admin/campaigns?done=campaign_accepted',
    );
    expect(await screen()).not.toContain('Accept diwali-lights');
    const [named] = await site.rows<{ n: number }>(
      "SELECT count(*) AS n FROM counted_values WHERE dimension = 'campaign' AND value = 'diwali-lights'",
    );
    expect(named?.n).toBe(1);
  }, 40_000);

  test('a name that may be a person’s counts as other and is stored nowhere as a name', async () => {
    await comesThrough('/about?utm_source=sms&utm_campaign=call+90000+00001', sampleNumber());
    const other = async () => (await rows()).find(({ value }) => value === 'other|sms|');
    await expect.poll(other, { timeout: 20_000, interval: 500 }).toMatchObject({ visits: 1, leads: 1 });
    const refused = await operator.post('/api/admin/campaigns/state', {
      name: '90000 00001',
      state: 'accepted',
    });
    expect(refused.status).toBe(400);
  }, 40_000);

  test('costs are typed or taken from an export, and a lead has its price', async () => {
    const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
    await operator.post('/api/admin/campaigns/spend', {
      name: 'Diwali Lights',
      day: today,
      rupees: '1,000',
    });
    const csv = `Day,Campaign,Cost\n${today},Diwali Lights,1499.50\n`;
    expect((await operator.post('/api/admin/campaigns/spend-file', { csv })).status).toBe(200);
    const row = (await rows()).find(({ value }) => value.startsWith('diwali-lights|'));
    expect(row?.spend).toBe(149_950);
    expect(await screen()).toContain('₹1,500');
    const exported = await (await operator.get('/api/admin/campaigns/export')).text();
    expect(exported).toMatch(/diwali-lights,google,video,1,1,1,0,1,0,0,1499\.5,1499\.5/);
  });

  test('a link is made once, leads where it points with its names, and fills its coupon in', async () => {
    const coupon = { code: 'DIWALI10', kind: 'percent', value: 10, description: 'Diwali' };
    await operator.post('/api/admin/coupons', coupon);
    const link = {
      path: '/express-90min-car-service',
      name: 'Diwali Lights',
      source: 'leaflet',
      medium: 'qr',
      coupon: 'diwali10',
    };
    const made = (await (await operator.post('/api/admin/campaigns/links', link)).json()) as { code: string };
    const again = (await (await operator.post('/api/admin/campaigns/links', link)).json()) as {
      code: string;
    };
    expect(again.code).toBe(made.code);
    const page = await (await operator.get(`/coupon-admin/campaigns/links?code=${made.code}`)).text();
    expect(page).toContain('QR code of the short link');
    const answer = await site.fetch(`/${made.code}?gclid=Abc_1`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      '/express-90min-car-service?gclid=Abc_1&utm_source=leaflet&utm_medium=qr&utm_campaign=diwali-lights',
    ]);
    expect(answer.headers.getSetCookie().join()).toContain('__Host-coupon=DIWALI10');
    // Any other code has the page of short links.
    expect(
      (await site.fetch('/0123456789', { headers: { 'User-Agent': PHONE, ...aVisitor() } })).status,
    ).toBe(200);
  });

  test.each([
    ['That is no page of this site.', { path: 'https://elsewhere.example/' }],
    ['That is no page of this site.', { path: '/no-such-page-at-all' }],
    ['That coupon does not exist.', { coupon: 'UNKNOWN' }],
  ])('a link is refused with “%s” for %o', async (problem, wrong) => {
    const link = { path: '/about', name: 'x-mas', source: 'google', medium: 'cpc', ...wrong };
    const form = await operator.form('/api/admin/campaigns/links', link);
    expect([form.status, (await form.text()).includes(problem)]).toEqual([422, true]);
  });

  test('without a session neither screen nor figures are shown', async () => {
    for (const path of ['/coupon-admin/campaigns', '/coupon-admin/campaigns/links'])
      expect((await site.fetch(path, { redirect: 'manual' })).status).toBe(303);
    expect((await site.fetch('/api/admin/campaigns')).status).toBe(401);
  });
});
