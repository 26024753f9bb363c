import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { addresses } from '../../src/web/contract/addresses.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { share } from '../every-case.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { axeFindings, COLOUR_RULES } from './axe.ts';
import { coveredFocus, layoutProblems, readToTheEnd, shareForContent } from './layout.ts';
import { screens } from './screens.ts';
import { largeTextFindings, largeTextProblems } from './state-findings.ts';
import { testJourney } from './test-journey.ts';

const families = [...onePathOfEachFamily(pageTable)];

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

/** Expects the header of wide screens: with its links, or slim with the way to the menu. */
async function expectWholeHeader(page: Page): Promise<void> {
  const header = page.getByRole('banner').first();
  const isSlim = await header.evaluate((element) => element.matches('.slim'));
  expect(await header.getByRole('button', { name: 'Menu', exact: true }).count()).toBe(isSlim ? 1 : 0);
  for (const name of [/, home$/, ...(isSlim ? [] : ['Services', 'My bookings'])])
    expect(await header.getByRole('link', { name, exact: typeof name === 'string' }).count(), `${name}`).toBe(
      1,
    );
  expect(await header.getByRole('button', { name: /^Your city:/ }).count()).toBe(1);
}

/** Counts from the page's first layout on how far its parts have moved without its visitor. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') !== true) {
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function findingsInBothThemes(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeFindings(page, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  return { light, dark };
}

const onAPhone = async (page: Page): Promise<void> => {
  expect(await findingsInBothThemes(page), 'phone').toEqual({ light: [], dark: [] });
};

async function onAWideScreen(page: Page): Promise<void> {
  await page.setViewportSize(screens.tablet);
  await expectWholeHeader(page);
  await page.setViewportSize(screens.desktop);
  expect(await findingsInBothThemes(page), 'desktop').toEqual({ light: [], dark: [] });
}

async function onASmallScreen(page: Page): Promise<void> {
  // From here on the focus has scrolled each part of the page, so that a bar may cover half of a button.
  await page.setViewportSize({ width: 320, height: 640 });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, 'sideways at 320 px').toBeLessThanOrEqual(0);
  expect(await coveredFocus(page), 'covered focus').toEqual([]);
  await page.setViewportSize({ width: 740, height: 360 });
  expect(await shareForContent(page), 'content of a phone held sideways').toBeGreaterThan(2 / 3);
}

async function withLargeText(page: Page): Promise<void> {
  expect(await largeTextFindings(page), 'with text of 200 %').toEqual([]);
  await page.setViewportSize({ width: 640, height: 360 });
  expect(await shareForContent(page), 'content held sideways with text of 200 %').toBeGreaterThan(0.6);
  expect(await layoutProblems(page), 'held sideways with text of 200 %').toEqual([]);
}

async function whileItLoadsAndScrolls(page: Page): Promise<void> {
  await watchShifts(page);
  await readToTheEnd(page);
  const shift = await page.evaluate(() => Reflect.get(window, 'shift'));
  expect(shift, 'shift while it loads and scrolls').toBe(0);
}

/**
 * A person turns a tablet and makes the text larger, and the page has to follow. The shifts are counted first, because
 * another screen moves all parts. `npm test` takes one of the looks, and a fourth of the families.
 */
const LOOKS = [whileItLoadsAndScrolls, onAPhone, onAWideScreen, onASmallScreen, withLargeText];

const withPlaces = families.map(([family, path], place) => [family, path, place] as const);

test.each(share(withPlaces, 4))(
  'a page of the family %s (%s) does not shift, passes axe on each screen, in both themes and with text of 200 %, and covers no focus',
  async (_, path, place) => {
    const page = await journey.visit(path);
    // On a slow machine the popup would open and cover what is measured.
    await page.evaluate(() => sessionStorage.setItem('hasFilledForm', 'true'));
    for (const look of share(LOOKS, 5, place)) await look(page);
    await page.context().close();
  },
);

/** The first page of each entry of the table that is not its family's first. */
const further = pageTable
  .filter(({ audience }) => audience !== 'private')
  .flatMap((entry) => entry.paths().slice(0, 1))
  .filter((path) => !families.some(([, first]) => first === path));

test('no other page of the table lets a word leave the screen or lie on another with text of 200 %', async () => {
  const page = await journey.visit(addresses.home);
  const found: string[] = [];
  for (const path of share(further, 6)) {
    await page.goto(`${journey.site.origin}${path}`);
    for (const problem of await largeTextProblems(page)) found.push(`${path}: ${problem}`);
  }
  expect(found).toEqual([]);
  await page.context().close();
});
