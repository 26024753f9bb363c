import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { htmlProblems } from '../worker/html-problems.ts';
import { bookingCalls, type Draft, dayAhead } from '../worker/own-bookings.ts';
import { openLink } from '../worker/own-page.ts';
import { axeFindings } from './axe.ts';
import { idleModules, type Journey, startJourney } from './journey.ts';
import { messageOf } from './own-links.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
const calls = bookingCalls(journey.site);
afterEach(() => journey.expectQuietConsole());

/** Confirms a booking, on a day that no other test of this file uses. */
const confirmed = async (days: number, timeSlot = '9-11'): Promise<Draft> => {
  const draft = await calls.create();
  await calls.confirm(draft, dayAhead(days), timeSlot);
  return draft;
};

const pageOf = ({ id, token }: Draft) => `/booking/${id}?token=${token}`;

const visit = async (draft: Draft, options: Parameters<Journey['visit']>[1] = {}): Promise<Page> => {
  const page = await journey.visit(pageOf(draft), options);
  page.setDefaultTimeout(10_000);
  return page;
};

describe('the page of a booking', () => {
  test('shows the booking, its price and its status only to a visitor with its link', async () => {
    const draft = await confirmed(15);
    const page = await visit(draft);
    await page.getByRole('heading', { name: 'Your booking is confirmed' }).waitFor();
    const main = page.getByRole('main');
    await main.getByText(`Booking ${draft.bookingId}`).waitFor();
    for (const fact of ['Express Service', 'Maruti Swift (Petrol)', '9-11 AM', 'Lal Kothi', 'Self Walk-in'])
      expect(await main.getByText(fact).count()).toBeGreaterThan(0);
    expect(await main.textContent()).toMatch(/₹[1-9],\d{3}/);
    expect(await main.getByRole('list').getByText('You confirmed the booking').count()).toBe(1);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, nofollow');
    expect(await main.textContent()).not.toMatch(/Sample Customer|82000\d{5}/);

    const answer = await openLink(journey.site, pageOf(draft));
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const other = await calls.create();
    const statuses = await Promise.all(
      [
        `/booking/${draft.id}`,
        pageOf({ ...draft, token: other.token }),
        pageOf({ ...draft, id: crypto.randomUUID() }),
      ].map(async (path) => {
        const refused = await journey.site.fetch(path);
        return [refused.status, (await refused.text()).includes('Open this page from its link')];
      }),
    );
    expect(statuses).toEqual([
      [404, true],
      [404, true],
      [404, true],
    ]);
  });

  test('is valid HTML, passes axe and does not scroll sideways, in every state', async () => {
    const states = [await calls.create(), await confirmed(22), await confirmed(23)];
    await calls.cancel(states[2] as Draft);
    for (const draft of share(states, 3, 1)) {
      const path = `${pageOf(draft)}&from=${dayAhead(1)}&problem=slot_full`;
      expect(await htmlProblems(await (await openLink(journey.site, path)).text())).toEqual([]);
      const page = await journey.visit(path, {
        viewport: { width: 320, height: 640 },
      });
      expect(await axeFindings(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  test('downloads as a calendar file', async () => {
    const draft = await confirmed(16);
    const page = await visit(draft);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${draft.bookingId}.ics`);
    expect(readFileSync((await file.path()) ?? '', 'utf8')).toContain('BEGIN:VEVENT');
  });

  test.each([
    ['with', true],
    ['without', false],
  ])('moves the booking to another free slot %s JavaScript', async (_, javaScriptEnabled) => {
    const days = javaScriptEnabled ? 17 : 21;
    const draft = await confirmed(days);
    const page = await visit(draft, { javaScriptEnabled });
    await page.getByText('Change the time').click();
    for (let shown = 0; shown + 4 <= days; shown += 4) {
      const later = page.getByRole('link', { name: 'Later days' });
      const next = new URL((await later.getAttribute('href')) ?? '', page.url());
      await later.click();
      // A second press on the same page would lead no further.
      await page.waitForURL((url) => url.search === next.search);
    }
    await page.locator(`input[value="${dayAhead(days)} 17-19"]`).check();
    await page.getByRole('button', { name: 'Change to this time' }).click();
    await page.getByText('Time changed. We have noted the new time.').waitFor();
    await page.getByText('5-7 PM').first().waitFor();
    await page.getByText('You changed the time').waitFor();
    await expect.poll(() => calls.left(dayAhead(days), '9-11')).toBe(6);
    expect(await calls.left(dayAhead(days), '17-19')).toBe(5);
  });

  test('chooses no time by itself, on other days or after the move', async () => {
    const page = await visit(await confirmed(13));
    const chosen = page.locator('#move input:checked');
    await idleModules(page);
    await page.getByText('Change the time').click();
    await page.getByLabel('1-3 PM').first().check();
    const before = await chosen.inputValue();
    await page.getByRole('link', { name: 'Later days' }).click();
    await page.waitForURL(/from=/);
    await idleModules(page);
    expect(await chosen.count()).toBe(0);
    await page.getByRole('link', { name: 'From today' }).click();
    await page.waitForURL((url) => url.searchParams.get('from') === dayAhead(0));
    await idleModules(page);
    await page.locator(`input[value="${before}"]`).check();
    await page.getByRole('button', { name: 'Change to this time' }).click();
    await page.getByText('Time changed. We have noted the new time.').waitFor();
    await idleModules(page);
    expect(await chosen.count()).toBe(0);
  });

  test('offers no full slot, shows an error when another visitor has taken the slot, and follows the booking after it', async () => {
    // A slot of two seats keeps none for verified visitors, so two bookings fill it.
    const small = await startJourney({ variables: { SLOT_CAPACITY: '2' } });
    try {
      const others = bookingCalls(small.site);
      const date = dayAhead(25);
      const [draft, ...full] = await Promise.all([others.create(), others.create(), others.create()]);
      await others.confirm(draft, date, '9-11');
      const page = await small.visit('/healthz', { expectedErrors: [/422/] });
      await page.clock.install();
      await page.goto(`${small.site.origin}${pageOf(draft)}&from=${date}#move`);
      await page.locator(`input[value="${date} 11-13"]`).check();
      await Promise.all(full.map((other) => others.confirm(other, date, '11-13')));
      await page.getByRole('button', { name: 'Change to this time' }).click();
      await page.getByText('This time slot was just taken. Here are the nearest free ones.').waitFor();
      expect((await others.view(draft)).body).toMatchObject({ timeSlot: '9-11' });
      await idleModules(page);
      // A page whose form is in use waits.
      await page.getByRole('heading', { level: 1 }).click();
      expect((await others.move(draft, date, '13-15')).status).toBe(200);
      await page.clock.runFor(16_000);
      await page.waitForURL(/\/booking\//);
      await page.getByText('1-3 PM').first().waitFor();
      await page.goto(`${small.site.origin}${pageOf(draft)}&from=${date}#move`);
      expect(await page.locator(`input[value="${date} 11-13"]`).count()).toBe(0);
      expect((await others.view(draft)).body).toMatchObject({ timeSlot: '13-15' });
      small.expectQuietConsole();
    } finally {
      await small.stop();
    }
  });

  test.each([
    ['with', true],
    ['without', false],
  ])('cancels the booking after a confirmation %s JavaScript', async (_, javaScriptEnabled) => {
    const days = javaScriptEnabled ? 18 : 19;
    const draft = await confirmed(days);
    const page = await visit(draft, { javaScriptEnabled });
    await page.getByRole('button', { name: 'Cancel the booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Cancel the booking' }).click();
    await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByRole('heading', { name: 'This booking is cancelled' }).waitFor();
    expect(await page.getByRole('button', { name: 'Cancel the booking' }).count()).toBe(0);
    expect(await calls.left(dayAhead(days), '9-11')).toBe(6);
  });

  test.each([
    ['with', true],
    ['without', false],
  ])(
    'says where, how long, what to bring and what costs extra %s JavaScript',
    async (_, javaScriptEnabled) => {
      const days = javaScriptEnabled ? 26 : 27;
      const page = await visit(await confirmed(days), { javaScriptEnabled });
      const facts = await page.getByRole('region', { name: 'What is booked' }).innerText();
      expect(facts).toMatch(/Where\s+.*Lal Kothi.*, Jaipur/);
      expect(facts).toMatch(/Duration\s+90 minutes/);
      expect(facts).toContain('The key and the registration certificate.');
      expect(facts).toMatch(/Not included\s+\S/);
      const map = await page.getByRole('link', { name: 'Directions' }).getAttribute('href');
      expect(map).toMatch(/^https:\/\/.*26\.\d+.*75\.\d+/);
      expect(await page.getByRole('link', { name: 'Call us' }).getAttribute('href')).toMatch(
        /^tel:\+91\d{10}$/,
      );
    },
  );

  test('opens the chat from a draft with a message that claims no booking', async () => {
    const page = await visit(await calls.create());
    const link = await page.getByRole('link', { name: 'Chat with us about this' }).getAttribute('href');
    const text = await messageOf(page, link ?? '');
    expect(text).toContain('not confirmed it yet');
    expect(text).not.toContain('I have booked');
  });

  test('has the title and the notice of a cancellation in view on a phone', async () => {
    const page = await visit(await confirmed(28), { viewport: { width: 360, height: 640 } });
    await page.getByRole('button', { name: 'Cancel the booking' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    for (const part of [
      page.getByRole('heading', { name: 'This booking is cancelled' }),
      page.getByText('Cancelled. The time is free for others again.'),
    ]) {
      await part.waitFor();
      // The text is there before the stylesheet, until which the browser shows nothing.
      await page.waitForLoadState();
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(60);
      expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(640);
    }
    await page.getByRole('link', { name: 'Remove from calendar' }).waitFor();
  });

  test('opens the chat with the booking and its link in the message', async () => {
    const draft = await confirmed(20);
    const page = await visit(draft);
    const link = page.getByRole('link', { name: 'Chat with us about this' });
    const text = await messageOf(page, (await link.getAttribute('href')) ?? '');
    expect(text).toContain(`Booking id: ${draft.bookingId}`);
    expect(text).toContain(`${journey.site.origin}/booking/${draft.id}?token=${draft.token}`);
  });
});
