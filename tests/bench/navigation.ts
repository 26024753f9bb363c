import { setTimeout as passed } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { z } from 'zod';
import { addresses } from '../../src/web/contract/addresses.ts';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { freePort } from '../free-port.ts';
import { type Command, startTabs, type Tabs } from '../tabs.ts';
import { type Site, startSite } from '../worker/site.ts';
import { SLOW_EDGE, SLOWDOWN } from './browser.ts';
import { type Line, median, type Part } from './report.ts';

/** Playwright sets this flag, which disables the back/forward cache. The bench removes it. */
export const keepsPages = ['--disable-back-forward-cache'] as const;

const RUNS = 5;
const BUDGET_MS = 150;

/** The bench's phone, for every page of a tab. A prerendered page does not use its network. */
const SLOW_PHONE: readonly Command[] = [
  ['Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }],
  ['Emulation.setDeviceMetricsOverride', { width: 360, height: 640, deviceScaleFactor: 2, mobile: true }],
];

/** The fastest possible page. */
const HELLO = '/manifest.webmanifest';

/** The chat opens in place, and a request for the checkout would count a booking as begun: neither is made ahead. */
const NEVER_AHEAD: ReadonlySet<string> = new Set([addresses.assistant, addresses.checkout]);

/**
 * Measures navigation: the paint of a prerendered page after the click, and each family as the second page of a visit.
 * It also checks that the back/forward cache accepts each page.
 */
export async function navigation(given: readonly string[]): Promise<Part> {
  const paths = given.filter((path) => !NEVER_AHEAD.has(path));
  const site = await startSite({ sendsAll: true, port: await freePort(), overrides: SLOW_EDGE });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
    ignoreDefaultArgs: [...keepsPages],
  });
  const missed: string[] = [];
  const lines: Line[] = [];
  try {
    for (const path of paths) await (await site.fetch(path)).arrayBuffer();
    const painted = await secondPaints(site.origin, paths);
    const hello = painted(HELLO, 'at rest');
    for (const path of paths) {
      const after = painted(path, 'at rest');
      const blockers = await blockersOf(browser, site, path);
      if (!(after <= BUDGET_MS))
        missed.push(`${path}: paints ${after.toFixed(0)} ms after the click, budget ${BUDGET_MS}`);
      if (blockers.length > 0) missed.push(`${path}: not kept for the way back: ${blockers.join(', ')}`);
      lines.push({
        name: path,
        figures: {
          'paint after the click ms': after,
          'of hello': after / hello,
          'clicked at once ms': painted(path, 'at once'),
          'at once of hello': painted(path, 'at once') / painted(HELLO, 'at once'),
          'kept for the way back': blockers.length === 0 ? 1 : 0,
        },
      });
    }
    const note = `A page that was made ahead, clicked on the home page; CPU ÷ ${SLOWDOWN}, medians of ${RUNS}. "At once" clicks as soon as the page's first bytes are there. Hello is \`${HELLO}\`, made ahead as well: ${hello.toFixed(0)} ms, at once ${painted(HELLO, 'at once').toFixed(0)}.`;
    return { title: 'Navigation', note, lines, missed };
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** When the visitor presses: the moment the browser has the page's first bytes, or once it has made the whole page. */
const MOMENTS = ['at rest', 'at once'] as const;
type Moment = (typeof MOMENTS)[number];

/** Medians of each path by moment. Pages take turns in one tab at a time, because a second one would share its cores. */
async function secondPaints(
  origin: string,
  paths: readonly string[],
): Promise<(path: string, moment: Moment) => number> {
  const found = new Map<string, number[]>();
  const key = (path: string, moment: Moment) => `${moment} ${path}`;
  const tabs = await startTabs(SLOW_PHONE);
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const path of [HELLO, ...paths])
        for (const moment of MOMENTS) {
          const times = found.get(key(path, moment)) ?? [];
          found.set(key(path, moment), [...times, await secondPaint(tabs, origin, path, moment)]);
        }
  } finally {
    await tabs.close();
  }
  return (path, moment) => median(found.get(key(path, moment)) ?? []);
}

/** The time from the click on a link to the first paint of its prerendered page, in ms. */
export async function secondPaint(
  tabs: Tabs,
  origin: string,
  path: string,
  moment: Moment = 'at once',
): Promise<number> {
  const tab = await tabs.openTab();
  try {
    await tab.open(`${origin}${path === addresses.home ? addresses.about : addresses.home}`);
    await tab.pointAt(path);
    if (moment === 'at rest') await tab.evaluateAhead(AT_REST);
    const painted = tab.evaluateAhead(FIRST_PAINT);
    await tab.press();
    const at = z.number().parse(await painted);
    return at - z.coerce.number().parse(await tab.evaluate(`sessionStorage.getItem('clicked')`));
  } finally {
    await tab.close();
  }
}

/** Waits in the prerendered page until all its files are there and two idle periods have passed. */
const AT_REST = `new Promise((resolve) => {
  const idle = () => requestIdleCallback(() => requestIdleCallback(resolve));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle);
})`;

/**
 * Waits in the prerendered page for its first paint after the click. Asking again and again would delay that paint.
 * A page that the browser loads anew answers nothing, so its run fails.
 */
const FIRST_PAINT = `new Promise((resolve) => new PerformanceObserver((list) => {
  const paint = list.getEntriesByName('first-contentful-paint')[0];
  if (paint) resolve(performance.timeOrigin + paint.startTime);
}).observe({ type: 'paint', buffered: true }))`;

/** The reasons why the back/forward cache refuses a page after its dialog was open; empty if it accepts it. */
export async function blockersOf(browser: Browser, site: Site, path: string): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, bypassCSP: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const reasons: string[] = [];
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    await session.send('Page.enable');
    await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' });
    const book = page.getByRole('button', { name: 'Book Now' }).first();
    if (await book.isVisible()) {
      await book.click();
      await page.keyboard.press('Escape');
    }
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) =>
        document.documentElement.setAttribute('data-came-back', String(persisted)),
      ),
    );
    await page.goto(`${site.origin}${HELLO}`);
    await page.evaluate(() => history.back());
    return (await cameBack(page)) ? [] : reasons.length > 0 ? reasons : ['it was loaded again'];
  } finally {
    await context.close();
  }
}

async function cameBack(page: Page): Promise<boolean> {
  for (let tries = 0; tries < 60; tries += 1) {
    const state = await page
      .evaluate(() => [location.pathname, document.documentElement.getAttribute('data-came-back')])
      .catch(() => undefined);
    if (state?.[1] === 'true') return true;
    await passed(50);
  }
  return false;
}
