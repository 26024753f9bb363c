import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pageTable } from '../../src/web/pages/table.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { axeFindings } from './axe.ts';
import { type Journey, startJourney } from './journey.ts';

const families = [...onePathOfEachFamily(pageTable)];

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());
afterEach(() => journey.expectQuietConsole());

/** Opens a page with reduced motion, for a fade in progress would falsify the measurements. */
const visit = (path: string, options: Parameters<Journey['visit']>[1] = {}) =>
  journey.visit(path, { reducedMotion: 'reduce', ...options });

describe.each(families)('a page of the family %s (%s)', (_, path) => {
  test('passes axe on a phone and on a desktop', async () => {
    for (const device of ['phone', 'desktop'] as const) {
      const page = await visit(path, { device });
      expect(await axeFindings(page), `${device}`).toEqual([]);
      await page.context().close();
    }
  });

  test('does not scroll sideways at 320 px', async () => {
    const page = await visit(path, { viewport: { width: 320, height: 640 } });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  test('does not shift while it loads and scrolls', async () => {
    const page = await visit(path);
    await page.evaluate(() => {
      Reflect.set(window, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Reflect.get(entry, 'hadRecentInput') !== true) {
            Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y <= height; y += 600) await page.mouse.wheel(0, 600);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
    await page.context().close();
  });
});
