import { setTimeout as passed } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { addresses } from '../../src/web/contract/addresses.ts';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { freePort } from '../free-port.ts';
import { type Command, startTabs, type Tabs, until } from '../tabs.ts';
import { type Site, startSite } from '../worker/site.ts';
import { SLOW_EDGE, SLOWDOWN } from './browser.ts';
import { type Line, median, type Part } from './report.ts';

/** Playwright sets this flag, which disables the back/forward cache. The bench removes it. */
export const keepsPages = ['--disable-back-forward-cache'] as const;

const RUNS = 5;
const BUDGET_MS = 100;

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
  const site = await startSite({ port: await freePort(), overrides: SLOW_EDGE });
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
    const hello = painted.get(HELLO) ?? Number.NaN;
    for (const path of paths) {
      const after = painted.get(path) ?? Number.NaN;
      const blockers = await blockersOf(browser, site, path);
      if (!(after <= BUDGET_MS))
        missed.push(`${path}: paints ${after.toFixed(0)} ms after the click, budget ${BUDGET_MS}`);
      if (blockers.length > 0) missed.push(`${path}: not kept for the way back: ${blockers.join(', ')}`);
      lines.push({
        name: path,
        figures: {
          'paint after the click ms': after,
          'of hello': after / hello,
          'kept for the way back': blockers.length === 0 ? 1 : 0,
        },
      });
    }
    const note = `A page that was made ahead, clicked on the home page; CPU ÷ ${SLOWDOWN}, medians of ${RUNS}, two pages at a time; hello is \`${HELLO}\` at ${hello.toFixed(0)} ms, made ahead as well.`;
    return { title: 'Navigation', note, lines, missed };
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Medians by path, the paths in turn, two lanes at a time with a browser and a hello of its own each. */
async function secondPaints(origin: string, paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number[]>([HELLO, ...paths].map((path) => [path, []]));
  const measureLane = async (own: readonly string[]): Promise<void> => {
    const tabs = await startTabs(SLOW_PHONE);
    try {
      for (let run = 0; run < RUNS; run += 1)
        for (const path of [HELLO, ...own]) found.get(path)?.push(await secondPaint(tabs, origin, path));
    } finally {
      await tabs.close();
    }
  };
  const lanes = [0, 1].map((lane) => paths.filter((_, index) => index % 2 === lane));
  await Promise.all(lanes.map(measureLane));
  return new Map([...found].map(([path, times]) => [path, median(times)]));
}

/** The time from the click on a link to the first paint of its prerendered page, in ms. */
export async function secondPaint(tabs: Tabs, origin: string, path: string): Promise<number> {
  const tab = await tabs.openTab();
  try {
    await tab.open(`${origin}${path === addresses.home ? addresses.about : addresses.home}`);
    await tab.pointAt(path);
    await tab.press();
    let seen: unknown;
    await until(async () => {
      seen = await tab.evaluate(AFTER_CLICK);
      return typeof seen === 'number';
    }, `${path} did not paint, or was not the page made ahead`);
    return Number(seen);
  } finally {
    await tab.close();
  }
}

/** Undefined until the prerendered page is visible and painted. */
const AFTER_CLICK = `(() => {
  const [page] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const clicked = Number(sessionStorage.getItem('clicked'));
  return page?.activationStart > 0 && paint ? performance.timeOrigin + paint.startTime - clicked : undefined;
})()`;

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
