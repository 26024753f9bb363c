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
const priceCard = (page: Page) => page.getByRole('region', { name: 'Price for your car' });
const bigPrice = (page: Page) => priceCard(page).locator('.hero-size').textContent();
const row = (page: Page, service: string) =>
  page.locator('table.tbl tr').filter({ hasText: service }).locator('td.pr').textContent();

const choose = async (page: Page, manufacturer: string, model: string) => {
  await priceCard(page).getByLabel('Manufacturer').selectOption(manufacturer);
  await hydrated(page, 'price-picker');
  await priceCard(page).getByLabel('Model').selectOption(model);
};

describe('the price picker with JavaScript', () => {
  test('shows the prices of the chosen car everywhere on the page, and names the car in the address', async () => {
    const page = await journey.visit('/car-service-in-jaipur?utm_source=leaflet');
    await choose(page, 'Tata', 'Nexon');
    await priceCard(page).getByText('Diesel', { exact: true }).click();
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

  test('shows no price before the visitor chooses a model', async () => {
    const page = await journey.visit('/car-service-in-jaipur');
    await priceCard(page).getByLabel('Manufacturer').selectOption('Hyundai');
    await expect.poll(() => priceCard(page).getByLabel('Model').inputValue()).toBe('');
    expect(await bigPrice(page)).not.toMatch(/\d/);
  });

  test('compares three services for the car', async () => {
    const page = await journey.visit('/car-service-in-jaipur?car=maruti-swift-petrol');
    const prices = await pricesOf('maruti/swift/petrol');
    await priceCard(page).locator('label', { hasText: 'AC service' }).click();
    await expect.poll(() => bigPrice(page)).toBe('₹999');
    await priceCard(page).locator('label', { hasText: 'Dent and paint' }).click();
    await expect.poll(() => bigPrice(page)).toBe(rupees(prices.dentingPaintFinalPrice));
  });

  test('sends the compared service and the car with the lead', async () => {
    const page = await journey.visit('/car-service-in-jaipur?car=tata-nexon-diesel');
    await priceCard(page).locator('label', { hasText: 'AC service' }).click();
    await expect.poll(() => bigPrice(page)).toBe('₹999');
    await priceCard(page).getByRole('button', { name: 'Book Now' }).click();
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

  test('shows the stored car on the next page, but not on the page of another manufacturer', async () => {
    const page = await journey.visit('/car-service-in-jaipur');
    await choose(page, 'Tata', 'Nexon');
    const { discountedExpressPrice } = await pricesOf('tata/nexon/petrol');
    await expect.poll(() => bigPrice(page)).toBe(rupees(discountedExpressPrice));

    await page.goto(`${journey.site.origin}/`);
    await priceCard(page).getByText('Tata Nexon').waitFor();
    expect(await bigPrice(page)).toBe(rupees(discountedExpressPrice));
    await page.getByRole('heading', { name: 'Every service, priced for your Nexon' }).waitFor();

    await page.goto(`${journey.site.origin}/hyundai-car-service-in-jaipur`);
    await hydrated(page, 'price-picker');
    expect(await priceCard(page).getByLabel('Manufacturer').count()).toBe(0);
    await expect.poll(() => priceCard(page).getByLabel('Model').inputValue()).toBe('Creta');
  });

  test('offers the plain form when the prices fail to load', async () => {
    const page = await journey.visit('/car-service-in-jaipur', { expectedErrors: [/api\/prices/] });
    await page.route('**/api/prices/**', (route) => route.abort());
    await choose(page, 'Maruti', 'Baleno');
    await priceCard(page).getByRole('button', { name: 'Show prices' }).click();
    await page.getByRole('heading', { name: 'All prices, Maruti Baleno petrol' }).waitFor();
  });
});

describe('the price picker without JavaScript', () => {
  test('works step by step, each with a page from the server', async () => {
    const page = await journey.visit('/car-service-in-jaipur', { javaScriptEnabled: false });
    await priceCard(page).getByLabel('Manufacturer').selectOption('Tata');
    await priceCard(page).getByRole('button', { name: 'Show prices' }).click();
    await priceCard(page).getByLabel('Model').selectOption('Nexon');
    await priceCard(page).getByRole('button', { name: 'Show prices' }).click();
    await priceCard(page).getByText('Diesel', { exact: true }).click();
    await priceCard(page).getByRole('button', { name: 'Show prices' }).click();
    const prices = await pricesOf('tata/nexon/diesel');
    expect(await bigPrice(page)).toBe(rupees(prices.discountedExpressPrice));
    expect(await row(page, 'Full body paint')).toContain(rupees(prices.fullBodyPaintFinalPrice));
  });

  test('opens on the home page by a link', async () => {
    const page = await journey.visit('/', { javaScriptEnabled: false });
    expect(await priceCard(page).getByLabel('Manufacturer').isVisible()).toBe(false);
    await priceCard(page).getByRole('link', { name: 'Change car' }).click();
    expect(await priceCard(page).getByLabel('Manufacturer').isVisible()).toBe(true);
  });
});
