import { setTimeout as passed } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { addresses } from '../../src/contract/addresses.ts';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { freePort } from '../free-port.ts';
import { type Site, startSite } from '../worker/site.ts';
import { SLOW_EDGE, SLOWDOWN, throttled } from './browser.ts';
import { type Line, median, type Part } from './report.ts';

/** A flag that Playwright sets by itself, and that has to go: with it a browser keeps no page for the way back. */
export const keepsPages = ['--disable-back-forward-cache'] as const;

const RUNS = 3;
const BUDGET_MS = 100;
/** Longer than any prefetch on that line takes. */
const PATIENCE_MS = 10_000;

/** A page that is on screen as soon as a browser can put anything there. */
const HELLO = '/manifest.webmanifest';

/**
 * The way from page to page: how soon after the click a page that was prefetched paints, each family as the second page
 * of a visit, and whether the browser keeps each for the way back.
 */
export async function navigation(paths: readonly string[]): Promise<Part> {
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
    const painted = await secondPaints(browser, site, [HELLO, ...paths]);
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
    const note = `A page that was prefetched, clicked on the home page; 150 ms, 1.6 Mbit/s, CPU ÷ ${SLOWDOWN}, medians of ${RUNS}; hello is \`${HELLO}\` at ${hello.toFixed(0)} ms, prefetched as well.`;
    return { title: 'Navigation', note, lines, missed };
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Medians by path, the paths in turn. */
async function secondPaints(
  browser: Browser,
  site: Site,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (let run = 0; run < RUNS; run += 1)
    for (const path of paths) found.get(path)?.push(await secondPaint(browser, site.origin, path));
  return new Map([...found].map(([path, times]) => [path, median(times)]));
}

/** From the click on a link of the home page whose target is in hand to the target's first paint, in ms. */
export async function secondPaint(browser: Browser, origin: string, path: string): Promise<number> {
  const { page, session } = await throttled(browser);
  try {
    const prefetched = await watchPrefetches(session);
    await page.goto(`${origin}${path === addresses.home ? addresses.about : addresses.home}`, {
      waitUntil: 'networkidle',
    });
    await page.evaluate(LINK_TO, path);
    await page.hover('#second-page');
    await prefetched();
    await page.click('#second-page');
    await page.waitForURL(`${origin}${path}`);
    return await paintAfterClick(page, path);
  } finally {
    await page.context().close();
  }
}

/** Points a link that is there at the path, brings it into view, and notes when it is clicked. */
const LINK_TO = (path: string): void => {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(
    (one) => one.checkVisibility() && one.origin === location.origin,
  );
  if (!link) throw new Error('no link to follow');
  link.href = path;
  link.id = 'second-page';
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  link.addEventListener('click', ({ timeStamp }) =>
    sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
  );
};

/** Answers how to wait until something was prefetched. */
async function watchPrefetches(session: CDPSession): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve());
  await session.send('Preload.enable');
  return () =>
    Promise.race([
      promise,
      passed(PATIENCE_MS, undefined, { ref: false }).then(() => {
        throw new Error('nothing was prefetched');
      }),
    ]);
}

async function paintAfterClick(page: Page, path: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const seen = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const [entry] = performance.getEntriesByType('navigation');
      return {
        after: paint && performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('clicked')),
        delivery: entry && String(Reflect.get(entry, 'deliveryType')),
      };
    });
    if (seen.after !== undefined) {
      if (seen.delivery !== 'navigational-prefetch') throw new Error(`${path} was fetched again`);
      return seen.after;
    }
    await passed(50);
  }
  throw new Error(`${path} did not paint`);
}

/** Why the browser does not keep a page that was left, after its dialog was opened and closed again; nothing if it does. */
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
