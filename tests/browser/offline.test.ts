import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { CLIENT_FOLDER } from '../../scripts/client-manifest.ts';
import { writeServiceWorker } from '../../scripts/service-worker.ts';
import { freePort } from '../free-port.ts';
import { startSite } from '../worker/site.ts';
import { hydrated, idleModules } from './journey.ts';
import { startProxy } from './proxy.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ isWhole: true });
afterEach(() => journey.expectQuietConsole());

const OFFLINE = { serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] } as const;

/** Waits until the service worker of the page's site is active. */
const serviceWorker = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });

const storedKeys = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages-2')).keys()).map(({ url }) => new URL(url).pathname),
  );

const leadsOf = (number: string) =>
  journey.site.rows<{ id: string }>('SELECT id FROM records WHERE mobile_number = ?', number);

describe('without a network', () => {
  test('a page seen before opens under a note with its time', async () => {
    const page = await journey.visit('/services', OFFLINE);
    await serviceWorker(page);
    await page.goto(`${journey.site.origin}/car-service-in-jaipur`);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await expect.poll(() => storedKeys(page)).toContain('/car-service-in-jaipur');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.context().setOffline(true);
    await page.goto(`${journey.site.origin}/car-service-in-jaipur?utm_source=test`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    await page.getByText(/No network\. You are seeing this page as of \d/).waitFor();
    const hasStyles = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet != null;
    expect(await page.evaluate(hasStyles)).toBe(true);
  });

  test('the page with which the visit began opens too, and one never seen lists the stored ones', async () => {
    const page = await journey.visit('/about', OFFLINE);
    await serviceWorker(page);
    await expect.poll(() => storedKeys(page)).toEqual(expect.arrayContaining(['/about', '/offline']));
    await page.goto(`${journey.site.origin}/contact`);
    await expect.poll(() => storedKeys(page)).toContain('/contact');
    await page.context().setOffline(true);
    await page.goto(`${journey.site.origin}/services/battery`);
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await page.getByRole('link', { name: /Call/ }).first().waitFor();
    // A pointer on the link would begin a prefetch, and `setOffline` does not hold one back.
    await page.locator('[data-stored-pages] a[href="/about"]').press('Enter');
    await page.waitForURL('**/about');
    await page.getByText(/No network\. You are seeing this page as of/).waitFor();
  });

  test('the prices of the stored car open', async () => {
    const page = await journey.visit('/about', OFFLINE);
    await serviceWorker(page);
    await page.evaluate(() =>
      sessionStorage.setItem(
        'selectedVehicle',
        JSON.stringify({ manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' }),
      ),
    );
    await page.goto(`${journey.site.origin}/contact`);
    await expect.poll(() => storedKeys(page)).toContain('/car-services/maruti-swift');
    await page.context().setOffline(true);
    await page.goto(`${journey.site.origin}/car-services/maruti-swift`);
    await page.getByText(/₹\d/).first().waitFor();
  });
});

test('a page is never shown from the store while the network answers', async () => {
  const page = await journey.visit('/services', OFFLINE);
  await serviceWorker(page);
  await page.goto(`${journey.site.origin}/about`);
  await expect.poll(() => storedKeys(page)).toContain('/about');
  await page.reload();
  expect(await page.getByText(/No network\./).count()).toBe(0);
});

test('a form sent offline goes out once after the network is back, with the tab closed meanwhile', async () => {
  const page = await journey.visit('/contact', OFFLINE);
  await serviceWorker(page);
  const form = page.getByRole('region', { name: 'Write to us' });
  await form.getByLabel('Your name').fill('Sample Visitor');
  await hydrated(page, 'enquiry');
  await form.getByLabel('Mobile number').fill('9000000731');
  await form.getByLabel('Your message').fill('Do you come to Tonk Road?');
  const context = page.context();
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send the message' }).click();
  await form.getByText('You are offline. Your message is saved here').waitFor();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('posts-1')).keys()).length))
    .toBe(1);
  const other = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await dispatchSync(other);
  await expect.poll(() => leadsOf('9000000731')).toHaveLength(1);
  await other.goto(`${journey.site.origin}/about`);
  await idleModules(other);
  await expect.poll(() => other.evaluate(() => localStorage.getItem('outbox'))).toMatch(/^(\[\])?$|^null$/);
  expect(await leadsOf('9000000731')).toHaveLength(1);
});

/** Sends the background sync that Chromium sends when it notices the network; the emulated network does not. */
async function dispatchSync(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(journey.site.origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: journey.site.origin,
    registrationId: await registration,
    tag: 'posts',
    lastChance: false,
  });
}

describe('a deploy', () => {
  test('with another service worker is taken without a reload', async () => {
    const page = await journey.visit('/about', OFFLINE);
    await serviceWorker(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
    expect(loads).toBe(0);
    await page.goto(`${journey.site.origin}/contact`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(loads).toBe(1);
  });

  test('with SERVICE_WORKER=off removes the service worker and its pages, and stores none again', async () => {
    const client = mkdtempSync(join(tmpdir(), 'without-service-worker-'));
    cpSync(CLIENT_FOLDER, client, { recursive: true });
    writeServiceWorker('', false, client);
    const [proxy, off] = await Promise.all([
      startProxy(journey.site.origin),
      startSite({ variables: { SERVICE_WORKER: 'off' }, port: await freePort(), client }),
    ]);
    try {
      const page = await journey.visit('/about', OFFLINE);
      await page.goto(`${proxy.origin}/about`);
      await serviceWorker(page);
      await expect.poll(() => storedKeys(page)).toContain('/offline');
      proxy.target = off.origin;
      await page.goto(`${proxy.origin}/contact`);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
      await page.goto(`${proxy.origin}/services`);
      await page.locator('html[data-idle-status=started]').waitFor();
      expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      await page.context().close();
    } finally {
      await proxy.stop();
      await off.stop();
      rmSync(client, { recursive: true });
    }
  });
});

describe('a download that breaks off', () => {
  test('leaves a page that can be read, whose form still posts', async () => {
    const proxy = await startProxy(journey.site.origin);
    try {
      const page = await journey.visit('/about', { expectedErrors: [/ERR_CONTENT_LENGTH|ERR_INCOMPLETE/] });
      const whole = await (await journey.site.fetch('/contact')).text();
      const formEnd = whole.indexOf('</form>', whole.indexOf('id="enquiry-contact-mobileNumber"'));
      proxy.cutAfter = Buffer.byteLength(whole.slice(0, formEnd));
      await page.goto(`${proxy.origin}/contact`).catch(() => undefined);
      await page.getByRole('heading', { level: 1 }).waitFor();
      proxy.cutAfter = undefined;
      await page.getByLabel('Your name').fill('Sample Visitor');
      await page.locator('#enquiry-contact-mobileNumber').fill('9000000732');
      await page.getByLabel('Your message').fill('Do you come to Tonk Road?');
      await page.getByRole('button', { name: 'Send the message' }).click();
      await expect.poll(() => leadsOf('9000000732')).toHaveLength(1);
    } finally {
      await proxy.stop();
    }
  });
});
