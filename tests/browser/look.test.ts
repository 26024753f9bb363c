import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { addresses } from '../../src/web/contract/addresses.ts';
import { idleModules, openCarLists } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

describe('in forced colours', () => {
  /** The mean brightness of the wordmark's letters against its ground, from 0 to 255. */
  const brightest = async (page: Page): Promise<{ readonly least: number; readonly most: number }> => {
    const picture = await page
      .getByRole('link', { name: /, home$/ })
      .first()
      .screenshot();
    return page.evaluate(
      async (bytes) => {
        const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
        // Green is the part of the mark's and the letters' colours that differs most.
        const greens = Array.from({ length: data.length / 4 }, (_, at) => data[4 * at + 1] ?? 0);
        return { least: Math.min(...greens), most: Math.max(...greens) };
      },
      [...picture],
    );
  };

  test.each(['dark', 'light'] as const)(
    'the letters of the wordmark stand out on a %s ground',
    async (theme) => {
      const page = await journey.visit(addresses.contact, { forcedColors: 'active', colorScheme: theme });
      const { least, most } = await brightest(page);
      expect(most - least).toBeGreaterThan(200);
    },
  );
});

describe('a landing page', () => {
  test('about the AC shows its car whole on the first screen of a desktop', async () => {
    const page = await journey.visit('/car-ac-service-in-jaipur', { device: 'desktop' });
    const box = await page.locator('.bigcar').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 1000)).toBeLessThanOrEqual(800);
    expect(box?.x).toBeGreaterThanOrEqual(0);
  });

  test('of a city says what we do for each price', async () => {
    const page = await journey.visit(addresses.city('jaipur'), { device: 'desktop' });
    await page.getByRole('columnheader', { name: 'What we do' }).waitFor();
    const work = await page.locator('table.tbl td.what').allTextContents();
    expect(work.length).toBeGreaterThan(4);
    expect(work.filter((words) => words.trim() === '')).toEqual([]);
  });

  test('marks no car as yours until one is chosen', async () => {
    const path = addresses.city('jaipur');
    const example = await journey.visit(path);
    expect(await example.getByText('Yours', { exact: true }).count()).toBe(0);
    const own = await journey.visit(`${path}?car=maruti-swift-petrol`);
    expect(await own.getByRole('row', { name: /Swift Yours/ }).count()).toBe(1);
  });
});

test('the names on the wheel are at least 14 px high on a phone and stay inside their part', async () => {
  const page = await journey.visit(addresses.spinToWin);
  const sizes = await page.locator('.wheel').evaluate((wheel) => {
    const scale = wheel.getBoundingClientRect().width / 400;
    return [...wheel.querySelectorAll('text')].map((text) => ({
      height: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
      length: text.getComputedTextLength(),
    }));
  });
  expect(sizes).toHaveLength(8);
  expect(Math.min(...sizes.map(({ height }) => height))).toBeGreaterThanOrEqual(14);
  // From the hub's edge to the place where a name begins.
  expect(Math.max(...sizes.map(({ length }) => length))).toBeLessThan(190 - 9 - 36);
});

describe('motion', () => {
  /** Counts the animations of time. The bar that gives way moves with the scrolling instead. */
  const runningIn = (page: Page) =>
    page.evaluate(
      () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
    );
  const openDialog = async (page: Page) => {
    await idleModules(page);
    await page.getByRole('button', { name: 'Book Now' }).first().click();
    await page.getByRole('dialog', { name: 'Confirm Your Booking' }).waitFor();
  };

  test('a sheet rises when it opens, and with reduced motion it is there at once', async () => {
    const page = await journey.visit(addresses.home, { reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      addEventListener('transitionrun', ({ target }) => {
        if (target instanceof HTMLDialogElement) target.dataset.moved = 'yes';
      });
    });
    await openDialog(page);
    expect(await page.locator('#book-now').getAttribute('data-moved')).toBe('yes');

    const calm = await journey.visit(addresses.home);
    await openDialog(calm);
    expect(await runningIn(calm)).toBe(0);
  });

  test('a changed price fades in, and with reduced motion it is there at once', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await journey.visit('/services?car=tata-nexon-petrol', { reducedMotion });
      await page.evaluate(() => {
        addEventListener('transitionrun', ({ target, propertyName }) => {
          if (target instanceof Element && target.matches('.price-card .price') && propertyName === 'opacity')
            document.body.dataset.moved = 'yes';
        });
      });
      const card = page.getByRole('region', { name: 'Price for your car' });
      await openCarLists(page);
      const before = await card.locator('.hero-size').textContent();
      await card.getByText('Diesel', { exact: true }).click();
      await expect.poll(() => card.locator('.hero-size').textContent()).not.toBe(before);
      const moved = () => page.locator('body').getAttribute('data-moved');
      if (reducedMotion === 'reduce') expect(await moved()).toBeNull();
      else await expect.poll(moved).toBe('yes');
    }
  });

  test('the next page is shown at once, without a transition that would delay its first paint', async () => {
    const page = await journey.visit(addresses.about, { device: 'desktop' });
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) =>
        Reflect.set(window, 'turned', Reflect.get(event, 'viewTransition') !== null),
      ),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
    await page.waitForURL(`**${addresses.contact}`);
    expect(await page.evaluate(() => Reflect.get(window, 'turned'))).toBe(false);
  });

  test('the count of the cart moves when a job is added, and not with reduced motion', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await journey.visit(addresses.doorstep, { reducedMotion });
      await idleModules(page);
      const count = page.locator('.bar [data-cart-count]');
      await page.evaluate(() => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
          if (this.hasAttribute('data-cart-count')) document.body.dataset.moved = 'yes';
          return animate.apply(this, how);
        };
      });
      await page.getByRole('button', { name: /^Add/ }).first().click();
      await count.getByText('1').waitFor();
      expect(await page.locator('body').getAttribute('data-moved'), reducedMotion).toBe(
        reducedMotion === 'reduce' ? null : 'yes',
      );
    }
  });
});
