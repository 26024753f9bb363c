import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { bookingCalls, dayAhead } from '../worker/own-bookings.ts';
import { orderCalls, type Placed } from '../worker/own-orders.ts';
import { axeFindings } from './axe.ts';
import { idleModules, redirectIntoChat, showBodies } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ isWhole: true });
const orders = orderCalls(journey.site);
afterEach(() => journey.expectQuietConsole());

const small = { viewport: { width: 360, height: 640 } };

const placed = (days: number): Promise<Placed> => orders.place({ date: dayAhead(days), timeSlot: '9-11' });

/** Whether the title and the notice stand below the header, inside the first screen. */
const isInView = async (page: Page) => {
  // The text is there before the stylesheet, until which the browser shows nothing.
  await page.waitForLoadState();
  return page.evaluate(() => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const places = ['h1', '.own-head .alert'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    return places.every((place) => place && place.top >= Math.min(header, 80) && place.bottom <= innerHeight);
  });
};

describe('the page of an order', () => {
  test.each([
    ['with', true],
    ['without', false],
  ])(
    'moves and cancels the order %s JavaScript; title and notice are in view at 360 px',
    async (_, javaScriptEnabled) => {
      const days = javaScriptEnabled ? 2 : 3;
      const order = await placed(days);
      const page = await journey.visit(orders.own(order), { ...small, javaScriptEnabled });
      await page.getByText('Change the time').click();
      await page.locator(`input[value="${dayAhead(days)} 15-17"]`).check();
      await page.getByRole('button', { name: 'Change to this time' }).click();
      await page.getByText('Time changed. We have noted the new time.').waitFor();
      await page.getByText('You changed the time').waitFor();
      expect(await isInView(page)).toBe(true);
      await page.getByRole('button', { name: 'Cancel the order' }).click();
      await page
        .getByRole('dialog', { name: 'Cancel this order?' })
        .getByRole('button', { name: 'Yes, cancel it' })
        .click();
      await page.getByRole('heading', { name: 'This order is cancelled' }).waitFor();
      expect(await isInView(page)).toBe(true);
      expect(await page.getByRole('link', { name: 'Remove from calendar' }).count()).toBe(1);
      expect(await orders.kept(order.id)).toMatchObject({ status: 'cancelled', timeSlot: '15-17' });
    },
  );

  test.each([
    ['with', true],
    ['without', false],
  ])('opens the chat app with its link %s JavaScript, and passes axe', async (_, javaScriptEnabled) => {
    const order = await placed(javaScriptEnabled ? 4 : 5);
    const page = await journey.visit(orders.own(order), { ...small, javaScriptEnabled });
    const opened = redirectIntoChat(page);
    await page.getByRole('link', { name: 'Share by chat' }).click();
    const text = (await opened).searchParams.get('text');
    expect(text).toContain(`${journey.site.origin}${orders.own(order)}`);
    // Axe runs in the page.
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
  });

  test('counts a press on its chat as any other way into the business chat', async () => {
    const page = await journey.visit(orders.own(await placed(6)), small);
    await idleModules(page);
    await showBodies(page.context());
    const counted = page.waitForRequest(/whatsapp-redirects/);
    const tab = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Chat with us about this' }).click();
    expect((await counted).postDataJSON()).toMatchObject({ source: 'own_booking' });
    await tab;
  });
});

describe('the link of a draft, opened in another browser', () => {
  test.each([
    ['with', true],
    ['without', false],
  ])('asks only for what is missing and confirms the booking %s JavaScript', async (_, javaScriptEnabled) => {
    const calls = bookingCalls(journey.site);
    const draft = await calls.create({
      manufacturer: 'Maruti',
      model: 'Swift',
      fuelType: 'Petrol',
      location: 'jaipur',
      area: 'c-scheme',
      serviceType: 'ac',
      servicePreference: 'pickup',
    });
    const page = await journey.visit(`/booking/${draft.id}?token=${draft.token}`, {
      ...small,
      javaScriptEnabled,
    });
    await page.getByRole('heading', { name: 'What is still missing' }).waitFor();
    expect(await page.getByLabel('Manufacturer').count()).toBe(0);
    // Axe runs in the page.
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('House, street, landmark').fill('House 1, Sample Street');
    await page.locator(`input[value="${dayAhead(1)} ${javaScriptEnabled ? '9-11' : '11-13'}"]`).check();
    await page.getByLabel('Full name').fill('Sample Customer');
    await page.getByRole('button', { name: 'Confirm the booking' }).click();
    await page.getByRole('heading', { name: 'Your booking is confirmed' }).waitFor();
    expect((await calls.view(draft)).body).toMatchObject({ status: 'completed', servicePrice: 99_900 });
    await page.getByText('We collect the car: House 1, Sample Street, C-Scheme').waitFor();
  });
});
