import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { addresses, endpoints } from '../../src/web/contract/addresses.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

const LOADER = '**/assets/loader-*.js';
const add = (page: Page) => page.getByRole('button', { name: 'Add Jump start' });
const hasLoader = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-island-status]') !== null);

test('a press on Book Now before the idle modules have arrived keeps its service for the lead', async () => {
  const page = await journey.visit('/robots.txt');
  const { promise: sent, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/run-*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto(journey.site.origin);
  await page.locator('main').getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
  const car = dialog.getByRole('button', { name: /^Maruti Swift/ });
  await car.first().click();
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('9000000612');
  const request = page.waitForRequest((one) => one.url().endsWith(endpoints.leads));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  expect((await request).postDataJSON()).toMatchObject({ serviceInterest: 'express' });
  release();
  await page.locator('.next-step').getByText('Tomorrow', { exact: true }).waitFor();
  await page.context().close();
});

describe('a press before the loader has arrived', () => {
  test('waits for the loader and the island, and counts once', async () => {
    const page = await journey.visit('/robots.txt');
    const { promise: pressed, resolve: release } = Promise.withResolvers<void>();
    await page.route(LOADER, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(`${journey.site.origin}${addresses.doorstep}`);
    await add(page).click();
    expect(await hasLoader(page)).toBe(false);
    release();
    await page.getByRole('group', { name: 'Jump start' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(addresses.doorstep);
    await expect.poll(() => page.locator('.bar [data-cart-count]').textContent()).toBe('1');
    await page.context().close();
  });

  test('sends the form without a script when the loader fails', async () => {
    const page = await journey.visit('/robots.txt', { expectedErrors: [/ERR_FAILED/] });
    await page.route(LOADER, (route) => route.abort());
    await page.goto(`${journey.site.origin}${addresses.doorstep}`);
    await add(page).click();
    await page.waitForURL(`**${addresses.doorstepCart}?add=jump-start`);
    await page.context().close();
  });
});
