import { afterEach, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

const wishes = (number: string) =>
  journey.site.rows('SELECT city, source FROM records WHERE mobile_number = ?', number);

test('someone in Lucknow finds by the city menu how far we are, and leaves a number for the opening', async () => {
  const page = await journey.visit('/car-services/maruti-swift');
  await page
    .getByRole('button', { name: /^Your city:/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'My city isn’t here' }).first().click();
  await page.getByLabel('City or PIN code').fill('226001');
  await page.getByRole('button', { name: 'Check' }).click();
  await page
    .getByText(/We are not in Lucknow yet\. Our nearest workshop is in Delhi, about 4\d\d km away\./)
    .waitFor();
  await page.getByRole('heading', { name: 'What a visit in Delhi costs' }).waitFor();
  const form = page.getByRole('region', { name: 'Tell me when you open in Lucknow' });
  await form.getByLabel('Mobile number').fill('9000000401');
  await form.getByRole('button', { name: 'Tell me when you open' }).click();
  await page.getByText('We will message you on the day we open there').waitFor();
  expect(await wishes('9000000401')).toEqual([{ city: 'lucknow', source: 'opening' }]);
  expect(await axeFindings(page)).toEqual([]);
});

test('without JavaScript the form of an unserved city posts, and a wrong number returns to its page', async () => {
  const page = await journey.visit('/car-service-in-lucknow', { javaScriptEnabled: false });
  const form = page.getByRole('region', { name: 'Tell me when you open in Lucknow' });
  await form.getByLabel('Mobile number').fill('9000000402');
  await form.getByRole('button', { name: 'Tell me when you open' }).click();
  await page.waitForURL('**/thank-you?for=opening');
  await page.getByText('We will message you on the day we open there').waitFor();
  expect(await wishes('9000000402')).toEqual([{ city: 'lucknow', source: 'opening' }]);
});

test('Book Now tells someone in Lucknow before and after the number that nobody comes there', async () => {
  const page = await journey.visit('/about?city=lucknow', { device: 'desktop' });
  const notice = /We are not in Lucknow yet\. Our nearest workshop is in Delhi/;
  await page.getByRole('main').getByText(notice).waitFor();
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
  await dialog.getByText(notice).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test('/car-service-in-lucknow passes axe', async () => {
  const page = await journey.visit('/car-service-in-lucknow');
  expect(await axeFindings(page)).toEqual([]);
});
