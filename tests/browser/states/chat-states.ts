import type { Locator, Page } from 'playwright-core';
import { sampleNumber } from '../../worker/outside.ts';
import { answerAll, answerToSlot, openChat, press, write } from '../assistant-walk.ts';
import { idleModules } from '../journey.ts';
import { refused, type ScreenState } from './screen-state.ts';

/** The assistant's own page, which shows the chat on every screen. */
const CHAT = '/assistant';

const chatOf = async (page: Page): Promise<Locator> => {
  const chat = page.locator('.chat-page');
  await chat.getByRole('button', { name: 'Maruti', exact: true }).waitFor();
  return chat;
};

/** The slots of a day. Each state books a different one, so that none is full before its turn. */
const [MORNING, NOON, EARLY, LATE, EVENING] = [/^9-11 AM/, /^11 AM-1 PM/, /^1-3 PM/, /^3-5 PM/, /^5-7 PM/];

/** The states of the assistant, from its first question to its end. */
export const chatStates: readonly ScreenState[] = [
  {
    name: 'chat-over-page',
    path: '/',
    open: async (page) => press(await openChat(page), 'Maruti'),
    only: ['phone'],
  },
  {
    name: 'chat-docked',
    path: '/',
    open: async (page) => {
      await idleModules(page);
      await page.getByRole('main').getByRole('link', { name: 'Open the chat' }).first().click();
      await press(page.getByRole('dialog', { name: 'Pahiya assistant' }), 'Maruti');
    },
    only: ['tablet', 'desktop'],
  },
  { name: 'chat-makes', path: CHAT, open: chatOf },
  {
    name: 'chat-models',
    path: CHAT,
    open: async (page) => {
      const chat = await chatOf(page);
      await press(chat, 'Maruti');
      await chat.getByRole('button', { name: 'Swift', exact: true }).waitFor();
    },
  },
  {
    name: 'chat-areas',
    path: CHAT,
    open: async (page) => {
      const chat = await chatOf(page);
      for (const name of ['Maruti', 'Swift', 'Petrol', 'Jaipur']) await press(chat, name);
      await chat.getByRole('button', { name: 'Mansarovar' }).waitFor();
    },
  },
  {
    name: 'chat-slots',
    path: CHAT,
    open: async (page) => {
      const chat = await chatOf(page);
      await answerToSlot(chat);
      await chat.getByRole('button', { name: MORNING }).first().waitFor();
    },
  },
  {
    name: 'chat-number-invalid',
    path: CHAT,
    open: async (page) => {
      const chat = await chatOf(page);
      await answerToSlot(chat);
      await press(chat, MORNING);
      await write(chat, 'Mobile number', '500');
      await chat.getByText('Please enter a valid 10-digit mobile number').waitFor();
    },
  },
  {
    name: 'chat-summary',
    path: CHAT,
    open: async (page) => answerAll(await chatOf(page), sampleNumber(), NOON),
  },
  {
    name: 'chat-editing',
    path: CHAT,
    open: async (page) => {
      const chat = await chatOf(page);
      await answerAll(chat, sampleNumber(), EARLY);
      await press(chat, 'Change: Sample Visitor');
    },
  },
  {
    name: 'chat-offline',
    path: CHAT,
    expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
    open: async (page) => {
      const chat = await chatOf(page);
      await answerAll(chat, sampleNumber(), LATE);
      await page.context().setOffline(true);
      await press(chat, 'Confirm Booking');
      await chat.getByText(/^You are offline/).waitFor();
    },
  },
  {
    name: 'chat-done',
    path: CHAT,
    open: async (page) => {
      const chat = await chatOf(page);
      await answerAll(chat, sampleNumber(), EVENING);
      await press(chat, 'Confirm Booking');
      await chat.getByText(/^Booking id/).waitFor();
    },
  },
  {
    name: 'chat-error',
    path: CHAT,
    before: refused('**/api/bookings/*', 400, { code: 'invalid' }),
    expectedErrors: [/400/],
    open: async (page) => {
      const chat = await chatOf(page);
      await answerAll(chat, sampleNumber(), NOON);
      await press(chat, 'Confirm Booking');
      await chat.getByText('Something went wrong').waitFor();
    },
  },
  {
    name: 'chat-other-city',
    path: CHAT,
    open: async (page) => {
      const chat = await chatOf(page);
      for (const name of ['Maruti', 'Swift', 'Petrol', 'Other City']) await press(chat, name);
      await chat.getByText("Sorry, we don't service this area yet.").waitFor();
    },
  },
  {
    name: 'chat-without-cars',
    path: CHAT,
    before: refused('**/api/prices', 503),
    expectedErrors: [/503/],
    open: (page) => page.getByText(/^Our list of cars could not be loaded/).waitFor(),
  },
];
