import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { addresses } from '../../src/web/contract/addresses.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

const LOADER = '**/assets/loader-*.js';
const add = (page: Page) => page.getByRole('button', { name: 'Add Jump start' });
const hasLoader = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-island-status]') !== null);

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
