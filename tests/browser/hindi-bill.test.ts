import { afterEach, describe, expect, test } from 'vitest';
import { ownJobText } from '../../src/content/hi/text/own-job.ts';
import { bookedServiceNames } from '../../src/content/hi/text/service-names.ts';
import { share } from '../every-case.ts';
import { bookingCalls, type Draft, dayAhead } from '../worker/own-bookings.ts';
import { brokenNumbers, clippedLetters, englishOn } from './hindi-walk.ts';
import { idleModules } from './journey.ts';
import { layoutProblems } from './layout.ts';
import { jobMoves, ownVariables } from './states/own-states.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ variables: ownVariables });
const calls = bookingCalls(journey.site);
const { move, mechanicId } = await jobMoves(journey.site);
const paid = await calls.create();
await calls.confirm(paid, dayAhead(2), '11-13');
await move(paid, 'assign', { mechanicId });
const { job } = (await calls.view(paid)).body as { job: { startCode: string } };
await move(paid, 'start', { code: job.startCode });
await move(paid, 'make_ready');
await move(paid, 'pay', { method: 'upi' });
afterEach(() => journey.expectQuietConsole());

const ownPath = ({ id, token }: Draft): string => `/booking/${id}?token=${token}`;

describe('the bill in Hindi', () => {
  test.each(share([320, 360, 1280], 3))(
    'opens from the booking at %d px, is whole, and has its lines on paper',
    async (width) => {
      const page = await journey.visit(`/hi${ownPath(paid)}`, { viewport: { width, height: 800 } });
      await page.getByRole('link', { name: ownJobText.openBill }).click();
      await page.waitForURL(/\/hi\/booking\/[^/]+\/bill/);
      const bill = page.locator('.bill');
      await bill.getByText(ownJobText.bill.paid(ownJobText.bill.methods.upi)).waitFor();
      expect(await bill.innerText()).toContain(bookedServiceNames.express);
      expect(await englishOn(page)).toEqual([]);
      expect(await layoutProblems(page)).toEqual([]);
      expect(await clippedLetters(page)).toEqual([]);
      expect(await brokenNumbers(page)).toEqual([]);

      await idleModules(page);
      await page.setViewportSize({ width: 794, height: 1100 });
      await page.emulateMedia({ media: 'print' });
      const words = await page.locator('body').innerText();
      expect(words).toContain(ownJobText.bill.total);
      expect(words).toMatch(/₹[\d,.]+/);
      await page.context().close();
    },
  );
});
