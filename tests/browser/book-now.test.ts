import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { endRoute, idleModules, loseAnswers } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

const MESSAGE = "Hi, I'd like to book an Express Car Service through Pahiya.";
const CHAT = `https://wa.me/919000000000?text=${encodeURIComponent(MESSAGE)}`;

const chatLink = (page: Page) =>
  page.getByRole('region', { name: 'We have your number' }).getByRole('link', { name: 'Open the chat' });

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  return page.getByRole('dialog', { name: 'Confirm Your Booking' });
};

const leadsOf = (number: string) =>
  journey.site.rows('SELECT id FROM records WHERE mobile_number = ?', number);

describe('Book Now', () => {
  test('keeps ten of the typed digits and enables Continue only then', async () => {
    const page = await journey.visit('/');
    const dialog = await open(page);
    const number = dialog.getByLabel('Mobile number');
    const next = dialog.getByRole('button', { name: 'Continue' });
    await number.focus();
    await expect.poll(() => next.isDisabled()).toBe(true);
    await number.pressSequentially('90000abc-00001999');
    expect(await number.inputValue()).toBe('9000000001');
    expect(await next.isEnabled()).toBe(true);
    await number.fill('900000');
    expect(await next.isDisabled()).toBe(true);
    await number.fill('');
    await page.keyboard.insertText('tel:+91 (0) 90000 - 00068');
    expect(await number.inputValue()).toBe('9000000068');
  });

  test('shows an error for an invalid mobile number, and clears it when the visitor edits', async () => {
    const page = await journey.visit('/about');
    const dialog = await open(page);
    await dialog.getByLabel('Mobile number').fill('5000000001');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const message = dialog.getByText('Please enter a valid 10-digit mobile number');
    await message.waitFor();
    await dialog.getByLabel('Mobile number').fill('500000000');
    await message.waitFor({ state: 'detached' });
  });

  test('stores the lead, opens the business chat in a new tab and shows its link', async () => {
    const page = await journey.visit('/');
    await idleModules(page);
    const dialog = await open(page);
    await dialog.getByLabel('Mobile number').fill('9000000001');
    const tab = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await (await tab).waitForURL((url) => url.hostname === 'wa.me');
    const message = new URL((await tab).url()).searchParams.get('text');
    expect(message).toMatch(/^Hi, I'd like to book Express service .*through Pahiya\.\n#[2-9A-Z]{6}$/);
    const link = await chatLink(page).getAttribute('href');
    expect(new URL(link ?? '').searchParams.get('text')).toBe(message);
    expect(await leadsOf('9000000001')).toHaveLength(1);
  });

  test('clears number and error when it closes, and fills in the number of an earlier success', async () => {
    const page = await journey.visit('/about');
    const dialog = await open(page);
    const number = dialog.getByLabel('Mobile number');
    const message = dialog.getByText('Please enter a valid 10-digit mobile number');
    await number.fill('5000000001');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await message.waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await open(page);
    expect(await number.inputValue()).toBe('');
    expect(await message.count()).toBe(0);

    await number.fill('9000000002');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await chatLink(page).waitFor();
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await open(page);
    await expect.poll(() => number.inputValue()).toBe('9000000002');
  });

  test('stores the number offline, shows that, and sends it when the network is back', async () => {
    const page = await journey.visit('/about', { expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    const dialog = await open(page);
    await dialog.getByLabel('Mobile number').fill('9000000003');
    await expect.poll(() => dialog.getByRole('button', { name: 'Continue' }).isEnabled()).toBe(true);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog
      .getByText('You are offline. Your number is saved here and will be sent when you are back online.')
      .waitFor();
    expect(await dialog.getByRole('link', { name: 'Open the chat' }).getAttribute('href')).toBe(CHAT);
    await page.context().setOffline(false);
    await dialog.getByText('We have your number').waitFor();
    expect(await leadsOf('9000000003')).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('outbox'))).toBe('[]');
  });

  test('sends a stored number from the next page when the network comes back later', async () => {
    const page = await journey.visit('/about', { expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    const dialog = await open(page);
    await dialog.getByLabel('Mobile number').fill('9000000005');
    await expect.poll(() => dialog.getByRole('button', { name: 'Continue' }).isEnabled()).toBe(true);
    await page.context().route('**/api/leads', (route) => route.abort('internetdisconnected'));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('You are offline.').waitFor();
    await endRoute(page, '**/api/leads');
    await page.goto(`${journey.site.origin}/thank-you`);
    await expect.poll(() => leadsOf('9000000005')).toHaveLength(1);
  });

  test('shows an error when the server fails, and sends the number at the next try', async () => {
    const page = await journey.visit('/about', { expectedErrors: [/503/] });
    const dialog = await open(page);
    await dialog.getByLabel('Mobile number').fill('9000000006');
    await expect.poll(() => dialog.getByRole('button', { name: 'Continue' }).isEnabled()).toBe(true);
    await page
      .context()
      .route('**/api/leads', (route) => route.fulfill({ status: 503, json: { error: {} } }));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Something went wrong. Please try again.').waitFor();
    await endRoute(page, '**/api/leads');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await chatLink(page).waitFor();
    expect(await leadsOf('9000000006')).toHaveLength(1);
  });

  test('stores a corrected number too, after the answer for the first one was lost', async () => {
    const page = await journey.visit('/about', { expectedErrors: [/502/] });
    const keys = await loseAnswers(page, '**/api/leads');
    const dialog = await open(page);
    await dialog.getByLabel('Mobile number').fill('9000000007');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const again = dialog.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect.poll(() => keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    await endRoute(page, '**/api/leads');
    await dialog.getByLabel('Mobile number').fill('9000000008');
    await again.click();
    await chatLink(page).waitFor();
    expect([await leadsOf('9000000007'), await leadsOf('9000000008')]).toMatchObject([[{}], [{}]]);
  });

  test('works without JavaScript: the form posts and leads to a thank-you page with the chat link', async () => {
    const page = await journey.visit('/', { javaScriptEnabled: false });
    const dialog = await open(page);
    await dialog.getByLabel('Mobile number').fill('9000000004');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/thank-you?for=lead');
    const link = await page.getByRole('link', { name: 'Open the chat' }).getAttribute('href');
    const opened = await page.request.get(`${journey.site.origin}${link}`, { maxRedirects: 0 });
    expect(opened.headers().location?.startsWith(CHAT)).toBe(true);
    expect(await leadsOf('9000000004')).toHaveLength(1);
  });
});
