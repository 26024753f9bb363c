import type { Locator, Page } from 'playwright-core';
import { idleModules } from './journey.ts';

/** Opens the assistant's dialog from the bottom bar of a phone. */
export async function openChat(page: Page): Promise<Locator> {
  const chat = page.getByRole('dialog', { name: 'Pahiya assistant' });
  // Before the idle modules run, the bar's link leads to the assistant's page instead of opening the dialog.
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

/** Answers the questions from the manufacturer to the date, whose slots are all in the future and free. */
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
  await write(chat, 'Pickup address', '12 Sample Street');
  await press(chat, 'Tomorrow');
}

export async function answerAll(chat: Locator, number: string, slot: RegExp): Promise<void> {
  await answerToSlot(chat);
  await press(chat, slot);
  await write(chat, 'Mobile number', number);
  await write(chat, 'Full name', 'Sample Visitor');
  await chat.getByRole('button', { name: 'Confirm Booking' }).waitFor();
}
