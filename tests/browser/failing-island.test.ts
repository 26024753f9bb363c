import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

const failed = (page: Page) =>
  page.waitForSelector('[data-island="enquiry"][data-island-status="failed"]', { state: 'attached' });

const form = (page: Page) => page.getByRole('region', { name: 'Write to us' });

/** Types before the island starts, which the first event of its fields begins. */
const typeName = (page: Page) =>
  form(page)
    .getByLabel('Your name')
    .evaluate((field) => {
      if (field instanceof HTMLInputElement) field.value = 'Sample Visitor';
      field.dispatchEvent(new Event('touchstart', { bubbles: true }));
    });

/** Sends the plain form, which leads to a page of its own. */
async function sendPlainForm(page: Page, number: string): Promise<string> {
  await form(page).getByLabel('Mobile number').fill(number);
  const posted = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.method() === 'POST',
  );
  await form(page).getByRole('button', { name: 'Send the message' }).click();
  const body = (await posted).postData() ?? '';
  await page.getByText('Thank you').first().waitFor();
  return body;
}

test('an island that throws after a change shows the form of the server again, with what was typed, and it posts', async () => {
  const page = await journey.visit('/contact', { expectedErrors: [/no more elements/] });
  await form(page).getByLabel('Your name').fill('Sample Visitor');
  await page.waitForSelector('[data-island="enquiry"][data-island-status="hydrated"]');
  await form(page).getByLabel('Your message').fill('Do you come to Tonk Road?');
  await form(page).getByLabel('Mobile number').fill('5000000001');
  // The message about the wrong number needs an icon, which React then cannot make.
  await page.evaluate(() =>
    Reflect.set(document, 'createElementNS', () => {
      throw new Error('no more elements');
    }),
  );
  await form(page).getByRole('button', { name: 'Send the message' }).click();
  await failed(page);
  await page.evaluate(() => Reflect.deleteProperty(document, 'createElementNS'));
  expect(await form(page).getByLabel('Your name').inputValue()).toBe('Sample Visitor');
  expect(await form(page).getByLabel('Your message').inputValue()).toBe('Do you come to Tonk Road?');
  expect(await sendPlainForm(page, '9000000701')).toContain('Sample+Visitor');
  await page.context().close();
});

test('an island that throws in its first render leaves the form of the server, with what was typed, and it posts', async () => {
  const page = await journey.visit('/contact', { expectedErrors: [/undefined|Island enquiry/] });
  await page.locator('[data-island="enquiry"]').evaluate((island) => island.setAttribute('data-props', '{}'));
  await typeName(page);
  await failed(page);
  expect(await form(page).getByLabel('Your name').inputValue()).toBe('Sample Visitor');
  await form(page).getByLabel('Your message').fill('Do you come to Tonk Road?');
  expect(await sendPlainForm(page, '9000000702')).toContain('Sample+Visitor');
  await page.context().close();
});

test('an island whose HTML was changed shows its own form, with what was typed', async () => {
  const page = await journey.visit('/contact', { expectedErrors: [/Island enquiry/] });
  await page.locator('[data-island="enquiry"] form').evaluate((one) => one.firstElementChild?.remove());
  await typeName(page);
  await page.waitForSelector('[data-island="enquiry"][data-island-status="hydrated"]');
  expect(await form(page).getByLabel('Your name').inputValue()).toBe('Sample Visitor');
  await page.context().close();
});

test('an island shows its later texts when an extension has removed the earlier ones', async () => {
  const page = await journey.visit('/contact');
  await form(page).getByLabel('Your name').click();
  await page.waitForSelector('[data-island="enquiry"][data-island-status="hydrated"]');
  const removeTexts = () =>
    page.locator('[data-island="enquiry"]').evaluate((island) => {
      const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) text.parentNode?.removeChild(text);
    });
  await page.locator('[data-island="enquiry"]').evaluate((island) => {
    for (const button of island.querySelectorAll('button')) button.ariaLabel = button.textContent;
  });
  await removeTexts();
  await form(page).getByRole('button', { name: 'Send the message' }).click();
  await form(page).getByText('Please write a short message').waitFor();
  await removeTexts();
  await page.locator('[data-island="enquiry"] [name=name]').fill('Sample Visitor');
  await page.locator('[data-island="enquiry"] [name=message]').fill('Do you come to Tonk Road?');
  await page.locator('[data-island="enquiry"] [name=mobileNumber]').fill('9000000703');
  await form(page).getByRole('button', { name: 'Send the message' }).click();
  await page.getByText('Thank you').first().waitFor();
  await page.context().close();
});
