import type { Page } from 'playwright-core';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { hydrated } from './journey.ts';

/** Puts one of a service into the cart, from the catalogue. */
export const add = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Add ${name}` }).click();
  await page.getByRole('group', { name }).getByRole('button', { name: 'One more' }).first().waitFor();
};

/** Who orders and where to; the time is chosen apart, as an emergency needs none. */
export const fillIn = async (page: Page, mobileNumber = '9000000001'): Promise<void> => {
  await hydrated(page, 'checkout');
  await page.getByLabel('Full name').fill('Sample Customer');
  await page.locator('.shop').getByLabel('Mobile number').fill(mobileNumber);
  await page.getByLabel('House, street, landmark').fill('House 1, Sample Street');
  await page.getByLabel('Area in Jaipur').selectOption('Mansarovar');
};

/** A slot of the day after tomorrow, once the board has told what is left. */
export const chooseTime = async (page: Page): Promise<void> => {
  await page.getByLabel('Date').fill(addDays(indiaDate(new Date()), 2));
  await page
    .getByText(/^\d left$/)
    .first()
    .waitFor();
  await page.getByText('11 AM-1 PM').click();
};
