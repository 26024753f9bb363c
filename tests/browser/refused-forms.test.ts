import { afterEach, expect, test } from 'vitest';
import { addresses } from '../../src/web/contract/addresses.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

test.each([
  addresses.book,
  addresses.schedule,
  addresses.contact,
  addresses.franchise,
  addresses.careers,
  addresses.spinToWin,
  `/hi${addresses.contact}`,
])('the form of %s opens at its problem on a phone without JavaScript', async (path) => {
  const page = await journey.visit(path, {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
    expectedErrors: [/422/],
  });
  const form = page.locator('main form').filter({ has: page.locator('[name="mobileNumber"]') });
  await form.locator('[name="mobileNumber"]').fill('12');
  // The browser's own check would hold back what an old browser sends.
  await form.evaluate((element) => element.setAttribute('novalidate', ''));
  const refused = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await form.locator('[type="submit"]').first().click();
  expect((await refused).status()).toBe(422);
  await page.waitForLoadState();
  const problem = page.locator('main [role="alert"]').first();
  await expect.poll(() => problem.evaluate((element) => element === document.activeElement)).toBe(true);
  // The page scrolls smoothly to it.
  const isInView = async () => {
    const box = await problem.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 640;
  };
  await expect.poll(isInView).toBe(true);
});
