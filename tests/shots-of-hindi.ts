import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { consentText } from '../src/content/hi/text/consent.ts';
import { hasHindi, inHindi } from '../src/web/contract/hindi-pages.ts';
import { hindiStates } from './browser/states/hindi-states.ts';
import { ownStates } from './browser/states/own-states.ts';
import type { ScreenState } from './browser/states/screen-state.ts';
import { trackingVariables } from './browser/states/tracking-states.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { freePort } from './free-port.ts';
import { onePathOfEachFamily } from './one-path-of-each-family.ts';
import { loadPageTable } from './page-table.ts';
import { adminVariables, type Shot } from './shots-of-private-pages.ts';
import { aVisitor } from './worker/outside.ts';
import { type Site, startSite } from './worker/site.ts';

/** A phone of each width, a desktop, and a phone whose visitor has text of twice the size. */
const screens = [
  { name: '320', viewport: { width: 320, height: 640 } },
  { name: '360', viewport: { width: 360, height: 640 } },
  { name: '360-large', viewport: { width: 360, height: 640 }, isLarge: true },
  { name: '1280', viewport: { width: 1280, height: 800 } },
] as const;
type Screen = (typeof screens)[number];

/** Hindi pages that stand for no family, and families whose first address has no Hindi page. */
const further: readonly Shot[] = [
  ['service-ac', '/hi/services/ac'],
  ['locality-malviya-nagar', '/hi/car-service-in-jaipur/malviya-nagar'],
  ['local-battery', '/hi/car-battery-replacement-jaipur'],
  ['city-pune', '/hi/car-service-in-pune'],
  ['express-90', '/hi/express-90-min-car-service'],
  ['doorstep-category', '/hi/doorstep-services/category/CLEANING'],
  ['express-cart', '/hi/express-rzp-atc/cart?car=maruti-swift-petrol'],
  ['thank-you', '/hi/thank-you?for=lead'],
  ['search-found', '/hi/search?q=बैटरी'],
  ['search-nothing', '/hi/search?q=zzzz'],
  ['not-found', '/hi/no-such-page'],
  ['offline', '/hi/offline'],
];

/**
 * Takes the pictures of all Hindi pages and states, each picture cut into screens side by side, so that its letters
 * stay readable.
 */
export async function takeHindi(folder: string, wanted: (name: string) => boolean): Promise<void> {
  const site = await startSite({ port: await freePort(), variables: adminVariables });
  const tracked = await startSite({ port: await freePort(), variables: trackingVariables });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  const shots = [...families(await loadPageTable()), ...further].filter(([name]) => wanted(name));
  const states = [...hindiStates, ...(await ownPages(site))].filter(({ name }) => wanted(name));
  for (const screen of screens) {
    const context = await contextOf(browser, screen);
    for (const [name, path] of shots) {
      const page = await context.newPage();
      await page.goto(`${site.origin}${path}`, { waitUntil: 'networkidle' });
      await takeWhole(page, screen, `${folder}/hi-${name}-${screen.name}.png`);
      await page.close();
    }
    await context.close();
    for (const state of states) await takeState({ browser, site, screen, folder, state });
    if (wanted('hi-consent'))
      await takeState({ browser, site: tracked, screen, folder, state: consentState });
  }
  await browser.close();
  await Promise.all([site.stop(), tracked.stop()]);
}

const consentState: ScreenState = {
  name: 'hi-consent',
  path: '/hi',
  open: async (page) => {
    await page.mouse.wheel(0, 700);
    await page.getByRole('form', { name: consentText.label }).waitFor();
  },
};

const openMove = async (page: Page) => {
  await page.locator('#move > summary').click();
  await page.locator('#move input[name=slot]').first().waitFor();
};

const openCancel = async (page: Page) => {
  await page.locator('[commandfor=cancel-visit]').first().click();
  await page.locator('#cancel-visit[open]').waitFor();
};

const families = (table: Parameters<typeof onePathOfEachFamily>[0]): readonly Shot[] =>
  [...onePathOfEachFamily(table)].flatMap(([name, path]) =>
    hasHindi(path) ? [[name, inHindi(path)] as const] : [],
  );

/** The pages of bookings and orders, with the same records as the English pictures. */
async function ownPages(site: Site): Promise<readonly ScreenState[]> {
  const settled = (page: Page) => page.waitForLoadState('networkidle');
  const openBill = async (page: Page) => {
    await page.locator('a[href*="/bill"]').first().click();
    await page.waitForURL(/\/bill/);
    await settled(page);
  };
  const opens = (name: string) => {
    if (name === 'job-bill') return openBill;
    if (name.endsWith('-move')) return openMove;
    return name.endsWith('-cancel') ? openCancel : settled;
  };
  return (await ownStates(site)).map(({ name, path, before }) => ({
    name: `hi-${name}`,
    path: `/hi${path}`,
    ...(before && { before }),
    // A dialog covers the screen, not the whole page.
    whole: !name.endsWith('-cancel'),
    open: opens(name),
  }));
}

async function contextOf(browser: Browser, screen: Screen): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: screen.viewport,
    locale: 'hi-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    bypassCSP: true,
    extraHTTPHeaders: aVisitor(),
  });
  await context.route(/^https:\/\//, (route) => route.fulfill({ status: 200, body: '' }));
  if ('isLarge' in screen)
    await context.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', '200%', 'important'),
      ),
    );
  return context;
}

interface StateShot {
  readonly browser: Browser;
  readonly site: Site;
  readonly screen: Screen;
  readonly folder: string;
  readonly state: ScreenState;
}

async function takeState({ browser, site, screen, folder, state }: StateShot): Promise<void> {
  const { name, path, before, open, only, whole = false } = state;
  if (only?.includes('phone') && screen.name === '1280') return;
  const context = await contextOf(browser, screen);
  const page = await context.newPage();
  const file = `${folder}/${name}-${screen.name}.png`;
  try {
    await before?.(page);
    await page.goto(`${site.origin}${path}`);
    await open(page);
    await (whole ? takeWhole(page, screen, file) : page.screenshot({ path: file }));
  } catch (error) {
    console.error(`${name} at ${screen.name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
  await context.close();
}

const CUT_HEIGHT = 1500;
const CUT_WIDTH = 1480;

/** Takes the whole page, cut into columns of one screen's width; a wide page continues in further files. */
async function takeWhole(page: Page, { viewport: { width } }: Screen, file: string): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    for (const part of document.querySelectorAll<HTMLElement>('.section'))
      part.style.contentVisibility = 'visible';
    scrollTo(0, 0);
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  const { width: scrolled } = await page.evaluate(() => ({ width: document.documentElement.scrollWidth }));
  if (scrolled > width) console.log(`${file}: ${scrolled} px wide`);
  const png = await page.screenshot({ fullPage: true });
  const { height } = await sharp(png).metadata();
  const columns = Array.from({ length: Math.ceil(height / CUT_HEIGHT) }, (_, index) => ({
    top: index * CUT_HEIGHT,
    left: 0,
    width,
    height: Math.min(CUT_HEIGHT, height - index * CUT_HEIGHT),
  }));
  const perFile = Math.floor(CUT_WIDTH / width);
  for (let start = 0; start < columns.length; start += perFile) {
    const shown = columns.slice(start, start + perFile);
    const parts = await Promise.all(
      shown.map(async (cut, index) => ({
        input: await sharp(png).extract(cut).png().toBuffer(),
        left: index * (width + 10),
        top: 0,
      })),
    );
    await sharp({
      create: {
        width: shown.length * (width + 10) - 10,
        height: shown[0]?.height ?? CUT_HEIGHT,
        channels: 3,
        background: '#888',
      },
    })
      .composite(parts)
      .png()
      .toFile(start === 0 ? file : file.replace('.png', `-${start / perFile + 1}.png`));
  }
}
