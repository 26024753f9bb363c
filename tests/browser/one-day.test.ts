import { expect, test } from 'vitest';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { axeFindings } from './axe.ts';
import { playOneDay } from './one-day-walk.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });

test('two operators and three customers play one day: bookings, a move, a job, a review and a cancel undone', async () => {
  await playOneDay({
    journey,
    async look(page, name) {
      // A bar that covers half of a button, where a page was scrolled, is no fault of its size.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      // A page without scripts cannot run axe; own-booking.test.ts does for the customer's pages.
      if (!name.startsWith('customer')) expect([name, await axeFindings(page)]).toEqual([name, []]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([name, Math.max(0, sideways)]).toEqual([name, 0]);
    },
  });
  journey.expectQuietConsole();
  const { rows } = journey.site;
  const authors = await rows("SELECT DISTINCT by FROM record_history WHERE by LIKE 'operator%' ORDER BY by");
  expect(authors).toEqual([{ by: 'operator Asha' }, { by: 'operator Vikram' }]);
  expect(await rows('SELECT id FROM mechanics')).toHaveLength(1);
}, 150_000);
