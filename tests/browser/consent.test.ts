import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { dataIn } from '../page-data.ts';
import { startOutside } from '../worker/outside.ts';
import { startJourney } from './journey.ts';
import { testJourney } from './test-journey.ts';

const outside = await startOutside();
const journey = await testJourney({
  keepsPage: true,
  variables: { ...outside.variables, TAG_MANAGER_ID: 'GTM-SAMPLE' },
});
afterAll(async () => {
  await outside.close();
});
afterEach(() => journey.expectQuietConsole());

/** Scrolls the page, for the bar waits for that where it would cover the page's main action at first. */
const scroll = (page: Page) => page.mouse.wheel(0, 700);
const bar = (page: Page) => page.getByRole('form', { name: 'Your privacy' });
const no = (page: Page) => bar(page).getByRole('button', { name: 'No, thanks' });
const yes = (page: Page) => bar(page).getByRole('button', { name: 'Yes, I agree' });
const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '__Host-consent')?.value;
/** Collects the address of every later request of the page. */
const watchRequests = (page: Page): string[] => {
  const seen: string[] = [];
  page.context().on('request', (request) => seen.push(request.url()));
  return seen;
};
/** Measures the layout shift when the bar appears. */
const shiftOfShowing = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const dock = document.querySelector<HTMLElement>('[data-consent]');
    const frames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    let shifted = 0;
    if (dock) dock.hidden = true;
    await frames();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift' });
    if (dock) dock.hidden = false;
    await frames();
    return shifted;
  });
const idle = (page: Page) => page.waitForLoadState('networkidle');

describe('the consent bar', () => {
  test('asks once, with two buttons of the same look, and remembers a refusal', async () => {
    const page = await journey.visit('/');
    await scroll(page);
    await bar(page).waitFor();
    const looks = await bar(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, color, fontSize } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return [backgroundColor, color, fontSize, Math.round(width), Math.round(height)].join();
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toBe(looks[1]);
    await no(page).click();
    await bar(page).waitFor({ state: 'hidden' });
    await expect.poll(() => cookieOf(page)).toBe('none');
    await page.reload();
    await idle(page);
    expect(await bar(page).isVisible()).toBe(false);
  });

  test.each(share(['/', '/car-service-in-jaipur', '/services/ac', '/doorstep-services', '/contact'], 5))(
    'does not shift %s and does not cover its main action on a small phone',
    async (path) => {
      const page = await journey.visit(path);
      await idle(page);
      const covered = await page.evaluate(() => {
        const dock = document.querySelector('[data-consent]');
        const { top, bottom } = dock?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        const isSeen = dock?.checkVisibility({ checkVisibilityCSS: true }) === true;
        const under = [...document.querySelectorAll('.action-bar .btn, main .btn:not(.quiet)')].filter(
          (action) => {
            const box = action.getBoundingClientRect();
            return isSeen && box.height > 0 && box.bottom > top && box.top < bottom;
          },
        );
        return under.length === 0 ? 'free' : under.map((action) => action.textContent).join();
      });
      expect(covered).toBe('free');
      await scroll(page);
      await bar(page).waitFor();
      expect(await shiftOfShowing(page)).toBe(0);
    },
  );

  test('before a choice and after a refusal the page sends no events and no requests to other origins', async () => {
    const page = await journey.visit('/?fbclid=IwAR_of_a_click&utm_source=ads');
    const seen = watchRequests(page);
    await scroll(page);
    await bar(page).waitFor();
    await no(page).click();
    for (const path of ['/services', '/contact', '/']) {
      await page.goto(`${journey.site.origin}${path}`);
      await idle(page);
      await page.mouse.wheel(0, 4000);
    }
    await idle(page);
    expect(
      seen.filter((url) => !url.startsWith(`${journey.site.origin}/`) && !url.startsWith('data:')),
    ).toEqual([]);
    expect(seen.filter((url) => url.includes('/api/events'))).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['__Host-consent']);
    expect([outside.ads.requests, outside.analytics.requests]).toEqual([[], []]);
  });

  test('works as a plain form when its script fails', async () => {
    const page = await journey.visit('/services', { javaScriptEnabled: false });
    expect(await bar(page).isVisible()).toBe(false);
    const scripted = await journey.visit('/services');
    await scroll(scripted);
    await bar(scripted).waitFor();
    await scripted.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('[data-consent]');
      // A clone has no event listeners, so the form posts as without JavaScript.
      form?.replaceWith(form.cloneNode(true));
    });
    await Promise.all([scripted.waitForNavigation(), no(scripted).click()]);
    expect(new URL(scripted.url()).pathname).toBe('/services');
    expect(await cookieOf(scripted)).toBe('none');
  });
});

test('consent loads the pixel and tag manager, and a later withdrawal stops all tracking', async () => {
  const page = await journey.visit('/');
  const seen = watchRequests(page);
  await scroll(page);
  await yes(page).click();
  await expect
    .poll(() => seen.filter((url) => url.startsWith('https://')).map((url) => new URL(url).host))
    .toEqual(['connect.facebook.net', 'www.googletagmanager.com']);
  await expect.poll(() => outside.analytics.counted().map(({ event }) => event)).toContain('Page View');
  await page.evaluate(() =>
    fetch('/api/consent', {
      method: 'POST',
      body: JSON.stringify({ choice: 'none' }),
      headers: { 'Content-Type': 'application/json' },
    }),
  );
  seen.length = 0;
  await page.goto(`${journey.site.origin}/services`);
  await idle(page);
  expect(seen.filter((url) => url.includes('/api/events') || url.startsWith('https://'))).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['__Host-consent']);
});

/** How many calls the page made to the pixel, whose own script is not loaded. */
const pixelCalls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const queue: unknown = Reflect.get(Object(Reflect.get(window, 'fbq')), 'queue');
    return Array.isArray(queue) ? queue.length : 0;
  });

/** How many batches of events the Worker has answered. */
const batches = (): number => journey.site.logged.filter((line) => line.includes('/api/events')).length;

test('a withdrawal on /privacy-choices in another tab stops the tracking of this one', async () => {
  const page = await journey.visit('/services');
  await scroll(page);
  await yes(page).click();
  // The pixel's setup takes two calls, and the page view a third.
  await expect.poll(() => pixelCalls(page)).toBe(3);
  await expect.poll(batches).toBeGreaterThan(0);
  const other = await page.context().newPage();
  await other.goto(`${journey.site.origin}/privacy-choices`);
  await other.getByRole('button', { name: 'Allow neither' }).click();
  await other.getByText(/^Saved: /).waitFor();
  await other.close();
  const seen = watchRequests(page);
  const before = batches();
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true });
    document.querySelector<HTMLAnchorElement>('a[href^="tel:"]')?.click();
  });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await pixelCalls(page)).toBe(3);
  // A page that is left sends all events that wait, and the request after them is in the log.
  const logged = journey.site.logged.length;
  await page.goto(`${journey.site.origin}/healthz`);
  await expect.poll(() => journey.site.logged.slice(logged).join()).toContain('/healthz');
  expect(batches()).toBe(before);
  expect(seen.filter((url) => url.includes('/api/events') || url.startsWith('https://'))).toEqual([]);
});

test('the footer links to the page where a visitor withdraws consent and gives it again', async () => {
  const page = await journey.visit('/');
  await scroll(page);
  await yes(page).click();
  await expect.poll(() => cookieOf(page)).toBe('all');
  for (const [name, choice] of [
    ['Allow neither', 'none'],
    ['Allow both', 'all'],
  ] as const) {
    await page.goto(`${journey.site.origin}/services`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
    await page.getByRole('button', { name }).click();
    await page.getByText(/^Saved: /).waitFor();
    expect(await cookieOf(page)).toBe(choice);
    await page.getByRole('button', { name, pressed: true }).waitFor();
  }
});

test('a site without tracking shows no consent bar', async () => {
  const plain = await startJourney();
  try {
    const page = await plain.visit('/');
    expect(await bar(page).count()).toBe(0);
    expect(dataIn(await page.content())).toMatchObject({ popup: 'allowed' });
    expect(dataIn(await page.content()).tracking).toBeUndefined();
  } finally {
    await plain.stop();
  }
});
