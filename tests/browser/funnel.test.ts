import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import type { Funnel } from '../../src/features/funnel/contract.ts';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { showBodies } from './journey.ts';
import { testJourney } from './test-journey.ts';

const userAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const NUMBER = '9000000451';

const journey = await testJourney({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
afterEach(() => journey.expectQuietConsole());

const visitCookie = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === '__Host-funnel')?.value;

/** Goes on inside the site, as a link does; an address that is typed would begin another visit. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => location.assign(target), path);
  await page.waitForURL(`${journey.site.origin}${path}`);
}

const counted = async () => {
  const answer = await operatorOf(journey.site, await sessionOf()).get('/api/admin/summary?days=7');
  const { funnel } = (await answer.json()) as { funnel: Funnel };
  return funnel.all.steps;
};

test('a price seen and Book Now count once each, by an empty beacon and a cookie that name nobody', async () => {
  const page = await journey.visit('/about', { userAgent });
  expect(await visitCookie(page)).toBe('direct.v..%2Fabout');
  await showBodies(page.context());
  const sent: { url: string; body: string | null }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push({ url: request.url(), body: request.postData() });
  });
  await follow(page, '/');
  expect(await visitCookie(page)).toBe('direct.vp..%2Fabout');

  const open = async () => {
    await page.getByRole('button', { name: 'Book Now' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
    await dialog.getByLabel('Mobile number').fill(NUMBER);
    return dialog;
  };
  const dialog = await open();
  await expect.poll(() => visitCookie(page)).toBe('direct.vpb..%2Fabout');
  await dialog.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await open();
  await follow(page, '/services/ac');

  expect(sent.filter(({ url }) => url.endsWith('/api/steps'))).toEqual([
    { url: `${journey.site.origin}/api/steps`, body: null },
  ]);
  expect(JSON.stringify(sent)).not.toContain(NUMBER);
  expect(await visitCookie(page)).toBe('direct.vpb..%2Fabout');
  await expect
    .poll(counted, { timeout: 20_000, interval: 500 })
    .toEqual({ visit: 1, price: 1, book: 1, lead: 0, booking: 0, paid: 0 });
}, 60_000);
