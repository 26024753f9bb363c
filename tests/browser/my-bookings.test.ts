import { afterEach, describe, expect, test } from 'vitest';
import { bookingCalls, dayAhead, wish } from '../worker/own-bookings.ts';
import { axeFindings } from './axe.ts';
import { idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

describe('My bookings', () => {
  test('lists a booking whose page was open on this device, links to it, and takes it off', async () => {
    const calls = bookingCalls(journey.site);
    const { id, token, bookingId } = await calls.create(wish);
    await calls.confirm({ id, token, bookingId }, dayAhead(3), '9-11');
    const page = await journey.visit(`/booking/${id}?token=${token}`);
    await idleModules(page);
    await page.goto(`${journey.site.origin}/`);
    await idleModules(page);
    await page.getByRole('link', { name: `Express Service, Swift, ${bookingId}` }).click();
    await page.waitForURL('**/my-bookings');
    const own = page.getByRole('list', { name: 'Bookings and orders' }).getByRole('link');
    expect(await own.getAttribute('href')).toBe(`/booking/${id}`);
    expect(await own.innerText()).toMatch(/^Express Service, Swift\s+Upcoming\s*\w+day, .*9-11 AM\s+CAR\d+$/);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${journey.site.origin}/hi/my-bookings`);
    await page.getByRole('link', { name: /^एक्सप्रेस सर्विस, Swift आने वाली.* 9–11 बजे/ }).waitFor();
    await page.goBack();
    await own.click();
    await page.getByRole('heading', { name: 'Your booking is confirmed' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: `Remove ${bookingId} from this list` }).click();
    await page.getByText('Nothing is booked on this device yet').waitFor();
  });

  test('shows no Hindi words on an English page for a booking from a Hindi page', async () => {
    const calls = bookingCalls(journey.site);
    const { id, token, bookingId } = await calls.create(wish);
    await calls.confirm({ id, token, bookingId }, dayAhead(4), '9-11');
    const page = await journey.visit(`/hi/booking/${id}?token=${token}`);
    await idleModules(page);
    await page.goto(`${journey.site.origin}/`);
    await page.getByRole('link', { name: `My booking, ${bookingId}`, exact: true }).click();
    await page.getByRole('link', { name: /^Express Service, Swift/ }).waitFor();
    expect(await page.getByRole('main').innerText()).not.toMatch(/[\u0900-\u097f]/);
  });

  test('is in the menu of a phone, and says what to do while it is empty', async () => {
    const page = await journey.visit('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'My bookings' }).click();
    await page.getByRole('link', { name: 'See the prices' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('is one tap from the thank-you page', async () => {
    const page = await journey.visit('/thank-you', { javaScriptEnabled: false });
    await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click();
    await page.waitForURL('**/my-bookings');
  });

  test('says without JavaScript that each booking has its own link', async () => {
    const page = await journey.visit('/my-bookings', { javaScriptEnabled: false });
    await page.getByText('you can also open each booking from its link').waitFor();
  });
});
