import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

const cartLink = (page: Page) => page.getByRole('link', { name: /^Cart: \d+$/ });

describe('a job that is added on a desktop', () => {
  // The catalogue shows the cart itself, so its message needs no way there.
  test.each([
    ['/', 1],
    ['/doorstep-services', 0],
  ])('shows on %s with its undo, the count and %i links to the cart', async (path, links) => {
    const page = await journey.visit(path, { device: 'desktop' });
    await idleModules(page);
    await page.getByRole('button', { name: 'Add Battery replacement' }).click();
    const message = page.getByRole('status').filter({ hasText: 'Battery replacement is in your cart.' });
    await message.waitFor();
    expect(await message.getByRole('link', { name: 'View cart' }).count()).toBe(links);
    await cartLink(page).getByText('1').waitFor();
    await message.getByRole('button', { name: 'Undo' }).click();
    await cartLink(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add Battery replacement' }).waitFor();
  });

  test.each(['/', '/services'])('leaves a way to the cart on %s', async (path) => {
    const page = await journey.visit('/doorstep-services', { device: 'desktop' });
    await idleModules(page);
    await page.getByRole('button', { name: 'Add Battery replacement' }).click();
    await cartLink(page).waitFor();
    await page.goto(`${journey.site.origin}${path}`);
    await cartLink(page).click();
    await page.waitForURL('**/doorstep-services/cart');
    await page.locator('.line').getByText('Battery replacement').waitFor();
  });
});
