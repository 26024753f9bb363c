import type { Locator, Page } from 'playwright-core';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { hydrated, idleModules } from './journey.ts';

interface FormOfSite {
  readonly island: string;
  readonly path: string;
  readonly endpoint: string;
  /** Opens the form and waits until it is hydrated; resolves with the element that contains it. */
  readonly open: (page: Page) => Promise<Locator>;
  readonly fill: (form: Locator, number: string) => Promise<void>;
  /** Name of the submit button. */
  readonly send: string | RegExp;
}

const inTwoDays = () => addDays(indiaDate(new Date()), 2);
const number = (form: Locator) => form.getByRole('textbox', { name: 'Mobile number' });

async function answer(chat: Locator, name: string | RegExp): Promise<void> {
  await chat.getByRole('button', { name }).last().click();
}

/** Every form of the site that an island sends, with the steps to open, fill and send it. */
export const everyForm: readonly FormOfSite[] = [
  {
    island: 'booking',
    path: '/',
    endpoint: endpoints.leads,
    async open(page) {
      await page.getByRole('button', { name: 'Book Now' }).first().click();
      return page.getByRole('dialog', { name: 'Confirm Your Booking' });
    },
    fill: (form, typed) => number(form).fill(typed),
    send: /Continue|Try again/,
  },
  {
    island: 'lead-popup',
    path: '/about',
    endpoint: endpoints.leads,
    async open(page) {
      await page.clock.install();
      await page.reload();
      await idleModules(page);
      await page.clock.runFor(20_100);
      return page
        .getByRole('region', { name: /number|call/i })
        .filter({ has: page.getByLabel('Mobile number') });
    },
    fill: (form, typed) => number(form).fill(typed),
    send: 'Call me back',
  },
  {
    island: 'enquiry',
    path: '/contact',
    endpoint: endpoints.enquiries,
    async open(page) {
      await page.getByRole('region', { name: 'Write to us' }).getByLabel('Your name').click();
      await hydrated(page, 'enquiry');
      return page.getByRole('region', { name: 'Write to us' });
    },
    async fill(form, typed) {
      await form.getByLabel('Your name').fill('Sample Visitor');
      await number(form).fill(typed);
      await form.getByLabel('Your message').fill('Do you come to Tonk Road?');
    },
    send: 'Send the message',
  },
  {
    island: 'schedule',
    path: '/services/ac',
    endpoint: endpoints.serviceRequests,
    async open(page) {
      await page.getByRole('button', { name: 'Choose a date instead' }).click();
      const dialog = page.getByRole('dialog', { name: 'Schedule Your Service' });
      await dialog.getByLabel('Name').waitFor();
      return dialog;
    },
    async fill(form, typed) {
      await form.getByLabel('Name').fill('Sample Customer');
      await number(form).fill(typed);
      await form.getByLabel('Car model').fill('Hyundai Creta (Diesel)');
      await form.getByLabel('Service type').selectOption({ index: 1 });
    },
    send: 'Book service',
  },
  {
    island: 'spin-wheel',
    path: '/spin-to-win',
    endpoint: endpoints.spin,
    async open(page) {
      await page.getByRole('textbox', { name: 'Mobile number' }).click();
      await hydrated(page, 'spin-wheel');
      return page.locator('.spin-game');
    },
    fill: (form, typed) => number(form).fill(typed),
    send: 'Spin the wheel',
  },
  {
    island: 'checkout',
    path: '/doorstep-services',
    endpoint: endpoints.checkoutOrders,
    async open(page) {
      await page.evaluate(() =>
        localStorage.setItem('pahiya-cart', '{"items":[{"serviceId":"quick-vacuum","quantity":1}]}'),
      );
      await page.goto(new URL('/checkout', page.url()).href);
      await hydrated(page, 'checkout');
      return page.locator('.shop');
    },
    async fill(form, typed) {
      await form.getByLabel('Full name').fill('Sample Customer');
      await number(form).fill(typed);
      await form.getByLabel('House, street, landmark').fill('House 1, Sample Street');
      await form.getByLabel('Area in Jaipur').selectOption('Mansarovar');
      await form.getByLabel('Date').fill(inTwoDays());
      await form.getByRole('radio', { name: '11 AM-1 PM' }).check();
    },
    send: /Book the visit/,
  },
  {
    island: 'assistant',
    path: '/assistant',
    endpoint: endpoints.bookings,
    async open(page) {
      const chat = page.getByRole('log');
      await chat.getByRole('button', { name: 'Maruti' }).waitFor();
      return chat;
    },
    async fill(chat, typed) {
      const answers = ['Maruti', 'Swift', 'Petrol', 'Jaipur', 'Mansarovar'];
      for (const name of [...answers, /^Express Service/, 'Self Walk-in', 'Tomorrow', /^1-3 PM/])
        await answer(chat, name);
      await number(chat).fill(typed);
    },
    send: 'Send',
  },
];

/** Fills in the spam traps, as a bot does that fills in every field. */
export const fillTraps = (page: Page): Promise<number> =>
  page.locator('input[name="website"]').evaluateAll((traps) => {
    for (const trap of traps) if (trap instanceof HTMLInputElement) trap.value = 'http://spam.example';
    return traps.length;
  });
