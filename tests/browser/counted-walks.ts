import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answerAll, openChat, press } from './assistant-walk.ts';
import { add, chooseTime, fillIn } from './cart-walk.ts';
import { hydrated, idleModules } from './journey.ts';

/** Walks a visitor, who is on a page of the site, to the end of a journey. Returns the rupees that the screen showed. */
export type Walk = (page: Page, number: string) => Promise<number | undefined>;

const rupeesIn = (text: string | null): number =>
  Number(/₹([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

const card = (page: Page) => page.getByRole('region', { name: 'Price for your car' });

export const readPage: Walk = async () => undefined;

export const chooseCar: Walk = async (page) => {
  await idleModules(page);
  await card(page).getByLabel('Search for your car').fill('baleno');
  await card(page).getByRole('button', { name: 'Maruti Baleno petrol' }).first().click();
  await card(page).locator(':enabled[data-book-car="Maruti Baleno petrol"][data-book-price]').waitFor();
  // A second choice of the same car is no event.
  await page.getByText('Maruti Baleno').first().waitFor();
  return undefined;
};

export const findLocation: Walk = async (page) => {
  await page.getByRole('button', { name: 'Use my location' }).click();
  await page.getByText('You are near Malviya Nagar, Jaipur.').waitFor();
  return undefined;
};

/** Presses Book Now beside a price and leaves a number; the form opens the chat itself. */
export const bookNow: Walk = async (page, number) => {
  await idleModules(page);
  const button = card(page).getByRole('button', { name: 'Book Now' });
  const seen = rupeesIn(await button.getAttribute('data-book-price'));
  expect(await card(page).locator('.hero-size').textContent()).toContain(seen.toLocaleString('en-IN'));
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
  await dialog.getByLabel('Mobile number').fill(number);
  const chat = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await (await chat).close();
  await page.getByRole('region', { name: 'We have your number' }).waitFor();
  return seen;
};

export const assistant: Walk = async (page, number) => {
  const chat = await openChat(page);
  await answerAll(chat, number, /^5-7 PM/);
  const seen = rupeesIn(
    await chat
      .getByText(/₹[\d,]+/)
      .last()
      .textContent(),
  );
  await press(chat, 'Confirm Booking');
  await chat.getByText(/^Booking id CAR\d+$/).waitFor();
  const tab = page.waitForEvent('popup');
  await chat.getByRole('link', { name: 'Send it to us on chat' }).click();
  await (await tab).close();
  return seen;
};

export const popup: Walk = async (page, number) => {
  const form = page.getByRole('region', { name: 'Want us to call you with the price?' });
  await form.getByLabel('Mobile number').fill(number);
  await form.getByRole('button', { name: 'Call me back' }).click();
  await page.getByRole('region', { name: 'We have your number' }).waitFor();
  return undefined;
};

export const schedule: Walk = async (page, number) => {
  await page.getByRole('button', { name: 'Choose a date instead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Service' });
  await dialog.getByLabel('Name').fill('Sample Customer');
  await dialog.getByLabel('Mobile number').fill(number);
  await dialog.getByLabel('Car model').fill('Hyundai Creta (Diesel)');
  await dialog.getByLabel('Service type').selectOption({ label: 'AC service and repair' });
  await dialog.getByRole('button', { name: 'Book service' }).click();
  await dialog.getByText('Thank you').waitFor();
  return undefined;
};

export const enquiry: Walk = async (page, number) => {
  const form = page.getByRole('region', { name: 'Write to us' });
  await form.getByLabel('Your name').fill('Sample Visitor');
  await hydrated(page, 'enquiry');
  await form.getByLabel('Mobile number').fill(number);
  await form.getByLabel('Your message').fill('Do you come to Tonk Road?');
  await form.getByRole('button', { name: 'Send the message' }).click();
  await form.getByText('Thank you, we have it').waitFor();
  return undefined;
};

export const spin: Walk = async (page, number) => {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await hydrated(page, 'spin-wheel');
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  await page.getByText(/SPIN-/).first().waitFor();
  const tab = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Book with this coupon' }).click();
  await (await tab).close();
  return undefined;
};

/** What the page of an order says is to pay, or was paid. */
const totalOf = async (page: Page): Promise<number> =>
  rupeesIn(await page.getByRole('region', { name: 'Services' }).locator('.total').last().textContent());

/** Orders a doorstep job with a coupon, to be paid after the service. */
export const doorstep: Walk = async (page, number) => {
  await add(page, 'Jump start');
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('link', { name: 'Choose a time' }).click();
  await fillIn(page, number);
  await page.getByLabel('Coupon code').fill('COUNTED10');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByText(/₹\d+ off\./).waitFor();
  await page.getByRole('radio', { name: /After the service/ }).check();
  await page.getByRole('button', { name: 'Book the visit' }).click();
  await page.waitForURL(/\/order\//);
  return totalOf(page);
};

/** Orders an express package and pays online. */
export const express: Walk = async (page, number) => {
  await page.getByRole('button', { name: 'Choose a time' }).click();
  await fillIn(page, number);
  await chooseTime(page);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('heading', { name: 'Paid. Your visit is booked' }).waitFor();
  return totalOf(page);
};

/** Nobody answers a call in a test, but the press is the same. */
export const phone: Walk = async (page) => {
  await idleModules(page);
  await page.locator('a[href^="tel:"]:visible').first().click();
  return undefined;
};

export const withoutScript: Walk = async (page, number) => {
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
  await dialog.getByLabel('Mobile number').fill(number);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/thank-you?for=lead');
  return undefined;
};
