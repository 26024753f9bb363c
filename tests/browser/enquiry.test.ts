import { afterEach, describe, expect, test } from 'vitest';
import { endRoute, hydrated, loseAnswers } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

const enquiriesOf = (number: string) =>
  journey.site.rows<{ fields: string }>('SELECT fields FROM records WHERE mobile_number = ?', number);

describe('the enquiry form', () => {
  test('shows the missing fields and the thank-you without a page load', async () => {
    const page = await journey.visit('/contact');
    const form = page.getByRole('region', { name: 'Write to us' });
    await form.getByLabel('Your name').click();
    await hydrated(page, 'enquiry');
    await form.getByRole('button', { name: 'Send the message' }).click();
    await form.getByText('Please write a short message').waitFor();
    expect(await form.getByLabel('Your name').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await form.getByLabel('Your name').fill('Sample Visitor');
    await form.getByText('Name is required').waitFor({ state: 'detached' });
    await form.getByLabel('Mobile number').fill('+91 90000 00201');
    await form.getByLabel('Your message').fill('Do you come to Tonk Road?');
    await form.getByRole('button', { name: 'Send the message' }).click();
    await form.getByText('Thank you, we have it').waitFor();
    expect(await enquiriesOf('9000000201')).toHaveLength(1);
  });

  test('shows a happy customer the review page, and tells an unhappy one that we call', async () => {
    for (const [rating, thanks] of [
      ['5', 'a public review helps'],
      ['2', 'A person from the management calls you'],
    ] as const) {
      const page = await journey.visit('/feedback');
      const form = page.getByRole('region', { name: 'Tell us' });
      await form.getByLabel('Your name').click();
      await hydrated(page, 'enquiry');
      await form.getByLabel(rating, { exact: true }).check({ force: true });
      await form.getByLabel('Your name').fill('Sample Visitor');
      await form.getByLabel('Mobile number').fill(`900000021${rating}`);
      await form.getByRole('button', { name: 'Send the feedback' }).click();
      await form.getByText(thanks).waitFor();
      await page.context().close();
    }
  });

  test('stores the enquiry offline and sends it when the network is back', async () => {
    const page = await journey.visit('/contact', { expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    const form = page.getByRole('region', { name: 'Write to us' });
    await form.getByLabel('Your name').fill('Sample Visitor');
    await hydrated(page, 'enquiry');
    await form.getByLabel('Mobile number').fill('9000000230');
    await form.getByLabel('Your message').fill('Do you come to Tonk Road?');
    await page.context().setOffline(true);
    await form.getByRole('button', { name: 'Send the message' }).click();
    await form.getByText('You are offline. Your message is saved here').waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => enquiriesOf('9000000230'), { timeout: 10_000 }).toHaveLength(1);
  });

  test('stores a corrected message too, after the answer for the first one was lost', async () => {
    const page = await journey.visit('/contact', { expectedErrors: [/502/] });
    const keys = await loseAnswers(page, '**/api/enquiries');
    const form = page.getByRole('region', { name: 'Write to us' });
    await form.getByLabel('Your name').fill('Sample Visitor');
    await hydrated(page, 'enquiry');
    await form.getByLabel('Mobile number').fill('9000000240');
    await form.getByLabel('Your message').fill('Do you come to Tonk Road?');
    const send = form.getByRole('button', { name: 'Send the message' });
    for (const sends of [1, 2]) {
      await send.click();
      await expect.poll(() => keys).toHaveLength(sends);
      await expect.poll(() => send.isEnabled()).toBe(true);
    }
    expect(keys[1]).toBe(keys[0]);
    expect(await enquiriesOf('9000000240')).toHaveLength(1);
    await endRoute(page, '**/api/enquiries');
    await form.getByLabel('Your message').fill('Do you come to Ajmer Road?');
    await send.click();
    await form.getByText('Thank you, we have it').waitFor();
    expect(await enquiriesOf('9000000240')).toHaveLength(2);
  });

  test('posts without JavaScript, and leads to the thank-you page', async () => {
    const page = await journey.visit('/workshop-partner', { javaScriptEnabled: false });
    await page.getByLabel('Name of the workshop').fill('Sample Motors');
    await page.getByLabel('Your name').fill('Sample Visitor');
    await page.locator('#enquiry-partner-mobileNumber').fill('9000000220');
    await page.getByLabel('City', { exact: true }).fill('Kota');
    await page.getByRole('button', { name: 'Offer your workshop' }).click();
    await page.waitForURL('**/thank-you?for=partner');
    const [row] = await enquiriesOf('9000000220');
    expect(JSON.parse(row?.fields ?? '{}')).toMatchObject({ workshopName: 'Sample Motors', city: 'Kota' });
  });
});
