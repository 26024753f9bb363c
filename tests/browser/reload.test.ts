import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { openAtSlot, press } from './assistant-walk.ts';
import { add, chooseTime, fillIn } from './cart-walk.ts';
import { hydrated, idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

/** Reloads the page, whose address names nobody. */
async function reload(page: Page, number: string): Promise<void> {
  await idleModules(page);
  await page.reload();
  expect(page.url()).not.toContain(number);
  await idleModules(page);
}

const expectValue = (field: Locator) => expect.poll(() => field.inputValue());

describe('a reload keeps what was typed', () => {
  test('in the checkout, which can be sent then, and another page forgets it', async () => {
    const page = await journey.visit('/doorstep-services', { device: 'desktop' });
    await add(page, 'Battery replacement');
    await page.goto(`${journey.site.origin}/checkout`);
    await fillIn(page, '9000000721');
    await chooseTime(page);
    await reload(page, '9000000721');
    await hydrated(page, 'checkout');
    await expectValue(page.getByLabel('Full name')).toBe('Sample Customer');
    await expectValue(page.locator('.shop').getByLabel('Mobile number')).toBe('9000000721');
    await expectValue(page.getByLabel('House, street, landmark')).toBe('House 1, Sample Street');
    await expect.poll(() => page.locator('[name=timeSlot]:checked').inputValue()).toBe('11-13');
    await page.getByRole('button', { name: 'Book the visit' }).click();
    await page.waitForURL(/\/order\//);
    await idleModules(page);
    expect(await page.evaluate(() => sessionStorage.typedFields)).not.toContain('Sample Street');
  });

  test('in the contact form, and forgets it after the success', async () => {
    const page = await journey.visit('/contact');
    const form = page.getByRole('region', { name: 'Write to us' });
    await idleModules(page);
    await form.getByLabel('Your name').fill('Sample Visitor');
    await form.getByLabel('Mobile number').fill('9000000722');
    const message = form.getByLabel('Your message');
    await message.fill('Does the price hold for my car?');
    await reload(page, '9000000722');
    await expectValue(form.getByLabel('Your name')).toBe('Sample Visitor');
    await expectValue(form.getByLabel('Mobile number')).toBe('9000000722');
    await expectValue(message).toBe('Does the price hold for my car?');
    await form.getByRole('button', { name: 'Send the message' }).click();
    await page.getByText('Thank you, we have it').waitFor();
    await reload(page, '9000000722');
    expect(await message.inputValue()).toBe('');
  });

  test('in the field of the chat, and fills in no field of another question', async () => {
    const page = await journey.visit('/about');
    const chat = await openAtSlot(page);
    await press(chat, /^1-3 PM/);
    await chat.getByLabel('Mobile number').fill('90000007');
    await reload(page, '90000007');
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    await expectValue(chat.getByLabel('Mobile number')).toBe('90000007');
    await chat.getByLabel('Mobile number').fill('9000000723');
    await press(chat, 'Send');
    await expectValue(chat.getByLabel('Full name')).toBe('');
  });
});
