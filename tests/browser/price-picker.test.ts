import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, type Journey, startJourney } from './journey.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());
afterEach(() => journey.expectQuietConsole());

interface Prices {
  readonly discountedExpressPrice: number;
  readonly expressServicePrice: number;
  readonly fullBodyPaintFinalPrice: number;
  readonly dentingPaintFinalPrice: number;
}

const pricesOf = async (car: string): Promise<Prices> => {
  const response = await journey.site.fetch(`/api/prices/${car}`);
  return (await response.json()) as Prices;
};

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
const slip = (page: Page) => page.getByRole('region', { name: 'Price for your car' });
const bigPrice = (page: Page) => slip(page).locator('.hero-size').textContent();
const row = (page: Page, service: string) =>
  page.locator('table.tbl tr').filter({ hasText: service }).locator('td.pr').textContent();

const choose = async (page: Page, manufacturer: string, model: string) => {
  await slip(page).getByLabel('Manufacturer').selectOption(manufacturer);
  await hydrated(page, 'price-picker');
  await slip(page).getByLabel('Model').selectOption(model);
};

describe('the price picker with JavaScript', () => {
  test('shows the prices of the chosen car everywhere on the page, and names the car in the address', async () => {
    const page = await journey.visit('/car-service-in-jaipur?utm_source=leaflet');
    await choose(page, 'Tata', 'Nexon');
    await slip(page).getByText('Diesel', { exact: true }).click();
    const prices = await pricesOf('tata/nexon/diesel');
    await expect.poll(() => bigPrice(page)).toBe(rupees(prices.discountedExpressPrice));
    await expect.poll(() => row(page, 'Full body paint')).toContain(rupees(prices.fullBodyPaintFinalPrice));
    await page.getByRole('heading', { name: 'All prices, Tata Nexon diesel' }).waitFor();
    await page.getByRole('row', { name: /Tata Nexon Yours/ }).waitFor();
    const { searchParams } = new URL(page.url());
    expect([...searchParams]).toEqual([
      ['utm_source', 'leaflet'],
      ['car', 'tata-nexon-diesel'],
    ]);
  });

  test('shows no price while the model is still to be chosen', async () => {
    const page = await journey.visit('/car-service-in-jaipur');
    await slip(page).getByLabel('Manufacturer').selectOption('Hyundai');
    await expect.poll(() => slip(page).getByLabel('Model').inputValue()).toBe('');
    expect(await bigPrice(page)).not.toMatch(/\d/);
  });

  test('compares three services for the car', async () => {
    const page = await journey.visit('/car-service-in-jaipur?car=maruti-swift-petrol');
    const prices = await pricesOf('maruti/swift/petrol');
    await slip(page).locator('label', { hasText: 'AC service' }).click();
    await expect.poll(() => bigPrice(page)).toBe('₹999');
    await slip(page).locator('label', { hasText: 'Dent and paint' }).click();
    await expect.poll(() => bigPrice(page)).toBe(rupees(prices.dentingPaintFinalPrice));
  });

  test('the service that is looked at, and the car, go along with the number that is left', async () => {
    const page = await journey.visit('/car-service-in-jaipur?car=tata-nexon-diesel');
    await slip(page).locator('label', { hasText: 'AC service' }).click();
    await expect.poll(() => bigPrice(page)).toBe('₹999');
    await slip(page).getByRole('button', { name: 'Book Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
    await hydrated(page, 'booking');
    await dialog.getByLabel('Mobile number').fill('9000000031');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('link', { name: 'Open the chat' }).waitFor();
    const [lead] = await journey.site.rows<{ fields: string }>(
      'SELECT fields FROM records WHERE mobile_number = ?',
      '9000000031',
    );
    expect(JSON.parse(lead?.fields ?? '{}')).toMatchObject({
      serviceInterest: 'AC service and repair',
      carBrand: 'Tata',
      carModel: 'Nexon',
    });
  });

  test('remembers the car on the next page, and on a page of another manufacturer leaves it out', async () => {
    const page = await journey.visit('/car-service-in-jaipur');
    await choose(page, 'Tata', 'Nexon');
    const { discountedExpressPrice } = await pricesOf('tata/nexon/petrol');
    await expect.poll(() => bigPrice(page)).toBe(rupees(discountedExpressPrice));

    await page.goto(`${journey.site.origin}/`);
    await slip(page).getByText('Tata Nexon').waitFor();
    expect(await bigPrice(page)).toBe(rupees(discountedExpressPrice));
    await page.getByRole('heading', { name: 'Every service, priced for your Nexon' }).waitFor();

    await page.goto(`${journey.site.origin}/hyundai-car-service-in-jaipur`);
    await hydrated(page, 'price-picker');
    expect(await slip(page).getByLabel('Manufacturer').count()).toBe(0);
    await expect.poll(() => slip(page).getByLabel('Model').inputValue()).toBe('Creta');
  });

  test('lets a visitor ask the server when the prices cannot be fetched', async () => {
    const page = await journey.visit('/car-service-in-jaipur', { expectedErrors: [/api\/prices/] });
    await page.route('**/api/prices/**', (route) => route.abort());
    await choose(page, 'Maruti', 'Baleno');
    await slip(page).getByRole('button', { name: 'Show prices' }).click();
    await page.getByRole('heading', { name: 'All prices, Maruti Baleno petrol' }).waitFor();
  });
});

describe('the price picker without JavaScript', () => {
  test('goes step by step, each a page of the server', async () => {
    const page = await journey.visit('/car-service-in-jaipur', { javaScriptEnabled: false });
    await slip(page).getByLabel('Manufacturer').selectOption('Tata');
    await slip(page).getByRole('button', { name: 'Show prices' }).click();
    await slip(page).getByLabel('Model').selectOption('Nexon');
    await slip(page).getByRole('button', { name: 'Show prices' }).click();
    await slip(page).getByText('Diesel', { exact: true }).click();
    await slip(page).getByRole('button', { name: 'Show prices' }).click();
    const prices = await pricesOf('tata/nexon/diesel');
    expect(await bigPrice(page)).toBe(rupees(prices.discountedExpressPrice));
    expect(await row(page, 'Full body paint')).toContain(rupees(prices.fullBodyPaintFinalPrice));
  });

  test('opens on the home page by a link', async () => {
    const page = await journey.visit('/', { javaScriptEnabled: false });
    expect(await slip(page).getByLabel('Manufacturer').isVisible()).toBe(false);
    await slip(page).getByRole('link', { name: 'Change car' }).click();
    expect(await slip(page).getByLabel('Manufacturer').isVisible()).toBe(true);
  });
});
