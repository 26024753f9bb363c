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

/** The notifications that the device shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/coupon-admin');
    const notes = (await registration?.getNotifications()) ?? [];
    return notes.map(({ title, data }) => ({ title, data }));
  });

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

  // The push service is reached by the site itself; from there the debugger carries the same bytes to the browser.
  const debug = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/coupon-admin'));
      if (own) resolve(own.registrationId);
    }),
  );
  await debug.send('ServiceWorker.enable');
  const registrationId = await registered;
  await postLead(journey.site, '9000000701');
  await expect.poll(() => service.received.map(({ kind }) => kind)).toEqual(['new']);
  const [push] = service.received;
  await debug.send('ServiceWorker.deliverPushMessage', {
    origin: journey.site.origin,
    registrationId,
    data: push?.text ?? '',
  });
  await expect.poll(() => shown(page)).toEqual([{ title: 'New request', data: push?.path }]);

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
  const rings = async (kind: string) => {
    const debug = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/coupon-admin'));
        if (own) resolve(own.registrationId);
      }),
    );
    await debug.send('ServiceWorker.enable');
    await debug.send('ServiceWorker.deliverPushMessage', {
      origin: journey.site.origin,
      registrationId: await registered,
      data: JSON.stringify({ kind, path: `/coupon-admin/records/${kind}` }),
    });
    const own = async () => (await shown(page)).find(({ data }) => data.endsWith(`/${kind}`))?.title;
    await expect.poll(own).not.toBeUndefined();
    return own();
  };
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
