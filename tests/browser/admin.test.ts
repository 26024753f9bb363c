import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { aVisitor, postLead, startOutside } from '../worker/outside.ts';
import { testJourney } from './test-journey.ts';

const outside = await startOutside();
const journey = await testJourney({
  keepsPage: true,
  variables: { ...outside.variables, ADMIN_PASSPHRASE: PASSPHRASE },
});
afterAll(async () => {
  await outside.close();
});
afterEach(() => journey.expectQuietConsole());

/** Signs in from a new IP address, for each address has only five tries a minute. */
const openAdmin = async (device: 'phone' | 'desktop' = 'phone'): Promise<Page> => {
  const page = await journey.visit('/coupon-admin', { device, extraHTTPHeaders: aVisitor() });
  await page.getByLabel('Passphrase').fill(PASSPHRASE);
  await page.getByLabel('Your name').fill('Asha');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
};

describe('the admin area', () => {
  test('refuses a wrong passphrase, and every passphrase after five tries', async () => {
    const visitor = aVisitor();
    const page = await journey.visit('/coupon-admin', { extraHTTPHeaders: visitor });
    const attempt = async (passphrase: string) => {
      await page.getByLabel('Passphrase').fill(passphrase);
      await page.getByLabel('Your name').fill('Asha');
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    await attempt('wrong');
    await page.getByText('That is not the passphrase.').waitFor();
    // The server counts the tries of each minute. A slow run may cross into a new minute, so it tries again.
    await expect
      .poll(async () => {
        const tries = ['a', 'b', 'c', 'd', 'e'].map((passphrase) =>
          journey.site.post('/api/admin/sign-in', { passphrase }, visitor),
        );
        await Promise.all(tries);
        await page.context().clearCookies();
        await page.goto(`${journey.site.origin}/coupon-admin`);
        await attempt(PASSPHRASE);
        const refused = page.getByText('Too many attempts.');
        await refused.or(page.getByRole('button', { name: 'Sign out' })).waitFor();
        return refused.isVisible();
      })
      .toBe(true);
  });

  test('finds a lead by its number without the number in the address, and stores a note', async () => {
    await postLead(journey.site, '9000000401');
    await postLead(journey.site, '9000000402');
    const page = await openAdmin();
    await page.getByRole('link', { name: 'Records', exact: true }).click();
    await page.getByLabel('Search records').fill('90000 00401');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('1 record on this page').waitFor();
    expect(page.url()).not.toContain('00401');
    await page.getByRole('link', { name: '90000 00401', exact: true }).click();
    await page.getByRole('heading', { name: '90000 00401' }).waitFor();
    await page.getByLabel('Status').selectOption('contacted');
    await page.getByLabel('Note').fill('Wants the car back by five');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    expect(await page.getByLabel('Note').inputValue()).toBe('Wants the car back by five');
    await page.getByText('New → Contacted').waitFor();
  });

  test('retries a delivery that failed', async () => {
    await outside.cms.fail('status_400');
    await postLead(journey.site, '9000000403');
    await expect
      .poll(() => journey.site.rows("SELECT id FROM deliveries WHERE state = 'failed'"))
      .toHaveLength(1);
    await outside.cms.heal();
    const page = await openAdmin();
    await page.getByRole('link', { name: 'Records', exact: true }).click();
    await page.getByRole('link', { name: 'Failed deliveries' }).click();
    await page.getByRole('link', { name: /^Lead:/ }).click();
    await page.getByRole('button', { name: /^Retry: CMS/ }).click();
    await page.getByText('Tried again.').waitFor();
    expect(await page.getByRole('button', { name: /^Retry/ }).count()).toBe(0);
    expect(
      outside.cms.documents('mncaptures').filter(({ mobileNumber }) => mobileNumber === '9000000403'),
    ).toHaveLength(1);
  });

  test('exports the records as a file that a parser reads', async () => {
    const page = await openAdmin('desktop');
    await page.getByRole('link', { name: 'Leads' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export CSV' }).click();
    const text = readFileSync(await (await download).path(), 'utf8').replace(/^\uFEFF/, '');
    const { data, errors } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data.map(({ mobileNumber }) => mobileNumber)).toContain('9000000401');
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['lead']));
  });

  test('works without JavaScript, and refuses access after the sign-out', async () => {
    const page = await journey.visit('/coupon-admin', {
      javaScriptEnabled: false,
      extraHTTPHeaders: aVisitor(),
    });
    await page.getByLabel('Passphrase').fill(PASSPHRASE);
    await page.getByLabel('Your name').fill('Asha');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Marketing' }).click();
    await page.getByRole('heading', { name: 'The last 7 days' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Passphrase').waitFor();
    await page.goto(`${journey.site.origin}/coupon-admin/summary`);
    await page.getByLabel('Passphrase').waitFor();
  });

  // `admin-look.test.ts` asks axe on each of them.
  test('does not scroll sideways, on every screen', async () => {
    const page = await openAdmin();
    const [record] = await journey.site.rows<{ id: string }>('SELECT id FROM records LIMIT 1');
    await page.goto(`${journey.site.origin}/coupon-admin/coupons`);
    await page.getByLabel('Code').fill('AXE-10');
    await page.getByLabel('How much').fill('10');
    await page.getByLabel('What it is good for').fill('A test');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByText('The coupon is there.').waitFor();
    const paths = [
      '',
      '?kind=lead&city=jaipur',
      `/records/${record?.id}`,
      '/deliveries?state=pending',
      '/slots',
    ];
    paths.push('/coupons', '/coupons/AXE-10', '/summary', '/data-deletion', '/audit');
    for (const path of paths) {
      await page.goto(`${journey.site.origin}/coupon-admin${path}`);
      for (const width of [1280, 1000, 320]) {
        await page.setViewportSize({ width, height: 640 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});
