import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { layoutProblems } from './layout.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

/** Opens a page in a browser whose own text size is twice the usual one, which the page's media queries count with. */
async function visitWithLargeText(path: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await journey.visit('/favicon.svg', { viewport });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.goto(`${journey.site.origin}${path}`);
  return page;
}

/** The labels of the bottom bar that the icon of another one touches. */
const touchedLabels = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const LEAST_PX = 3;
    const icons = [...document.querySelectorAll('.bar svg')].map((icon) => icon.getBoundingClientRect());
    return [...document.querySelectorAll('.bar a')].flatMap((link) => {
      const words = [...link.childNodes].find((node) => node instanceof Text);
      if (words === undefined) return [];
      const range = document.createRange();
      range.selectNode(words);
      const label = range.getBoundingClientRect();
      const isTouched = icons.some(
        ({ left, right, top, bottom, width }) =>
          width > 0 &&
          right > label.left - LEAST_PX &&
          left < label.right + LEAST_PX &&
          bottom > label.top &&
          top < label.bottom,
      );
      return isTouched ? [link.textContent ?? ''] : [];
    });
  });

describe.each([
  { width: 360, height: 640, place: 0 },
  { width: 640, height: 360, place: 1 },
])('with a text size of 200 % on a phone of $width × $height px', ({ place, ...viewport }) => {
  test.each(
    share(['/', '/hi', '/car-service-in-jaipur', '/hi/car-service-in-jaipur', '/services/ac'], 2, place),
  )('GET %s cuts no word off, keeps the labels of the bar free, and says what its price is', async (path) => {
    const page = await visitWithLargeText(path, viewport);
    expect(await layoutProblems(page)).toEqual([]);
    expect(await touchedLabels(page)).toEqual([]);
    const caption = page.locator('.action-bar .caption');
    expect(await caption.isVisible()).toBe(true);
    await page.context().close();
  });
});
