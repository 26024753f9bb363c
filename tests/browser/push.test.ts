import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type PushServiceStandIn, pushVariables, startPushService } from '../upstreams/push-service.ts';
import { PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { aVisitor, postLead } from '../worker/outside.ts';
import { axeFindings } from './axe.ts';
import { testJourney } from './test-journey.ts';

const service = await startPushService();
afterAll(() => service.close());
const journey = await testJourney({
  isWhole: true,
  variables: { ADMIN_PASSPHRASE: PASSPHRASE, ...pushVariables },
});
afterEach(() => journey.expectQuietConsole());

const SCREEN = '/coupon-admin/notifications';

/** Chromium of a test has no push service, so the stand-in makes the subscription. All else is the browser's own. */
const subscribeAtStandIn = (page: Page, { subscription }: ReturnType<PushServiceStandIn['browser']>) =>
  page.addInitScript((made) => {
    const own = {
      toJSON: () => made,
      unsubscribe: async () => localStorage.removeItem('made') === undefined,
    };
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('made', 'yes');
      return own as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      (localStorage.getItem('made') ? own : null) as PushSubscription | null;
  }, subscription);

async function openScreen(name: string, options: object = {}): Promise<Page> {
  const page = await journey.visit('/coupon-admin', {
    viewport: { width: 360, height: 780 },
    serviceWorkers: 'allow',
    permissions: ['notifications'],
    extraHTTPHeaders: aVisitor(),
    ...options,
  });
  const cookie = {
    name: 'admin',
    value: await sessionOf(Date.now(), PASSPHRASE, 'Asha'),
    url: journey.site.origin,
  };
  await page.context().addCookies([cookie]);
  await subscribeAtStandIn(page, service.browser(name));
  await page.goto(`${journey.site.origin}${SCREEN}`);
  return page;
}

interface Shown {
  readonly title: string;
  readonly data: unknown;
}

/** The notifications that the device shows. */
const shown = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/coupon-admin');
    const notes = (await registration?.getNotifications()) ?? [];
    return notes.map(({ title, data }) => ({ title, data }));
  });

/**
 * Gives the browser a push as its push service does, which carries the bytes that the site sent there. On a busy machine
 * the browser may lose what the debugger delivers while a worker starts, so it is delivered until it is shown.
 */
async function ring(page: Page, data: string): Promise<string | undefined> {
  const debug = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/coupon-admin'));
      if (own) resolve(own.registrationId);
    }),
  );
  await debug.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { path } = JSON.parse(data);
  let note: Shown | undefined;
  await expect
    .poll(
      async () => {
        note = (await shown(page)).find((one) => one.data === path);
        if (note === undefined)
          await debug.send('ServiceWorker.deliverPushMessage', {
            origin: journey.site.origin,
            registrationId,
            data,
          });
        return note?.data;
      },
      { interval: 1_000 },
    )
    .toBe(path);
  return note?.title;
}

test('a phone is turned on, receives what the site sends, and is removed', async () => {
  const page = await openScreen('chromium');
  await page.getByText('No device rings yet').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ring on this device' }).click();
  await page.getByText('This device rings now.').waitFor();
  await page.getByRole('heading', { name: /^Asha, since/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Ring on this device' }).isVisible()).toBe(false);
  expect(await axeFindings(page)).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);

  await postLead(journey.site, '9000000701');
  await expect.poll(() => service.received.map(({ kind }) => kind)).toEqual(['new']);
  const [push] = service.received;
  expect(await ring(page, push?.text ?? '')).toBe('New request');
  expect((await shown(page)).map(({ data }) => data)).toEqual([push?.path]);

  await page.getByLabel('A new booking or order').uncheck();
  await page.getByLabel('From').fill('22:00');
  await page.getByLabel('To', { exact: true }).fill('07:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  expect(await page.getByLabel('A new booking or order').isChecked()).toBe(false);

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The device rings no more.').waitFor();
  await page.getByRole('button', { name: 'Ring on this device' }).waitFor();
});

test('a locked phone shows a push in the language that its operator chose last', async () => {
  const page = await openScreen('hindi');
  const rings = (kind: string) => ring(page, JSON.stringify({ kind, path: `/coupon-admin/records/${kind}` }));
  const worker = (language: string) =>
    expect
      .poll(() =>
        page.evaluate(async () => {
          const { active } = (await navigator.serviceWorker.getRegistration('/coupon-admin')) ?? {};
          return `${active?.scriptURL} ${active?.state}`;
        }),
      )
      .toMatch(new RegExp(`language=${language}.* activated$`));

  await worker('en');
  expect(await rings('booked')).toBe('New booking or order');
  // Every screen with live figures follows, not only the one of the notifications.
  for (const [language, path, kind, title] of [
    ['hi', '/coupon-admin/calls', 'cancelled', 'ग्राहक ने कैंसल किया'],
    ['en', '/coupon-admin', 'moved', 'A customer chose another time'],
  ] as const) {
    const { hostname: domain } = new URL(journey.site.origin);
    const chosen = { name: '__Host-admin-language', value: language, path: '/', secure: true };
    await page.context().addCookies([{ ...chosen, domain }]);
    await page.goto(`${journey.site.origin}${path}`);
    await worker(language);
    expect(await rings(kind)).toBe(title);
  }
});

test('without JavaScript the screen says what it needs, and the choice of a device can be changed', async () => {
  await journey.site.rows(
    `INSERT INTO push_devices (id, endpoint, p256dh, auth, by, kinds, created_at)
     VALUES ('plain', 'https://push.example/plain', 'k', 'a', 'operator Asha', '["new"]', 1)`,
  );
  const page = await openScreen('plain', { javaScriptEnabled: false });
  await page.getByText('This needs JavaScript').waitFor();
  await page.getByLabel('A customer cancelled').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  expect(await page.getByLabel('A customer cancelled').isChecked()).toBe(true);
});
