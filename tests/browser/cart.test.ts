import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { formKeyAt } from '../../src/web/spam.ts';
import { share } from '../every-case.ts';
import { axeFindings } from './axe.ts';
import { add, chooseTime, fillIn } from './cart-walk.ts';
import { hydrated, refusedForm } from './journey.ts';
import { messageOf } from './own-links.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

/** The random letters of a form's key. */
const UNIQUE = 'a-form-of-one-minute-ago';

const five = [
  'Oil and filter change',
  'Battery replacement',
  'Coolant top-up',
  'Quick vacuum',
  'Horn replacement',
] as const;

const badge = (page: Page) => page.locator('.bar [data-cart-count]');
const total = (page: Page) => page.locator('.cart .total .num').first();

test('five services and a raised quantity show after a reload and in a second tab', async () => {
  const page = await journey.visit('/doorstep-services');
  for (const name of five) await add(page, name);
  await page.getByRole('button', { name: 'One more: Quick vacuum' }).first().click();
  await expect.poll(() => badge(page).textContent()).toBe('6');
  await expect.poll(() => total(page).textContent()).toBe('₹3,294');
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  await expect.poll(() => badge(page).textContent()).toBe('6');
  const second = await page.context().newPage();
  await second.goto(`${journey.site.origin}/doorstep-services/cart`);
  await expect.poll(() => total(second).textContent()).toBe('₹3,294');
  expect(await axeFindings(second)).toEqual([]);

  await second.getByRole('button', { name: 'One more: Coolant top-up' }).click();
  await expect.poll(() => badge(page).textContent()).toBe('7');
  await expect.poll(() => total(page).textContent()).toBe('₹3,693');
});

test('undo restores a removed service and a cleared cart', async () => {
  const page = await journey.visit('/doorstep-services');
  await add(page, five[0]);
  await add(page, five[1]);
  await page.goto(`${journey.site.origin}/doorstep-services/cart`);
  const lines = page.locator('.line b');
  await expect.poll(() => lines.allTextContents()).toEqual([five[0], five[1]]);
  await page.getByRole('button', { name: `One less: ${five[0]}` }).click();
  await expect.poll(() => lines.allTextContents()).toEqual([five[1]]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => lines.allTextContents()).toEqual([five[0], five[1]]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByText('Your cart is empty').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => lines.allTextContents()).toEqual([five[0], five[1]]);
});

test('the cart reports changed items, and ignores unreadable stored data', async () => {
  const page = await journey.visit('/healthz');
  await page.evaluate(() =>
    localStorage.setItem(
      'pahiya-cart',
      JSON.stringify([
        { serviceId: 'quick-vacuum', quantity: '2', seen: { name: 'Quick vacuum', unitPrice: 19900 } },
        { serviceId: 'flying-carpet', quantity: 1, seen: { name: 'Flying carpet', unitPrice: 100 } },
        'garbage',
      ]),
    ),
  );
  await page.goto(`${journey.site.origin}/doorstep-services/cart`);
  await page.getByText('Quick vacuum now costs ₹299. It was ₹199.').waitFor();
  await page.getByText('Flying carpet is no longer offered').waitFor();
  // The badge counts what the cart shows, on every page.
  const badge = () => page.locator('nav.bar [data-cart-count]').textContent();
  await expect.poll(badge).toBe('2');
  await page.goto(`${journey.site.origin}/about`);
  await expect.poll(badge).toBe('2');
  await page.goBack();
  expect(await total(page).textContent()).toBe('₹598');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByText('Something has changed since you added it').waitFor({ state: 'detached' });
});

test('the keyboard focus stays in place when the stepper replaces "Add" and when "Add" returns', async () => {
  const page = await journey.visit('/doorstep-services');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.getByRole('button', { name: 'Add Jump start' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('One more: Jump start');
  await page
    .getByRole('group', { name: 'Jump start' })
    .first()
    .getByRole('button', { name: 'One less' })
    .focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Add Jump start');
});

test('the search and the categories filter without a page load', async () => {
  const page = await journey.visit('/doorstep-services');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const rows = page.locator('.ds:not([hidden]) h3');
  await page.getByRole('searchbox').pressSequentially('alternator');
  await expect.poll(() => rows.allTextContents()).toEqual(['Jump start']);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('navigation', { name: 'Categories' }).getByText('Cleaning').click();
  await expect.poll(() => rows.allTextContents()).toEqual(['Quick vacuum', 'Interior dry cleaning']);
  expect(new URL(page.url()).search).toBe('?category=CLEANING');
  expect(loads).toBe(0);
  await page.reload();
  expect(await rows.allTextContents()).toEqual(['Quick vacuum', 'Interior dry cleaning']);
});

test('the area check answers before the visitor chooses a service', async () => {
  const page = await journey.visit('/doorstep-services');
  const area = page.getByLabel('PIN code or area in Jaipur');
  await area.fill('302017');
  await area.press('Enter');
  await page.getByText('Yes, we come to Malviya Nagar.').waitFor();
  await area.fill('411001');
  await area.press('Enter');
  await page.getByText('We do not come there yet.').waitFor();
  await page.getByRole('link', { name: 'See what we do near you' }).click();
  await page.getByLabel('City or PIN code').waitFor();
});

describe('the checkout without payment keys', () => {
  test('books the visit, opens the page of the order, and empties the cart', async () => {
    const page = await journey.visit('/doorstep-services');
    const covers = 'Battery fitting, battery extra';
    await page.locator('.ds', { hasText: 'Battery replacement' }).getByText(covers).waitFor();
    await add(page, 'Battery replacement');
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.locator('.line').getByText(covers).waitFor();
    await page.getByText('Total without parts').waitFor();
    await page.getByText('You see the printed price of each and approve it').waitFor();
    await page.getByRole('link', { name: 'Choose a time' }).click();
    await hydrated(page, 'checkout');
    await page.getByRole('region', { name: 'Your order' }).getByText(covers).waitFor();
    await page.getByText('After the service you pay ₹999 and the parts you approved.').waitFor();
    await page.getByRole('button', { name: 'Book the visit' }).click();
    await page.getByText('Name is required').waitFor();
    await page.getByText('Car model is required').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await fillIn(page);
    await chooseTime(page);
    await page.getByRole('button', { name: 'Book the visit' }).click();
    await page.waitForURL(/\/order\//);
    await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
    await page.getByRole('region', { name: 'Services' }).getByText(covers).waitFor();
    await page.getByText('Amount due, without parts').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(page.url()).not.toMatch(/9000000001|Sample|Mansarovar/);
    const chat = await page.getByRole('link', { name: 'Chat with us about this' }).getAttribute('href');
    expect(await messageOf(page, chat ?? '')).toContain(`1 x Battery replacement (${covers})`);
    expect(await page.evaluate(() => localStorage.getItem('pahiya-cart'))).toContain('"items":[]');
    const rows = await journey.site.rows<{ status: string }>(
      "SELECT status FROM records WHERE kind = 'order'",
    );
    expect(rows).toEqual([{ status: 'pay_after_service' }]);
  });

  test('closes the slots at which a service of the cart is not done, and says its hours', async () => {
    const page = await journey.visit('/doorstep-services');
    await add(page, 'AC gas top-up');
    await page.goto(`${journey.site.origin}/checkout`);
    await hydrated(page, 'checkout');
    expect(await page.getByText('3-5 PM').count()).toBe(1);
    expect(await page.getByLabel('5-7 PM').isDisabled()).toBe(true);
    await page.getByText('only 9 AM to 6 PM').waitFor();
  });

  test('needs no time for an emergency', async () => {
    const page = await journey.visit('/doorstep-services');
    await add(page, 'Jump start');
    await page.goto(`${journey.site.origin}/checkout`);
    await fillIn(page);
    expect(await page.getByLabel('Date').count()).toBe(0);
    await page.getByRole('button', { name: 'Book the visit' }).click();
    await page.getByText('As soon as we can get there').waitFor();
  });

  test('orders the express package for the chosen car', async () => {
    const page = await journey.visit('/express-rzp-atc/cart?car=maruti-swift-petrol');
    await page.getByText('Maruti Swift (Petrol)').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Choose a time' }).click();
    await fillIn(page);
    await chooseTime(page);
    await page.getByRole('button', { name: 'Book the visit' }).click();
    await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
    expect(await page.locator('.line b').allTextContents()).toEqual(['90-minute express service']);
    await page.getByRole('region', { name: 'Your visit' }).getByText('90 minutes').waitFor();
  });
});

test('without JavaScript the catalogue leads to a form that books the visit', async () => {
  const page = await journey.visit('/doorstep-services/category/CLEANING', { javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Add Quick vacuum' }).click();
  expect(await page.getByLabel('How many: Quick vacuum').inputValue()).toBe('1');
  await page.getByLabel('Full name').fill('Sample Customer');
  await page.locator('.plain-form').getByLabel('Mobile number').fill('9000000002');
  await page.getByLabel('House, street, landmark').fill('House 2, Sample Street');
  await page.getByLabel('Area in Jaipur').selectOption('C-Scheme');
  await page.getByLabel('Date').fill(addDays(indiaDate(new Date()), 2));
  await page.getByLabel('Time slot').selectOption('13-15');
  // A form that comes back within two seconds looks like a program's, and such an order waits without a seat.
  await page
    .locator('.plain-form [name="idempotencyKey"]')
    .evaluate((field, key) => field.setAttribute('value', key), formKeyAt(Date.now() - 60_000, UNIQUE));
  await page.getByRole('button', { name: 'Book the visit' }).click();
  await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
});

test('without JavaScript a refused coupon returns the form as it was filled in, with the reason', async () => {
  const page = await journey.visit('/doorstep-services/category/CLEANING', {
    javaScriptEnabled: false,
    expectedErrors: [refusedForm],
  });
  await page.getByRole('button', { name: 'Add Quick vacuum' }).click();
  await page.getByLabel('Full name').fill('Sample Customer');
  await page.locator('.plain-form').getByLabel('Mobile number').fill('9000000003');
  await page.getByLabel('House, street, landmark').fill('House 3, Sample Street');
  await page.getByLabel('Area in Jaipur').selectOption('C-Scheme');
  await page.getByLabel('Coupon code').fill('NO-SUCH-CODE');
  await page.getByRole('button', { name: 'Book the visit' }).click();
  const reason = page.locator('.plain-form').getByRole('alert');
  await reason.waitFor();
  expect(await reason.innerText()).toContain('This code does not work for this number or this order');
  expect(await page.getByLabel('Coupon code').inputValue()).toBe('NO-SUCH-CODE');
  expect(await page.getByLabel('Full name').inputValue()).toBe('Sample Customer');
  expect(await page.getByLabel('House, street, landmark').inputValue()).toBe('House 3, Sample Street');
  expect(await page.getByLabel('How many: Quick vacuum').inputValue()).toBe('1');
});

const pages = [
  '/doorstep-services/category/EMERGENCY',
  '/doorstep-services/cart',
  '/checkout',
  '/express-rzp-atc/cart',
];

test.each(share(pages, 4))('%s passes axe', async (path) => {
  const page = await journey.visit(path);
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page)).toEqual([]);
});
