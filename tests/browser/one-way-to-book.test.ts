import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { formatShortDay } from '../../src/values/format.ts';
import { addDays, indiaDate, indiaInstant } from '../../src/values/india-time.ts';
import { axeFindings } from './axe.ts';
import { idleModules, openCarLists } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

const small = { viewport: { width: 360, height: 740 } };

const priceCard = (page: Page) => page.getByRole('region', { name: 'Price for your car' });
const panelOf = (page: Page) => page.getByRole('region', { name: 'We have your number' });

const openDialog = async (page: Page) => {
  await idleModules(page);
  await priceCard(page).getByRole('button', { name: 'Book Now' }).click();
  return page.getByRole('dialog', { name: 'Confirm Your Booking' });
};

/** Leaves a number and returns the message of the chat, which opens in a tab of its own. */
const leaveNumber = async (page: Page, number: string): Promise<string> => {
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
  await dialog.getByLabel('Mobile number').fill(number);
  const tab = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const chat = await tab;
  await chat.waitForURL((url) => url.hostname === 'wa.me');
  const message = new URL(chat.url()).searchParams.get('text') ?? '';
  await chat.close();
  await panelOf(page).waitFor();
  return message;
};

const recordsOf = (number: string, kind: string) =>
  journey.site.rows<{ status: string; fields: string; source: string }>(
    'SELECT status, fields, source FROM records WHERE mobile_number = ? AND kind = ?',
    number,
    kind,
  );

describe('Book Now, from the price to a confirmed slot', () => {
  test('asks which car first, keeps the choice on the page and confirms a slot there', async () => {
    const page = await journey.visit('/', small);
    const dialog = await openDialog(page);
    await dialog.getByLabel('Which car?').fill('baleno');
    await dialog
      .getByRole('button', { name: /^Maruti Baleno/ })
      .first()
      .click();
    await dialog.locator('.sum').getByText('Maruti Baleno petrol').waitFor();
    const message = await leaveNumber(page, '9000000601');
    const price = await panelOf(page).locator('.sum .price').textContent();
    expect(message).toContain(`for my Maruti Baleno petrol (${price})`);
    expect(message).toContain('Express service');
    await expect.poll(() => dialog.isVisible()).toBe(false);
    await expect.poll(() => priceCard(page).textContent()).toContain('Baleno');

    const panel = panelOf(page);
    // The first screen shows what was kept and the days of the next step, with no bar over them.
    const seen = { top: 0, bottom: (await page.locator('nav.bar').boundingBox())?.y ?? 0 };
    for (const part of [
      panel.getByRole('heading', { name: 'We have your number' }),
      panel.locator('.sum'),
      // In the evening no slot of today is left, and the days begin with tomorrow.
      panel.getByText(/^(?:Today|Tomorrow)$/).first(),
    ]) {
      // The panel scrolls smoothly into view, so both edges are read until the scrolling ends.
      await expect
        .poll(async () => {
          const box = await part.boundingBox();
          return box !== null && box.y >= seen.top && box.y + box.height <= seen.bottom;
        })
        .toBe(true);
    }
    await panel.getByText('Tomorrow', { exact: true }).click();
    await panel.getByText('11 AM-1 PM').click();
    await panel.getByRole('button', { name: 'Confirm Tomorrow, 11 AM-1 PM' }).click();
    await panel.getByText('Your booking is confirmed').waitFor();
    // A confirmed slot leaves nothing to choose.
    await expect.poll(() => panel.getByText(/choose your time here/).count()).toBe(0);
    expect(await panel.getByText(/^Booking CAR\d+$/).count()).toBe(1);
    const [booking] = await recordsOf('9000000601', 'booking');
    expect(booking).toMatchObject({ status: 'completed', source: 'book_now' });
    expect(JSON.parse(booking?.fields ?? '{}')).toMatchObject({
      model: 'Baleno',
      serviceType: 'express',
      servicePreference: 'walk_in',
      timeSlot: '11-13',
    });
    await panel.getByRole('link', { name: 'View, reschedule or cancel' }).click();
    await page.getByRole('heading', { name: 'Your booking is confirmed' }).waitFor();
  });

  test('books no car that nobody chose', async () => {
    const page = await journey.visit('/', small);
    await openDialog(page);
    const message = await leaveNumber(page, '9000000602');
    expect(message).not.toContain('Swift');
    const [lead] = await recordsOf('9000000602', 'lead');
    expect(JSON.parse(lead?.fields ?? '{}')).not.toHaveProperty('carModel');
    const panel = panelOf(page);
    await panel.getByLabel('Which car?').fill('creta diesel');
    await panel.getByRole('button', { name: /^Hyundai Creta/ }).click();
    await panel.getByText(/^Hyundai Creta diesel/).waitFor();
    await expect
      .poll(async () => JSON.parse((await recordsOf('9000000602', 'lead'))[0]?.fields ?? '{}'))
      .toMatchObject({ carModel: 'Creta' });
  });

  test('on a page left open for days, shows today for a day that is over and asks for the time again', async () => {
    const page = await journey.visit('/', small);
    const dialog = await openDialog(page);
    await dialog
      .getByRole('button', { name: /^Maruti Swift/ })
      .first()
      .click();
    await leaveNumber(page, '9000000619');
    const panel = panelOf(page);
    await panel.getByText('Tomorrow', { exact: true }).click();
    await panel.getByText('11 AM-1 PM').click();
    await panel.getByRole('button', { name: 'Confirm Tomorrow, 11 AM-1 PM' }).waitFor();
    await page.clock.setFixedTime(indiaInstant(addDays(indiaDate(new Date()), 3), 8 * 60));
    await panel.getByText(/^1-3 PM/).click();
    await expect.poll(() => panel.getByRole('radio', { name: 'Today' }).isChecked()).toBe(true);
    await panel.getByRole('button', { name: 'Choose a time' }).waitFor();
  });

  test('books a day beyond the nearest ones, and names it on the button', async () => {
    const page = await journey.visit('/car-service-in-jaipur?car=tata-nexon-diesel', small);
    await openDialog(page);
    await leaveNumber(page, '9000000620');
    const panel = panelOf(page);
    const day = addDays(indiaDate(new Date()), 10);
    await panel.getByText('Another day').click();
    await panel.getByLabel('Date').fill(addDays(day, 90));
    await panel.getByRole('button', { name: 'Choose a day' }).waitFor();
    await panel.getByLabel('Date').fill(day);
    await panel.getByText('9-11 AM').click();
    await panel.getByRole('button', { name: `Confirm ${formatShortDay(day)}, 9-11 AM` }).click();
    await panel.getByText('Your booking is confirmed').waitFor();
    const [booking] = await recordsOf('9000000620', 'booking');
    expect(JSON.parse(booking?.fields ?? '{}')).toMatchObject({ date: day });
  });

  test('leaves a date alone while its digits are typed, and sends none that is over', async () => {
    const page = await journey.visit('/car-service-in-hyderabad?car=maruti-swift-petrol', small);
    await openDialog(page);
    await leaveNumber(page, '9000000621');
    const panel = panelOf(page);
    await panel.getByText('Another day').click();
    const date = panel.getByLabel('Date');
    await date.focus();
    await page.keyboard.type('06062027');
    expect(await date.inputValue()).toBe('2027-06-06');
    await panel.getByRole('button', { name: 'Request a visit on Sunday, 6 June' }).waitFor();
    await date.fill('2020-06-06');
    expect(await panel.getByRole('button', { name: 'Choose a day' }).isDisabled()).toBe(true);
  });

  test('asks for the street of a pickup before it confirms', async () => {
    const page = await journey.visit('/car-service-in-jaipur?car=tata-nexon-diesel', small);
    await openDialog(page);
    await leaveNumber(page, '9000000603');
    const panel = panelOf(page);
    await panel.getByText('Free pickup', { exact: true }).click();
    await panel.getByText('Tomorrow', { exact: true }).click();
    await panel.getByText('9-11 AM').click();
    expect(await panel.getByRole('button', { name: 'Enter the pickup address' }).isDisabled()).toBe(true);
    await panel.getByLabel('Pickup address').fill('12 Sample Street, C-Scheme');
    await panel.getByRole('button', { name: /^Confirm Tomorrow/ }).click();
    await panel.getByText('Your booking is confirmed').waitFor();
  });

  test('in a city without slots says that we call, and notes the wished day and pickup', async () => {
    const page = await journey.visit('/car-service-in-hyderabad?car=maruti-swift-petrol', small);
    await openDialog(page);
    const message = await leaveNumber(page, '9000000604');
    expect(message).toContain('in Hyderabad');
    const panel = panelOf(page);
    expect(await panel.getByText('30 minutes before').count()).toBe(0);
    await panel.getByText('Free pickup', { exact: true }).click();
    await panel.getByLabel('Pickup address').fill('7 Sample Road, Kothaguda');
    await panel.getByRole('button', { name: 'Request a visit tomorrow' }).click();
    await panel.getByText(/^Noted: free pickup tomorrow/).waitFor();
    const [lead] = await recordsOf('9000000604', 'lead');
    expect(JSON.parse(lead?.fields ?? '{}')).toMatchObject({
      servicePreference: 'pickup',
      address: '7 Sample Road, Kothaguda',
      preferredDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  });

  test('is accessible with the question for the car, and with the slots on the page', async () => {
    const page = await journey.visit('/', small);
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: /^Maruti Swift/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog
      .getByRole('button', { name: /^Maruti Swift/ })
      .first()
      .click();
    await leaveNumber(page, '9000000605');
    await panelOf(page).getByText('Tomorrow', { exact: true }).click();
    await panelOf(page).getByText('11 AM-1 PM').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('a half-made choice', () => {
  test('disables the sticky button and says what is missing, until the model is chosen', async () => {
    const page = await journey.visit('/car-service-in-jaipur?car=maruti-swift-petrol');
    const sticky = page.locator('.action-bar').getByRole('button');
    await openCarLists(page);
    await priceCard(page).getByLabel('Manufacturer').selectOption('Hyundai');
    await expect.poll(() => sticky.textContent()).toBe('Choose the model');
    expect(await sticky.isDisabled()).toBe(true);
    // The price of the car before belongs to no choice now.
    const price = page.locator('.action-bar > div');
    expect(await price.getAttribute('hidden')).toBe('');
    await priceCard(page).getByLabel('Model').selectOption('Creta');
    await expect.poll(() => sticky.textContent()).toBe('Book Now');
    expect(await sticky.isEnabled()).toBe(true);
    expect(await price.getAttribute('hidden')).toBeNull();
  });
});
