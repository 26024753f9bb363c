import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { freePort } from '../free-port.ts';
import { startSite } from '../worker/site.ts';
import { median, type Part } from './report.ts';

/** A mid-range phone on a slow line: 150 ms, 1.6 Mbit/s, a quarter of this processor. */
export const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (750 * 1e3) / 8,
};
/** The edge's properties of that connection. */
export const SLOW_EDGE = { cf: { clientTcpRtt: LINE.latency } } as const;
export const SLOWDOWN = 4;
const RUNS = 5;
/** The platform sends brotli. The emulation would choose gzip for a browser that accepts both. */
export const BROTLI = { 'Accept-Encoding': 'br' } as const;
const PHONE = {
  bypassCSP: true,
  extraHTTPHeaders: BROTLI,
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

interface Paint {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** Observes paints, long tasks and shifts from the start. `paintOf` reads them. */
const OBSERVE = `window.__bench = { fcp: 0, lcp: 0, tbt: 0, cls: 0 };
window.__tasks = [];
const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') window.__bench.fcp = entry.startTime; });
watch('largest-contentful-paint', (entry) => { window.__bench.lcp = entry.startTime; });
watch('layout-shift', (entry) => { if (!entry.hadRecentInput) window.__bench.cls += entry.value; });
watch('longtask', ({ startTime, duration }) => window.__tasks.push([startTime, duration]));
// Blocking is what a visitor who sees the page already would feel: of each task the part after the first paint.
window.__paint = () => {
  const { fcp } = window.__bench;
  for (const [start, duration] of window.__tasks) {
    window.__bench.tbt += Math.max(0, start + duration - Math.max(start, fcp) - 50);
  }
  return window.__bench;
};`;

/** Presses Book Now at the first paint, where the page has one, and records when the dialog is visible. */
const PRESS_AT_FIRST_PAINT = `new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.name !== 'first-contentful-paint') continue;
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Book Now' && one.checkVisibility());
    if (button === undefined) {
      window.__pressed = null;
      continue;
    }
    const pressed = performance.now();
    button.click();
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const open = document.querySelector('dialog[open]') !== null;
      window.__pressed = { after: performance.now() - pressed, open };
    }));
  }
}).observe({ type: 'paint', buffered: true });`;

/** Touches each kind of island of an idle page in turn. Returns the longest time until one works, in ms. */
const TOUCH_ISLANDS = `(async () => {
  const kinds = new Map([...document.querySelectorAll('[data-island]:not([data-start=call])')].map((one) => [one.dataset.island, one]));
  let longest = 0;
  for (const island of kinds.values()) {
    if (island.dataset.islandStatus !== 'identified') continue;
    const dialog = island.closest('dialog');
    const touched = dialog ? document.querySelector('[commandfor="' + dialog.id + '"][command=show-modal]') : island;
    if (!touched) continue;
    const from = performance.now();
    touched.dispatchEvent(new Event('touchstart', { bubbles: true }));
    while (island.dataset.islandStatus !== 'hydrated') await new Promise((resolve) => setTimeout(resolve));
    longest = Math.max(longest, performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return longest;
})()`;

async function throttled(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}

async function paint(browser: Browser, url: string): Promise<Paint> {
  const { page } = await throttled(browser);
  try {
    return await paintIn(page, url);
  } finally {
    await page.context().close();
  }
}

async function paintIn(page: Page, url: string): Promise<Paint> {
  await page.addInitScript(OBSERVE);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate('window.__paint()');
}

/** Measures the paint of a page, and the first action after a second without network or script. */
async function paintAndAction(browser: Browser, url: string): Promise<Paint & { readonly action: number }> {
  const { page } = await throttled(browser);
  try {
    const painted = await paintIn(page, url);
    // Without a request for half of it already.
    await page.waitForTimeout(500);
    const action: number = await page.evaluate(TOUCH_ISLANDS);
    return { ...painted, action };
  } finally {
    await page.context().close();
  }
}

interface Press {
  /** Milliseconds from the press to the dialog. */
  readonly after: number;
  readonly open: boolean;
}

/** Missing where the page has no such button. */
async function pressAtFirstPaint(browser: Browser, url: string): Promise<Press | null> {
  const { page } = await throttled(browser);
  await page.addInitScript(PRESS_AT_FIRST_PAINT);
  await page.goto(url);
  await page.waitForFunction('window.__pressed !== undefined');
  const found: Press | null = await page.evaluate('window.__pressed');
  await page.context().close();
  return found;
}

interface Measured {
  readonly paints: (Paint & { readonly action: number })[];
  readonly presses: Press[];
}

/** Two pages at a time leave half of a machine of four cores to the Worker and to the browsers' own work. */
const LANES = 2;

/** One browser for some of the pages, in turn; `hello` gets the first paint of hello, once a round. */
async function measureLane(
  origin: string,
  found: ReadonlyMap<string, Measured>,
  hello: number[],
): Promise<void> {
  const opened = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  try {
    for (let run = 0; run < RUNS; run += 1) {
      hello.push((await paint(opened, `${origin}/healthz`)).fcp);
      for (const [path, { paints, presses }] of found) {
        paints.push(await paintAndAction(opened, `${origin}${path}`));
        const press = await pressAtFirstPaint(opened, `${origin}${path}`);
        if (press) presses.push(press);
      }
    }
  } finally {
    await opened.close();
  }
}

/** First and largest paint, blocking, shift, and a press at the first paint, on one page of each kind given. */
export async function browser(paths: readonly string[]): Promise<Part> {
  const site = await startSite({ port: await freePort(), overrides: SLOW_EDGE });
  const { origin } = site;
  const missed: string[] = [];
  try {
    const hello: number[] = [];
    const found = new Map<string, Measured>(paths.map((path) => [path, { paints: [], presses: [] }]));
    for (const path of paths) await (await site.fetch(path)).arrayBuffer();
    const laneOf = (lane: number) => new Map([...found].filter((_, index) => index % LANES === lane));
    const lanes = Array.from({ length: LANES }, (_, lane) => laneOf(lane)).filter(({ size }) => size > 0);
    await Promise.all(lanes.map((lane) => measureLane(origin, lane, hello)));
    const base = median(hello);
    const lines = paths.map((path) => {
      const { paints: own, presses: pressed } = found.get(path) ?? { paints: [], presses: [] };
      const figures = {
        'FCP ms': median(own.map(({ fcp }) => fcp)),
        'of hello': median(own.map(({ fcp }) => fcp)) / base,
        'LCP ms': median(own.map(({ lcp }) => lcp)),
        'LCP of hello': median(own.map(({ lcp }) => lcp)) / base,
        'TBT ms': median(own.map(({ tbt }) => tbt)),
        CLS: Math.max(...own.map(({ cls }) => cls)),
        'Book Now ms': median(pressed.map(({ after }) => after)),
        'first action ms': median(own.map(({ action }) => action)),
        'presses lost': pressed.filter(({ open }) => !open).length,
      };
      if (figures['of hello'] > 1.35)
        missed.push(`${path}: FCP ${figures['of hello'].toFixed(2)} of hello, budget 1.35`);
      if (figures['LCP of hello'] > 1.8)
        missed.push(`${path}: LCP ${figures['LCP of hello'].toFixed(2)} of hello, budget 1.80`);
      if (figures['TBT ms'] > 50) missed.push(`${path}: TBT ${figures['TBT ms'].toFixed(0)} ms, budget 50`);
      if (figures.CLS > 0) missed.push(`${path}: CLS ${figures.CLS.toFixed(3)}, budget 0`);
      if (figures['Book Now ms'] > 75)
        missed.push(`${path}: Book Now ${figures['Book Now ms'].toFixed(0)} ms, budget 75`);
      if (figures['first action ms'] > 100)
        missed.push(`${path}: first action ${figures['first action ms'].toFixed(0)} ms, budget 100`);
      if (figures['presses lost'] > 0) missed.push(`${path}: ${figures['presses lost']} presses lost`);
      return { name: path, figures };
    });
    const note = `150 ms, 1.6 Mbit/s, CPU ÷ ${SLOWDOWN}, brotli, medians of ${RUNS}, two pages at a time; hello is \`/healthz\` at ${base.toFixed(0)} ms FCP in the same run.`;
    return { title: 'Browser', note, lines, missed };
  } finally {
    await site.stop();
  }
}
