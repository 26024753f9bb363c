import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { CAPTCHA_HEADER, CAPTCHA_HOST } from '../../src/web/contract/captcha.ts';
import { onceToken, PERSON_TOKEN, startTurnstile, turnstileVariables } from '../upstreams/turnstile.ts';
import { testJourney } from './test-journey.ts';

const provider = await startTurnstile();
const journey = await testJourney({ keepsPage: true, variables: turnstileVariables(provider) });
afterEach(() => journey.expectQuietConsole());
afterAll(async () => {
  await provider.close();
});

/** A stand-in for the widget's script, which passes its token to the form and renders nothing. */
const widget = (token: string) =>
  `window.turnstile = { render: (place, { callback }) => { callback('${token}'); return 'w'; }, remove: () => {} };`;

/** A stand-in that makes a new token for each request, as the provider's script does. */
const widgetOfTokens = `window.turnstile = {
  made: 0,
  render: (place, { callback }) => { callback('once-' + (window.turnstile.made += 1)); return 'w'; },
  remove: () => {},
};`;

const answerScript = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(`${CAPTCHA_HOST}/**`, answer);

const leave = async (page: Page, number: string) => {
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
  await dialog.getByLabel('Mobile number').fill(number);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return dialog;
};

/** The spam marks of the leads with this number. */
const leadsOf = async (number: string): Promise<readonly { readonly suspect?: string }[]> => {
  const rows = await journey.site.rows<{ fields: string }>(
    'SELECT fields FROM records WHERE mobile_number = ?',
    number,
  );
  return rows.map(({ fields }) => {
    const { suspect } = JSON.parse(fields);
    return suspect === undefined ? {} : { suspect };
  });
};

test('Book Now by a person creates one lead and loads the widget only at the send', async () => {
  const page = await journey.visit('/about');
  let scriptLoads = 0;
  await answerScript(page, (route) => {
    scriptLoads += 1;
    return route.fulfill({ contentType: 'text/javascript', body: widget(PERSON_TOKEN) });
  });
  expect(scriptLoads).toBe(0);
  await leave(page, '9000000041');
  await page
    .getByRole('region', { name: 'We have your number' })
    .getByRole('link', { name: 'Open the chat' })
    .waitFor();
  expect(scriptLoads).toBe(1);
  expect(await leadsOf('9000000041')).toHaveLength(1);
});

const PROGRAM = 'We could not confirm that you are a person.';

test('Book Now by a bot creates no lead and shows the reason and the number to call', async () => {
  const page = await journey.visit('/about', { expectedErrors: [/403/] });
  await answerScript(page, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widget('a-program') }),
  );
  const dialog = await leave(page, '9000000042');
  const alert = dialog.getByRole('alert').filter({ hasText: PROGRAM });
  await alert.getByRole('link').waitFor();
  expect(await alert.getByRole('link').getAttribute('href')).toMatch(/^tel:\+91\d+$/);
  expect(await dialog.getByLabel('Mobile number').inputValue()).toBe('9000000042');
  expect(await dialog.getByRole('button', { name: 'Try again' }).isEnabled()).toBe(true);
  expect(await leadsOf('9000000042')).toHaveLength(0);
});

test('Book Now without a loaded widget creates a lead that is marked as unchecked', async () => {
  const page = await journey.visit('/about', { expectedErrors: [/ERR_FAILED/] });
  await answerScript(page, (route) => route.abort());
  await leave(page, '9000000043');
  await page
    .getByRole('region', { name: 'We have your number' })
    .getByRole('link', { name: 'Open the chat' })
    .waitFor();
  expect(await leadsOf('9000000043')).toEqual([{ suspect: 'unchecked' }]);
});

test('Book Now sends a new token when it repeats after a server error', async () => {
  const page = await journey.visit('/about', { expectedErrors: [/503/] });
  await answerScript(page, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widgetOfTokens }),
  );
  const shown: (string | undefined)[] = [];
  await page.route('**/api/leads', async (route) => {
    shown.push(route.request().headers()[CAPTCHA_HEADER.toLowerCase()]);
    if (shown.length > 1) return route.continue();
    // The server accepts and verifies the lead, and only its answer is lost.
    await route.fetch();
    return route.fulfill({ status: 503, json: { error: { code: 'unavailable' } } });
  });
  const dialog = await leave(page, '9000000044');
  await dialog.getByText('Something went wrong. Please try again.').waitFor();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByRole('region', { name: 'We have your number' })
    .getByRole('link', { name: 'Open the chat' })
    .waitFor();
  expect(shown).toEqual([onceToken('1'), onceToken('2')]);
  expect(await leadsOf('9000000044')).toEqual([{}]);
});

test('a form without JavaScript is accepted and marked as unchecked', async () => {
  const page = await journey.visit('/book', { javaScriptEnabled: false });
  const form = page.getByRole('main');
  await form.getByLabel('Mobile number').fill('9000000045');
  // A key without a time hides how fast the test fills the form, which the server would report as spam first.
  await form
    .locator('[name="idempotencyKey"]')
    .evaluate((field) => field.setAttribute('value', 'no-age-0045'));
  await form.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/thank-you?for=lead');
  expect(await leadsOf('9000000045')).toEqual([{ suspect: 'unchecked' }]);
});
