import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pageTable } from '../../src/pages/table.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { type Journey, startJourney } from './journey.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const families = [...onePathOfEachFamily(pageTable)];

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());
afterEach(() => journey.expectQuietConsole());

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** What axe finds, a rule and its places a line; nothing when all is well. */
async function axe(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const found: readonly Violation[] = await page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Motion off, so that nothing is measured half-way through a fade. */
const visit = (path: string, options: Parameters<Journey['visit']>[1] = {}) =>
  journey.visit(path, { reducedMotion: 'reduce', ...options });

describe.each(families)('a page of the family %s (%s)', (_, path) => {
  test('has nothing that axe finds, on a phone and on a desktop', async () => {
    for (const device of ['phone', 'desktop'] as const) {
      const page = await visit(path, { device });
      expect(await axe(page), `${device}`).toEqual([]);
      await page.context().close();
    }
  });

  test('does not scroll sideways at 320 px', async () => {
    const page = await visit(path, { viewport: { width: 320, height: 640 } });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  test('shifts nothing while it loads and is scrolled', async () => {
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
    expect(await page.evaluate(() => Math.round(Reflect.get(window, 'shift') * 100) / 100)).toBe(0);
    await page.context().close();
  });
});

describe('an open dialog', () => {
  test.each(['phone', 'desktop'] as const)(
    'has nothing that axe finds: Book Now, its error, the menus (%s)',
    async (device) => {
      const page = await visit('/contact', { device });
      await page.getByRole('button', { name: 'Book Now' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
      expect(await axe(page)).toEqual([]);
      await dialog.getByLabel('Mobile number').fill('5000000001');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByText('Please enter a valid 10-digit mobile number').waitFor();
      expect(await axe(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await page
        .getByRole('button', { name: device === 'phone' ? 'Menu' : /^Your city/ })
        .first()
        .click();
      expect(await axe(page)).toEqual([]);
      await page.context().close();
    },
  );
});
