import type { Locator, Page } from 'playwright-core';
import { sampleNumber } from '../../worker/outside.ts';
import { hydrated, idleModules } from '../journey.ts';
import { held, refused, type ScreenState } from './screen-state.ts';

const bookNow = async (page: Page): Promise<Locator> => {
  await idleModules(page);
  await page.locator('.price-card').getByRole('button', { name: 'Book Now' }).click();
  await hydrated(page, 'booking');
  return page.getByRole('dialog', { name: 'Confirm Your Booking' });
};

const leaveNumber = async (page: Page, number = sampleNumber()): Promise<Locator> => {
  const dialog = await bookNow(page);
  await dialog.getByLabel('Mobile number').fill(number);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return dialog;
};

const schedule = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Choose a date instead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Service' });
  await dialog.getByLabel('Name').waitFor();
  return dialog;
};

const sendRequest = async (page: Page): Promise<Locator> => {
  const dialog = await schedule(page);
  await dialog.getByLabel('Name').fill('Sample Customer');
  await dialog.getByLabel('Mobile number').fill(sampleNumber());
  await dialog.getByLabel('Car model').fill('Hyundai Creta (Diesel)');
  await dialog.getByRole('button', { name: 'Book service' }).click();
  return dialog;
};

const popup = (page: Page) => page.getByRole('region', { name: 'Want us to call you with the price?' });
const still = (page: Page) => page.clock.install();

/** Moves the fake clock of a page to this age since its load. */
const grow = async (page: Page, ms: number): Promise<void> => {
  await page.clock.runFor(1_000);
  await idleModules(page);
  const age = await page.evaluate(() => performance.now());
  await page.clock.runFor(Math.max(0, ms - age));
};

const openPopup = async (page: Page): Promise<Locator> => {
  await grow(page, 20_100);
  await popup(page).waitFor();
  return popup(page);
};

const askBack = async (page: Page): Promise<void> => {
  const region = await openPopup(page);
  await region.getByLabel('Mobile number').fill(sampleNumber());
  await region.getByRole('button', { name: 'Call me back' }).click();
};

const menu = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name }).first().click();
  await page.locator('form.menu:popover-open, nav:popover-open').waitFor();
};

const LANDING = '/car-service-in-jaipur';
const SERVICE = '/services/ac';
/** A page without a price card, which holds the lead popup back. */
const PROMPTING = '/about';

/** The states of Book Now, Schedule Your Service, the popup, the prompt and the menus. */
export const dialogStates: readonly ScreenState[] = [
  { name: 'book-now', path: LANDING, open: bookNow },
  {
    name: 'book-now-invalid',
    path: LANDING,
    open: async (page) => {
      const dialog = await leaveNumber(page, '5000000001');
      await dialog.getByText('Please enter a valid 10-digit mobile number').waitFor();
    },
  },
  {
    name: 'book-now-busy',
    path: LANDING,
    before: held('**/api/leads'),
    open: async (page) => {
      const dialog = await leaveNumber(page);
      await dialog.locator('[aria-busy=true], .btn.busy, button[disabled]').first().waitFor();
    },
  },
  {
    name: 'book-now-failed',
    path: LANDING,
    before: refused('**/api/leads', 503),
    expectedErrors: [/503/],
    open: async (page) => {
      const dialog = await leaveNumber(page);
      await dialog.getByText('Something went wrong').waitFor();
    },
  },
  {
    name: 'book-now-too-many',
    path: LANDING,
    before: refused('**/api/leads', 429),
    expectedErrors: [/429/],
    open: async (page) => {
      const dialog = await leaveNumber(page);
      await dialog.getByText('Too many attempts').waitFor();
    },
  },
  {
    name: 'book-now-offline',
    path: LANDING,
    expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
    open: async (page) => {
      const dialog = await bookNow(page);
      await dialog.getByLabel('Mobile number').fill(sampleNumber());
      await page.context().setOffline(true);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByText('You are offline.').waitFor();
    },
  },
  {
    name: 'book-now-done',
    path: LANDING,
    open: async (page) => {
      await leaveNumber(page);
      await page
        .getByRole('region', { name: 'We have your number' })
        .getByRole('link', { name: 'Open the chat' })
        .waitFor();
    },
  },
  {
    name: 'book-now-slots',
    path: `${LANDING}?car=maruti-swift-petrol`,
    open: async (page) => {
      await leaveNumber(page);
      const panel = page.getByRole('region', { name: 'We have your number' });
      await panel.getByText('Tomorrow', { exact: true }).click();
      await panel.getByText('3-5 PM').waitFor();
    },
  },
  {
    name: 'book-now-wish',
    path: '/car-service-in-hyderabad?car=maruti-swift-petrol',
    open: async (page) => {
      await leaveNumber(page);
      const panel = page.getByRole('region', { name: 'We have your number' });
      await panel.getByText('Free pickup', { exact: true }).click();
      await panel.getByLabel('Pickup address').waitFor();
    },
  },
  { name: 'schedule-dialog', path: SERVICE, open: schedule },
  {
    name: 'schedule-loading',
    path: SERVICE,
    before: held('**/api/service-types*'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Choose a date instead' }).click();
      await page.getByRole('dialog').getByText('Loading...').waitFor();
    },
  },
  {
    name: 'schedule-invalid',
    path: SERVICE,
    open: async (page) => {
      const dialog = await schedule(page);
      await dialog.getByLabel('Preferred date').fill('');
      await dialog.getByRole('button', { name: 'Book service' }).click();
      await dialog.getByText('Name is required').waitFor();
    },
  },
  {
    name: 'schedule-failed',
    path: SERVICE,
    before: refused('**/api/service-requests', 503),
    expectedErrors: [/503/],
    open: async (page) => {
      const dialog = await sendRequest(page);
      await dialog.getByRole('alert').waitFor();
    },
  },
  {
    name: 'schedule-done',
    path: SERVICE,
    before: still,
    open: async (page) => {
      await grow(page, 0);
      const dialog = await sendRequest(page);
      await dialog.getByText('Thank you').waitFor();
    },
  },
  { name: 'popup', path: PROMPTING, before: still, open: openPopup },
  {
    name: 'popup-failed',
    path: PROMPTING,
    before: async (page) => {
      await still(page);
      await refused('**/api/leads', 503)(page);
    },
    expectedErrors: [/503/],
    open: async (page) => {
      await askBack(page);
      await popup(page).getByRole('alert').waitFor();
    },
  },
  {
    name: 'popup-done',
    path: PROMPTING,
    before: still,
    open: async (page) => {
      await askBack(page);
      await page.getByRole('region', { name: 'We have your number' }).waitFor();
    },
  },
  {
    name: 'chat-prompt',
    path: PROMPTING,
    before: still,
    open: async (page) => {
      await grow(page, 12_100);
      await page.locator('[data-chat-prompt]').waitFor();
    },
  },
  { name: 'menu', path: '/contact', open: (page) => menu(page, 'Menu'), only: ['phone'] },
  {
    name: 'city-menu',
    path: '/contact',
    open: (page) => menu(page, /^Your city/),
    only: ['tablet', 'desktop'],
  },
  {
    // On a phone the home pages and those of a slim header have the city in it; elsewhere the menu has it.
    name: 'city-menu-on-home',
    path: '/',
    open: (page) => menu(page, /^Your city/),
    only: ['phone'],
  },
];
