import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { brokenWords, crampedButtons } from './broken-words.ts';
import { brokenNumbers, clippedLetters } from './hindi-walk.ts';
import { idleModules } from './journey.ts';
import { layoutProblems } from './layout.ts';
import { screens } from './screens.ts';
import { hindiStates } from './states/hindi-states.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

const paths = [
  '/hi',
  '/hi/services',
  '/hi/services/ac',
  '/hi/express',
  '/hi/express-beta-atc',
  '/hi/car-service-in-jaipur',
  '/hi/car-ac-service-in-pune',
  '/hi/car-service-in-jaipur/malviya-nagar',
  '/hi/car-battery-replacement-jaipur',
  '/hi/doorstep-services',
  '/hi/doorstep-services/cart',
  '/hi/checkout',
  '/hi/assistant',
  '/hi/book',
  '/hi/schedule',
  '/hi/my-bookings',
  '/hi/spin-to-win',
  '/hi/contact',
  '/hi/thank-you?for=lead',
  '/hi/search?q=ac',
  '/hi/voice-search-demo',
  '/hi/car-service-near-me',
  '/hi/car-services/maruti-swift',
  '/hi/privacy-choices',
  '/hi/privacy-policy',
] as const;

/** Waits until the letters have their own shapes: those of the fallback font are wider. */
const ownFont = (page: Page) =>
  page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

const largeText = (page: Page) => page.addStyleTag({ content: ':root { font-size: 200% !important }' });

// The letters come too late for the first page's first paint. From the next page on the browser has them.
const page = await journey.visit('/hi', { bypassCSP: true, isWalk: true });
await ownFont(page);

test.each(share(paths, 16))(
  '%s is whole at 320 px and, with text of twice the size, at 360 and 412 px',
  async (path) => {
    await page.context().clearCookies();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${journey.site.origin}${path}`);
    await idleModules(page);
    await ownFont(page);
    expect(await layoutProblems(page), 'words of the page').toEqual([]);
    expect(await brokenNumbers(page), 'numbers').toEqual([]);
    expect(await clippedLetters(page), 'letters').toEqual([]);
    expect(await crampedButtons(page), 'buttons').toEqual([]);
    await largeText(page);
    for (const width of [360, 412]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await clippedLetters(page), `letters at ${width} px`).toEqual([]);
      expect(await brokenWords(page), `words at ${width} px`).toEqual([]);
      expect(await crampedButtons(page), `buttons at ${width} px`).toEqual([]);
    }
  },
);

test.each(share(hindiStates, 20).map((state) => [state.name, state] as const))(
  'the state %s is whole on a phone',
  async (_, { path, before, open }) => {
    const page = await journey.visit('/healthz', { viewport: screens.phone });
    await before?.(page);
    await page.goto(`${journey.site.origin}${path}`);
    await open(page);
    expect(await layoutProblems(page), 'words of the page').toEqual([]);
    expect(await brokenNumbers(page), 'numbers').toEqual([]);
    expect(await crampedButtons(page), 'buttons').toEqual([]);
    await page.context().close();
  },
);
