import type { Locator, Page } from 'playwright-core';
import type { Answers } from '../../src/features/assistant/rules/answers.ts';
import { dayAhead } from '../worker/own-bookings.ts';
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

/** The answers of `answerToSlot`, as the visit stores them. */
const storedAnswers = (): Answers => ({
  given: {
    manufacturer: { choice: 'Maruti' },
    model: { choice: 'Swift' },
    fuelType: { choice: 'Petrol' },
    location: { choice: 'jaipur' },
    area: { choice: 'mansarovar' },
    serviceType: { choice: 'express' },
    servicePreference: { choice: 'pickup' },
    address: { text: '12 Sample Street' },
    date: { choice: 'tomorrow', text: dayAhead(1) },
  },
});

/**
 * Opens the dialog at the question for the slot, as for a visitor who answered on an earlier page. The presses up to there
 * cost more CPU than the page.
 */
export async function openAtSlot(page: Page): Promise<Locator> {
  const chat = page.getByRole('dialog', { name: 'Pahiya assistant' });
  await idleModules(page);
  await page.evaluate(
    (answers) => sessionStorage.setItem('assistantAnswers', answers),
    JSON.stringify(storedAnswers()),
  );
  await page.getByRole('link', { name: 'Chat', exact: true }).click();
  await chat.getByText('Step 9 of 12: time slot').waitFor();
  return chat;
}

export async function answerAll(chat: Locator, number: string, slot: RegExp): Promise<void> {
  await answerToSlot(chat);
  await answerRest(chat, number, slot);
}

/** Answers the questions from the slot to the name. */
export async function answerRest(chat: Locator, number: string, slot: RegExp): Promise<void> {
  await press(chat, slot);
  await write(chat, 'Mobile number', number);
  await write(chat, 'Full name', 'Sample Visitor');
  await chat.getByRole('button', { name: 'Confirm Booking' }).waitFor();
}
