import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fillIn } from './cart-walk.ts';
import { hydrated, idleModules, type Journey, startJourney } from './journey.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());
afterEach(() => journey.expectQuietConsole());

/** Opens the checkout of a battery job, for a visitor whose last page knew this car. */
async function checkout(car?: { manufacturer: string; model: string; fuelType: string }): Promise<Page> {
  const page = await journey.visit('/healthz', { expectedErrors: [/40[09]/] });
  await page.evaluate((known) => {
    const items = [{ serviceId: 'battery-replacement', quantity: 1 }];
    localStorage.setItem('pahiya-cart', JSON.stringify({ items }));
    if (known) sessionStorage.setItem('selectedVehicle', JSON.stringify(known));
  }, car);
  await page.goto(`${journey.site.origin}/checkout`);
  await hydrated(page, 'checkout');
  return page;
}

const mobile = (page: Page) => page.locator('.shop').getByLabel('Mobile number');

/** Takes a free slot and books, up to the page of the order. */
async function bookFreeSlot(page: Page): Promise<void> {
  await page
    .getByText(/^\d left$/)
    .first()
    .waitFor();
  await page
    .locator('label.chip', { has: page.locator('[name=timeSlot]:not(:disabled)') })
    .last()
    .click();
  await page.getByRole('button', { name: 'Book the visit' }).click();
  await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
}

describe('the checkout', () => {
  test('takes the remembered car, and otherwise asks for it', async () => {
    const page = await checkout({ manufacturer: 'Tata', model: 'Nexon', fuelType: 'Diesel' });
    await page.getByText('Tata Nexon (Diesel)').waitFor();
    expect(await page.getByLabel('Which car?').isVisible()).toBe(false);
    const other = await checkout();
    await other.getByLabel('Which car?').waitFor();
  });

  test.each([
    ['+91 90000 00062', 'typed key by key', '9000000062'],
    ['0 90000-00066', 'typed key by key', '9000000066'],
    ['+91 90000-00067', 'pasted', '9000000067'],
  ])('orders for the number %s, %s', async (written, how, kept) => {
    const page = await checkout({ manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' });
    await fillIn(page, '');
    await mobile(page).focus();
    if (how === 'pasted') await page.keyboard.insertText(written);
    else await mobile(page).pressSequentially(written);
    await page.getByLabel('Coupon code').fill('NO-SUCH-CODE');
    const asked = page.waitForRequest('**/api/checkout/coupon');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    expect((await asked).postDataJSON()).toMatchObject({ mobileNumber: kept });
    await page.getByLabel('Coupon code').fill('');
    await bookFreeSlot(page);
    const orders = await journey.site.rows(
      "SELECT id FROM records WHERE kind = 'order' AND mobile_number = ?",
      kept,
    );
    expect(orders).toHaveLength(1);
  });

  test('says why it refuses a coupon, keeps the total, and lets the visitor take the code back', async () => {
    const page = await checkout({ manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' });
    await page.getByLabel('Coupon code').fill('NO-SUCH-CODE');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByText('We do not know this code').waitFor();
    expect(await page.locator('.pay-bar').getByText('₹999').isVisible()).toBe(true);
    await page.getByLabel('Coupon code').fill('');
    await page.getByText('We do not know this code').waitFor({ state: 'detached' });
  });
});

test.each([
  ['+91 90000 00063', '9000000063'],
  ['0 90000-00064', '9000000064'],
])('the dialog of Book Now understands %s, typed key by key', async (written, kept) => {
  const page = await journey.visit('/');
  await idleModules(page);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
  await hydrated(page, 'booking');
  await dialog.getByLabel('Mobile number').pressSequentially(written);
  expect(await dialog.getByLabel('Mobile number').inputValue()).toBe(kept);
  expect(await dialog.getByRole('button', { name: 'Continue' }).isEnabled()).toBe(true);
});

test('a PIN code with a space is understood by the area check and by the order', async () => {
  const page = await journey.visit('/doorstep-services');
  const area = page.getByLabel('PIN code or area in Jaipur');
  await area.pressSequentially('302 017');
  await area.press('Enter');
  await page.getByText('Yes, we come to Malviya Nagar.').waitFor();

  const order = await checkout({ manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' });
  await fillIn(order, '9000000065');
  await order.getByLabel('Area in Jaipur').selectOption('Another area of Jaipur');
  await order.getByLabel('PIN code').pressSequentially('302 017');
  await bookFreeSlot(order);
  const [row] = await journey.site.rows<{ fields: string }>(
    "SELECT fields FROM records WHERE mobile_number = '9000000065'",
  );
  expect(JSON.parse(row?.fields ?? '{}')).toMatchObject({ pinCode: '302017' });
});
