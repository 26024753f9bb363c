import type { Locator } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { assistantChoices, assistantSays, assistantText } from '../../src/content/hi/text/assistant.ts';
import { bookingText } from '../../src/content/hi/text/booking.ts';
import { carSearchText } from '../../src/content/hi/text/car-search.ts';
import { dayText } from '../../src/content/hi/text/days.ts';
import { nextStepText } from '../../src/content/hi/text/next-step.ts';
import { ownBookingText } from '../../src/content/hi/text/own-booking.ts';
import { pickerText as priceCardText } from '../../src/content/hi/text/picker.ts';
import { uiText } from '../../src/content/hi/text/ui.ts';
import { press } from './assistant-walk.ts';
import { calendarTexts, chatText, englishIn, englishOn, ownChatText } from './hindi-walk.ts';
import { hydrated, idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

/** Slots of tomorrow are in the future at any hour. */
const SLOT = /^सुबह 11/;

const bookingsOf = (number: string) =>
  journey.site.rows<{ status: string; fields: string }>(
    "SELECT status, fields FROM records WHERE mobile_number = ? AND kind = 'booking'",
    number,
  );

async function write(chat: Locator, label: string, text: string): Promise<void> {
  await chat.getByRole('log').getByLabel(label).fill(text);
  await press(chat, assistantText.send);
}

describe('in Hindi', () => {
  test('Book Now takes a number typed as १२३, keeps the visitor on the page and confirms a slot there', async () => {
    const page = await journey.visit('/hi');
    await idleModules(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
    await page
      .getByRole('region', { name: uiText.priceForYourCar })
      .getByRole('button', { name: priceCardText.bookNow })
      .click();
    const dialog = page.getByRole('dialog', { name: bookingText.title });
    await hydrated(page, 'booking');
    await dialog.getByLabel(carSearchText.which).fill('baleno');
    await dialog
      .getByRole('button', { name: /^Maruti Baleno/ })
      .first()
      .click();
    await dialog.getByLabel(uiText.mobileNumber).pressSequentially('९०००००११०१');
    const tab = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: bookingText.continue }).click();
    const chat = await tab;
    await chat.waitForURL((url) => url.hostname === 'wa.me');
    expect(chatText(chat.url())).toMatch(/^नमस्ते/);
    expect(englishIn(chatText(chat.url()))).toEqual([]);
    await chat.close();

    const panel = page.getByRole('region', { name: nextStepText.title });
    await panel.getByText(dayText.tomorrow, { exact: true }).click();
    await panel.getByText(SLOT).last().click();
    await panel.getByRole('button', { name: /^कन्फ़र्म करें/ }).click();
    await panel.getByText(nextStepText.booked).waitFor();
    const [booking] = await bookingsOf('9000001101');
    expect(booking?.status).toBe('completed');
    expect(JSON.parse(booking?.fields ?? '{}')).toMatchObject({ language: 'hi' });
    // The workshop reads the record in English.
    expect(booking?.fields).not.toMatch(/[\u0900-\u097f]/);
    await panel.getByRole('link', { name: nextStepText.own }).click();
    await page.waitForURL(/\/hi\/booking\//);
    await page.getByRole('heading', { name: ownBookingText.states.confirmed.heading }).waitFor();
    expect(await englishOn(page)).toEqual([]);
    const link = (name: string) => page.getByRole('link', { name }).first().getAttribute('href');
    expect(englishIn(await ownChatText(page, await link(ownBookingText.openChat)))).toEqual([]);
    const file = await page.request.get(
      new URL((await link(ownBookingText.addToCalendar)) ?? '', page.url()).href,
    );
    const texts = calendarTexts(await file.text());
    expect(texts.join('\n')).toMatch(/[\u0900-\u097f]/);
    expect(texts.flatMap(englishIn)).toEqual([]);

    await page.goto(`${journey.site.origin}/hi/my-bookings`);
    await page
      .getByRole('link', { name: /CAR\d+/ })
      .first()
      .waitFor();
    expect(await englishOn(page)).toEqual([]);
    await page.context().close();
  });

  test('the assistant asks every step and confirms a slot', async () => {
    const page = await journey.visit('/hi/assistant');
    const chat = page.locator('main');
    await hydrated(page, 'assistant');
    for (const name of ['Maruti', 'Swift', 'पेट्रोल', 'जयपुर', 'मानसरोवर']) await press(chat, name);
    expect(await englishOn(page)).toEqual([]);
    await press(chat, new RegExp(`^${assistantChoices.express ?? ''}`));
    await press(chat, assistantChoices.pickup ?? '');
    await write(chat, assistantText.fields.address, 'प्लॉट १२, शिप्रा पथ');
    await press(chat, assistantChoices.tomorrow ?? '');
    await chat.getByText(new RegExp(`। ${assistantSays.ask_slot.replace('?', '\\?')}`)).waitFor();
    await press(chat, SLOT);
    await write(chat, assistantText.fields.mobile, '९०००००११०२');
    await write(chat, assistantText.fields.name, 'क्षितिज शर्मा');
    await chat.getByText(assistantSays.summary).waitFor();
    expect(await englishOn(page)).toEqual([]);
    await press(chat, assistantChoices['+confirm'] ?? '');
    await chat
      .getByText(/CAR\d+/)
      .first()
      .waitFor();
    expect(await englishOn(page)).toEqual([]);
    const toChat = chat.getByRole('link', { name: assistantText.sendToChat });
    expect(englishIn(await ownChatText(page, await toChat.getAttribute('href')))).toEqual([]);
    const [booking] = await bookingsOf('9000001102');
    expect(booking?.status).toBe('completed');
    expect(JSON.parse(booking?.fields ?? '{}')).toMatchObject({
      model: 'Swift',
      area: 'mansarovar',
      serviceType: 'express',
      address: 'प्लॉट १२, शिप्रा पथ',
    });
    // The list follows the language of its page, not that of the chat.
    await page.goto(`${journey.site.origin}/my-bookings`);
    await page.getByRole('link', { name: /^Express Service, Swift/ }).waitFor();
    await page.context().close();
  });
});
