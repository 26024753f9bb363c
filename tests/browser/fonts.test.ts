import { afterEach, expect, test } from 'vitest';
import { placeOf } from '../worker/site.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ overrides: { cf: { ...placeOf.jaipur, clientTcpRtt: 150 } } });
afterEach(() => journey.expectQuietConsole());

test('the first page of a slow connection downloads the font once it is idle, and the next page shows it', async () => {
  const page = await journey.visit('/careers');
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Next/.test(family) && status === 'loaded'),
  );
  const [font, whenLoaded] = await page.evaluate(() => {
    const [{ startTime } = { startTime: 0 }] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/anek-latin'));
    const [navigation] = performance.getEntriesByType('navigation');
    return [startTime, navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0];
  });
  expect(font).toBeGreaterThanOrEqual(whenLoaded ?? 0);

  await page.getByRole('banner').getByRole('link', { name: 'Pahiya' }).click();
  await page.waitForURL(`${journey.site.origin}/`);
  await page.evaluate(() => document.fonts.ready);
  expect(
    await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)),
  ).toContain('Anek Latin loaded');
});
