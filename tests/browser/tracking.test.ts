import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SCROLL_DEBOUNCE_MS } from '../../src/features/tracking/rules/page-events.ts';
import { insertIdOf } from '../upstreams/analytics.ts';
import { consentPairs, startOutside } from '../worker/outside.ts';
import { add } from './cart-walk.ts';
import { idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const outside = await startOutside();
const journey = await testJourney({
  keepsPage: true,
  variables: { ...outside.variables, TAG_MANAGER_ID: 'GTM-SAMPLE' },
});
afterAll(async () => {
  await outside.close();
});
beforeEach(() => {
  outside.ads.forget();
  outside.analytics.forget();
});
afterEach(() => journey.expectQuietConsole());

/** Opens a page as a visitor who consented on an earlier page. */
async function visit(path: string, expectedErrors: readonly RegExp[] = []): Promise<Page> {
  const page = await journey.visit('/favicon.svg', { expectedErrors });
  const { hostname } = new URL(journey.site.origin);
  const url = `https://${hostname}/`;
  await page.context().addCookies((await consentPairs()).map((cookie) => ({ ...cookie, url })));
  await page.goto(`${journey.site.origin}${path}`);
  return page;
}

interface PixelCall {
  readonly how: string;
  readonly name: string;
  readonly id: string | undefined;
  readonly details: unknown;
}

/** The page's calls of the pixel. They stay queued, because the pixel's own script is not loaded. */
const pixelCalls = async (page: Page): Promise<readonly PixelCall[]> => {
  const calls: unknown[][] = await page.evaluate(() => {
    const queue: unknown = Reflect.get(Object(Reflect.get(window, 'fbq')), 'queue');
    return Array.isArray(queue) ? queue : [];
  });
  return calls.map(([how, name, details, options]) => ({
    details,
    how: String(how),
    name: String(name),
    id: (options as { eventID?: string } | undefined)?.eventID,
  }));
};
const pixelIds = async (page: Page, name: string) =>
  (await pixelCalls(page)).filter((call) => call.name === name).map(({ id }) => id);

const dataLayer = (page: Page): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate(() => Reflect.get(window, 'dataLayer') ?? []);

const analytics = (event: string) => outside.analytics.counted().filter((one) => one.event === event);
const adIds = (name: string) =>
  outside.ads
    .counted()
    .filter(({ event_name: event }) => event === name)
    .map(({ event_id: id }) => id);
const leave = (page: Page) => page.goto('about:blank');

/**
 * Scrolls and waits until the page has recorded it. The page's own timer starts just before this one, with each
 * event.
 */
const scrolledTo = (page: Page, end: string): Promise<void> =>
  page.evaluate(
    ({ top, quietMs }) =>
      new Promise<void>((noted) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        addEventListener('scroll', () => {
          clearTimeout(timer);
          timer = setTimeout(noted, quietMs);
        });
        scrollTo(0, top ? 0 : document.documentElement.scrollHeight);
      }),
    { top: end === 'top', quietMs: SCROLL_DEBOUNCE_MS },
  );

/** Opens the express cart on a device whose doorstep cart has a job, and waits until the view is counted. */
async function expressCart(query: string): Promise<Page> {
  const page = await visit('/favicon.svg');
  const items = [{ serviceId: 'jump-start', quantity: 1 }];
  await page.evaluate((cart) => localStorage.setItem('pahiya-cart', cart), JSON.stringify({ items }));
  await page.goto(`${journey.site.origin}/express-rzp-atc/cart${query}`);
  await expect.poll(() => pixelIds(page, 'PageView')).toHaveLength(1);
  return page;
}
const begunCheckouts = async (page: Page) =>
  (await pixelCalls(page))
    .filter(({ name }) => name === 'StartCheckout')
    .map(({ details }) => Object(details));

describe('with consent', () => {
  test('the pixel and the API receive a page view under one id, with campaign and place', async () => {
    const page = await visit('/services?utm_source=newsletter&utm_campaign=monsoon&fbclid=IwAR_Click');
    await expect.poll(() => pixelIds(page, 'PageView')).toHaveLength(1);
    // Only our own code may report events; the pixel's script must collect none by itself.
    expect(await pixelCalls(page)).toMatchObject([
      { how: 'set', name: 'autoConfig' },
      { how: 'init' },
      { how: 'track', name: 'PageView' },
    ]);
    const [id = ''] = await pixelIds(page, 'PageView');
    await expect.poll(() => adIds('PageView')).toContain(id);
    const sent = outside.ads.counted().find((one) => one.event_id === id);
    expect(sent).toMatchObject({
      event_source_url: `${journey.site.origin}/services`,
      custom_data: { utm_source: 'newsletter', utm_campaign: 'monsoon', group: 'services' },
      user_data: { fbp: expect.stringMatching(/^fb\.1\./), fbc: expect.stringMatching(/\.IwAR_Click$/) },
    });
    const view = analytics('Page View').find(({ properties }) => properties.$insert_id === id);
    expect(view?.properties).toMatchObject({
      utm_source: 'newsletter',
      performance: expect.stringMatching(/^(fast|medium|slow)$/),
    });
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name).sort()).toEqual([
      '__Host-consent',
      '__Host-consent-proof',
      '__Host-device',
      '_fbc',
      '_fbp',
    ]);
  });

  test('the pixel loads after the first paint, and the pixel and the API receive the place of the session', async () => {
    const page = await visit('/favicon.svg');
    await page.evaluate(() =>
      sessionStorage.setItem(
        'userLocation',
        JSON.stringify({
          city: 'Jaipur',
          state: 'Rajasthan',
          country: 'India',
          latitude: 26.91,
          longitude: 75.79,
          source: 'geolocation',
          timestamp: new Date().toISOString(),
        }),
      ),
    );
    await page.goto(`${journey.site.origin}/contact`);
    await expect.poll(() => pixelIds(page, 'PageView')).toHaveLength(1);
    // The load event may come later: the visit of somebody who leaves before the last picture is there counts too.
    const [fetchedAt, paintedAt] = await page.evaluate(() =>
      ['https://connect.facebook.net/en_US/fbevents.js', 'first-contentful-paint'].map(
        (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
      ),
    );
    expect(fetchedAt).toBeGreaterThanOrEqual(paintedAt ?? Number.NaN);
    const [id = ''] = await pixelIds(page, 'PageView');
    await expect.poll(() => adIds('PageView')).toContain(id);
    const place = { city: 'Jaipur', state: 'Rajasthan', country: 'India' };
    expect(outside.ads.counted().find((one) => one.event_id === id)?.custom_data).toMatchObject(place);
    const view = () => analytics('Page View').find(({ properties }) => properties.$insert_id === id);
    await expect.poll(() => view()?.properties).toMatchObject(place);
  });

  test('the pixel and the API receive a lead under one id, with its number only as a hash', async () => {
    const page = await visit('/about');
    // The test waits for tracking to load, for a form that starts earlier has no duration to send.
    await expect.poll(() => pixelIds(page, 'PageView')).toHaveLength(1);
    await page.getByRole('button', { name: 'Book Now' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
    await dialog.getByLabel('Mobile number').fill('9000000301');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByRole('region', { name: 'We have your number' })
      .getByRole('link', { name: 'Open the chat' })
      .waitFor();
    await expect.poll(() => pixelIds(page, 'Lead')).toHaveLength(1);
    await expect.poll(() => adIds('Lead')).toEqual(await pixelIds(page, 'Lead'));
    const [lead] = (await pixelCalls(page)).filter(({ name }) => name === 'Lead');
    const [sent] = outside.ads.counted().filter(({ event_name: event }) => event === 'Lead');
    expect(sent?.custom_data).toMatchObject(Object(lead?.details));
    expect(lead?.details).toMatchObject({ value: 0, currency: 'INR', content_ids: [expect.any(String)] });
    await expect
      .poll(async () => (await dataLayer(page)).map(({ event }) => event))
      .toContain('mobile_capture_performance');
    expect((await dataLayer(page)).find(({ event }) => event === 'mobile_capture_performance')).toEqual({
      event: 'mobile_capture_performance',
      duration_ms: expect.any(Number),
      performance: expect.stringMatching(/^(fast|medium|slow)$/),
    });
    await leave(page);
    await expect
      .poll(() => analytics('Form Interaction').map(({ properties }) => properties.interaction))
      .toContain('started');
    expect(JSON.stringify([outside.ads.requests, outside.analytics.requests])).not.toContain('9000000301');
  });

  test('the tag manager receives the opening of the chat, and pixel, ads and analytics each contact under one id', async () => {
    const page = await visit('/about');
    await page.getByRole('button', { name: 'Book Now' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
    await dialog.getByLabel('Mobile number').fill('9000000302');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByRole('region', { name: 'We have your number' })
      .getByRole('link', { name: 'Open the chat' })
      .click();
    await expect
      .poll(async () => (await dataLayer(page)).map(({ event }) => event))
      .toContain('whatsapp_redirect');
    expect((await dataLayer(page)).find(({ event }) => event === 'whatsapp_redirect')).toMatchObject({
      source: expect.any(String),
    });
    expect(JSON.stringify(await dataLayer(page))).not.toContain('9000000302');
    // The form opens the chat, and the link opens it again: each is a record.
    await expect.poll(() => pixelIds(page, 'Contact').then((ids) => ids.length)).toBe(2);
    const ids = (await pixelIds(page, 'Contact')).sort();
    const sentContacts = () => analytics('Contact').map(({ properties }) => properties.$insert_id);
    const inAnalytics = ids.map((id = '') => insertIdOf(id)).sort();
    const ofThisPage = (sent: readonly unknown[], own: readonly unknown[]) =>
      sent.filter((id) => own.some((one) => one === id)).sort();
    await expect.poll(() => ofThisPage(adIds('Contact'), ids)).toEqual(ids);
    await expect.poll(() => ofThisPage(sentContacts(), inAnalytics)).toEqual(inAnalytics);
    await leave(page);
    await expect.poll(() => analytics('Chat Redirect').length).toBeGreaterThan(0);
  });

  test('each scroll depth is sent once, and leaving sends the time on page with the greatest depth', async () => {
    const page = await visit('/services');
    await expect.poll(() => pixelIds(page, 'PageView')).toHaveLength(1);
    const before = analytics('Scroll Depth').length;
    for (const end of ['bottom', 'top', 'bottom', 'top']) await scrolledTo(page, end);
    await leave(page);
    await expect
      .poll(() =>
        analytics('Scroll Depth')
          .slice(before)
          .map(({ properties }) => properties.depth)
          .sort(),
      )
      .toEqual([100, 25, 50, 75]);
    await expect
      .poll(() => analytics('Time On Page').at(-1)?.properties)
      .toMatchObject({
        max_scroll_depth: 100,
        seconds: expect.any(Number),
      });
  });

  test('events of buttons, services and errors hold our own names and never the text of a visitor', async () => {
    const page = await visit('/services', [/of a test/]);
    await expect.poll(() => pixelIds(page, 'PageView')).toHaveLength(1);
    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault(), { capture: true });
      document.querySelector<HTMLAnchorElement>('main a[href="/services/ac"]')?.click();
      document.querySelector<HTMLAnchorElement>('a[href^="tel:"]')?.click();
      setTimeout(() => {
        throw new TypeError('a secret of a test');
      });
    });
    await expect
      .poll(() => analytics('Service Interaction').map(({ properties }) => properties.service))
      .toContain('ac');
    await expect
      .poll(() => analytics('Button Clicked').map(({ properties }) => properties.button))
      .toContain('call');
    await expect
      .poll(() => analytics('Error Seen').map(({ properties }) => properties.kind))
      .toContain('TypeError');
    expect(JSON.stringify(outside.analytics.requests)).not.toContain('a secret');
  });

  test('the waiting events are sent as a beacon when the visitor leaves the page', async () => {
    const page = await visit('/favicon.svg');
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, body) => {
        localStorage.setItem('beacon', String(url));
        return send(url, body);
      };
    });
    await page.goto(`${journey.site.origin}/services`);
    await expect.poll(() => pixelIds(page, 'PageView')).toHaveLength(1);
    const before = analytics('Time On Page').length;
    await page.goto(`${journey.site.origin}/favicon.svg`);
    expect(await page.evaluate(() => localStorage.getItem('beacon'))).toBe('/api/events');
    await expect.poll(() => analytics('Time On Page').length).toBe(before + 1);
  });

  test('batches of at most five events are sent half a second apart', async () => {
    const page = await visit('/');
    const sizes: number[] = [];
    const times: number[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/events')) return;
      sizes.push((request.postDataJSON() as { events: unknown[] }).events.length);
      times.push(Date.now());
    });
    await expect.poll(() => pixelIds(page, 'PageView')).toHaveLength(1);
    for (let press = 0; press < 12; press += 1) {
      await page.getByRole('button', { name: 'Book Now' }).first().click();
      await page.keyboard.press('Escape');
    }
    await expect.poll(() => sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThanOrEqual(13);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    const gaps = times.slice(1).map((time, place) => time - (times[place] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(400);
  });

  test('a service that is added before tracking has loaded is reported once it has', async () => {
    const page = await visit('/favicon.svg');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/tracking-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${journey.site.origin}/doorstep-services`);
    await idleModules(page);
    await add(page, 'Jump start');
    expect(await pixelCalls(page)).toEqual([]);
    release();
    await expect.poll(() => pixelIds(page, 'AddToCart')).toHaveLength(1);
    const added = await pixelIds(page, 'AddToCart');
    await leave(page);
    await expect.poll(() => adIds('AddToCart')).toEqual(added);
  });

  test('the express cart of a car begins the checkout of the chosen package at its price', async () => {
    const page = await expressCart('?car=maruti-swift-petrol');
    const chosen = page.locator('[name=package]:checked');
    const [begun, ...others] = await begunCheckouts(page);
    expect(begun).toMatchObject({ content_ids: [await chosen.inputValue()] });
    expect(await page.locator('label', { has: chosen }).textContent()).toContain(
      `₹${Number(begun.value).toLocaleString('en-IN')}`,
    );
    expect(others).toEqual([]);
  });

  test('the express cart without a car begins no checkout, although the doorstep cart is filled', async () => {
    expect(await begunCheckouts(await expressCart(''))).toEqual([]);
  });

  test('the page of an unknown booking is not tracked', async () => {
    const page = await visit('/booking/01900000-0000-7000-8000-000000000001?token=not-to-leave', [/404/]);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'fbq'))).toBeUndefined();
    expect(JSON.stringify([outside.ads.requests, outside.analytics.requests])).not.toContain('not-to-leave');
  });
});
