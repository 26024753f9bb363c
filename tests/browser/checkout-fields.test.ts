import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { chooseTime, fillIn } from './cart-walk.ts';
import { hydrated, idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

/** Values that earlier pages have stored on the device. */
interface Known {
  readonly car?: { readonly manufacturer: string; readonly model: string; readonly fuelType: string };
  readonly wonCode?: string;
  readonly mobileNumber?: string;
}

const swift = { manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' };

/** Opens the checkout of a battery job, for a visitor whose last page knew this car. */
const checkout = (car?: Known['car']): Promise<Page> => openCheckout({ ...(car && { car }) });

async function openCheckout(known: Known): Promise<Page> {
  const page = await journey.visit('/healthz', { expectedErrors: [/40[09]/] });
  await page.evaluate(({ car, wonCode, mobileNumber }) => {
    const items = [{ serviceId: 'battery-replacement', quantity: 1 }];
    localStorage.setItem('pahiya-cart', JSON.stringify({ items }));
    if (car) sessionStorage.setItem('selectedVehicle', JSON.stringify(car));
    if (wonCode) localStorage.setItem('wonCoupon', JSON.stringify({ code: wonCode, expiresAt: null }));
    if (mobileNumber) sessionStorage.setItem('userMobileNumber', JSON.stringify(mobileNumber));
  }, known);
  await page.goto(`${journey.site.origin}/checkout`);
  await hydrated(page, 'checkout');
  return page;
}

const mobile = (page: Page) => page.locator('.shop').getByLabel('Mobile number');

/** Takes a free slot and books, up to the page of the order. */
async function bookFreeSlot(page: Page): Promise<void> {
  // No slot can be chosen before the server has told which are free.
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
    await page.getByText('Please enter your mobile number').waitFor();
    await mobile(page).fill('9000000064');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByText('This code does not work for this number').waitFor();
    expect(await page.locator('.pay-bar').getByText('₹999').isVisible()).toBe(true);
    await page.getByLabel('Coupon code').fill('');
    await page.getByText('This code does not work for this number').waitFor({ state: 'detached' });
  });

  test('lets a won coupon that is not for this job go, and takes the order', async () => {
    const mobileNumber = '9000000069';
    const wonCode = await wonBy(mobileNumber, { scope: '{"serviceIds":["jump-start"]}' });
    const page = await openCheckout({ car: swift, wonCode, mobileNumber });
    await expect.poll(() => page.getByLabel('Coupon code').inputValue()).toBe('');
    await fillIn(page, mobileNumber);
    await chooseTime(page);
    await page.getByRole('button', { name: 'Book the visit' }).click();
    await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('wonCoupon'))).toContain(wonCode);
  });

  test('says that a coupon does not work for another number, asks again for the next number, and forgets it once used', async () => {
    const mobileNumber = '9000000071';
    const wonCode = await wonBy(mobileNumber);
    const page = await openCheckout({ car: swift, wonCode, mobileNumber });
    await page.getByText('₹100 off: ₹100 off.').waitFor();
    await fillIn(page, '9000000072');
    await chooseTime(page);
    const book = page.getByRole('button', { name: 'Book the visit' });
    const error = page.getByText('This code does not work for this number or this order');
    for (const _ of ['first', 'second']) {
      const answered = page.waitForResponse((answer) => answer.status() === 400);
      await book.click();
      await answered;
      await error.waitFor();
      // The message of the first try may still stand. The focus, which scrolls the page, shows that this one was refused.
      await page.locator('[name="coupon"]:focus').waitFor();
    }
    expect(await page.getByText('₹100 off.').count()).toBe(0);
    await mobile(page).fill(mobileNumber);
    await book.click();
    await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('wonCoupon'))).toBeNull();
  });
});

/** Spins the wheel for a number. The draw is random, so the coupon becomes ₹100 off, for any work or for a scope. */
async function wonBy(mobileNumber: string, { scope = null as string | null } = {}): Promise<string> {
  const { site } = journey;
  const won = await site.post('/api/spin', { mobileNumber, idempotencyKey: crypto.randomUUID() });
  expect(won.status).toBe(201);
  const [coupon] = await site.rows<{ code: string }>(
    `UPDATE coupons SET kind = 'amount', value = 10000, scope = ?, description = '₹100 off'
     WHERE code = (SELECT code FROM coupons ORDER BY created_at DESC LIMIT 1) RETURNING code`,
    scope,
  );
  return coupon?.code ?? '';
}

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
