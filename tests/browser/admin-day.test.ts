import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { aVisitor, postLead } from '../worker/outside.ts';
import { dayAhead } from '../worker/own-bookings.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true, variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
afterEach(() => journey.expectQuietConsole());

/** Opens a screen of the operator. `prepare` runs before, in the same tab. */
async function openAdmin(
  path: string,
  {
    prepare,
    javaScriptEnabled = true,
    serviceWorkers = 'block',
  }: {
    prepare?: (page: Page) => Promise<unknown>;
    javaScriptEnabled?: boolean;
    serviceWorkers?: 'allow' | 'block';
  } = {},
): Promise<Page> {
  const page = await journey.visit('/coupon-admin', {
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled,
    serviceWorkers,
    extraHTTPHeaders: aVisitor(),
  });
  await page.context().addCookies([{ name: 'admin', value: await sessionOf(), url: journey.site.origin }]);
  await prepare?.(page);
  await page.goto(`${journey.site.origin}${path}`);
  return page;
}

test('a lead appears on an open list without a reload, with a count in the title', async () => {
  const laptop = await openAdmin('/coupon-admin');
  await laptop.getByText('Live: new records appear').waitFor();
  await postLead(journey.site, '9000000601');
  await laptop.getByRole('link', { name: '90000 00601', exact: true }).waitFor({ timeout: 5000 });
  expect(await laptop.title()).toContain('(1)');
  await laptop.mouse.click(1, 1);
  expect(await laptop.title()).not.toContain('(1)');
});

/** Records what the page plays and shows; a test has no loudspeaker and no desktop. */
const recordSignals = (page: Page) =>
  page.addInitScript(() => {
    const signals = { tones: 0, notes: [] as string[] };
    Object.assign(window, { signals });
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function createOscillator() {
      signals.tones += 1;
      return create.call(this);
    };
    ServiceWorkerRegistration.prototype.showNotification = async (text) => {
      signals.notes.push(text);
    };
    class Note {
      static permission = 'default';
      static async requestPermission() {
        Note.permission = 'granted';
        return Note.permission;
      }
      /** As on Android. */
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    }
    Object.assign(window, { Notification: Note });
  });
const signalsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'signals'));

test('sound and notification are off until the operator asks for them, and name the kind only', async () => {
  const page = await openAdmin('/coupon-admin', { prepare: recordSignals, serviceWorkers: 'allow' });
  await page.getByText('Live: new records appear').waitFor();
  await postLead(journey.site, '9000000602');
  await page.getByRole('link', { name: '90000 00602', exact: true }).waitFor();
  expect(await signalsOf(page)).toEqual({ tones: 0, notes: [] });

  await page.getByLabel('Sound').check();
  await page.getByRole('button', { name: 'Notify me' }).click();
  await page.getByRole('button', { name: 'Notify me' }).waitFor({ state: 'hidden' });
  await postLead(journey.site, '9000000603');
  await expect.poll(() => signalsOf(page)).toEqual({ tones: 2, notes: ['New lead'] });

  await page.reload();
  expect(await page.getByLabel('Sound').isChecked()).toBe(true);
});

test('a lost connection is shown, and what came meanwhile appears when it is back', async () => {
  let isDown = false;
  const sockets: { close(): Promise<void> }[] = [];
  const page = await openAdmin('/coupon-admin', {
    prepare: (tab) =>
      tab.routeWebSocket(/\/api\/admin\/live$/, (socket) => {
        if (isDown) return socket.close();
        sockets.push(socket);
        socket.connectToServer();
      }),
  });
  await page.getByText('Live: new records appear').waitFor();
  isDown = true;
  await sockets[0]?.close();
  await page.getByText('Not live: trying again').waitFor();
  await postLead(journey.site, '9000000604');
  isDown = false;
  await page.getByText('Live: new records appear').waitFor();
  await page.getByRole('link', { name: '90000 00604', exact: true }).waitFor();
});

test('an agenda works without JavaScript and says when it was loaded, and prints its visits alone', async () => {
  const date = dayAhead(4);
  await operatorOf(journey.site, await sessionOf()).post(
    '/api/admin/bookings',
    {
      fullName: 'Farida Mody',
      mobileNumber: '9000000605',
      car: 'Maruti|Swift|Petrol',
      serviceType: 'ac',
      servicePreference: 'walk_in',
      area: 'sodala',
      date,
      timeSlot: '11-13',
      idempotencyKey: 'agenda-print-1',
    },
    aVisitor(),
  );
  const path = `/coupon-admin/agenda?date=${date}&city=jaipur`;
  const plain = await openAdmin(path, { javaScriptEnabled: false });
  await plain.getByText(/^Loaded: /).waitFor();
  await plain.getByRole('link', { name: 'Farida Mody', exact: true }).waitFor();
  await plain.getByLabel('Date').fill(dayAhead(5));
  await plain.getByRole('button', { name: 'Show' }).click();
  await plain.getByText('0 visits').waitFor();

  const page = await openAdmin(path, {
    prepare: (tab) =>
      tab.addInitScript(() => Object.assign(window, { print: () => (document.title = 'printed') })),
  });
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.title()).toBe('printed');
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('link', { name: 'Farida Mody', exact: true }).waitFor();
  for (const hidden of [page.getByRole('navigation'), page.getByRole('button'), page.getByText('Live: ')])
    expect(await hidden.filter({ visible: true }).count()).toBe(0);
});

test('the chart of 30 days shows its dates and numbers whole, on a phone and on a desktop', async () => {
  await postLead(journey.site, '9000000606');
  const page = await openAdmin('/coupon-admin/summary?days=30');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await page.locator('.day-chart').evaluate((chart) => {
      const frame = chart.getBoundingClientRect();
      const boxes = [...chart.querySelectorAll('text')].map((label) => label.getBoundingClientRect());
      const dates = [...chart.querySelectorAll('text.date')].map((label) => label.getBoundingClientRect());
      return {
        labels: boxes.length,
        outside: boxes.filter(
          ({ left, right, top, bottom }) =>
            left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom,
        ).length,
        overlapping: dates.filter(({ left }, index) => left < (dates[index - 1]?.right ?? 0)).length,
      };
    });
    expect({ width, ...cut }).toEqual({ width, labels: expect.any(Number), outside: 0, overlapping: 0 });
    expect(cut.labels).toBeGreaterThan(4);
  }
});
