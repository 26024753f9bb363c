import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { hydrated, openCarLists } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
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
  page.locator('table.tbl tr').filter({ hasText: service }).locator('td.cell-price').textContent();

const choose = async (page: Page, manufacturer: string, model: string) => {
  await openCarLists(page);
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

  test('finds a car by its name in the price card', async () => {
    const page = await journey.visit('/car-service-in-jaipur');
    await openCarLists(page);
    const search = priceCard(page).getByLabel('Search for your car');
    await search.fill('hyryder hybrid');
    await priceCard(page).getByRole('button', { name: 'Toyota Urban Cruiser Hyryder hybrid' }).click();
    // The lists fold to the car and to "Change", which keeps the keyboard's place.
    expect(await search.isVisible()).toBe(false);
    const folded = priceCard(page).locator('summary:focus');
    await expect.poll(() => folded.innerText()).toMatch(/Toyota Urban Cruiser Hyryder\s+Hybrid\s+Change/);
    await openCarLists(page);
    await expect.poll(() => priceCard(page).getByLabel('Model').inputValue()).toBe('Urban Cruiser Hyryder');
    const prices = await pricesOf('toyota/urban-cruiser-hyryder/hybrid');
    await expect.poll(() => bigPrice(page)).toBe(rupees(prices.discountedExpressPrice));
    expect(await search.inputValue()).toBe('');
    await search.fill('tesla');
    await priceCard(page).getByText('We will note “tesla” and send you a quote.').waitFor();
  });

  test.each(['toyota-urban-cruiser-hyryder-petrol', 'volkswagen-tiguan-allspace-petrol'])(
    'shows the whole name of %s beside a car that is no toy, at 320 px',
    async (car) => {
      const page = await journey.visit(`/car-service-in-jaipur?car=${car}`, {
        viewport: { width: 320, height: 640 },
      });
      await openCarLists(page);
      const room = await priceCard(page)
        .getByLabel('Model')
        .evaluate((list) => {
          if (!(list instanceof HTMLSelectElement)) throw new Error('no list');
          const pen = document.createElement('canvas').getContext('2d');
          const { font, paddingLeft, paddingRight } = getComputedStyle(list);
          if (pen === null) throw new Error('no canvas');
          pen.font = font;
          const name = pen.measureText(list.value).width;
          return list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - name;
        });
      expect(room).toBeGreaterThanOrEqual(0);
      await page.goto(`${journey.site.origin}/?car=${car}`);
      const name = priceCard(page).locator('.car-name');
      expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
      expect((await priceCard(page).locator('.niche').boundingBox())?.width).toBeGreaterThan(100);
    },
  );

  test('compares the routine services, and fetches the work of an electric car', async () => {
    const page = await journey.visit('/services?car=tata-nexon-petrol');
    const compared = page.locator('#compare');
    expect(await compared.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Basic service',
      'Periodic service',
      '90-minute express service',
      'Why the prices differ, or don’t',
    ]);
    expect(await compared.textContent()).toContain('Engine oil of the right grade');
    await openCarLists(page);
    await priceCard(page).getByText('Electric', { exact: true }).click();
    await expect.poll(() => compared.textContent()).toContain('12-volt battery and its charging tested');
    expect(await compared.textContent()).not.toContain('Engine oil');
  });

  test('shows the work of an electric car, and of an engine again after another choice', async () => {
    const page = await journey.visit('/car-service-near-me');
    const work = () =>
      page.locator('table.tbl tr').filter({ hasText: 'Basic service' }).locator('.what').textContent();
    expect(await work()).toContain('Engine oil');
    await choose(page, 'Tata', 'Nexon');
    await priceCard(page).getByText('Electric', { exact: true }).click();
    await expect.poll(work).toBe('Brakes, tyres, fluids, 12-volt battery, full check');
    await openCarLists(page);
    await priceCard(page).getByText('Petrol', { exact: true }).click();
    await expect.poll(work).toContain('Engine oil');
  });

  test('lists the popular models first, before the alphabet', async () => {
    const page = await journey.visit('/car-service-in-jaipur');
    await openCarLists(page);
    await priceCard(page).getByLabel('Manufacturer').selectOption('Maruti');
    await hydrated(page, 'price-picker');
    const models = priceCard(page).getByLabel('Model').locator('option:not([value=""])');
    await expect.poll(() => models.count()).toBeGreaterThan(10);
    const names = await models.allTextContents();
    expect(names.indexOf('Baleno')).toBeLessThan(names.indexOf('Celerio'));
    expect(names.indexOf('Swift')).toBeLessThan(names.indexOf('A-Star'));
  });

  test.each(share(['/', '/services/denting', '/car-service-in-jaipur'], 3))(
    '%s asks for the car first, says "from", and shows the price of a common car after one tap',
    async (path) => {
      const page = await journey.visit(path, { device: 'phone' });
      const card = priceCard(page);
      await card.getByText('Which car do you drive?').waitFor();
      const before = await bigPrice(page);
      await card.getByText('from', { exact: true }).waitFor();
      await page.locator('.action-bar').getByText('from', { exact: true }).waitFor({ state: 'attached' });
      // Nobody books the car of somebody else.
      expect(await page.locator('[data-book-car], [data-book-price]').count()).toBe(0);
      await card.getByRole('link', { name: 'Swift', exact: true }).click();
      await card.getByText('Maruti Swift').waitFor();
      await expect.poll(() => bigPrice(page)).not.toBe(before);
      expect(await card.getByText('from', { exact: true }).count()).toBe(0);
      await card.locator('[data-book-car="Maruti Swift petrol"][data-book-price]').waitFor();
      expect(new URL(page.url()).searchParams.get('car')).toBe('maruti-swift-petrol');
    },
  );

  test('says of a price that every car shares no "from"', async () => {
    const page = await journey.visit('/services/ac');
    expect(await bigPrice(page)).toBe('₹999');
    expect(await priceCard(page).getByText('from', { exact: true }).count()).toBe(0);
  });

  test('shows no price between the steps of a choice', async () => {
    const page = await journey.visit('/car-service-in-jaipur');
    await openCarLists(page);
    await priceCard(page).getByLabel('Manufacturer').selectOption('Hyundai');
    await expect.poll(() => priceCard(page).getByLabel('Model').inputValue()).toBe('');
    await expect.poll(() => bigPrice(page)).not.toMatch(/\d/);
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
    await page
      .getByRole('region', { name: 'We have your number' })
      .getByRole('link', { name: 'Open the chat' })
      .waitFor();
    const [lead] = await journey.site.rows<{ fields: string }>(
      'SELECT fields FROM records WHERE mobile_number = ?',
      '9000000031',
    );
    expect(JSON.parse(lead?.fields ?? '{}')).toMatchObject({
      serviceInterest: 'ac',
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
    await expect.poll(() => bigPrice(page)).toBe(rupees(discountedExpressPrice));
    await page.getByRole('heading', { name: 'Every service, priced for your Nexon' }).waitFor();

    await page.goto(`${journey.site.origin}/hyundai-car-service-in-jaipur`);
    await hydrated(page, 'price-picker');
    expect(await priceCard(page).getByLabel('Manufacturer').count()).toBe(0);
    await openCarLists(page);
    expect(await priceCard(page).getByLabel('Model').inputValue()).toBe('');
    await priceCard(page).getByText('from', { exact: true }).waitFor();
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
    await openCarLists(page);
    await priceCard(page).getByLabel('Manufacturer').selectOption('Tata');
    await priceCard(page).getByRole('button', { name: 'Show prices' }).click();
    await priceCard(page).getByLabel('Model').selectOption('Nexon');
    await priceCard(page).getByRole('button', { name: 'Show prices' }).click();
    await openCarLists(page);
    await priceCard(page).getByText('Diesel', { exact: true }).click();
    await priceCard(page).getByRole('button', { name: 'Show prices' }).click();
    const prices = await pricesOf('tata/nexon/diesel');
    expect(await bigPrice(page)).toBe(rupees(prices.discountedExpressPrice));
    expect(await row(page, 'Full body paint')).toContain(rupees(prices.fullBodyPaintFinalPrice));
  });

  test('shows the price of a common car by its link', async () => {
    const page = await journey.visit('/', { javaScriptEnabled: false });
    await priceCard(page).getByRole('link', { name: 'Swift', exact: true }).click();
    await priceCard(page).getByText('Maruti Swift').waitFor();
    const prices = await pricesOf('maruti/swift/petrol');
    expect(await bigPrice(page)).toBe(rupees(prices.discountedExpressPrice));
  });

  test("opens on the home page by the link of a car's own page", async () => {
    const page = await journey.visit('/car-services/maruti-swift', { javaScriptEnabled: false });
    await priceCard(page)
      .getByRole('link', { name: /Maruti Swift.*Change/ })
      .click();
    await page.waitForURL('**/#your-car');
    expect(await priceCard(page).getByLabel('Manufacturer').isVisible()).toBe(true);
  });

  test('opens on the home page by its first field', async () => {
    const page = await journey.visit('/', { javaScriptEnabled: false });
    expect(await priceCard(page).getByLabel('Manufacturer').isVisible()).toBe(false);
    await priceCard(page).getByText('Which car do you drive?').click();
    expect(await priceCard(page).getByLabel('Manufacturer').isVisible()).toBe(true);
  });
});
