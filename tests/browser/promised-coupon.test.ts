import { afterEach, describe, expect, test } from 'vitest';
import { formKeyAt } from '../../src/web/spam.ts';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { axeFindings } from './axe.ts';
import { add, fillIn } from './cart-walk.ts';
import { hydrated } from './journey.ts';
import { testJourney } from './test-journey.ts';

const userAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const LINK = '/?utm_source=google&utm_content=monsoon-20';

const journey = await testJourney({ keepsPage: true, variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(journey.site, await sessionOf());
const coupon = { code: 'MONSOON20', kind: 'percent', value: 20, description: 'Monsoon offer' };
await operator.post('/api/admin/coupons', coupon);
const written = await operator.post('/api/admin/banners', {
  name: 'Monsoon campaign',
  cities: 'Jaipur',
  elsewhere: 'yes',
  family_home: 'yes',
  position: 'hero',
  goal: 'order',
  campaign: 'monsoon-20',
  heading_a: '20% off your first visit',
  line_a: 'At your door.',
  button_a: 'See services',
  href_a: '/doorstep-services',
  coupon_a: 'MONSOON20',
});
const { banner } = (await written.json()) as { banner: { id: string } };
await operator.post(`/api/admin/banners/${banner.id}/state`, { state: 'on' });
afterEach(() => journey.expectQuietConsole());

const ordersOf = async (number: string) =>
  (
    await journey.site.rows<{ fields: string }>(
      "SELECT fields FROM records WHERE kind = 'order' AND mobile_number = ?",
      number,
    )
  ).map(({ fields }): Readonly<Record<string, unknown>> => JSON.parse(fields));

describe('the coupon of an advertisement’s banner', () => {
  test('is filled in and applied at the checkout, and the order has its discount', async () => {
    const page = await journey.visit(LINK, { userAgent });
    const banner = page.getByRole('region', { name: '20% off your first visit' });
    await banner.getByText('MONSOON20').waitFor();
    await banner.getByRole('link', { name: 'See services' }).click();
    // A press that comes before the page's script opens the cart, as without JavaScript.
    await page.waitForURL('**/doorstep-services');
    await add(page, 'Jump start');
    await page.goto(`${journey.site.origin}/checkout`);
    await hydrated(page, 'checkout');
    await page.getByText('Monsoon offer: ₹60 off.').waitFor();
    expect(await page.getByLabel('Coupon code').inputValue()).toBe('MONSOON20');
    expect(await axeFindings(page)).toEqual([]);
    await fillIn(page, '9000000461');
    await page.getByRole('button', { name: 'Book the visit' }).click();
    await page.waitForURL(/\/order\//);
    await page.getByRole('region', { name: 'Services' }).getByText('−₹60').waitFor();
    expect(await ordersOf('9000000461')).toMatchObject([{ couponCode: 'MONSOON20', discount: 6_000 }]);
  });

  test('is kept without JavaScript: the plain form’s order has the discount', async () => {
    const page = await journey.visit(LINK, { userAgent, javaScriptEnabled: false });
    const banner = page.getByRole('region', { name: '20% off your first visit' });
    await banner.getByRole('link', { name: 'See services' }).click();
    await page.goto(`${journey.site.origin}/doorstep-services/cart?add=jump-start`);
    await page.getByLabel('Full name').fill('Sample Customer');
    await page.locator('.plain-form').getByLabel('Mobile number').fill('9000000462');
    await page.getByLabel('House, street, landmark').fill('House 2, Sample Street');
    await page.getByLabel('Area in Jaipur').selectOption('C-Scheme');
    // A form that comes back within two seconds looks like a program's.
    await page
      .locator('.plain-form [name="idempotencyKey"]')
      .evaluate((field, key) => field.setAttribute('value', key), formKeyAt(Date.now() - 60_000, 'promised'));
    await page.getByRole('button', { name: 'Book the visit' }).click();
    await page.getByRole('region', { name: 'Services' }).getByText('−₹60').waitFor();
    expect(await ordersOf('9000000462')).toMatchObject([{ couponCode: 'MONSOON20', discount: 6_000 }]);
  });

  test('stays out of the checkout of a visitor who was promised none', async () => {
    const page = await journey.visit('/doorstep-services', { userAgent });
    await add(page, 'Jump start');
    await page.goto(`${journey.site.origin}/checkout`);
    await hydrated(page, 'checkout');
    expect(await page.getByLabel('Coupon code').inputValue()).toBe('');
  });
});
