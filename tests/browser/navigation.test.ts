import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '../../src/contract/addresses.ts';
import { blockersOf, keepsPages, secondPaint } from '../bench/navigation.ts';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { freePort } from '../free-port.ts';
import { type Site, startSite } from '../worker/site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite({ port: await freePort() });
  browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
    ignoreDefaultArgs: [...keepsPages],
  });
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe('the way from page to page', () => {
  test.each([
    ['the home page after its dialog was open', addresses.home],
    ['live slots with their socket', addresses.expressLive],
    ['a cart', addresses.doorstepCart],
  ])('back to %s needs no loading', async (_, path) => {
    expect(await blockersOf(browser, site, path)).toEqual([]);
  });

  test('to a page whose link a pointer rests on takes the page that was fetched meanwhile', async () => {
    expect(await secondPaint(browser, site.origin, addresses.about)).toBeGreaterThan(0);
  });
});
