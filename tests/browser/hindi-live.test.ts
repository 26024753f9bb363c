import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { cartText } from '../../src/content/hi/text/cart.ts';
import { checkoutText } from '../../src/content/hi/text/checkout.ts';
import { dayText } from '../../src/content/hi/text/days.ts';
import { enquiryText } from '../../src/content/hi/text/enquiry.ts';
import { liveSlotsText } from '../../src/content/hi/text/live-slots.ts';
import { offlineText } from '../../src/content/hi/text/offline.ts';
import { uiText } from '../../src/content/hi/text/ui.ts';
import { bookingCalls, dayAhead } from '../worker/own-bookings.ts';
import { englishOn } from './hindi-walk.ts';
import { hydrated, idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

describe('the live slots in Hindi', () => {
  test('keep their Hindi names when the feed reports a booking', async () => {
    const page = await journey.visit('/hi/express-beta-atc');
    await page.locator('#slots').scrollIntoViewIfNeeded();
    await page.getByText(liveSlotsText.live).waitFor();
    const day = page.getByRole('region', { name: new RegExp(`^${dayText.tomorrow}`) });
    expect(await day.innerText()).toContain('दोपहर 3–5 बजे');
    const calls = bookingCalls(journey.site);
    const booking = await calls.create();
    await calls.confirm(booking, dayAhead(1), '15-17');
    await day.getByRole('link', { name: '3–5 बजे 5 खाली' }).waitFor();
    expect(await day.innerText()).not.toMatch(/AM|PM/);
    expect(await englishOn(page)).toEqual([]);
    await calls.cancel(booking);
  });

  test('say in Hindi that they could not be loaded', async () => {
    const page = await journey.visit('/hi/doorstep-services', { expectedErrors: [/ERR_FAILED/] });
    await page
      .getByRole('button', { name: /^जोड़ें: .*वैक्यूम/ })
      .first()
      .click();
    await page.getByRole('link', { name: cartText.view }).waitFor();
    await page.route(/\/hi\/api\/slots\?/, (route) => route.abort());
    await page.goto(`${journey.site.origin}/hi/checkout`);
    await hydrated(page, 'checkout');
    await page.getByText(checkoutText.slotsUnknown).waitFor();
    expect(await englishOn(page)).toEqual([]);
  });
});

const OFFLINE = { serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] } as const;

const serviceWorker = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });

const storedKeys = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages-2')).keys()).map(({ url }) => new URL(url).pathname),
  );

describe('without a network in Hindi', () => {
  test('a page seen before opens under a Hindi note, and one never seen lists the stored Hindi pages', async () => {
    const page = await journey.visit('/hi/services', OFFLINE);
    await serviceWorker(page);
    await expect
      .poll(() => storedKeys(page))
      .toEqual(expect.arrayContaining(['/hi/services', '/hi/offline']));
    await page.goto(`${journey.site.origin}/hi/contact`);
    await expect.poll(() => storedKeys(page)).toContain('/hi/contact');
    await page.context().setOffline(true);
    await page.goto(`${journey.site.origin}/hi/contact`);
    const [before, after] = offlineText.asOf('|').split('|');
    await page.getByText(new RegExp(`^${before}\\d.*\\sबजे${after}`)).waitFor();
    await page.goto(`${journey.site.origin}/hi/services/battery`);
    await page.getByRole('heading', { name: offlineText.heading }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
    expect(await englishOn(page)).toEqual([]);
    await page.locator('[data-stored-pages] a[href="/hi/services"]').click();
    await page.waitForURL('**/hi/services');
  });

  test('a form is kept with a Hindi notice, and goes out once after the network is back', async () => {
    const page = await journey.visit('/hi/contact', OFFLINE);
    await serviceWorker(page);
    await page.getByLabel(enquiryText.name).fill('क्षितिज शर्मा');
    await hydrated(page, 'enquiry');
    const form = page.getByRole('main').locator('form').first();
    await form.getByLabel(uiText.mobileNumber).fill('९०००००१२११');
    await page.getByLabel(enquiryText.message.contact).fill('क्या आप टोंक रोड आते हैं?');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: enquiryText.send.contact }).click();
    await page.getByText(enquiryText.offline).waitFor();
    // The stored post survives the page.
    await page.goto(`${journey.site.origin}/hi/contact`);
    await page.context().setOffline(false);
    await page.goto(`${journey.site.origin}/contact`);
    await idleModules(page);
    const sent = () =>
      journey.site.rows<{ fields: string }>(
        'SELECT fields FROM records WHERE mobile_number = ?',
        '9000001211',
      );
    await expect.poll(sent).toHaveLength(1);
    expect(JSON.parse((await sent())[0]?.fields ?? '{}')).toMatchObject({ language: 'hi' });
  });
});
