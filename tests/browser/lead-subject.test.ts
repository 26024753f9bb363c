import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { hydrated, idleModules, openCarLists } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

const leadOf = async (number: string): Promise<Record<string, unknown>> => {
  const [row] = await journey.site.rows<{ fields: string }>(
    "SELECT fields FROM records WHERE kind = 'lead' AND mobile_number = ?",
    number,
  );
  return JSON.parse(row?.fields ?? '{}');
};

const leaveNumber = async (page: Page, number: string) => {
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
  await dialog.getByLabel('Mobile number').fill(number);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByRole('region', { name: 'We have your number' })
    .getByRole('link', { name: 'Open the chat' })
    .waitFor();
};

describe('a lead names the subject of the pressed button', () => {
  test('a row of the price table: its service, car and price', async () => {
    const page = await journey.visit('/car-service-in-jaipur?car=tata-nexon-diesel', { device: 'desktop' });
    await idleModules(page);
    await page.getByRole('link', { name: 'Book Full body paint' }).click();
    await leaveNumber(page, '9000000101');
    expect(await leadOf('9000000101')).toMatchObject({
      serviceInterest: 'full-body-paint',
      carBrand: 'Tata',
      carModel: 'Nexon',
      priceRange: expect.stringMatching(/^₹/),
    });
    // The page sends the redirect as a beacon and does not wait for an answer, so the row may appear later.
    await expect
      .poll(() => journey.site.rows("SELECT service, fields FROM records WHERE kind = 'redirect'"))
      .toMatchObject([{ service: 'full-body-paint', fields: expect.stringMatching(/"price":"₹[\d,]+"/) }]);
  });

  test('a row after a change of car: the chosen car', async () => {
    const page = await journey.visit('/car-service-in-jaipur', { device: 'desktop' });
    await idleModules(page);
    await openCarLists(page);
    await page.getByLabel('Manufacturer').selectOption('Tata');
    await hydrated(page, 'price-picker');
    await page.getByLabel('Model').selectOption('Nexon');
    await page.getByRole('heading', { name: /All prices, Tata Nexon/ }).waitFor();
    await page.getByRole('link', { name: 'Book AC service' }).click();
    const summary = page.getByRole('dialog', { name: 'Confirm Your Booking' }).locator('.sum');
    expect(await summary.innerText()).toMatch(/AC service\s+Tata Nexon \w+\s+₹[\d,]+/);
    await leaveNumber(page, '9000000102');
    expect(await leadOf('9000000102')).toMatchObject({
      serviceInterest: 'ac',
      carModel: 'Nexon',
    });
  });

  test('a press anywhere on a row on a phone: its service', async () => {
    const page = await journey.visit('/car-service-in-jaipur?car=tata-nexon-diesel');
    await idleModules(page);
    await page.getByRole('rowheader', { name: 'Periodic service' }).click({ force: true });
    await leaveNumber(page, '9000000110');
    expect(await leadOf('9000000110')).toMatchObject({
      serviceInterest: 'periodic',
      carModel: 'Nexon',
    });
  });

  test("the picker's button: the service of its price", async () => {
    const page = await journey.visit('/');
    await idleModules(page);
    await page
      .getByRole('region', { name: 'Price for your car' })
      .getByRole('button', { name: 'Book Now' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
    await dialog
      .getByRole('button', { name: /^Maruti Swift/ })
      .first()
      .click();
    const summary = dialog.locator('.sum');
    await summary.getByText('90-minute express service').waitFor();
    expect(await summary.innerText()).toMatch(/Maruti Swift petrol\s+₹[\d,]+/);
    await leaveNumber(page, '9000000103');
    expect(await leadOf('9000000103')).toMatchObject({ serviceInterest: 'express' });
  });

  test('any button of a page about one service, car or manufacturer: the subject of the page', async () => {
    const about = [
      ['/services/battery', '9000000104', { serviceInterest: 'battery' }],
      ['/car-services/maruti-swift', '9000000105', { carBrand: 'Maruti', carModel: 'Swift' }],
      ['/honda-car-service-in-jaipur', '9000000106', { carBrand: 'Honda', serviceInterest: 'express' }],
    ] as const;
    for (const [path, number, expected] of share(about, 3, 1)) {
      const page = await journey.visit(path);
      await idleModules(page);
      await page.locator('.sticky-action, main').getByRole('button', { name: 'Book Now' }).last().click();
      await leaveNumber(page, number);
      expect(await leadOf(number), path).toMatchObject(expected);
    }
  });

  test('a page about an area, for a visitor of unknown place: that area', async () => {
    const page = await journey.visit('/car-service-in-jaipur/mansarovar');
    const targeting = { confidence: 0, tier: 'not_targeted', reason: 'location_not_available' };
    await page.route('**/api/location', (route) =>
      route.fulfill({ json: { location: null, isServiceable: false, targeting } }),
    );
    await page.getByRole('button', { name: 'Book Now' }).first().click();
    await leaveNumber(page, '9000000111');
    expect(await leadOf('9000000111')).toMatchObject({ location: 'jaipur', area: 'mansarovar' });
  });

  test('without JavaScript the row leads to a form with service, car and price, and the lead has them', async () => {
    const page = await journey.visit('/car-service-in-jaipur?car=tata-nexon-diesel', {
      javaScriptEnabled: false,
      device: 'desktop',
    });
    await page.getByRole('link', { name: 'Book Express service' }).click();
    await page.getByText(/^Express service for Tata Nexon diesel, ₹/).waitFor();
    await page.locator('main').getByLabel('Mobile number').fill('9000000107');
    await page.locator('main').getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/thank-you?for=lead&service=express&car=tata-nexon-diesel');
    const chat = await page.getByRole('link', { name: 'Open the chat' }).getAttribute('href');
    const opened = await page.request.get(`${journey.site.origin}${chat}`, { maxRedirects: 0 });
    expect(new URL(opened.headers().location ?? '').searchParams.get('text')).toMatch(
      /Express service for my Tata Nexon diesel \(₹/,
    );
    expect(await leadOf('9000000107')).toMatchObject({
      serviceInterest: 'express',
      carModel: 'Nexon',
    });
  });
});

describe('the number field at the end of home', () => {
  test('sends its lead with the visit and its campaign, and opens the chat like the dialog', async () => {
    const page = await journey.visit('/?utm_source=leaflet&utm_campaign=summer');
    await idleModules(page);
    const band = page.locator('.close');
    await band.getByLabel('Mobile number').fill('9000000108');
    await band.getByRole('button').click();
    await page
      .getByRole('region', { name: 'We have your number' })
      .getByRole('link', { name: 'Open the chat' })
      .waitFor();
    expect(await leadOf('9000000108')).toMatchObject({
      utmSource: 'leaflet',
      utmCampaign: 'summer',
      sessionId: expect.any(String),
      deviceType: 'mobile',
    });
  });

  test('posts as a plain form without JavaScript', async () => {
    const page = await journey.visit('/?utm_source=leaflet', { javaScriptEnabled: false });
    await page.locator('.close').getByLabel('Mobile number').fill('9000000109');
    await page.locator('.close').getByRole('button').click();
    await page.waitForURL('**/thank-you?for=lead');
    expect(await leadOf('9000000109')).toMatchObject({ utmSource: 'leaflet' });
  });
});
