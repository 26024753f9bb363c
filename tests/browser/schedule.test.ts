import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { firstBookableDay } from '../../src/features/slots/contract.ts';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { axeFindings } from './axe.ts';
import { hydrated, refusedForm } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

const PAGE = '/services/ac';
const today = indiaDate(new Date());
// In the evening no slot of today is left.
const first = firstBookableDay(new Date());

const open = async (page: Page): Promise<Locator> => {
  page.setDefaultTimeout(10_000);
  await page.getByRole('button', { name: 'Choose a date instead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Service' });
  await dialog.getByLabel('Name').waitFor();
  return dialog;
};

const fill = async (form: Locator, number: string) => {
  await form.getByLabel('Name').fill('Sample Customer');
  await form.getByLabel('Mobile number').fill(number);
  await form.getByLabel('Car model').fill('Hyundai Creta (Diesel)');
  await form.getByLabel('Service type').selectOption({ label: 'AC service and repair' });
};

const requestsOf = async (number: string) => {
  const rows = await journey.site.rows<{ fields: string; name: string }>(
    "SELECT * FROM records WHERE kind = 'service_request' AND mobile_number = ?",
    number,
  );
  return rows.map(({ fields, name }) => ({ name, ...JSON.parse(fields) }));
};

describe('Schedule Your Service', () => {
  test('fetches the service types at its first opening, and shows no field before they are loaded', async () => {
    const page = await journey.visit(PAGE);
    const requests: string[] = [];
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/service-types*', async (route) => {
      requests.push(route.request().url());
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Choose a date instead' }).hover();
    await hydrated(page, 'schedule');
    expect(requests).toEqual([]);
    await page.getByRole('button', { name: 'Choose a date instead' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule Your Service' });
    await dialog.getByText('Loading...').waitFor();
    expect(await dialog.getByLabel('Name').count()).toBe(0);
    answer();
    await dialog.getByLabel('Name').waitFor();
    expect(requests).toHaveLength(1);
    await page.keyboard.press('Escape');
    await open(page);
    expect(requests).toHaveLength(1);
  });

  test('closes when the service types cannot be loaded', async () => {
    const page = await journey.visit(PAGE, { expectedErrors: [/503/] });
    await page.route('**/api/service-types*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('button', { name: 'Choose a date instead' }).click();
    await hydrated(page, 'schedule');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  });

  test('shows how far away the date is, refuses a past date, and fills in the stored car', async () => {
    const page = await journey.visit(PAGE);
    await page.evaluate(() =>
      sessionStorage.setItem(
        'selectedVehicle',
        JSON.stringify({ manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' }),
      ),
    );
    const dialog = await open(page);
    expect(await dialog.getByLabel('Car model').inputValue()).toBe('Maruti Swift (Petrol)');
    const date = dialog.getByLabel('Preferred date');
    expect(await date.inputValue()).toBe(first);
    expect(await date.getAttribute('min')).toBe(first);
    await dialog.getByText(first === today ? '(Today)' : '(Tomorrow)').waitFor();
    await date.fill(addDays(today, 1));
    await dialog.getByText('(Tomorrow)').waitFor();
    await date.fill(addDays(today, 9));
    await dialog.getByText('(9 days to go)').waitFor();
  });

  test('shows an error at each missing field, focuses the first, and clears an error on edit', async () => {
    const page = await journey.visit('/services/tyre');
    const dialog = await open(page);
    await dialog.getByLabel('Preferred date').fill('');
    await dialog.getByRole('button', { name: 'Book service' }).click();
    await dialog.getByText('Name is required').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    for (const message of [
      'Name is required',
      'Mobile number is required',
      'Car model is required',
      'Preferred date is required',
      'Please select a service type',
    ])
      await dialog.getByText(message).waitFor();
    expect(await dialog.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true);
    await dialog.getByLabel('Name').fill('S');
    await dialog.getByText('Name is required').waitFor({ state: 'detached' });
    await dialog.getByLabel('Mobile number').fill('5000000001');
    await dialog.getByRole('button', { name: 'Book service' }).click();
    await dialog.getByText('Please enter a valid 10-digit mobile number').waitFor();
  });

  test('has the service of its page selected', async () => {
    const dialog = await open(await journey.visit('/services/battery'));
    const chosen = dialog.getByLabel('Service type').locator('option:checked');
    expect(await chosen.textContent()).toBe('Battery replacement');
  });

  test('sends one request, shows the thank-you, and closes after two seconds with an empty form', async () => {
    const page = await journey.visit(PAGE);
    const dialog = await open(page);
    await fill(dialog, '9000000041');
    await dialog.getByRole('button', { name: 'Book service' }).click();
    await dialog.getByText('Thank you').waitFor();
    await expect.poll(() => page.locator('dialog[open]').count(), { timeout: 5000 }).toBe(0);
    expect(await requestsOf('9000000041')).toMatchObject([
      {
        name: 'Sample Customer',
        carModel: 'Hyundai Creta (Diesel)',
        preferredDate: first,
        serviceType: 2,
        message: '',
      },
    ]);
    const again = await open(page);
    expect(await again.getByLabel('Name').inputValue()).toBe('');
  });

  test('shows its own message after a server error, and the next try creates one request', async () => {
    const page = await journey.visit(PAGE, { expectedErrors: [/503/] });
    const dialog = await open(page);
    await fill(dialog, '9000000042');
    await page.route('**/api/service-requests', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Please call us.' } } }),
    );
    await dialog.getByRole('button', { name: 'Book service' }).click();
    await dialog.getByText('Please call us.').waitFor();
    await page.unroute('**/api/service-requests');
    await dialog.getByRole('button', { name: 'Book service' }).click();
    await dialog.getByText('Thank you').waitFor();
    expect(await requestsOf('9000000042')).toHaveLength(1);
  });

  test('stores the request offline and sends it when the network is back', async () => {
    const page = await journey.visit(PAGE, { expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    const dialog = await open(page);
    await fill(dialog, '9000000043');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Book service' }).click();
    await dialog.getByText('You are offline. Your request is saved here').waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => requestsOf('9000000043'), { timeout: 10_000 }).toHaveLength(1);
  });

  test('works without JavaScript from its own page: form, thank-you, ledger row', async () => {
    const page = await journey.visit('/schedule', { javaScriptEnabled: false });
    await fill(page.getByRole('main'), '9000000044');
    await page.getByRole('button', { name: 'Book service' }).click();
    await page.waitForURL('**/thank-you?for=service-request');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect(await requestsOf('9000000044')).toMatchObject([{ serviceType: 2, preferredDate: first }]);
  });

  test('returns a refused form without JavaScript with what was typed; the corrected one is taken', async () => {
    const page = await journey.visit('/schedule', {
      javaScriptEnabled: false,
      expectedErrors: [refusedForm],
    });
    const form = page.getByRole('main');
    await fill(form, '90000');
    await form.getByRole('button', { name: 'Book service' }).click();
    await form.getByText('Please enter a valid 10-digit mobile number').first().waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await form.getByLabel('Name').inputValue()).not.toBe('');
    expect(await form.getByLabel('Service type').inputValue()).toBe('2');
    await form.getByLabel('Mobile number').fill('9000000048');
    await form.getByRole('button', { name: 'Book service' }).click();
    await page.waitForURL('**/thank-you?for=service-request');
    expect(await requestsOf('9000000048')).toMatchObject([{ serviceType: 2, preferredDate: first }]);
  });
});
