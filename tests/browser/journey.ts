import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { ensureChromium, findShell, unmeasuredFlags } from '../chromium.ts';
import { freePort } from '../free-port.ts';
import { type Site, startSite } from '../worker/site.ts';
import { canKeep, keptPage } from './kept-page.ts';
import { screens } from './screens.ts';

/** A browser reports the page that answers a refused plain form like a failed request. */
export const refusedForm = /status of 422 \(Unprocessable Entity\) \S+\/api\//;

interface VisitOptions extends BrowserContextOptions {
  readonly device?: keyof typeof screens;
  /** Patterns of console errors that the test causes on purpose. */
  readonly expectedErrors?: readonly RegExp[];
  /** For a walk over many pages: each of them finds empty storage, but the cookies and files of the walk. */
  readonly isWalk?: boolean;
}

export interface Journey {
  readonly site: Site;
  /**
   * Opens a page as a new visitor, on a phone by default. Every https address, such as the chat, answers an empty
   * page.
   */
  visit(path: string, options?: VisitOptions): Promise<Page>;
  /** Between these, a visit may use the page of the visit before it, where the file keeps it. */
  startTest(): void;
  endTest(): Promise<void>;
  /** Fails if a page wrote an error to its console or threw one. */
  expectQuietConsole(): void;
  stop(): Promise<void>;
}

interface JourneyOptions extends NonNullable<Parameters<typeof startSite>[0]> {
  /** Without windows, Chromium has no push, opens no other app, and drops a page whose download breaks off. */
  readonly isWhole?: boolean;
  /**
   * The visits of the file use one page after another, and the browser's cache. Not for tests of a first visit, nor for
   * those in which something happens while the page's scripts still load.
   */
  readonly keepsPage?: boolean;
}

/** Starts the built site on a local port, and a Chromium to visit it with. */
export async function startJourney({
  isWhole = false,
  keepsPage = false,
  ...options
}: JourneyOptions = {}): Promise<Journey> {
  const site = await startSite({ ...options, port: await freePort() });
  const browser = await runningBrowser(isWhole ? ensureChromium() : findShell());
  const errors: string[] = [];
  let isInTest = false;

  const opened: BrowserContext[] = [];
  /** A page that stays open after its test goes on with its timers beside the next ones. */
  const closeOpened = () => Promise.all(opened.splice(0).map((context) => context.close()));
  /** Those that a file opens outside its tests, for a walk over many pages. */
  const lasting: BrowserContext[] = [];
  const open = async (isWalk: boolean, options: BrowserContextOptions): Promise<Page> => {
    const extraHTTPHeaders = { ...VISITOR.extraHTTPHeaders, ...options.extraHTTPHeaders };
    const context = await browser.newContext({ ...VISITOR, ...options, extraHTTPHeaders });
    if (isWalk) await context.addInitScript(emptyStorage);
    (isInTest ? opened : lasting).push(context);
    const page = await context.newPage();
    recordErrors(page);
    return page;
  };
  const recordErrors = (page: Page) => {
    page.on('console', (message) => {
      if (REPORTED.has(message.type()) && !message.text().startsWith(BLOCKED_WORKER))
        recordError(page, `${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => recordError(page, error.message));
  };
  const visits = new WeakMap<Page, Pick<VisitOptions, 'expectedErrors'> & { readonly path: string }>();
  const recordError = (page: Page, text: string) => {
    const { path, expectedErrors = [] } = visits.get(page) ?? { path: '' };
    if (!expectedErrors.some((expected) => expected.test(text))) errors.push(`${path}: ${text}`);
  };

  const shared = keptPage(browser, site.origin, VISITOR, recordErrors);

  return {
    site,
    async visit(path, { device = 'phone', expectedErrors = [], isWalk = false, ...rest } = {}) {
      const options = { viewport: screens[device], ...rest };
      const mayShare = keepsPage && isInTest && !isWalk && canKeep(options);
      const page = (mayShare ? await shared.take(options) : undefined) ?? (await open(isWalk, options));
      visits.set(page, { path, expectedErrors });
      await page.goto(`${site.origin}${path}`);
      return page;
    },
    startTest() {
      isInTest = true;
    },
    async endTest() {
      isInTest = false;
      await closeOpened();
      await shared.leave();
    },
    expectQuietConsole() {
      const found = errors.splice(0);
      // The runner's list of failures cuts a compared list, but not a message.
      if (found.length > 0) throw new Error(`the console has errors: ${found.join('; ')}`);
    },
    async stop() {
      await Promise.all([closeOpened(), shared.close(), ...lasting.map((context) => context.close())]);
      await site.stop();
    },
  };
}

const browsers = new Map<string, Promise<Browser>>();

/**
 * The Chromium of that program, which the files of a process use one after another. It ends with the process. A start
 * costs a quarter of a second of CPU.
 */
function runningBrowser(executablePath: string): Promise<Browser> {
  const running = browsers.get(executablePath) ?? launched(executablePath);
  browsers.set(executablePath, running);
  return running;
}

/** One that does not start, or that crashes, fails the tests of its file and not those of the next. */
async function launched(executablePath: string): Promise<Browser> {
  const forget = () => browsers.delete(executablePath);
  try {
    const browser = await chromium.launch({ executablePath, args: [...unmeasuredFlags] });
    browser.once('disconnected', forget);
    await answerOutside(browser);
    return browser;
  } catch (error) {
    forget();
    throw error;
  }
}

/**
 * Playwright cannot answer the requests of a service worker; `offline.test.ts` tests with one. The runtime would compress
 * each answer, which in production is the network's work. A sheet that moves takes a frame sixty times a second, with an
 * eighth of a test's CPU; `look.test.ts` tests what moves.
 */
const VISITOR: BrowserContextOptions = {
  extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
};

/** An empty page has no storage. */
function emptyStorage(): void {
  if (location.protocol === 'about:') return;
  sessionStorage.clear();
  localStorage.clear();
}

/**
 * Every https address answers an empty page where no route answers it. A route of Playwright keeps the browser from using
 * its cache.
 */
async function answerOutside(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // The page that asked may be gone.
    session.send('Fetch.fulfillRequest', { requestId, ...EMPTY_ANSWER }).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

const EMPTY_ANSWER = {
  responseCode: 200,
  responseHeaders: [
    { name: 'Content-Type', value: 'text/html' },
    { name: 'Access-Control-Allow-Origin', value: '*' },
  ],
  body: '',
};

/** A warning of the browser names a fault of ours as an error does, such as a link without an address. */
const REPORTED: ReadonlySet<string> = new Set(['error', 'warning']);
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

export const hydrated = (page: Page, island: string): Promise<unknown> =>
  page.waitForSelector(`[data-island="${island}"][data-island-status="hydrated"]`, { state: 'attached' });

/** Unfolds the lists of the price card, where they are folded. */
export async function openCarLists(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Price for your car' });
  if (!(await card.getByLabel('Model').isVisible())) await card.getByText(/^(Choose|Change)$/).click();
}

/** Waits until the idle modules of the page have started. */
export const idleModules = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-idle-status="started"]', { state: 'attached' });

/** The address in the chat app that a link of the site redirects to, in whichever tab. */
export const redirectIntoChat = async (page: Page): Promise<URL> =>
  new URL(
    (await page.context().waitForEvent('request', (asked) => asked.url().startsWith('https://wa.me/'))).url(),
  );

/** Lets a test read the bodies of beacons: Chromium states them only where a route asks. */
export const showBodies = (context: BrowserContext): Promise<unknown> =>
  context.route('**/api/**', (route) => route.fallback());

/**
 * Lets the site handle each post to an address, but answers 502 as a proxy does that lost the answer. Returns the posts'
 * idempotency keys, to which each further post adds its own.
 */
export async function loseAnswers(page: Page, address: string): Promise<readonly unknown[]> {
  const keys: unknown[] = [];
  await page.context().route(address, async (route) => {
    await route.fetch();
    keys.push(Reflect.get(Object(route.request().postDataJSON()), 'idempotencyKey'));
    await route.fulfill({ status: 502, json: { error: {} } });
  });
  return keys;
}

/**
 * Lets the site answer an address again that a route of the test answered. Playwright tells every tab, so a tab that the
 * page closes meanwhile, such as that of the chat, would break the call.
 */
export async function endRoute(page: Page, ...route: Parameters<BrowserContext['unroute']>): Promise<void> {
  const others = page
    .context()
    .pages()
    .filter((one) => one !== page);
  await Promise.all(others.map((one) => one.waitForEvent('close')));
  await page.context().unroute(...route);
}
