import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { liveSlotsText } from '../../src/content/text/live-slots.ts';
import { addDays, indiaDate, indiaInstant } from '../../src/values/india-time.ts';
import { add } from './cart-walk.ts';
import { hydrated, idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

/** The day of the browser's clock. The server's is the day before, so that it offers every slot of it at any hour. */
const today = addDays(indiaDate(new Date()), 1);
const tomorrow = addDays(today, 1);

/** The minutes since midnight at which the last slot of a day begins. */
const LAST_SLOT = 17 * 60;
const MINUTE_BEFORE_MIDNIGHT = 24 * 60 - 1;

/** Opens a page whose clock shows a minute of today in India and goes on from there. */
async function visitAt(minute: number, path: string): Promise<Page> {
  const page = await journey.visit('/about');
  await page.clock.install({ time: indiaInstant(today, minute) });
  await page.goto(`${journey.site.origin}${path}`);
  return page;
}

/** The places of the site that ask for a day: how to open each, and where it stands. */
const places: readonly [name: string, open: (minute: number) => Promise<[Page, Locator]>][] = [
  [
    'Schedule Your Service',
    async (minute) => {
      const page = await visitAt(minute, '/services/ac');
      await page.getByRole('button', { name: 'Choose a date instead' }).click();
      return [page, page.getByRole('dialog', { name: 'Schedule Your Service' })];
    },
  ],
  [
    'checkout',
    async (minute) => {
      const page = await visitAt(minute, '/doorstep-services');
      await add(page, 'Interior dry cleaning');
      await page.goto(`${journey.site.origin}/checkout`);
      await hydrated(page, 'checkout');
      return [page, page.getByRole('main')];
    },
  ],
  [
    'the panel after Book Now',
    async (minute) => {
      const page = await visitAt(minute, '/car-service-in-jaipur?car=tata-nexon-diesel');
      await idleModules(page);
      const card = page.getByRole('region', { name: 'Price for your car' });
      await card.getByRole('button', { name: 'Book Now' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
      await dialog.getByLabel('Mobile number').fill('9000000691');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      return [page, page.getByRole('region', { name: 'We have your number' })];
    },
  ],
];

const isChosen = (place: Locator, day: string) => () =>
  place.getByRole('radio', { name: day, exact: true }).isChecked();

describe.each(places)('a day is chosen in %s', (_, open) => {
  test('moves to tomorrow when the last slot of today begins', async () => {
    const [page, place] = await open(LAST_SLOT - 1);
    await expect.poll(isChosen(place, 'Today')).toBe(true);
    await page.clock.fastForward('01:01');
    await expect.poll(isChosen(place, 'Tomorrow')).toBe(true);
    expect(await place.getByRole('radio', { name: 'Today', exact: true }).count()).toBe(0);
  });

  test('is named today once midnight has passed', async () => {
    const [page, place] = await open(MINUTE_BEFORE_MIDNIGHT);
    await expect.poll(isChosen(place, 'Tomorrow')).toBe(true);
    await page.clock.fastForward('01:01');
    await expect.poll(isChosen(place, 'Today')).toBe(true);
    const days = await place.getByRole('group', { name: 'Day' }).getByRole('radio').all();
    expect(await days[0]?.getAttribute('value')).toBe(tomorrow);
  });
});

test('the live board moves on at midnight: tomorrow becomes today, and its slots stay', async () => {
  const page = await visitAt(MINUTE_BEFORE_MIDNIGHT, '/express-beta-atc');
  await page.locator('#slots').scrollIntoViewIfNeeded();
  await page.getByText(liveSlotsText.live).waitFor();
  const day = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await day('Today').getByText('No slot is left on this day.').waitFor();
  const slotsOf = (name: string) => day(name).getByRole('link').allTextContents();
  await expect.poll(() => slotsOf('Tomorrow')).toHaveLength(5);
  const slots = await slotsOf('Tomorrow');
  await page.clock.fastForward('01:01');
  await expect.poll(() => slotsOf('Today')).toEqual(slots);
});
