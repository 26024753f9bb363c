import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { cartText } from '../../src/content/hi/text/cart.ts';
import { checkoutText } from '../../src/content/hi/text/checkout.ts';
import { uiText } from '../../src/content/hi/text/ui.ts';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { add, chooseTime, fillIn } from './cart-walk.ts';
import { hydrated, idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

/** The switch of a wide screen, which stands in the header. */
const press = (page: Page, lang: 'hi' | 'en') =>
  page.locator(`header a[lang="${lang}"][rel=nofollow]`).first().click();

/** How far the browser has the letters of the links to Hindi: its own ones or the site's. */
const lettersOfLinks = (page: Page) =>
  page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('Links to Hindi'))?.status);

describe('the switch of languages', () => {
  test('is in sight with Hindi letters on any device', async () => {
    for (const device of ['desktop', 'tablet', 'phone'] as const) {
      const page = await journey.visit('/services', { device });
      const shown = page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).filter({ visible: true });
      expect(await shown.count(), device).toBe(1);
      await expect.poll(() => lettersOfLinks(page)).toBe('loaded');
    }
  });

  test('leaves the header of a phone in one row', async () => {
    for (const path of ['/services', '/hi/services', '/careers', '/hi/careers'])
      for (const width of [320, 360, 412]) {
        const page = await journey.visit(path, { viewport: { width, height: 640 } });
        expect((await page.getByRole('banner').boundingBox())?.height, `${path} ${width}`).toBeLessThan(70);
        await page.context().close();
      }
  });

  test('takes a half-filled checkout to the same page in Hindi, and the cart with it', async () => {
    const page = await journey.visit('/doorstep-services', { device: 'desktop' });
    await add(page, 'Battery replacement');
    await page.goto(`${journey.site.origin}/checkout`);
    await fillIn(page, '9000001201');
    await chooseTime(page);
    await press(page, 'hi');
    await page.waitForURL('**/hi/checkout');
    await hydrated(page, 'checkout');
    await expect.poll(() => page.getByLabel(checkoutText.name).inputValue()).toBe('Sample Customer');
    const form = page.locator('.shop');
    expect(await form.getByLabel(uiText.mobileNumber).inputValue()).toBe('9000001201');
    expect(await page.getByLabel(checkoutText.address).inputValue()).toBe('House 1, Sample Street');
    const area = page.getByLabel(checkoutText.area).locator('option:checked');
    await expect.poll(() => area.textContent()).toBe('मानसरोवर');
    const date = page.getByLabel(checkoutText.date);
    await expect.poll(() => date.inputValue()).toBe(addDays(indiaDate(new Date()), 2));
    await expect.poll(() => page.locator('[name=timeSlot]:checked').inputValue()).toBe('11-13');
    await form.getByText('Maruti Baleno').first().waitFor();

    // The handlers of the form know the filled fields: it can be sent.
    await page.getByRole('button', { name: checkoutText.bookVisit }).click();
    await page.waitForURL(/\/hi\/order\//);
  });

  test('keeps the cart without calling its Hindi names a change', async () => {
    const page = await journey.visit('/doorstep-services', { device: 'desktop' });
    await add(page, 'Battery replacement');
    await page.goto(`${journey.site.origin}/doorstep-services/cart`);
    await press(page, 'hi');
    await page.waitForURL('**/hi/doorstep-services/cart');
    await page.locator('.line', { hasText: 'बैटरी बदलना' }).waitFor();
    expect(await page.getByText(cartText.changed.title).count()).toBe(0);
  });

  test('takes a message along in both directions, and another page forgets it', async () => {
    const page = await journey.visit('/contact', { device: 'desktop' });
    const message = page.getByRole('main').locator('textarea');
    await idleModules(page);
    await message.fill('Do you come to Tonk Road?');
    await press(page, 'hi');
    await page.waitForURL('**/hi/contact');
    await expect.poll(() => message.inputValue()).toBe('Do you come to Tonk Road?');
    expect(await page.evaluate(() => sessionStorage.getItem('typedFields'))).toBe('{}');
    await press(page, 'en');
    await page.waitForURL((url) => url.pathname === '/contact');
    await expect.poll(() => message.inputValue()).toBe('Do you come to Tonk Road?');
    await page.goto(`${journey.site.origin}/about`);
    await idleModules(page);
    await page.goto(`${journey.site.origin}/contact`);
    await idleModules(page);
    expect(await message.inputValue()).toBe('');
  });

  test('keeps the page, the car and the city without JavaScript', async () => {
    const page = await journey.visit('/services/periodic?car=maruti-swift-petrol&city=pune', {
      device: 'desktop',
      javaScriptEnabled: false,
    });
    await press(page, 'hi');
    const url = new URL(page.url());
    expect([url.pathname, url.searchParams.get('car')]).toEqual([
      '/hi/services/periodic',
      'maruti-swift-petrol',
    ]);
    await page.getByText('Swift').first().waitFor();
    await page.getByRole('button', { name: /पुणे/ }).first().waitFor();
    await page.getByRole('link', { name: 'English' }).first().click();
    expect(new URL(page.url()).pathname).toBe('/services/periodic');
  });
});
