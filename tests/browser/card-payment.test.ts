import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startPayments } from '../upstreams/payments.ts';
import { paymentVariables } from '../worker/own-orders.ts';
import { axeFindings } from './axe.ts';
import { fillCart, type PaymentOutcome, payBy, SCRIPT } from './card-walk.ts';
import { hydrated, idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const provider = await startPayments();
const journey = await testJourney({
  keepsPage: true,
  variables: paymentVariables(provider),
});
afterAll(async () => {
  await provider.close();
});
afterEach(async () => {
  await provider.heal();
  journey.expectQuietConsole();
});

/**
 * Opens the checkout on a phone with one service in the cart. Each opening of the provider's checkout ends with the
 * next outcome.
 */
async function atCheckout(outcomes: readonly PaymentOutcome[], withScript = true): Promise<Page> {
  const page = await journey.visit('/healthz');
  await payBy(page, provider, outcomes, withScript);
  await fillCart(page);
  await page.goto(`${journey.site.origin}/checkout`);
  await hydrated(page, 'checkout');
  const form = page.locator('.shop');
  await form.getByLabel('Full name').fill('Sample Customer');
  await form.getByLabel('Mobile number').fill(`90003${String(10_000 + provider.orders.size * 7).slice(-5)}`);
  await form.getByLabel('House, street, landmark').fill('House 1, Sample Street');
  await form.getByLabel('Area in Jaipur').selectOption('C-Scheme');
  return page;
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('pahiya-cart'));
const statusOf = async (page: Page) => {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const [row] = await journey.site.rows<{ status: string }>('SELECT status FROM records WHERE id = ?', id);
  return row?.status;
};
const pay = (page: Page) => page.getByRole('button', { name: 'Pay ₹299' }).click();

test('a press on Pay loads the provider’s script, and a payment leads to the paid order', async () => {
  const page = await atCheckout(['pays']);
  const fetched = () => page.evaluate((script) => performance.getEntriesByName(script).length, SCRIPT);
  expect(await fetched()).toBe(0);
  const request = page.waitForRequest(SCRIPT);
  await pay(page);
  await request;
  await page.getByRole('heading', { name: 'Paid. Your visit is booked' }).waitFor();
  expect(await statusOf(page)).toBe('paid');
  expect(await stored(page)).toContain('"items":[]');
});

test('closing the provider’s checkout keeps the cart, and the same order can be paid at the second try', async () => {
  const page = await atCheckout(['closes', 'pays']);
  const before = provider.orders.size;
  await pay(page);
  await page.getByText('The payment was not completed').waitFor();
  expect(await stored(page)).toContain('jump-start');
  expect(await axeFindings(page)).toEqual([]);
  await pay(page);
  await page.getByRole('heading', { name: 'Paid. Your visit is booked' }).waitFor();
  expect(provider.orders.size).toBe(before + 1);
});

test('a payment takes only what it paid for out of the cart', async () => {
  const page = await atCheckout(['closes', 'pays']);
  await pay(page);
  await page.getByText('The payment was not completed').waitFor();
  const added = await page.context().newPage();
  await added.goto(`${journey.site.origin}/healthz`);
  await added.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('pahiya-cart') ?? '{}');
    cart.items.push({ serviceId: 'quick-vacuum', quantity: 1 });
    localStorage.setItem('pahiya-cart', JSON.stringify(cart));
  });
  await added.close();
  await pay(page);
  await page.getByRole('heading', { name: 'Paid. Your visit is booked' }).waitFor();
  expect(await stored(page)).toContain('quick-vacuum');
  expect(await stored(page)).not.toContain('jump-start');
});

test('a page that is loaded again after the payment leads to the paid order, and nothing is paid twice', async () => {
  const page = await atCheckout(['leaves', 'pays']);
  const before = provider.orders.size;
  await pay(page);
  await expect.poll(() => provider.orders.size).toBe(before + 1);
  await expect.poll(() => [...provider.orders.values()].at(-1)?.payments.length).toBe(1);
  await idleModules(page);
  await page.reload();
  await hydrated(page, 'checkout');
  const name = page.locator('.shop').getByLabel('Full name');
  await expect.poll(() => name.inputValue()).toBe('Sample Customer');
  await pay(page);
  await page.getByRole('heading', { name: 'Paid. Your visit is booked' }).waitFor();
  expect(provider.orders.size).toBe(before + 1);
});

test('an order that was cancelled can be sent again as another one', async () => {
  const page = await atCheckout(['closes', 'pays']);
  const before = provider.orders.size;
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/checkout/orders'));
  await pay(page);
  const { id } = (await (await answered).json()) as { id: string };
  await page.getByText('The payment was not completed').waitFor();
  await page.goto(`${journey.site.origin}/order/${id}`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByRole('heading', { name: 'This order is cancelled' }).waitFor();
  await idleModules(page);
  await page.goto(`${journey.site.origin}/checkout`);
  await hydrated(page, 'checkout');
  const form = page.locator('.shop');
  await form.getByLabel('Full name').fill('Sample Customer');
  await form.getByLabel('House, street, landmark').fill('House 1, Sample Street');
  await form.getByLabel('Area in Jaipur').selectOption('C-Scheme');
  await pay(page);
  await page.getByRole('heading', { name: 'Paid. Your visit is booked' }).waitFor();
  expect(provider.orders.size).toBe(before + 2);
});

test('an order stays when the provider is down, and can be paid after the service', async () => {
  const page = await atCheckout([]);
  await provider.fail('refused');
  await pay(page);
  await page.getByText('Card payment is not available right now').waitFor();
  expect(await stored(page)).toContain('jump-start');
  await page.getByRole('button', { name: 'Pay after the service' }).click();
  await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
  expect(await statusOf(page)).toBe('pay_after_service');
  expect(await stored(page)).toContain('"items":[]');
});

test('a blocked script shows an error, and the order can be paid after the service', async () => {
  const page = await atCheckout([], false);
  await pay(page);
  await page.getByText('Card payment is not available right now').waitFor();
  await page.getByRole('button', { name: 'Pay after the service' }).click();
  await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
  expect(await statusOf(page)).toBe('pay_after_service');
});

test('an unpaid order can be paid from its own page', async () => {
  const page = await atCheckout(['closes', 'pays']);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/checkout/orders'));
  await pay(page);
  const { id } = (await (await answered).json()) as { id: string };
  await page.getByText('The payment was not completed').waitFor();
  await page.goto(`${journey.site.origin}/order/${id}`);
  await page.getByRole('heading', { name: 'Payment not confirmed yet' }).waitFor();
  await hydrated(page, 'pay-order');
  expect(await axeFindings(page)).toEqual([]);
  await pay(page);
  await page.getByRole('heading', { name: 'Paid. Your visit is booked' }).waitFor();
});

test('the content security policy of other pages blocks the provider’s script', async () => {
  const policyOf = async (path: string) =>
    (await journey.site.fetch(path)).headers.get('Content-Security-Policy') ?? '';
  expect(await policyOf('/checkout')).toContain('https://checkout.razorpay.com');
  expect(await policyOf('/doorstep-services/cart')).not.toContain('razorpay');
  expect(await policyOf('/')).not.toContain('razorpay');
});
