import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { freePort } from '../free-port.ts';
import { startSite } from '../worker/site.ts';
import { type BeforePaint, beforePaint, TRACE_CATEGORIES } from './paint-trace.ts';
import { keepHello, keepPlainPage, withPlainPages } from './plain-page.ts';
import { type Line, median, type Part } from './report.ts';

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
  /** Milliseconds beyond 50 of each task after the first paint: the part that a visitor who sees the page feels. */
  readonly tbt: number;
  /** The same of each task from the navigation on. */
  readonly blocking: number;
  /** The longest task from the navigation on; 0 without one above 50 ms, which the browser does not report. */
  readonly longest: number;
  readonly cls: number;
}

/** Observes paints, long tasks and shifts from the start. `paintIn` reads them. */
const OBSERVE = `(() => {
const seen = { fcp: 0, lcp: 0, cls: 0 };
const tasks = [];
const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime; });
watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; });
watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
watch('longtask', ({ startTime, duration }) => tasks.push([startTime, duration]));
const blocking = (from) => tasks.reduce((sum, [start, duration]) => sum + Math.max(0, start + duration - Math.max(start, from) - 50), 0);
window.__paint = () => ({
  ...seen, tbt: blocking(seen.fcp), blocking: blocking(0), longest: Math.max(0, ...tasks.map(([, duration]) => duration)),
});
})()`;

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

async function throttled(browser: Browser, line: typeof LINE): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}

/** Runs `measure` in a new tab of the slow phone; `line` is its connection. */
export async function onPhone<Found>(
  browser: Browser,
  measure: (page: Page) => Promise<Found>,
  line = LINE,
): Promise<Found> {
  const { page } = await throttled(browser, line);
  try {
    return await measure(page);
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
async function paintAndAction(page: Page, url: string): Promise<Paint & { readonly action: number }> {
  const painted = await paintIn(page, url);
  // Without a request for half of it already.
  await page.waitForTimeout(500);
  const action: number = await page.evaluate(TOUCH_ISLANDS);
  return { ...painted, action };
}

/** A trace may end before it has written the paint. */
const TRACE_ATTEMPTS = 4;

/** Loads a page once more under a trace, because a trace slows the page that it describes. */
async function tracedPaint(browser: Browser, url: string): Promise<BeforePaint> {
  for (let attempt = 1; attempt <= TRACE_ATTEMPTS; attempt += 1) {
    const trace = await onPhone(browser, async (page) => {
      await browser.startTracing(page, { categories: TRACE_CATEGORIES });
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForFunction(HAS_PAINTED, undefined, { polling: 50 });
      return (await browser.stopTracing()).toString();
    });
    const found = beforePaint(trace, url);
    if (found) return found;
  }
  throw new Error(`No trace has a first paint of ${url}`);
}

const HAS_PAINTED = "performance.getEntriesByName('first-contentful-paint').length > 0";

interface Press {
  /** Milliseconds from the press to the dialog. */
  readonly after: number;
  readonly open: boolean;
}

/** Missing where the page has no such button. */
async function pressAtFirstPaint(page: Page, url: string): Promise<Press | null> {
  await page.addInitScript(PRESS_AT_FIRST_PAINT);
  await page.goto(url);
  await page.waitForFunction('window.__pressed !== undefined', undefined, { polling: 50 });
  return page.evaluate('window.__pressed');
}

/** The samples of one page and of its reference page. */
interface Measured {
  readonly plain: string;
  readonly plainPaints: number[];
  readonly paints: (Paint & { readonly action: number })[];
  readonly traces: BeforePaint[];
  readonly presses: Press[];
}

/** One round: hello, then each page with its reference page, so that noise hits all of them. */
async function measureRound(
  browser: Browser,
  origin: string,
  hello: string,
  found: ReadonlyMap<string, Measured>,
): Promise<number> {
  const { fcp } = await onPhone(browser, (page) => paintIn(page, `${origin}${hello}`));
  for (const [path, { plain, plainPaints, paints, traces, presses }] of found) {
    const url = `${origin}${path}`;
    plainPaints.push((await onPhone(browser, (page) => paintIn(page, `${origin}${plain}`))).fcp);
    paints.push(await onPhone(browser, (page) => paintAndAction(page, url)));
    traces.push(await tracedPaint(browser, url));
    const press = await onPhone(browser, (page) => pressAtFirstPaint(page, url));
    if (press) presses.push(press);
  }
  return fcp;
}

/** The upper bound of each figure that has a budget. */
const BUDGETS: Readonly<Record<string, number>> = {
  'of hello': 1.35,
  'of plain': 1.1,
  'LCP of hello': 1.8,
  'longest task ms': 50,
  'blocking ms': 50,
  'TBT ms': 50,
  CLS: 0,
  'Book Now ms': 75,
  'first action ms': 100,
  'presses lost': 0,
};

function lineOf(path: string, hello: number, { plainPaints, paints, traces, presses }: Measured): Line {
  const of = (figure: keyof Paint | 'action') => median(paints.map((paint) => paint[figure]));
  const before = (kind: keyof (typeof traces)[number]['spent']) =>
    median(traces.map(({ spent }) => spent[kind]));
  return {
    name: path,
    figures: {
      'FCP ms': of('fcp'),
      'of hello': of('fcp') / hello,
      'of plain': of('fcp') / median(plainPaints),
      'LCP of hello': of('lcp') / hello,
      'longest task ms': of('longest'),
      'blocking ms': of('blocking'),
      'TBT ms': of('tbt'),
      CLS: Math.max(...paints.map(({ cls }) => cls)),
      'Book Now ms': median(presses.map(({ after }) => after)),
      'first action ms': of('action'),
      'presses lost': presses.filter(({ open }) => !open).length,
      'parse ms': before('parse'),
      'style ms': before('style'),
      'layout ms': before('layout'),
      'paint ms': before('paint'),
      'script ms': before('script'),
      layouts: median(traces.map(({ layouts }) => layouts)),
    },
  };
}

const missedBudgets = ({ name, figures }: Line): readonly string[] =>
  Object.entries(BUDGETS).flatMap(([figure, most]) => {
    const value = figures[figure] ?? Number.NaN;
    return value > most ? [`${name}: ${figure} ${Number(value.toFixed(3))}, budget ${most}`] : [];
  });

/**
 * First and largest paint, long tasks, shift, a press at the first paint and the first action, on one page of each kind
 * given. Each stands beside hello and beside a plain page of the same content. A trace splits the main thread's time.
 */
export async function browser(paths: readonly string[]): Promise<Part> {
  const site = await startSite({
    port: await freePort(),
    overrides: { ...SLOW_EDGE, ...withPlainPages() },
  });
  const opened = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  try {
    const found = new Map<string, Measured>();
    for (const path of paths) {
      const plain = await keepPlainPage(site, path);
      found.set(path, { plain, plainPaints: [], paints: [], traces: [], presses: [] });
    }
    const helloPage = await keepHello(site);
    const hellos: number[] = [];
    for (let run = 0; run < RUNS; run += 1)
      hellos.push(await measureRound(opened, site.origin, helloPage, found));
    const hello = median(hellos);
    const lines = [...found].map(([path, measured]) => lineOf(path, hello, measured));
    const note = `150 ms, 1.6 Mbit/s, CPU ÷ ${SLOWDOWN}, brotli, medians of ${RUNS}; hello is a page of one word at ${hello.toFixed(0)} ms FCP in the same run; plain is a static page of the same content and headers without our scripts, styles, font and picker; the last six columns are of the main thread before first paint.`;
    return { title: 'Browser', note, lines, missed: lines.flatMap(missedBudgets) };
  } finally {
    await opened.close();
    await site.stop();
  }
}
