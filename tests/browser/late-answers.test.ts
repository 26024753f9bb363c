import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

/** Holds the answers of an endpoint back until the test lets them go: as the server gives them, or as a failure. */
async function hold(page: Page, endpoint: string) {
  let go: (isFailure: boolean) => void = () => {};
  const decided = new Promise<boolean>((resolve) => {
    go = resolve;
  });
  let ask = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  await page.route(`**${endpoint}`, async (route) => {
    ask();
    await ((await decided) ? route.fulfill({ status: 503, json: { error: {} } }) : route.continue());
  });
  return { asked, answer: () => go(false), fail: () => go(true) };
}

const bookNow = async (page: Page) => {
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  return page.getByRole('dialog', { name: 'Confirm Your Booking' });
};

/** Sends a number by Book Now, and closes the dialog while the answer is on its way. */
async function leaveNumber(page: Page, number: string) {
  await idleModules(page);
  const leads = await hold(page, '/api/leads');
  const dialog = await bookNow(page);
  await dialog.getByLabel('Mobile number').fill(number);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await leads.asked;
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return { dialog, leads };
}

const FAILED = { expectedErrors: [/503/] };

describe('Book Now', () => {
  test('comes back with its number when the request fails after its dialog closed', async () => {
    const page = await journey.visit('/about', FAILED);
    const { dialog, leads } = await leaveNumber(page, '9000000701');
    leads.fail();
    await dialog.getByText('Something went wrong. Please try again.').waitFor();
    expect(await dialog.getByLabel('Mobile number').inputValue()).toBe('9000000701');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await bookNow(page);
    expect(await dialog.getByText('Something went wrong').count()).toBe(0);
  });

  test('waits for another open dialog before it comes back', async () => {
    const page = await journey.visit('/about', FAILED);
    const { dialog, leads } = await leaveNumber(page, '9000000702');
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    const chat = page.getByRole('dialog', { name: 'Pahiya assistant' });
    await chat.getByRole('button', { name: 'Maruti' }).waitFor();
    const failed = page.waitForResponse('**/api/leads');
    leads.fail();
    await failed;
    expect(await chat.isVisible()).toBe(true);
    expect(await dialog.isVisible()).toBe(false);
    await chat.getByRole('button', { name: 'Close' }).click();
    await dialog.getByText('Something went wrong. Please try again.').waitFor();
  });

  test('does not close a dialog that was opened again, and shows there that the number came', async () => {
    const page = await journey.visit('/about');
    const { dialog, leads } = await leaveNumber(page, '9000000703');
    await bookNow(page);
    leads.answer();
    await dialog.getByRole('heading', { name: 'We have your number' }).waitFor();
    await dialog.getByRole('link', { name: 'Open the chat' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('region', { name: 'We have your number' }).waitFor();
    await bookNow(page);
    await dialog.getByRole('button', { name: 'Continue' }).waitFor();
  });

  test.each([
    ['names the new tab of the chat', false],
    ['claims no new tab where the browser blocked it, and shows the link', true],
  ])('%s', async (_, isBlocked) => {
    const page = await journey.visit('/about');
    await idleModules(page);
    if (isBlocked)
      await page.evaluate(() => {
        window.open = () => null;
      });
    const dialog = await bookNow(page);
    await dialog.getByLabel('Mobile number').fill(isBlocked ? '9000000704' : '9000000705');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const panel = page.getByRole('region', { name: 'We have your number' });
    await panel.getByRole('link', { name: 'Open the chat' }).waitFor();
    expect(await panel.getByText('opened in a new tab').count()).toBe(isBlocked ? 0 : 1);
  });
});

describe('Schedule', () => {
  const request = async (page: Page, number: string) => {
    const requests = await hold(page, '/api/service-requests');
    await page.getByRole('button', { name: 'Choose a date instead' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule Your Service' });
    await dialog.getByLabel('Name').fill('Sample Customer');
    await dialog.getByLabel('Mobile number').fill(number);
    await dialog.getByLabel('Car model').fill('Hyundai Creta (Diesel)');
    await dialog.getByLabel('Service type').selectOption({ label: 'AC service and repair' });
    await dialog.locator('[type=submit]').click();
    await requests.asked;
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    return { dialog, requests };
  };

  test('comes back filled in when the request fails after its dialog closed', async () => {
    const page = await journey.visit('/services/ac', FAILED);
    const { dialog, requests } = await request(page, '9000000706');
    requests.fail();
    await dialog.getByText('Failed to submit form. Please try again.').waitFor();
    expect(await dialog.getByLabel('Mobile number').inputValue()).toBe('9000000706');
  });

  test('does not close a dialog that was opened again', async () => {
    const page = await journey.visit('/services/ac');
    const { dialog, requests } = await request(page, '9000000707');
    await page.getByRole('button', { name: 'Choose a date instead' }).click();
    await dialog.waitFor();
    await page.clock.install();
    requests.answer();
    await dialog.getByText('We have your request.').waitFor();
    await page.clock.runFor(10_000);
    expect(await dialog.isVisible()).toBe(true);
  });
});

test('the popup comes back with its number when the request fails after it closed', async () => {
  const page = await journey.visit('/healthz', FAILED);
  await page.clock.install();
  await page.goto(`${journey.site.origin}/about`);
  await page.clock.runFor(1_000);
  await idleModules(page);
  await page.clock.runFor(20_000);
  const leads = await hold(page, '/api/leads');
  const popup = page.getByRole('region', { name: 'Want us to call you with the price?' });
  await popup.getByLabel('Mobile number').fill('9000000708');
  await popup.getByRole('button', { name: 'Call me back' }).click();
  await leads.asked;
  await popup.getByRole('button', { name: 'No, thank you' }).click();
  await popup.waitFor({ state: 'hidden' });
  leads.fail();
  await popup.getByText('Something went wrong. Please try again.').waitFor();
  expect(await popup.getByLabel('Mobile number').inputValue()).toBe('9000000708');
  await popup.getByRole('button', { name: 'No, thank you' }).click();
  await popup.waitFor({ state: 'hidden' });
});
