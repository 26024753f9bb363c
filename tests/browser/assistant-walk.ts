import type { Locator, Page } from 'playwright-core';
import { idleModules } from './journey.ts';

/** Opens the assistant over a page, by the bar of a phone. */
export async function openChat(page: Page): Promise<Locator> {
  const chat = page.getByRole('dialog', { name: 'Pahiya assistant' });
  // The bar's link opens the dialog once the page has had an idle moment; before that it leads to the page.
  await idleModules(page);
  await page.getByRole('link', { name: 'Chat', exact: true }).click();
  await chat.getByRole('button', { name: 'Maruti' }).waitFor();
  return chat;
}

export const press = (chat: Locator, name: string | RegExp): Promise<void> =>
  chat.getByRole('button', { name }).last().click();

export async function write(chat: Locator, label: string, text: string): Promise<void> {
  await chat.getByLabel(label).fill(text);
  await press(chat, 'Send');
}

/** From the make to the slot; the day is far enough ahead that all of its slots are free. */
export async function answerToSlot(chat: Locator): Promise<void> {
  for (const name of [
    'Maruti',
    'Swift',
    'Petrol',
    'Jaipur',
    'Mansarovar',
    /^Express Service/,
    'Free Pick and Drop',
  ])
    await press(chat, name);
  await press(chat, 'Tomorrow');
}

export async function answerAll(chat: Locator, number: string, slot: RegExp): Promise<void> {
  await answerToSlot(chat);
  await press(chat, slot);
  await write(chat, 'Mobile number', number);
  await write(chat, 'Full name', 'Sample Visitor');
  await chat.getByRole('button', { name: 'Confirm Booking' }).waitFor();
}
