import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '../../src/web/contract/addresses.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { share } from '../every-case.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { hydrated } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

/** Touches every island of the page, and answers the islands that do not hydrate afterwards. */
async function startIslands(page: Page): Promise<readonly string[]> {
  const islands = page.locator('[data-island]');
  // A gesture before the loader has run would be lost.
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      document.querySelector('[data-island]:not([data-island-status])') === null,
  );
  await islands.evaluateAll((elements) => {
    for (const element of elements) element.dispatchEvent(new Event('touchstart'));
  });
  await page
    .waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('[data-island]')].every(({ dataset }) =>
        ['hydrated', 'failed'].includes(dataset.islandStatus ?? ''),
      ),
    )
    .catch(() => undefined);
  return islands.evaluateAll((elements) =>
    elements
      .filter((element) => element.getAttribute('data-island-status') !== 'hydrated')
      .map((element) => element.getAttribute('data-island') ?? ''),
  );
}

/** Fills the storage. The server cannot know its content, so an island may show it only after the first render. */
function fillStorage(): void {
  const vehicle = { manufacturer: 'Hyundai', model: 'Creta', fuelType: 'Diesel' };
  sessionStorage.setItem('selectedVehicle', JSON.stringify(vehicle));
  sessionStorage.setItem('userMobileNumber', JSON.stringify('9000000001'));
  const now = new Date().toISOString();
  const item = { serviceId: 'ac-filter-service', name: 'AC filter', quantity: 2, unitPrice: 49900 };
  localStorage.setItem(
    'pahiya-cart',
    JSON.stringify({ items: [{ ...item, addedAt: now }], createdAt: now, updatedAt: now }),
  );
}

describe('a page', () => {
  const families = [...onePathOfEachFamily(pageTable)];
  const newcomer = journey.visit('/robots.txt', { isWalk: true });
  const known = journey.visit('/robots.txt', { isWalk: true });
  beforeAll(async () => (await known).addInitScript(fillStorage));

  test.each(share(families, 8))(
    'of the family %s (%s) hydrates every island without a difference from the server',
    async (_, path) => {
      const page = await newcomer;
      await page.context().clearCookies();
      await page.goto(`${journey.site.origin}${path}`);
      expect(await startIslands(page)).toEqual([]);
    },
  );

  test.each(share(families, 10, 1))(
    'of the family %s (%s) hydrates every island for a visitor with a stored car, number and cart',
    async (_, path) => {
      const page = await known;
      await page.context().clearCookies();
      await page.goto(`${journey.site.origin}${path}`);
      // A page that needs a car reloads itself with the stored one.
      if ((await page.locator('[data-needs-car]').count()) > 0) await page.waitForURL(/[?&]car=/);
      expect(await startIslands(page)).toEqual([]);
    },
  );
});

test('an island whose HTML is not what it renders writes an error', async () => {
  const page = await journey.visit('/', { expectedErrors: [/Island booking/] });
  const reported = page.waitForEvent('console', (message) => message.text().startsWith('Island booking'));
  await page
    .locator('[data-island="booking"] form')
    .first()
    .evaluate((form) => form.firstChild?.remove());
  await startIslands(page);
  expect((await reported).type()).toBe('error');
  await page.context().close();
});

test('an edit made before hydration reaches the island', async () => {
  const page = await journey.visit('/');
  const number = page.locator('[data-island="booking"] input[name=mobileNumber]').first();
  // A script sets the value without an event, as a browser's autofill does, so the loader does not notice it.
  await number.evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = '9000000001';
    field.closest('[data-island]')?.dispatchEvent(new Event('touchstart'));
  });
  await hydrated(page, 'booking');
  expect(await number.inputValue()).toBe('9000000001');
  const submit = page.locator('[data-island="booking"] form button.wide').first();
  expect(await submit.isEnabled()).toBe(true);
  await page.context().close();
});

test('a page that waits for an island fetches its files after the first paint, without its loader', async () => {
  const page = await journey.visit('/robots.txt');
  const { promise: requested, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/loader-*.js', async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto(`${journey.site.origin}${addresses.assistant}`);
  // The entry of a file is there once the file has arrived.
  const asked = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/react-'))?.startTime,
  );
  const painted = await page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime);
  expect(await asked.jsonValue()).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
  release();
  await hydrated(page, 'assistant');
  await page.context().close();
});

test('an island requests all of its files at once', async () => {
  const page = await journey.visit('/robots.txt');
  const { promise: requested, resolve: release } = Promise.withResolvers<void>();
  // Without these files only the loader can ask for React: neither an import nor the idle modules.
  await page.route('**/assets/{runtime,booking,run}-*.js', async (route) => {
    await requested;
    await route.continue();
  });
  const react = page.waitForRequest('**/assets/react-*.js');
  await page.goto(`${journey.site.origin}/about`);
  await page.waitForFunction(() => document.querySelector('[data-island-status]'));
  await page.locator('[data-island="booking"]').first().dispatchEvent('touchstart');
  await react;
  release();
  await hydrated(page, 'booking');
  await page.context().close();
});
