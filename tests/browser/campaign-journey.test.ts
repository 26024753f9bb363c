import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { addMechanic, moveJob } from '../worker/operator-jobs.ts';
import { aVisitor } from '../worker/outside.ts';
import { placeOf } from '../worker/site.ts';
import { axeFindings } from './axe.ts';
import { hydrated } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({
  variables: { ADMIN_PASSPHRASE: PASSPHRASE },
  overrides: { cf: { ...placeOf.jaipur } },
});
afterEach(() => journey.expectQuietConsole());
const operator = operatorOf(journey.site, await sessionOf());

/** A browser without a window counts as a crawler, whose visits no campaign has. */
const PERSON = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

const spill = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Passphrase').fill(PASSPHRASE);
  await page.getByLabel('Your name').fill('Asha');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/** Makes a link with a coupon, and returns its short address. */
async function makeLink(page: Page, campaign: string, coupon: string): Promise<string> {
  await page.goto(`${journey.site.origin}/coupon-admin/campaigns/links`);
  await page.getByLabel('Page', { exact: true }).fill('/doorstep-services');
  await page.getByLabel('Campaign', { exact: true }).fill(campaign);
  await page.getByLabel('Source').fill('leaflet');
  await page.getByLabel('Content (optional)').fill('gate');
  await page.getByLabel('Coupon (optional)').fill(coupon);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const made = page.getByRole('region', { name: campaign });
  await made.getByRole('img', { name: 'QR code of the short link' }).waitFor();
  return /\/[0-9a-f]{10}\b/.exec(await made.innerHTML())?.[0] ?? '';
}

/** Books a jump start on the checkout page, where the coupon of the link stands already. Returns the order's id. */
async function orderJumpStart(page: Page, mobileNumber: string): Promise<string> {
  await page.evaluate(() =>
    localStorage.setItem('pahiya-cart', '{"items":[{"serviceId":"jump-start","quantity":1}]}'),
  );
  await page.goto(`${journey.site.origin}/checkout`);
  await hydrated(page, 'checkout');
  await page.getByText('Festive offer').first().waitFor();
  const form = page.locator('.shop');
  await form.getByLabel('Full name').fill('Sample Customer');
  await form.getByLabel('Mobile number').fill(mobileNumber);
  await form.getByLabel('House, street, landmark').fill('House 1, Sample Street');
  await form.getByLabel('Area in Jaipur').selectOption('C-Scheme');
  await page.getByRole('button', { name: 'Book the visit' }).click();
  await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Takes an order through all steps of its job, to the money. */
async function workAndTakeMoney(id: string): Promise<void> {
  for (const { move, ...fields } of [
    { move: 'assign', mechanicId: await addMechanic(operator) },
    { move: 'set_out' },
    { move: 'start_without_code', why: 'no phone' },
    { move: 'make_ready' },
    { move: 'pay', method: 'upi' },
  ]) {
    const moved = await moveJob(operator, id, move, fields);
    expect([move, moved.status]).toEqual([move, 200]);
  }
}

test.each(share([360, 1280], 2))(
  'a campaign at %i px, from its link with a coupon to its rupees',
  async (width) => {
    const options = { viewport: { width, height: 800 }, extraHTTPHeaders: aVisitor() };
    const campaign = `festive-${width}`;
    const code = `FESTIVE${width}`;
    const coupon = { code, kind: 'amount', value: '50', description: 'Festive offer' };
    expect((await operator.post('/api/admin/coupons', coupon)).status).toBe(200);

    const screen = await journey.visit('/coupon-admin', options);
    await signIn(screen);
    const short = await makeLink(screen, campaign, code);
    expect([await axeFindings(screen), await spill(screen)]).toEqual([[], 0]);

    const visitor = await journey.visit(short, {
      ...options,
      extraHTTPHeaders: aVisitor(),
      userAgent: PERSON,
    });
    expect(visitor.url()).toContain(`utm_campaign=${campaign}`);
    await workAndTakeMoney(await orderJumpStart(visitor, `900000${String(width).padStart(4, '0')}`));

    const row = screen.getByRole('row', { name: new RegExp(campaign) });
    const cells = async () => {
      await screen.goto(`${journey.site.origin}/coupon-admin/campaigns`);
      return (await row.getByRole('cell').allInnerTexts()).map((cell) => cell.split('\n')[0]);
    };
    await expect
      .poll(cells, { timeout: 20_000, interval: 1000 })
      .toEqual(['1', '1', '1', '0', '1', '1', '₹249', '–', '–', '–']);
    expect([await axeFindings(screen), await spill(screen)]).toEqual([[], 0]);
  },
  90_000,
);
