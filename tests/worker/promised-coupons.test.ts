import { describe, expect, test } from 'vitest';
import { sampleBanner, sampleVariant } from '../unit/src/features/banners/rules/sample-banner.ts';
import { aBrowser } from './a-browser.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { sampleNumber } from './outside.ts';
import { anOrder } from './own-orders.ts';
import { placeOf, startSite } from './site.ts';
import { testSite } from './test-site.ts';

const CODE = 'MONSOON20';
const CAMPAIGN = '/?utm_source=google&utm_medium=cpc&utm_content=monsoon-20';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
const coupon = { code: CODE, kind: 'percent', value: 20, description: 'Monsoon offer' };
expect((await operator.post('/api/admin/coupons', coupon)).status).toBe(200);
const written = await operator.post('/api/admin/banners', {
  name: 'Monsoon campaign',
  elsewhere: 'yes',
  cities: 'Jaipur',
  family_home: 'yes',
  position: 'hero',
  goal: 'order',
  campaign: 'monsoon-20',
  heading_a: '20% off your first visit',
  line_a: 'At your door in {city}.',
  button_a: 'See services',
  href_a: '/doorstep-services',
  coupon_a: CODE,
});
const { banner } = (await written.json()) as { banner: { id: string } };
expect((await operator.post(`/api/admin/banners/${banner.id}/state`, { state: 'on' })).status).toBe(200);

const visitor = async () => {
  const browser = aBrowser(site, placeOf.jaipur);
  await browser.open(CAMPAIGN, { from: 'cross-site' });
  return browser;
};

/** The fields of the catalogue's plain form. */
const plainOrder = (more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => {
  const { items: _, ...fields } = anOrder();
  return { ...fields, 'quantity.jump-start': '2', ...more };
};

const newest = async () => {
  const [row] = await site.rows<{ fields: string }>(
    "SELECT fields FROM records WHERE kind = 'order' ORDER BY created_at DESC, id DESC LIMIT 1",
  );
  const fields: Readonly<Record<string, unknown>> = JSON.parse(row?.fields ?? '{}');
  return fields;
};

describe('a campaign’s link that promises a coupon', () => {
  test('GET / shows the promise to its visitors, on later pages too, and to nobody else', async () => {
    const browser = aBrowser(site, placeOf.jaipur);
    const landed = await (await browser.open(CAMPAIGN, { from: 'cross-site' })).text();
    expect(landed).toContain('20% off your first visit');
    expect(landed).toMatch(/MONSOON20<\/b>, 20% off/);
    expect(browser.cookies.get('__Host-coupon')).toBe(CODE);
    expect(await (await browser.open('/')).text()).toContain('20% off your first visit');
    const other = aBrowser(site, placeOf.jaipur);
    expect(await (await other.open('/')).text()).not.toContain('20% off your first visit');
    expect(other.cookies.has('__Host-coupon')).toBe(false);
  });

  test('POST /api/checkout/orders as a plain form gives the discount, though its coupon field is empty', async () => {
    const browser = await visitor();
    const answer = await browser.sendForm('/api/checkout/orders', plainOrder({ coupon: '' }));
    expect(answer.status).toBe(303);
    expect(await newest()).toMatchObject({ couponCode: CODE, discount: 12_000, amount: 47_800 });
    const page = await (await browser.open(answer.headers.get('Location') ?? '')).text();
    expect(page).toContain(CODE);
    expect(page).toContain('₹120</span>');
    expect(page).toContain('₹478');
  });

  test('POST /api/checkout/orders as a plain form uses the typed coupon before the promised one', async () => {
    const own = { code: 'OWN100', kind: 'amount', value: 100, description: 'A hundred less' };
    expect((await operator.post('/api/admin/coupons', own)).status).toBe(200);
    const browser = await visitor();
    await browser.sendForm('/api/checkout/orders', plainOrder({ coupon: 'own100' }));
    expect(await newest()).toMatchObject({ couponCode: 'OWN100', discount: 10_000 });
  });

  test('POST /api/checkout/orders from a visitor without the promise gives no discount', async () => {
    const browser = aBrowser(site, placeOf.jaipur);
    await browser.open('/', { from: 'none' });
    expect((await browser.sendForm('/api/checkout/orders', plainOrder())).status).toBe(303);
    expect(await newest()).toMatchObject({ amount: 59_800 });
    expect(await newest()).not.toHaveProperty('couponCode');
  });

  test('POST /api/checkout/coupon prices the promised coupon for the checkout’s script', async () => {
    const browser = await visitor();
    const items = [{ serviceId: 'jump-start', quantity: 2 }];
    const answer = await browser.send('POST', '/api/checkout/coupon', { code: CODE, items });
    expect(await answer.json()).toMatchObject({ code: CODE, discount: 12_000, amount: 47_800 });
  });

  test('a paused coupon neither stands on the page nor refuses the plain order of a visitor who saw it', async () => {
    const browser = await visitor();
    const state = (to: string) => operator.post(`/api/admin/coupons/${CODE}/state`, { state: to });
    await state('paused');
    expect(await (await browser.open('/')).text()).not.toContain(CODE);
    expect((await browser.sendForm('/api/checkout/orders', plainOrder())).status).toBe(303);
    expect(await newest()).toMatchObject({ amount: 59_800 });
    await state('active');
  });
});

describe('POST /api/leads', () => {
  test('keeps the promised coupon in an isolate that has shown no page yet', async () => {
    const fresh = await startSite();
    const variants = [sampleVariant('a', { coupon: CODE })];
    await fresh.store.put('banners:1', JSON.stringify([sampleBanner({ id: 'forpun', variants })]));
    for (const path of ['/api/leads', '/hi/api/leads']) {
      const lead = { idempotencyKey: crypto.randomUUID(), mobileNumber: sampleNumber() };
      await fresh.post(path, lead, { Cookie: '__Host-banners=forpun.a' });
    }
    const rows = await fresh.rows<{ fields: string }>('SELECT fields FROM records');
    expect(rows.map(({ fields }): unknown => JSON.parse(fields))).toMatchObject([
      { banners: 'forpun.a', coupon: CODE },
      { banners: 'forpun.a', coupon: CODE },
    ]);
    await fresh.stop();
  });
});
