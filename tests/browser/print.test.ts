import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { formatDay } from '../../src/values/format.ts';
import { addresses } from '../../src/web/contract/addresses.ts';
import { share } from '../every-case.ts';
import { bookingCalls, dayAhead } from '../worker/own-bookings.ts';
import { idleModules } from './journey.ts';
import { ownStates, ownVariables } from './states/own-states.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true, variables: ownVariables });
afterEach(() => journey.expectQuietConsole());

/** A sheet of A4 at 96 dots an inch. */
const PAPER = { width: 794, height: 1100 } as const;

/** The words on paper that belong to no heading, to nothing that has a price, and to no way to call. */
const wordsBeside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const PRICED = 'tr, li, a, article, label, .ds, .price-card, .matrix';
    const isPriced = (element: Element): boolean => {
      for (let at = element.closest(PRICED); at; at = at.parentElement?.closest(PRICED) ?? null)
        if (at.querySelector('.price, .free-quote, td')) return true;
      return false;
    };
    const isAllowed = (element: Element): boolean =>
      element.closest('h1, h2, caption, thead, .print-only, .prices-for') !== null ||
      element.closest('p')?.querySelector('[href^="tel:"]') != null ||
      isPriced(element);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || isAllowed(element)) continue;
      const isHidden =
        element.closest('.vh') !== null || !element.checkVisibility({ visibilityProperty: true });
      if (!isHidden && element.getBoundingClientRect().width > 1) found.push(text.slice(0, 60));
    }
    return found;
  });

describe('on paper', () => {
  const priced = [
    ['home', addresses.home],
    ['the app home with tiles', addresses.appHome],
    ['the guided app home', addresses.appStyleHome],
    ['a city', addresses.city('jaipur')],
    ['another city', addresses.city('hyderabad')],
    ['a service with a price for the car', addresses.service('periodic')],
    ['a service with a price of its own', addresses.service('ac')],
    ['the express service', addresses.express],
    ['all services', addresses.services],
    ['the services at the door', addresses.doorstep],
  ] as const;

  test.each(share(priced, 16))('%s shows its prices and how to call, and nothing else', async (_, path) => {
    const page = await journey.visit(path, { viewport: PAPER });
    await idleModules(page);
    await page.emulateMedia({ media: 'print' });
    const words = await page.locator('body').innerText();
    expect(words).toMatch(/₹\d/);
    expect(words).toMatch(/\+91 ?\d/);
    expect(await wordsBeside(page)).toEqual([]);
    for (const role of ['button', 'navigation', 'dialog', 'textbox', 'searchbox', 'combobox'] as const)
      expect(await page.getByRole(role).filter({ hasNotText: '₹' }).count(), role).toBe(0);
    expect(
      await page.locator('main img:visible, main .price-card a:visible, footer img:visible').count(),
    ).toBe(0);
  });

  test('a prompt, a message and the bars stay off the paper', async () => {
    const page = await journey.visit(addresses.doorstep, { device: 'desktop' });
    await idleModules(page);
    await page.getByRole('button', { name: 'Add Battery replacement' }).click();
    await page.getByText('Battery replacement is in your cart.').waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.dock', '.bar', '.action-bar', '[data-chat-prompt]'])
      expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
  });

  test('the row of a doorstep service has the whole width', async () => {
    const page = await journey.visit(addresses.doorstep, { viewport: PAPER });
    await page.emulateMedia({ media: 'print' });
    const words = page.getByRole('article').first().locator('div').first();
    expect((await words.boundingBox())?.width).toBeGreaterThan(PAPER.width / 2);
  });

  // Days before the visit the facts stand open, and on its day they are folded.
  test.each([6, 0])('a booking shows its number, day, place and phone %i days ahead', async (days) => {
    const calls = bookingCalls(journey.site);
    const draft = await calls.create();
    await calls.confirm(draft, dayAhead(6), '9-11');
    // The visit comes nearer, as a confirmation needs a slot that has not begun.
    if (days === 0)
      await journey.site.rows(
        "UPDATE records SET fields = json_set(fields, '$.date', ?) WHERE id = ?",
        dayAhead(0),
        draft.id,
      );
    const page = await journey.visit(`/booking/${draft.id}?token=${draft.token}`, { viewport: PAPER });
    await page.emulateMedia({ media: 'print' });
    const words = await page.locator('main').innerText();
    for (const fact of [draft.bookingId, formatDay(dayAhead(days)), 'Lal Kothi', 'To reschedule or cancel'])
      expect(words).toContain(fact);
    expect(await page.getByText('Change the time').isVisible()).toBe(false);
    // Paper lies about, and whoever knows the code can start the job.
    expect(words).not.toMatch(/Your start code|Progress/);
  });

  test('a booking says how to reschedule until its work starts, and a paid one shows no form of a review', async () => {
    const states = await ownStates(journey.site);
    const wordsOf = async (state: string): Promise<string> => {
      const path = states.find(({ name }) => name === state)?.path ?? '';
      const page = await journey.visit(path, { viewport: PAPER });
      await page.emulateMedia({ media: 'print' });
      const words = await page.locator('main').innerText();
      await page.context().close();
      return words;
    };
    expect(await wordsOf('job-start-code')).toContain('To reschedule or cancel');
    const paid = await wordsOf('job-paid');
    expect(paid).toContain('The work has started');
    expect(paid).not.toMatch(/How was the service|To reschedule or cancel/);
  });

  test('a page without prices keeps its words', async () => {
    const page = await journey.visit(addresses.privacyPolicy, { viewport: PAPER });
    await page.emulateMedia({ media: 'print' });
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(1000);
  });
});
