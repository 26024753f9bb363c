import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { idleModules, type Journey, startJourney } from './journey.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());
afterEach(() => journey.expectQuietConsole());

type Options = Parameters<Journey['visit']>[1];

/** Opens a page with a fake clock, which stands still until the test moves it. */
async function visit(path: string, options?: Options): Promise<Page> {
  const page = await journey.visit('/healthz', options);
  await page.clock.install();
  await page.goto(`${journey.site.origin}${path}`);
  await idle(page);
  return page;
}

/** Moves the fake clock far enough for the page's idle modules to start. */
async function idle(page: Page): Promise<void> {
  await page.clock.runFor(1_000);
  await idleModules(page);
}

/** Moves the fake clock to a time since the page's load, in ms. */
async function until(page: Page, sinceLoadMs: number): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  if (now < sinceLoadMs) await page.clock.runFor(sinceLoadMs - now);
}

const popup = (page: Page) => page.getByRole('region', { name: 'Shall we call you with the price?' });
const prompt = (page: Page) => page.locator('[data-chat-prompt]');

describe('the lead popup', () => {
  test('opens 20 s after the load, takes no focus, and closes at a press', async () => {
    const page = await visit('/');
    await until(page, 18_500);
    expect(await popup(page).count()).toBe(0);
    await until(page, 20_100);
    await popup(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await axeFindings(page)).toEqual([]);
    await popup(page).getByRole('button', { name: 'No, thank you' }).click();
    await popup(page).waitFor({ state: 'hidden' });
  });

  test('stores a number as a lead with its own source and never opens again', async () => {
    const page = await visit('/');
    await until(page, 20_100);
    await popup(page).getByLabel('Mobile number').fill('9000000201');
    await popup(page).getByRole('button', { name: 'Call me back' }).click();
    await page.getByRole('region', { name: 'We have your number' }).waitFor();
    const leads = await journey.site.rows<{ source: string }>(
      'SELECT source FROM records WHERE mobile_number = ?',
      '9000000201',
    );
    expect(leads).toEqual([{ source: 'popup' }]);
    await page.reload();
    await idle(page);
    await until(page, 45_000);
    await leaveThroughTop(page);
    expect(await popup(page).count()).toBe(0);
  });

  test.each(['/express', '/express-beta-atc', '/ads-express', '/book'])(
    'does not open on %s',
    async (path) => {
      const page = await visit(path);
      await until(page, 45_000);
      expect(await popup(page).count()).toBe(0);
    },
  );

  test('shows the error of a rate-limited number and keeps the typed text', async () => {
    const page = await visit('/', { expectedErrors: [/429/] });
    await page.route('**/api/leads', (route) => route.fulfill({ status: 429, json: { error: {} } }));
    await until(page, 20_100);
    await popup(page).getByLabel('Mobile number').fill('9000000202');
    await popup(page).getByRole('button', { name: 'Call me back' }).click();
    await popup(page).getByText('Too many tries.').waitFor();
    expect(await popup(page).getByLabel('Mobile number').inputValue()).toBe('9000000202');
  });

  test('does not open over a form in progress', async () => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Book Now' }).first().click();
    await page
      .getByRole('dialog', { name: 'Confirm Your Booking' })
      .getByLabel('Mobile number')
      .fill('90000');
    await until(page, 45_000);
    expect(await popup(page).count()).toBe(0);
  });

  test('does not open without service types', async () => {
    const page = await journey.visit('/healthz');
    await page.route('**/api/service-types', (route) => route.fulfill({ json: { serviceTypes: [] } }));
    await page.clock.install();
    await page.goto(journey.site.origin);
    await idle(page);
    await until(page, 45_000);
    expect(await popup(page).count()).toBe(0);
  });

  test('opens a second time when the mouse leaves through the top, and never a third time', async () => {
    const page = await visit('/', { device: 'desktop' });
    await leaveThroughTop(page);
    expect(await popup(page).count()).toBe(0);
    await until(page, 20_100);
    await popup(page).getByRole('button', { name: 'No, thank you' }).click();
    await leaveThroughTop(page);
    await popup(page).waitFor();
    await popup(page).getByRole('button', { name: 'No, thank you' }).click();
    await leaveThroughTop(page);
    await page.reload();
    await idle(page);
    await until(page, 45_000);
    await leaveThroughTop(page);
    expect(await popup(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => sessionStorage.popupCount)).toBe('2');
  });

  test('opens a second time on a phone that was away for more than five seconds', async () => {
    const page = await visit('/');
    await until(page, 20_100);
    await popup(page).getByRole('button', { name: 'No, thank you' }).click();
    await goAway(page, 4_000);
    expect(await popup(page).isVisible()).toBe(false);
    await goAway(page, 6_000);
    await popup(page).waitFor();
  });
});

describe('the floating prompt', () => {
  test('appears at 12 s and hides at 17 s', async () => {
    const page = await visit('/', { device: 'desktop' });
    await until(page, 10_500);
    expect(await prompt(page).isVisible()).toBe(false);
    await until(page, 12_100);
    await prompt(page).waitFor();
    await until(page, 17_100);
    await prompt(page).waitFor({ state: 'hidden' });
  });

  test('never appears on a page that hides its chat links', async () => {
    const page = await visit('/about');
    await page.evaluate(() => document.querySelector('main')?.classList.add('hide-whatsapp-button'));
    await until(page, 12_100);
    await expect.poll(() => prompt(page).getAttribute('hidden')).toBe(null);
    expect(await prompt(page).isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: 'Quick links' }).isVisible()).toBe(false);
  });

  test('stays after the visitor opened the chat from it', async () => {
    const page = await visit('/', { device: 'desktop', reducedMotion: 'reduce' });
    await until(page, 12_100);
    await prompt(page).getByRole('link').click();
    const chat = page.getByRole('dialog', { name: 'Pahiya assistant' });
    await chat.waitFor();
    await until(page, 18_000);
    expect(await prompt(page).isVisible()).toBe(true);
  });

  test('stays hidden for the visit after it was dismissed', async () => {
    const page = await visit('/', { device: 'desktop' });
    await until(page, 12_100);
    await prompt(page).getByRole('button', { name: 'Dismiss' }).click();
    expect(await prompt(page).isVisible()).toBe(false);
    await page.reload();
    await idle(page);
    await until(page, 13_000);
    expect(await prompt(page).isVisible()).toBe(false);
  });
});

const leaveThroughTop = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 300, clientY: -2 })),
  );

async function goAway(page: Page, forMs: number): Promise<void> {
  const turn = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await page.clock.runFor(forMs);
  await turn('visible');
}
