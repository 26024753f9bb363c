import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { bookingCalls, dayAhead } from '../worker/own-bookings.ts';
import { press, write } from './assistant-walk.ts';
import { axeFindings } from './axe.ts';
import { hydrated, openCarLists } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

/** Waits until the board is live and answers tomorrow's slots. */
async function tomorrow(page: Page) {
  await page.locator('#slots').scrollIntoViewIfNeeded();
  await page.getByText('Live: the board changes here as others book').waitFor();
  return page.getByRole('region', { name: /^Tomorrow/ });
}

describe('the live slots', () => {
  test('change on the screen when another visitor books one and cancels it', async () => {
    const page = await journey.visit('/express-beta-atc');
    const day = await tomorrow(page);
    await day.getByRole('link', { name: '3-5 PM 6 left' }).waitFor();
    const calls = bookingCalls(journey.site);
    const booking = await calls.create();
    await calls.confirm(booking, dayAhead(1), '15-17');
    await day.getByRole('link', { name: '3-5 PM 5 left' }).waitFor();
    expect(await page.getByRole('status').allInnerTexts()).toContain(
      await page.evaluate(() => document.querySelector('.live-slots [role="status"]')?.textContent ?? ''),
    );
    await calls.cancel(booking);
    await day.getByRole('link', { name: '3-5 PM 6 left' }).waitFor();
  });

  test('reconnect after the network was gone', async () => {
    const page = await journey.visit('/express-beta-atc', { expectedErrors: [/WebSocket|ERR_/] });
    const sockets: { close(): Promise<void> }[] = [];
    await page.routeWebSocket(/\/api\/slots\/live/, (socket) => {
      socket.connectToServer();
      sockets.push(socket);
    });
    await page.reload();
    await tomorrow(page);
    await sockets[0]?.close();
    await page.getByText('Connecting to the board').waitFor();
    await page.getByText('Live: the board changes here as others book').waitFor();
    expect(sockets).toHaveLength(2);
  });

  test('pass a slot to the chat, which asks only the other questions', async () => {
    const page = await journey.visit('/express-beta-atc');
    const day = await tomorrow(page);
    await day.getByRole('link', { name: /^5-7 PM/ }).click();
    const chat = page.getByRole('dialog', { name: 'Pahiya assistant' });
    for (const name of ['Maruti', 'Swift', 'Petrol', 'Jaipur', 'Mansarovar', 'Self Walk-in'])
      await chat.getByRole('button', { name }).last().click();
    await chat.getByText('Which mobile number can we call you on?').waitFor();
    for (const name of [/^5-7 PM/, /^Express Service, ₹/])
      expect(await chat.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  });
});

test('a live slot pressed after a booking in the chat begins a second booking', async () => {
  const page = await journey.visit('/express-beta-atc');
  const day = await tomorrow(page);
  await day.getByRole('link', { name: /^5-7 PM/ }).click();
  const chat = page.getByRole('dialog', { name: 'Pahiya assistant' });
  for (const name of ['Maruti', 'Swift', 'Petrol', 'Jaipur', 'Mansarovar', 'Self Walk-in'])
    await press(chat, name);
  await write(chat, 'Mobile number', '9000000304');
  await write(chat, 'Full name', 'Sample Visitor');
  await press(chat, 'Confirm Booking');
  const confirmed = chat.getByText(/^Booking id CAR\d+$/);
  const first = await confirmed.innerText();
  await page.keyboard.press('Escape');
  await day.getByRole('link', { name: /^3-5 PM/ }).click();
  await press(chat, 'Confirm Booking');
  await confirmed.waitFor();
  expect(await confirmed.innerText()).not.toBe(first);
  const bookings = await journey.site.rows(
    'SELECT status, fields FROM records WHERE mobile_number = ? ORDER BY created_at',
    '9000000304',
  );
  expect(bookings).toMatchObject([
    { status: 'completed', fields: expect.stringContaining('17-19') },
    { status: 'completed', fields: expect.stringContaining('15-17') },
  ]);
});

describe('the plain page', () => {
  test('books a slot without JavaScript', async () => {
    const page = await journey.visit('/express-beta-atc/old', { javaScriptEnabled: false });
    const form = page.locator('.slot-form').last();
    await form.getByText('9-11 AM').click();
    await form.getByLabel('Mobile number').fill('9000000302');
    await form.getByRole('button', { name: 'Take this slot' }).click();
    await page.waitForURL('**/booking/**');
    const [booking] = await journey.site.rows<{ fields: string }>(
      'SELECT fields FROM records WHERE mobile_number = ?',
      '9000000302',
    );
    expect(JSON.parse(booking?.fields ?? '{}')).toMatchObject({ timeSlot: '9-11', date: dayAhead(1) });
  });
});

const family = [
  '/express-beta-atc',
  '/express-beta-atc/old',
  '/express-rzp-atc',
  '/ads-express',
  '/express-90min-car-service',
  '/express-dent-paint',
  '/express-car-ac-service',
];

test.each(share(family, 6))('%s passes axe and does not scroll sideways at 320 px', async (path) => {
  const page = await journey.visit(path, { viewport: { width: 320, height: 640 } });
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the button to pay now leads to the cart with the chosen car', async () => {
  const page = await journey.visit('/express-rzp-atc', { device: 'desktop' });
  await openCarLists(page);
  await page.getByLabel('Manufacturer').selectOption('Maruti');
  await hydrated(page, 'price-picker');
  await page.getByLabel('Model').selectOption('Baleno');
  await page.waitForURL('**/express-rzp-atc?car=maruti-baleno-*');
  await page.getByRole('link', { name: 'Go to the express cart' }).click();
  await page.waitForURL('**/express-rzp-atc/cart?car=maruti-baleno-*');
});

test('the express page updates all its prices to another car without a reload', async () => {
  const page = await journey.visit('/express?car=maruti-swift-petrol', { device: 'desktop' });
  const prices = () => page.locator('[data-follows="express"]').allTextContents();
  const before = await prices();
  expect(new Set(before).size).toBe(1);
  await openCarLists(page);
  await page.getByLabel('Manufacturer').selectOption('Maruti');
  await hydrated(page, 'price-picker');
  await page.getByLabel('Model').selectOption('Baleno');
  await expect.poll(async () => (await prices())[0]).not.toBe(before[0]);
  expect(new Set(await prices()).size).toBe(1);
});
