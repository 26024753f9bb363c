import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { ensureChromium, findShell, unmeasuredFlags } from '../chromium.ts';
import { freePort } from '../free-port.ts';
import { type Site, startSite } from '../worker/site.ts';
import { screens } from './screens.ts';

/** A browser reports the page that answers a refused plain form like a failed request. */
export const refusedForm = /status of 422 \(Unprocessable Entity\) \S+\/api\//;

interface VisitOptions extends BrowserContextOptions {
  readonly device?: keyof typeof screens;
  /** Patterns of console errors that the test causes on purpose. */
  readonly expectedErrors?: readonly RegExp[];
  /**
   * For a walk over many pages, none of which asks another host. The browser keeps their files, which it cannot while a
   * test answers requests: a page then takes half of the CPU. Each page finds empty storage, but the walk's cookies.
   */
  readonly keepsFiles?: boolean;
}

export interface Journey {
  readonly site: Site;
  /**
   * Opens a page as a new visitor, on a phone by default. Every https address, such as the chat, answers an empty
   * page.
   */
  visit(path: string, options?: VisitOptions): Promise<Page>;
  /** Fails if a page wrote an error to its console or threw one. */
  expectQuietConsole(): void;
  stop(): Promise<void>;
}

interface JourneyOptions extends NonNullable<Parameters<typeof startSite>[0]> {
  /** Without windows, Chromium has no push, opens no other app, and drops a page whose download breaks off. */
  readonly isWhole?: boolean;
}

/** Starts the built site on a local port, and a Chromium to visit it with. */
export async function startJourney({ isWhole = false, ...options }: JourneyOptions = {}): Promise<Journey> {
  const site = await startSite({ ...options, port: await freePort() });
  const browser: Browser = await chromium.launch({
    executablePath: isWhole ? ensureChromium() : findShell(),
    args: [...unmeasuredFlags],
  });
  const errors: string[] = [];

  return {
    site,
    async visit(path, { device = 'phone', expectedErrors = [], keepsFiles = false, ...rest } = {}) {
      const context = await browser.newContext({
        viewport: screens[device],
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        // Playwright cannot answer the requests of a service worker; `offline.test.ts` tests with one.
        serviceWorkers: 'block',
        ...rest,
      });
      if (keepsFiles) await context.addInitScript(emptyStorage);
      else await context.route(/^https:\/\//, (route) => route.fulfill(EMPTY_PAGE));
      const page = await context.newPage();
      const recordError = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(`${path}: ${text}`);
      };
      page.on('console', (message) => {
        if (REPORTED.has(message.type()) && !message.text().startsWith(BLOCKED_WORKER))
          recordError(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => recordError(error.message));
      await page.goto(`${site.origin}${path}`);
      return page;
    },
    expectQuietConsole() {
      const found = errors.splice(0);
      // The runner's list of failures cuts a compared list, but not a message.
      if (found.length > 0) throw new Error(`the console has errors: ${found.join('; ')}`);
    },
    async stop() {
      await browser.close();
      await site.stop();
    },
  };
}

/** An empty page has no storage. */
function emptyStorage(): void {
  if (location.protocol === 'about:') return;
  sessionStorage.clear();
  localStorage.clear();
}

const EMPTY_PAGE = { status: 200, contentType: 'text/html', body: '' } as const;

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

/**
 * The address in the chat app that a link of the site redirects to. A test answers no redirected request, so the tab ends
 * on the browser's error page, whose own address varies.
 */
export const redirectIntoChat = async (page: Page): Promise<URL> =>
  new URL(
    (await page.context().waitForEvent('request', (asked) => asked.url().startsWith('https://wa.me/'))).url(),
  );

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
