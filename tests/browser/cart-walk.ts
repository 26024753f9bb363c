import type { Page } from 'playwright-core';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { hydrated } from './journey.ts';

/** Adds one of a service to the cart, from the catalogue. */
export const add = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Add ${name}` }).click();
  await page.getByRole('group', { name }).getByRole('button', { name: 'One more' }).first().waitFor();
};

/** Fills in the contact and the place, but not the time, for an emergency needs none. */
export const fillIn = async (page: Page, mobileNumber = '9000000001'): Promise<void> => {
  await hydrated(page, 'checkout');
  const car = page.getByLabel('Which car?');
  if ((await car.count()) > 0) await chooseCar(page);
  await page.getByLabel('Full name').fill('Sample Customer');
  await page.locator('.shop').getByLabel('Mobile number').fill(mobileNumber);
  await page.getByLabel('House, street, landmark').fill('House 1, Sample Street');
  await page.getByLabel('Area in Jaipur').selectOption('Mansarovar');
};

/** Chooses a car where a job of the order needs one. */
export const chooseCar = async (page: Page): Promise<void> => {
  await page.getByLabel('Which car?').fill('baleno');
  await page
    .getByRole('button', { name: /^Maruti Baleno/ })
    .first()
    .click();
};

/** Chooses a slot of the day after tomorrow. */
export const chooseTime = async (page: Page): Promise<void> => {
  await page.getByLabel('Date').fill(addDays(indiaDate(new Date()), 2));
  await page.getByRole('radio', { name: '11 AM-1 PM' }).check();
};
