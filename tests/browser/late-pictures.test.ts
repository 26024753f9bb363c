import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { addresses } from '../../src/web/contract/addresses.ts';
import { idleModules } from './journey.ts';
import type { screens } from './screens.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

/** Opens a page whose pictures and icons never arrive, as far as the visitor can tell. */
async function openWithoutPictures(path: string, device: keyof typeof screens): Promise<Page> {
  const page = await journey.visit('/robots.txt', { device });
  await page.route(/\.(?:svg|png|webp)(?:\?|$)/, () => undefined);
  await page.goto(`${journey.site.origin}${path}`, { waitUntil: 'commit' });
  await idleModules(page);
  return page;
}

/** The greatest difference of brightness in the picture of a part, from 0 to 255. */
async function contrastIn(page: Page, part: Locator): Promise<number> {
  const picture = await part.screenshot();
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const greens = Array.from({ length: data.length / 4 }, (_, at) => data[4 * at + 1] ?? 0);
      return Math.max(...greens) - Math.min(...greens);
    },
    [...picture],
  );
}

const grounds = (pictures: Locator): Promise<readonly string[]> =>
  pictures.evaluateAll((all) => all.map((picture) => getComputedStyle(picture).backgroundColor));

const TINT = 'rgb(251, 234, 227)';

describe('while no picture has arrived', () => {
  test.each([addresses.home, addresses.service('ac')])(
    'GET %s paints the menu button and the name on a phone',
    async (path) => {
      const page = await openWithoutPictures(path, 'phone');
      const header = page.getByRole('banner').first();
      expect(await contrastIn(page, header.getByRole('button', { name: 'Menu' }))).toBeGreaterThan(100);
      expect(await contrastIn(page, header.getByRole('link', { name: 'Pahiya, home' }))).toBeGreaterThan(100);
    },
  );

  test('GET / tints the places of the pictures on its cards and in its arch', async () => {
    const page = await openWithoutPictures(addresses.home, 'desktop');
    expect(new Set(await grounds(page.locator('.way > img')))).toEqual(new Set([TINT]));
    expect(await grounds(page.locator('.frame'))).toEqual([TINT]);
  });

  test('GET /doorstep-services tints the arch of each job', async () => {
    const page = await openWithoutPictures(addresses.doorstep, 'phone');
    const arches = page.locator('.ds > img');
    expect(new Set(await grounds(arches))).toEqual(new Set([TINT]));
    expect(await arches.first().evaluate((picture) => getComputedStyle(picture).opacity)).toBe('1');
  });
});
