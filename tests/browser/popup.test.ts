import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { share } from '../every-case.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { sampleNumber } from '../worker/outside.ts';
import { bookingCalls, dayAhead } from '../worker/own-bookings.ts';
import { axeFindings } from './axe.ts';
import { idleModules, type Journey, startJourney } from './journey.ts';
import { trackingVariables } from './states/tracking-states.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

type Options = Parameters<Journey['visit']>[1];

/** Opens a page with a fake clock, which stands still until the test moves it. */
async function visit(path: string, options?: Options, of = journey): Promise<Page> {
  const page = await of.visit('/healthz', options);
  await page.clock.install();
  await page.goto(`${of.site.origin}${path}`);
  await idle(page);
  return page;
}

/** Moves the fake clock far enough for the page's idle modules to start. */
async function idle(page: Page): Promise<void> {
  await page.clock.runFor(1_000);
  await idleModules(page);
}

/** Moves the fake clock to a time since the page's load, in ms. */
async function until(page: Page, sinceLoadMs: number): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  if (now < sinceLoadMs) await page.clock.runFor(sinceLoadMs - now);
}

/** A page without a price card or a form on its first screen, where a prompt may appear. */
const CALM = '/about';

const popup = (page: Page) => page.getByRole('region', { name: 'Want us to call you with the price?' });
const prompt = (page: Page) => page.locator('[data-chat-prompt]');

describe('the lead popup', () => {
  test('opens 20 s after the load, takes no focus, and closes at a press', async () => {
    const page = await visit(CALM);
    await until(page, 18_500);
    expect(await popup(page).count()).toBe(0);
    await until(page, 20_100);
    await popup(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await axeFindings(page)).toEqual([]);
    await popup(page).getByRole('button', { name: 'No, thank you' }).click();
    await popup(page).waitFor({ state: 'hidden' });
  });

  test('stores a number as a lead with its own source and never opens again', async () => {
    const page = await visit(CALM);
    await until(page, 20_100);
    await popup(page).getByLabel('Mobile number').fill('9000000201');
    await popup(page).getByRole('button', { name: 'Call me back' }).click();
    await page.getByRole('region', { name: 'We have your number' }).waitFor();
    const leads = await journey.site.rows<{ source: string }>(
      'SELECT source FROM records WHERE mobile_number = ?',
      '9000000201',
    );
    expect(leads).toEqual([{ source: 'popup' }]);
    await page.reload();
    await idle(page);
    await until(page, 45_000);
    await leaveThroughTop(page);
    expect(await popup(page).count()).toBe(0);
  });

  test.each(share(['/express', '/express-beta-atc', '/ads-express', '/book'], 4))(
    'does not open on %s',
    async (path) => {
      const page = await visit(path);
      await until(page, 45_000);
      expect(await popup(page).count()).toBe(0);
    },
  );

  test('shows the error of a rate-limited number and keeps the typed text', async () => {
    const page = await visit(CALM, { expectedErrors: [/429/] });
    await page.route('**/api/leads', (route) => route.fulfill({ status: 429, json: { error: {} } }));
    await until(page, 20_100);
    await popup(page).getByLabel('Mobile number').fill('9000000202');
    await popup(page).getByRole('button', { name: 'Call me back' }).click();
    await popup(page).getByText('Too many attempts.').waitFor();
    expect(await popup(page).getByLabel('Mobile number').inputValue()).toBe('9000000202');
  });

  test('does not open over a form in progress', async () => {
    const page = await visit(CALM);
    await page.getByRole('button', { name: 'Book Now' }).first().click();
    await page
      .getByRole('dialog', { name: 'Confirm Your Booking' })
      .getByLabel('Mobile number')
      .fill('90000');
    await until(page, 45_000);
    expect(await popup(page).count()).toBe(0);
  });

  test('does not open without service types', async () => {
    const page = await journey.visit('/healthz');
    await page.route('**/api/service-types*', (route) => route.fulfill({ json: { serviceTypes: [] } }));
    await page.clock.install();
    await page.goto(`${journey.site.origin}${CALM}`);
    await idle(page);
    await until(page, 45_000);
    expect(await popup(page).count()).toBe(0);
  });

  test('opens a second time when the mouse leaves through the top, and never a third time', async () => {
    const page = await visit(CALM, { device: 'desktop' });
    await leaveThroughTop(page);
    expect(await popup(page).count()).toBe(0);
    await until(page, 20_100);
    await popup(page).getByRole('button', { name: 'No, thank you' }).click();
    await leaveThroughTop(page);
    await popup(page).waitFor();
    await popup(page).getByRole('button', { name: 'No, thank you' }).click();
    await leaveThroughTop(page);
    await page.reload();
    await idle(page);
    await until(page, 45_000);
    await leaveThroughTop(page);
    expect(await popup(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => sessionStorage.popupCount)).toBe('2');
  });

  test('opens the second time without the number and the error of the first', async () => {
    const page = await visit(CALM, { device: 'desktop' });
    await until(page, 20_100);
    await popup(page).getByLabel('Mobile number').fill('50000');
    await popup(page).getByRole('button', { name: 'Call me back' }).click();
    await popup(page).getByText('Please enter a valid 10-digit mobile number').waitFor();
    await popup(page).getByRole('button', { name: 'No, thank you' }).click();
    await leaveThroughTop(page);
    await popup(page).waitFor();
    expect(await popup(page).getByLabel('Mobile number').inputValue()).toBe('');
    expect(await popup(page).getByText('Please enter').count()).toBe(0);
  });

  test('opens a second time on a phone that was away for more than five seconds', async () => {
    const page = await visit(CALM);
    await until(page, 20_100);
    await popup(page).getByRole('button', { name: 'No, thank you' }).click();
    await goAway(page, 4_000);
    expect(await popup(page).isVisible()).toBe(false);
    await goAway(page, 6_000);
    await popup(page).waitFor();
  });
});

describe('the lead popup does not open', () => {
  const staysAway = async (page: Page) => {
    await until(page, 45_000);
    expect(await popup(page).count()).toBe(0);
  };

  /**
   * Expects no popup, although the page has all that one needs. The fake clock also ends requests that take too long:
   * without the wait the popup would stay away because its service types never came.
   */
  const isHeldBack = async (page: Page) => {
    const answer = page.waitForResponse(
      (response) => new URL(response.url()).pathname === endpoints.serviceTypes,
    );
    await until(page, 20_100);
    await (await answer).finished();
    await staysAway(page);
  };

  /** Scrolls to a part until it stays: sections near the screen get their height late, and push it away again. */
  const bringOn = (page: Page, place: string) =>
    expect
      .poll(() =>
        page
          .locator(place)
          .first()
          .evaluate(async (part) => {
            /** Resolves after a frame. The fake clock holds back animation frames, but not observers. */
            const isSeen = () =>
              new Promise<boolean>((resolve) => {
                const observer = new IntersectionObserver(([entry]) => {
                  observer.disconnect();
                  resolve(entry?.isIntersecting === true);
                });
                observer.observe(part);
              });
            if ((await isSeen()) && (await isSeen())) return true;
            part.scrollIntoView({ block: 'center', behavior: 'instant' });
            return false;
          }),
      )
      .toBe(true);

  test('over a price card, until the visitor scrolls past it', async () => {
    const page = await visit('/', { device: 'phone' });
    await isHeldBack(page);
    // Sections that come into view still move the page after the end of a scroll, so each look scrolls again.
    const isShownAfter = async (scroll: () => Promise<unknown>) => {
      await scroll();
      await page.evaluate(() => dispatchEvent(new Event('scrollend')));
      return popup(page).isVisible();
    };
    const heading = page.getByRole('heading', { level: 2 }).nth(3);
    await expect.poll(() => isShownAfter(() => heading.scrollIntoViewIfNeeded())).toBe(true);
    // Back at the price, the popup must not stand over it.
    await expect.poll(() => isShownAfter(() => page.evaluate(() => scrollTo(0, 0)))).toBe(false);
  });

  const isHeldBackOver = async (path: string, place: string) => {
    const page = await visit(path, { device: 'desktop' });
    await bringOn(page, place);
    await isHeldBack(page);
  };

  /** Each holds it back. `npm test` takes a third of them. */
  const holding: readonly (readonly [string, () => Promise<void>])[] = [
    ['over a form', () => isHeldBackOver('/contact', 'main form')],
    [
      'over the price of a chosen car',
      () => isHeldBackOver('/car-service-in-jaipur?car=maruti-baleno-petrol', '.tbl'),
    ],
    [
      'over the chat',
      async () => {
        const page = await visit('/assistant', { device: 'desktop' });
        await staysAway(page);
      },
    ],
    [
      'over a booking',
      async () => {
        const calls = bookingCalls(journey.site);
        const draft = await calls.create();
        await calls.confirm(draft, dayAhead(6), '9-11');
        const page = await visit(`/booking/${draft.id}?token=${draft.token}`, { device: 'desktop' });
        await staysAway(page);
      },
    ],
    [
      'over a won coupon',
      async () => {
        const page = await journey.visit('/spin-to-win', { device: 'desktop', javaScriptEnabled: false });
        await page.locator('#spin-mobileNumber').fill(sampleNumber());
        await page.getByRole('button', { name: 'Spin the wheel' }).click();
        await page.waitForURL('**/spin-to-win/result');
        const cookies = await page.context().cookies();
        // This browser runs scripts, and its visit knows of no number that was left.
        const openCoupon = async () => {
          const later = await journey.visit('/healthz', { device: 'desktop' });
          await later.context().addCookies(cookies);
          await later.clock.install();
          await later.goto(`${journey.site.origin}/spin-to-win/result`);
          await idle(later);
          expect(await later.locator('.coupon').isVisible()).toBe(true);
          return later;
        };
        await staysAway(await openCoupon());
      },
    ],
    [
      'after a number was left',
      async () => {
        const page = await journey.visit('/healthz');
        await page.addInitScript(() => sessionStorage.setItem('hasFilledForm', 'true'));
        await page.clock.install();
        await page.goto(`${journey.site.origin}${CALM}`);
        await idle(page);
        await staysAway(page);
      },
    ],
    [
      'beside another one',
      async () => {
        const page = await visit(CALM, { device: 'desktop' });
        await page.evaluate(() => {
          const bar = document.createElement('p');
          bar.dataset.consent = '';
          bar.textContent = 'A question';
          document.querySelector('main')?.prepend(bar);
        });
        await isHeldBack(page);
      },
    ],
  ];

  test.each(share(holding, 3))('%s', (_, isHeld) => isHeld());

  test('while another one is open: neither the question for consent nor the popup', async () => {
    const tracked = await startJourney({ variables: trackingVariables });
    try {
      const bar = (page: Page) => page.getByRole('form', { name: 'Your privacy' });
      const asked = await visit(CALM, { device: 'desktop' }, tracked);
      await asked.mouse.wheel(0, 700);
      await bar(asked).waitFor();
      await until(asked, 45_000);
      expect(await popup(asked).count()).toBe(0);

      // A main button under the bar makes it wait, and the popup comes first.
      const waiting = await tracked.visit('/healthz', { device: 'desktop' });
      await waiting.clock.install();
      await waiting.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          const button = Object.assign(document.createElement('button'), { className: 'btn', id: 'under' });
          button.style.cssText = 'position:fixed;inset:auto 0 0;height:50vh';
          document.querySelector('main')?.append(button);
        }),
      );
      await waiting.goto(`${tracked.site.origin}${CALM}`);
      await idle(waiting);
      await until(waiting, 20_100);
      await popup(waiting).waitFor();
      const scroll = () => waiting.evaluate(() => dispatchEvent(new Event('scroll')));
      await waiting.locator('#under').evaluate((button) => button.remove());
      await scroll();
      expect(await bar(waiting).isVisible()).toBe(false);
      await popup(waiting).getByRole('button', { name: 'No, thank you' }).click();
      await scroll();
      await bar(waiting).waitFor();
      tracked.expectQuietConsole();
    } finally {
      await tracked.stop();
    }
  });
});

describe('the floating prompt', () => {
  test('appears at 12 s and hides at 17 s', async () => {
    const page = await visit(CALM, { device: 'desktop' });
    await until(page, 10_500);
    expect(await prompt(page).isVisible()).toBe(false);
    await until(page, 12_100);
    await prompt(page).waitFor();
    await until(page, 17_100);
    await prompt(page).waitFor({ state: 'hidden' });
  });

  const withBar = [...onePathOfEachFamily(pageTable)].filter(
    ([family]) => pageTable.find((entry) => entry.family === family)?.chrome.bottomBar,
  );

  test.each(share(withBar, 24))(
    'appears on the family %s (%s) at 12 s over no price and no form of a phone, and is gone at 17 s',
    async (_, path) => {
      const page = await visit(path, { device: 'phone' });
      const isOffered = (await page.locator('.hide-whatsapp-button').count()) === 0;
      await until(page, 12_100);
      await expect.poll(() => prompt(page).getAttribute('hidden')).toBe(null);
      expect(await prompt(page).isVisible()).toBe(isOffered);
      if (isOffered) {
        const [box, bar] = await Promise.all([
          prompt(page).boundingBox(),
          page.locator('.bar').boundingBox(),
        ]);
        expect(box?.y, 'inside the bar').toBeGreaterThanOrEqual((bar?.y ?? 0) - 1);
        const chat = await page.locator('.bar [data-opens=assistant]').boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0), 'beside the chat').toBeLessThanOrEqual((chat?.x ?? 0) + 1);
      }
      await until(page, 17_100);
      await expect.poll(() => prompt(page).isVisible()).toBe(false);
      await page.context().close();
    },
  );

  test('waits while a form is in progress', async () => {
    const page = await visit('/contact', { device: 'desktop' });
    await page.locator('main form textarea').first().fill('A question');
    await until(page, 12_100);
    expect(await prompt(page).isVisible()).toBe(false);
  });

  test('stands beside a chat button on a desktop, which opens the chat', async () => {
    const page = await visit(CALM, { device: 'desktop' });
    const button = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
    expect(await button.filter({ visible: true }).count()).toBe(1);
    await button.filter({ visible: true }).click();
    await page.getByRole('dialog', { name: 'Pahiya assistant' }).waitFor();
  });

  test('never appears on a page that hides its chat links', async () => {
    const page = await visit('/about');
    await page.evaluate(() => document.querySelector('main')?.classList.add('hide-whatsapp-button'));
    await until(page, 12_100);
    await expect.poll(() => prompt(page).getAttribute('hidden')).toBe(null);
    expect(await prompt(page).isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: 'Quick links' }).isVisible()).toBe(false);
  });

  test('goes when the visitor opens the chat from it', async () => {
    const page = await visit(CALM, { device: 'desktop' });
    await until(page, 12_100);
    await prompt(page).getByRole('link').click();
    await page.getByRole('dialog', { name: 'Pahiya assistant' }).waitFor();
    expect(await prompt(page).isVisible()).toBe(false);
  });

  test('goes when the visitor opens the chat from another link', async () => {
    const page = await visit(CALM, { device: 'desktop' });
    await until(page, 12_100);
    await prompt(page).waitFor();
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/assistant', textContent: 'Chat' });
      document.querySelector('main')?.prepend(link);
      link.click();
    });
    await prompt(page).waitFor({ state: 'hidden' });
  });

  test('stays hidden for the visit after it was dismissed', async () => {
    const page = await visit(CALM, { device: 'desktop' });
    await until(page, 12_100);
    await prompt(page).getByRole('button', { name: 'Dismiss' }).click();
    expect(await prompt(page).isVisible()).toBe(false);
    await page.reload();
    await idle(page);
    await until(page, 13_000);
    expect(await prompt(page).isVisible()).toBe(false);
  });
});

const leaveThroughTop = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX: 300, clientY: -2 })),
  );

async function goAway(page: Page, forMs: number): Promise<void> {
  const turn = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await page.clock.runFor(forMs);
  await turn('visible');
}
