import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ROBOT_CHECK_HOST } from '../../src/contract/robot-check.ts';
import type { StandIn } from '../upstreams/stand-in.ts';
import { PERSON_TOKEN, startTurnstile, turnstileVariables } from '../upstreams/turnstile.ts';
import { type Journey, startJourney } from './journey.ts';

let provider: StandIn;
let journey: Journey;
beforeAll(async () => {
  provider = await startTurnstile();
  journey = await startJourney({ variables: turnstileVariables(provider) });
});
afterEach(() => journey.expectQuietConsole());
afterAll(async () => {
  await journey.stop();
  await provider.close();
});

/** The widget's script as the forms use it: it hands its token over and shows nothing. */
const widget = (token: string) =>
  `window.turnstile = { render: (place, { callback }) => { callback('${token}'); return 'w'; }, remove: () => {} };`;

const answerScript = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(`${ROBOT_CHECK_HOST}/**`, answer);

const leave = async (page: Page, number: string) => {
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
  await dialog.getByLabel('Mobile number').fill(number);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return dialog;
};

const leadsOf = (number: string) =>
  journey.site.rows('SELECT id FROM records WHERE mobile_number = ?', number);

test('Book Now of a person leaves one lead, the widget asked only then', async () => {
  const page = await journey.visit('/');
  let asked = 0;
  await answerScript(page, (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: widget(PERSON_TOKEN) });
  });
  expect(asked).toBe(0);
  const dialog = await leave(page, '9000000041');
  await dialog.getByRole('link', { name: 'Open the chat' }).waitFor();
  expect(asked).toBe(1);
  expect(await leadsOf('9000000041')).toHaveLength(1);
});

const FAILED = 'Something went wrong. Please try again.';

test('Book Now of a program leaves nothing and says that it failed', async () => {
  const page = await journey.visit('/', { expectedErrors: [/403/] });
  await answerScript(page, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widget('a-program') }),
  );
  const dialog = await leave(page, '9000000042');
  await dialog.getByText(FAILED).waitFor();
  expect(await leadsOf('9000000042')).toHaveLength(0);
});

test('Book Now whose widget does not load says so, keeps the number, and leaves the lead at the next try', async () => {
  const page = await journey.visit('/', { expectedErrors: [/403/, /ERR_FAILED/] });
  await answerScript(page, (route) => route.abort());
  const dialog = await leave(page, '9000000043');
  await dialog.getByText(FAILED).waitFor();
  expect(await dialog.getByLabel('Mobile number').inputValue()).toBe('9000000043');
  await page.unroute(`${ROBOT_CHECK_HOST}/**`);
  await answerScript(page, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widget(PERSON_TOKEN) }),
  );
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('link', { name: 'Open the chat' }).waitFor();
  expect(await leadsOf('9000000043')).toHaveLength(1);
});
