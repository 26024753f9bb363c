import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { hydrated, idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

const phone = { viewport: { width: 360, height: 780 } };
const threeJobs = {
  items: ['quick-vacuum', 'jump-start', 'coolant-topup'].map((serviceId) => ({ serviceId, quantity: 1 })),
};

async function fillCart(page: Page): Promise<void> {
  await page.evaluate((cart) => localStorage.setItem('pahiya-cart', JSON.stringify(cart)), threeJobs);
}

/** Whether an action stands whole on the screen, above the bar at its foot, with nothing over its middle. */
async function isInReach(page: Page, action: Locator): Promise<boolean> {
  const box = await action.boundingBox();
  const bar = await page.locator('nav.bar').boundingBox();
  if (box === null || box.y < 0 || box.y + box.height > (bar?.y ?? phone.viewport.height)) return false;
  return action.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

describe('on a phone the next action is in reach of the thumb', () => {
  test.each(share(['/', '/services', '/hi', '/hi/services'], 3))(
    'half way down %s, with its price',
    async (path) => {
      const page = await journey.visit(path, phone);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
      const bar = page.locator('.action-bar');
      await expect.poll(() => isInReach(page, bar.getByRole('button'))).toBe(true);
      expect(await bar.locator('.price').textContent()).toMatch(/^₹[\d,]+$/);
    },
  );

  test.each(['/doorstep-services/cart', '/hi/doorstep-services/cart'])(
    'in %s with three jobs, above the bar',
    async (path) => {
      const page = await journey.visit(path, phone);
      await fillCart(page);
      await page.reload();
      await hydrated(page, 'cart');
      const next = page.getByRole('link', { name: /Choose a time|समय/ }).filter({ visible: true });
      await expect.poll(() => isInReach(page, next)).toBe(true);
    },
  );

  test('in the panel after Book Now, as soon as a time is chosen', async () => {
    const page = await journey.visit('/', phone);
    await page.locator('main').getByRole('button', { name: 'Book Now' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
    await dialog
      .getByRole('button', { name: /^Maruti Swift/ })
      .first()
      .click();
    await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('9000000611');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const panel = page.locator('.next-step');
    await panel.getByText('Tomorrow', { exact: true }).click();
    await panel.getByText('11 AM-1 PM').click();
    const confirm = panel.getByRole('button', { name: 'Confirm Tomorrow, 11 AM-1 PM' });
    await expect.poll(() => isInReach(page, confirm)).toBe(true);
  });
});

describe('on wide screens a filled cart stands in the header', () => {
  const screensWithACart = [
    ['desktop', '/'],
    ['desktop', '/about'],
    ['desktop', '/services/ac'],
    ['desktop', '/doorstep-services'],
    ['tablet', '/'],
    ['tablet', '/hi/services'],
  ] as const;

  test.each(share(screensWithACart, 8))('%s: %s', async (device, path) => {
    const page = await journey.visit(path, { device });
    await fillCart(page);
    await page.reload();
    await idleModules(page);
    const header = page.locator('header.top');
    const before = await header.evaluate((element) => element.getBoundingClientRect().height);
    await header.locator('.cart-link').getByText(/3/).waitFor();
    expect(await header.evaluate((element) => element.getBoundingClientRect().height)).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});
