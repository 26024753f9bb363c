import type { Locator, Page } from 'playwright-core';
import { assistantChoices, assistantSays, assistantText } from '../../../src/content/hi/text/assistant.ts';
import { bookingText } from '../../../src/content/hi/text/booking.ts';
import { cartText } from '../../../src/content/hi/text/cart.ts';
import { checkoutText } from '../../../src/content/hi/text/checkout.ts';
import { dayText } from '../../../src/content/hi/text/days.ts';
import { fieldMessages } from '../../../src/content/hi/text/messages.ts';
import { nextStepText } from '../../../src/content/hi/text/next-step.ts';
import { pickerText } from '../../../src/content/hi/text/picker.ts';
import { popupText } from '../../../src/content/hi/text/popup.ts';
import { spinText } from '../../../src/content/hi/text/spin.ts';
import { uiText } from '../../../src/content/hi/text/ui.ts';
import { addDays, indiaDate } from '../../../src/values/india-time.ts';
import { sampleNumber } from '../../worker/outside.ts';
import { press } from '../assistant-walk.ts';
import { hydrated, idleModules } from '../journey.ts';
import type { ScreenState } from './screen-state.ts';

const LANDING = '/hi/car-service-in-jaipur?car=maruti-swift-petrol';

const bookNow = async (page: Page): Promise<Locator> => {
  await idleModules(page);
  await page.locator('.price-card').getByRole('button', { name: pickerText.bookNow }).click();
  await hydrated(page, 'booking');
  return page.getByRole('dialog', { name: bookingText.title });
};

const leaveNumber = async (page: Page, number: string): Promise<void> => {
  const dialog = await bookNow(page);
  await dialog.getByLabel(uiText.mobileNumber).fill(number);
  await dialog.getByRole('button', { name: bookingText.continue }).click();
};

const nextStep = async (page: Page): Promise<Locator> => {
  await leaveNumber(page, sampleNumber());
  const panel = page.getByRole('region', { name: nextStepText.title });
  await panel.getByText(dayText.tomorrow, { exact: true }).click();
  await panel.getByText(/3–5/).last().click();
  return panel;
};

const menu = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.locator('form.menu:popover-open, nav:popover-open').waitFor();
};

/** Stores a cart, as an earlier page of the visit does. */
const filled = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem('filled') !== null) return;
    sessionStorage.setItem('filled', '');
    const items = ['oil-filter-change', 'battery-replacement', 'quick-vacuum'].map((serviceId) => ({
      serviceId,
      quantity: 1,
    }));
    localStorage.setItem('pahiya-cart', JSON.stringify({ items }));
  });

const fillIn = async (page: Page): Promise<void> => {
  await hydrated(page, 'checkout');
  await page.getByLabel(checkoutText.car.which).fill('बलेनो');
  await page
    .getByRole('button', { name: /^Maruti Baleno/ })
    .first()
    .click();
  await page.getByLabel(checkoutText.name).fill('क्षितिज शर्मा');
  await page.locator('.shop').getByLabel(uiText.mobileNumber).fill(sampleNumber());
  await page.getByLabel(checkoutText.address).fill('मकान १२, शिप्रा पथ');
  await page.getByLabel(checkoutText.area).selectOption({ label: 'मानसरोवर' });
  await page.getByLabel(checkoutText.pinCode).fill('302020');
  await page.getByLabel(checkoutText.date).fill(addDays(indiaDate(new Date()), 3));
  await page.getByText('दोपहर 1–3 बजे').click();
};

const bookVisit = (page: Page) => page.getByRole('button', { name: checkoutText.bookVisit }).click();

/** Presses the first buttons of the chat, and waits for the button that the next question has. */
const chatTo = (presses: number, next: string) => async (page: Page) => {
  const chat = page.locator('.chat-page');
  await hydrated(page, 'assistant');
  const names = ['Maruti', 'Swift', 'पेट्रोल', 'जयपुर', 'मानसरोवर', /^एक्सप्रेस सर्विस/, /^फ़्री पिकअप/];
  for (const name of names.slice(0, presses)) await press(chat, name);
  await chat.getByRole('button', { name: next }).last().waitFor();
  return chat;
};

const write = async (chat: Locator, label: string, text: string): Promise<void> => {
  await chat.getByRole('log').getByLabel(label).fill(text);
  await press(chat, assistantText.send);
};

const chatToSlots = async (page: Page): Promise<Locator> => {
  const chat = await chatTo(7, assistantText.send)(page);
  await write(chat, assistantText.fields.address, 'प्लॉट १२, शिप्रा पथ');
  await press(chat, assistantChoices.tomorrow ?? '');
  await chat.getByRole('button', { name: /5–7/ }).waitFor();
  return chat;
};

const chatToSummary = async (page: Page): Promise<Locator> => {
  const chat = await chatToSlots(page);
  await press(chat, /5–7/);
  await write(chat, assistantText.fields.mobile, sampleNumber());
  await write(chat, assistantText.fields.name, 'क्षितिज शर्मा');
  await chat.getByText(assistantSays.summary).waitFor();
  return chat;
};

const CHAT = '/hi/assistant';

/** The Hindi states that only a visitor's action brings about. */
export const hindiStates: readonly ScreenState[] = [
  { name: 'hi-book-now', path: LANDING, open: bookNow },
  {
    name: 'hi-book-now-invalid',
    path: LANDING,
    open: async (page) => {
      await leaveNumber(page, '5000000001');
      await page.getByText(fieldMessages.mobile_invalid).waitFor();
    },
  },
  { name: 'hi-book-now-slots', path: LANDING, open: nextStep },
  {
    name: 'hi-book-now-booked',
    path: LANDING,
    open: async (page) => {
      const panel = await nextStep(page);
      await panel.getByRole('button', { name: /^कन्फ़र्म करें/ }).click();
      await panel.getByText(nextStepText.booked).waitFor();
    },
  },
  {
    name: 'hi-popup',
    path: '/hi/about',
    before: (page) => page.clock.install(),
    open: async (page) => {
      await page.clock.runFor(1_000);
      await idleModules(page);
      await page.clock.runFor(30_000);
      await page.getByRole('region', { name: popupText.title }).waitFor();
    },
  },
  { name: 'hi-menu', path: '/hi/contact', open: menu(/^मेन्यू/), only: ['phone'] },
  { name: 'hi-city-menu', path: '/hi', open: menu(/^आपका शहर/) },
  {
    name: 'hi-picker-chosen',
    path: '/hi/car-service-in-jaipur',
    whole: true,
    open: async (page) => {
      await page.locator('.price-card').getByText(uiText.chooseCar, { exact: true }).click();
      await page.getByLabel(pickerText.manufacturer).selectOption('Tata');
      await hydrated(page, 'price-picker');
      await page.getByLabel(pickerText.model).selectOption('Nexon');
      await page
        .getByRole('heading', { name: /Tata Nexon/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'hi-cart-filled',
    path: '/hi/doorstep-services/cart',
    before: filled,
    whole: true,
    open: (page) => page.getByRole('link', { name: cartText.checkout }).waitFor(),
  },
  { name: 'hi-checkout-filled', path: '/hi/checkout', before: filled, whole: true, open: fillIn },
  {
    name: 'hi-checkout-invalid',
    path: '/hi/checkout',
    before: filled,
    whole: true,
    open: async (page) => {
      await hydrated(page, 'checkout');
      await bookVisit(page);
      await page.getByText(fieldMessages.name_missing).waitFor();
    },
  },
  {
    name: 'hi-order',
    path: '/hi/checkout',
    before: filled,
    whole: true,
    open: async (page) => {
      await fillIn(page);
      await bookVisit(page);
      await page.waitForURL(/\/hi\/order\//);
    },
  },
  {
    name: 'hi-coupon-won',
    path: '/hi/spin-to-win',
    whole: true,
    open: async (page) => {
      await page.getByRole('textbox', { name: uiText.mobileNumber }).fill(sampleNumber());
      await hydrated(page, 'spin-wheel');
      await page.getByRole('button', { name: spinText.spin }).click();
      await page.getByText(/SPIN-/).first().waitFor();
    },
  },
  { name: 'hi-chat-makes', path: CHAT, open: chatTo(0, 'Maruti') },
  { name: 'hi-chat-areas', path: CHAT, open: chatTo(4, 'मानसरोवर') },
  { name: 'hi-chat-services', path: CHAT, open: chatTo(5, 'एक्सप्रेस सर्विस') },
  { name: 'hi-chat-slots', path: CHAT, open: chatToSlots },
  { name: 'hi-chat-summary', path: CHAT, open: chatToSummary },
  {
    name: 'hi-chat-done',
    path: CHAT,
    open: async (page) => {
      const chat = await chatToSummary(page);
      await press(chat, assistantChoices['+confirm'] ?? '');
      await chat
        .getByText(/CAR\d+/)
        .first()
        .waitFor();
    },
  },
];
