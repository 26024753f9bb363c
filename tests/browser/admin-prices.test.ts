import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { priceSheetAddress } from '../../src/features/price-sheets/contract.ts';
import { share } from '../every-case.ts';
import { startPriceSheet } from '../upstreams/price-sheet.ts';
import { PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { everyMinute } from '../worker/outside.ts';
import { axeFindings } from './axe.ts';
import { testJourney } from './test-journey.ts';

const fileOf = (name: string): string => readFileSync(`tests/real-world/sheets/${name}.csv`, 'utf8');
const IN_USE = fileOf('in-use');
/** A usual change with a row that is longer than its header. */
const WITH_A_LONG_ROW = `${fileOf('change-small').trimEnd()}\nPetrol,Maruti,Alto,1999,2999,2499,1999,19999,999,left over\n`;

const sheet = await startPriceSheet(IN_USE);
const journey = await testJourney({
  keepsPage: true,
  variables: { PRICE_SHEET_URL: sheet.sheetUrl, ADMIN_PASSPHRASE: PASSPHRASE },
});
/** Begins each test with the sheet in use live, as cron puts it live on a new site. */
beforeEach(async () => {
  sheet.publish(IN_USE);
  await journey.site.rows('DELETE FROM price_sheets');
  await journey.site.rows('DELETE FROM price_sheet_state');
  await journey.site.rows('INSERT INTO price_sheet_state (one) VALUES (1)');
  await everyMinute(journey.site);
});
afterAll(async () => {
  await sheet.close();
});
afterEach(() => journey.expectQuietConsole());

const WIDTHS = [360, 1280] as const;

async function openPrices(width: number): Promise<Page> {
  const page = await journey.visit('/about', { viewport: { width, height: 800 } });
  await page.context().addCookies([{ name: 'admin', value: await sessionOf(), url: journey.site.origin }]);
  await page.goto(`${journey.site.origin}${priceSheetAddress}`);
  await page.getByRole('heading', { level: 1, name: 'Prices' }).waitFor();
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function upload(page: Page, text: string | Buffer): Promise<void> {
  const buffer = typeof text === 'string' ? Buffer.from(text) : text;
  await page.getByLabel('CSV file').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
  await button(page, 'Upload and compare').click();
}

/** Fails where a part of the screen is wider than the window, or axe finds a barrier. */
async function expectNoBarrier(page: Page): Promise<void> {
  // A page that is still loading may have no styles yet.
  await page.waitForLoadState();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
}

const live = (page: Page) => page.getByRole('region', { name: 'Live sheet' });

describe.each(share(WIDTHS, 2))('the screen of prices, %i px wide', (width) => {
  test('takes a file, says what it lost, compares it, publishes it and goes back', async () => {
    const page = await openPrices(width);
    await live(page).getByText('the sheet at').waitFor();
    await upload(page, WITH_A_LONG_ROW);
    await page.getByText('The file was read.').waitFor();
    const file = page.getByRole('region', { name: 'Your file is not published yet' });
    await file.getByText('Lost: rows of another length 1').waitFor();
    await file.getByText('What was lost, by line: 1').click();
    await file.getByText('it has fewer or more cells than the header').waitFor();
    expect(await file.getByRole('row').count()).toBeGreaterThan(1);
    await expectNoBarrier(page);
    await button(page, /^Publish \d+ cars$/).click();
    await page.getByText('Published. Pages show the prices within a minute.').waitFor();
    await live(page).getByText('an uploaded file').waitFor();
    await expectNoBarrier(page);
    await button(page, /^Go back to this one/)
      .first()
      .click();
    await page.getByText('This sheet is live.').waitFor();
    await live(page).getByText('the sheet at').waitFor();
    await page.goto(`${journey.site.origin}/coupon-admin/audit`);
    await page.getByText('Price sheet restored').first().waitFor();
    await page.getByText('Price sheet published').first().waitFor();
  });

  test('shows a sheet that waits with its reasons, and keeps the live one', async () => {
    sheet.publish(fileOf('change-cars-gone'));
    const page = await openPrices(width);
    await button(page, 'Read the sheet now').click();
    await page.getByText('it waits for you below').waitFor();
    const held = page.getByRole('region', { name: 'A new sheet waits for you' });
    await held.getByText('more than a fifth of the cars are gone').waitFor();
    await held.getByText(/^Cars gone: \d+$/).waitFor();
    await expectNoBarrier(page);
    await button(page, 'Keep the live sheet').click();
    await page.getByText('This sheet is live.').waitFor();
    expect(await held.count()).toBe(0);
    await page.getByText('This sheet was chosen by hand.').waitFor();
    sheet.publish(IN_USE);
    await button(page, 'Read the sheet now').click();
    await page.getByText('It changes nothing.').waitFor();
  });

  test('says why a file is no price sheet, and keeps the prices', async () => {
    const page = await openPrices(width);
    await upload(page, fileOf('other-list-tyres'));
    await page.getByText('That is no price sheet that the site can read.').waitFor();
    await page.getByText('its columns are not those of a price sheet').waitFor();
    await live(page).getByText('the sheet at').waitFor();
    await expectNoBarrier(page);
  });
});

test('a choice made before another sheet went live is refused, and its differences are new', async () => {
  const page = await openPrices(1280);
  await upload(page, fileOf('change-small'));
  await button(page, 'Publish 6 cars').click();
  await page.getByText('Published.').waitFor();
  await upload(page, WITH_A_LONG_ROW.replace('2849', '2949'));
  const other = await openPrices(1280);
  await button(other, /^Go back to this one/).click();
  await other.getByText('This sheet is live.').waitFor();
  await button(page, 'Publish 6 cars').click();
  await page.getByText('Another sheet went live meanwhile.').waitFor();
  await button(page, 'Publish 6 cars').click();
  await page.getByText('Published.').waitFor();
});
