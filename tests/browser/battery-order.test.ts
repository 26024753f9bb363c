import { afterEach, expect, test } from 'vitest';
import { idleModules } from './journey.ts';
import { batteryJourney, secondsOf, visitorOn } from './journey-walk.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

const MOST_TAPS = 8;
/** The name, the address, the PIN code and the ways between their fields; the number is remembered. */
const MOST_KEYS = 50;

test('a battery job with a won coupon becomes a moved order in at most 8 taps and 60 s after the price, at 360 px', async () => {
  const page = await journey.visit('/spin-to-win', { viewport: { width: 360, height: 740 } });
  const visitor = visitorOn(page, '9000000777');
  for (const step of batteryJourney(journey.site)) {
    await step.walk(visitor);
    if (step.name !== 'visit') continue;
    await page.getByText('Maruti Swift (Petrol)').waitFor();
    expect(await page.locator('.shop').getByLabel('Mobile number').inputValue()).toBe('9000000777');
    expect(await page.locator('header').filter({ visible: true }).count()).toBe(1);
    // Total and button stay in view wherever the form is scrolled to.
    for (const field of ['Full name', 'PIN code']) {
      await page.getByLabel(field).scrollIntoViewIfNeeded();
      const bar = page.locator('.pay-bar');
      expect(await bar.getByText('₹899').isVisible()).toBe(true);
      const box = await bar.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(740);
    }
  }
  await page.getByText('Maruti Swift (Petrol)').waitFor();
  expect(visitor.taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(visitor.keys).toBeLessThanOrEqual(MOST_KEYS);
  expect(secondsOf(visitor)).toBeLessThan(60);

  const [order] = await journey.site.rows<{ status: string; fields: string }>(
    "SELECT status, fields FROM records WHERE kind = 'order'",
  );
  expect(order?.status).toBe('pay_after_service');
  expect(JSON.parse(order?.fields ?? '{}')).toMatchObject({
    amount: 89_900,
    moves: 1,
    vehicle: 'Maruti Swift (Petrol)',
  });

  await page.goto(`${journey.site.origin}/`);
  await idleModules(page);
  await page.getByRole('link', { name: /^Battery replacement, PH-/ }).waitFor();
});
