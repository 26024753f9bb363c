import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { freePort } from '../free-port.ts';
import { type Site, startSite } from '../worker/site.ts';
import { screens } from './screens.ts';

interface VisitOptions extends BrowserContextOptions {
  readonly device?: keyof typeof screens;
  /** Words of console errors that this journey brings about on purpose. */
  readonly expectedErrors?: readonly RegExp[];
}

export interface Journey {
  readonly site: Site;
  /** A new visitor: nothing stored, on a phone unless said otherwise. The chat's address opens an empty page. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
  /** Fails when a page has written an error to its console or thrown one. */
  expectQuietConsole(): void;
  stop(): Promise<void>;
}

/** The built site on a port of loopback and a Chromium in front of it. */
export async function startJourney(options: Parameters<typeof startSite>[0] = {}): Promise<Journey> {
  const site = await startSite({ ...options, port: await freePort() });
  const browser: Browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
  });
  const errors: string[] = [];

  return {
    site,
    async visit(path, { device = 'phone', expectedErrors = [], ...rest } = {}) {
      const context = await browser.newContext({
        viewport: screens[device],
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        ...rest,
      });
      // Nothing outside may be needed or reached.
      await context.route(/^https:\/\//, (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '' }),
      );
      const page = await context.newPage();
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(`${path}: ${text}`);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => note(error.message));
      await page.goto(`${site.origin}${path}`);
      return page;
    },
    expectQuietConsole: () => expect(errors.splice(0)).toEqual([]),
    async stop() {
      await browser.close();
      await site.stop();
    },
  };
}

/** Waits until an island answers to the visitor. */
export const hydrated = (page: Page, island: string): Promise<unknown> =>
  page.waitForSelector(`[data-island="${island}"][data-island-status="hydrated"]`, { state: 'attached' });

/** Waits until what a page does when it is idle has begun. */
export const idleModules = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-idle-status="started"]', { state: 'attached' });
