import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '../../src/web/contract/addresses.ts';
import { blockersOf, keepsPages, secondPaint } from '../bench/navigation.ts';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { share } from '../every-case.ts';
import { freePort } from '../free-port.ts';
import { startTabs, type Tabs } from '../tabs.ts';
import { consentPairs, type OutsideSystems, startOutside } from '../worker/outside.ts';
import { type Site, startSite } from '../worker/site.ts';
import { testSite } from '../worker/test-site.ts';

const site = await testSite({ port: await freePort() });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags],
  ignoreDefaultArgs: [...keepsPages],
});
afterAll(async () => {
  await browser.close();
});

describe('navigation between pages', () => {
  const left = [
    ['the home page after its dialog was open', addresses.home],
    ['live slots with their socket', addresses.expressLive],
    ['a cart', addresses.doorstepCart],
  ] as const;
  test.each(share(left, 3, 1))('going back to %s needs no page load', async (_, path) => {
    expect(await blockersOf(browser, site, path)).toEqual([]);
  });
});

describe('a prerendered page', () => {
  let outside: OutsideSystems;
  let tracked: Site;
  let tabs: Tabs;
  beforeAll(async () => {
    outside = await startOutside();
    tracked = await startSite({ port: await freePort(), variables: outside.variables });
    const cookies = (await consentPairs()).map((pair) => ({
      ...pair,
      url: 'https://localhost/',
      secure: true,
    }));
    tabs = await startTabs(cookies.map((cookie) => ['Network.setCookie', cookie]));
  });
  afterAll(async () => {
    await tabs.close();
    await tracked.stop();
    await outside.close();
  });
  const viewsOf = (path: string) =>
    outside.ads
      .counted()
      .filter(({ event_name: name, event_source_url: url }) => name === 'PageView' && url?.endsWith(path));

  test('counts no view, stores no data and starts no script until it is shown, then counts one view', async () => {
    const tab = await tabs.openTab();
    await tab.open(`${tracked.origin}${addresses.home}`);
    await expect.poll(() => viewsOf(addresses.home)).toHaveLength(1);
    await tab.pointAt(addresses.about);
    // A page that is not prerendered would have started its idle modules before this callback.
    const atRest = 'new Promise((resolve) => requestIdleCallback(() => resolve(document.readyState)))';
    await expect.poll(() => tab.evaluateAhead(atRest)).toBe('complete');
    expect(await tab.evaluateAhead('document.prerendering')).toBe(true);
    expect(await tab.evaluateAhead('document.documentElement.dataset.idleStatus')).toBeUndefined();
    expect(await tab.evaluateAhead("document.querySelector('[data-island-status]')")).toBeNull();
    expect(viewsOf(addresses.about)).toEqual([]);

    await tab.press();
    await expect.poll(() => tab.evaluate('location.pathname')).toBe(addresses.about);
    await expect.poll(() => viewsOf(addresses.about)).toHaveLength(1);
    expect(await tab.evaluate("performance.getEntriesByType('navigation')[0].activationStart > 0")).toBe(
      true,
    );
    expect(await tab.evaluate("sessionStorage.getItem('landing').split(' ')[1]")).toBe(`${tracked.origin}/`);
    await tab.close();
    expect(viewsOf(addresses.home)).toHaveLength(1);
    expect(viewsOf(addresses.about)).toHaveLength(1);
  });

  test('is the page that the click shows', async () => {
    expect(await secondPaint(tabs, tracked.origin, addresses.services)).toBeGreaterThan(0);
  });
});
