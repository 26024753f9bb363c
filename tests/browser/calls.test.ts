import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { aVisitor } from '../worker/outside.ts';
import { orderCalls } from '../worker/own-orders.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true, variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
afterEach(() => journey.expectQuietConsole());

let keys = 0;
const leave = (mobileNumber: string, more: object = {}) => {
  keys += 1;
  const lead = {
    mobileNumber,
    serviceInterest: 'ac',
    car: 'maruti-swift-petrol',
    city: 'Jaipur',
    location: 'Jaipur',
    area: 'Malviya Nagar',
    idempotencyKey: `calls-walk-${keys}`,
    ...more,
  };
  return journey.site.post('/api/leads', lead, aVisitor());
};

/** Opens the list of people to call, and counts the pages that load and the taps of the operator. */
async function openCalls(
  name: string,
  { javaScriptEnabled = true, width = 360, expectedErrors = [] as readonly RegExp[] } = {},
) {
  const page = await journey.visit('/about', {
    viewport: { width, height: 780 },
    javaScriptEnabled,
    expectedErrors,
    extraHTTPHeaders: aVisitor(),
  });
  const session = await sessionOf(Date.now(), PASSPHRASE, name);
  await page.context().addCookies([{ name: 'admin', value: session, url: journey.site.origin }]);
  await page.goto(`${journey.site.origin}/coupon-admin/calls`);
  if (javaScriptEnabled) await page.getByText('Live: new records appear').waitFor();
  const count = { loads: 0, taps: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.redirectedFrom() === null) count.loads += 1;
  });
  const tap = async (target: ReturnType<Page['locator']>) => {
    count.taps += 1;
    await target.click();
  };
  return { page, count, tap };
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

describe('the result of a call', () => {
  test('is one tap without another page, and the person leaves the list', async () => {
    await leave('9000041001');
    const { page, count, tap } = await openCalls('Asha');
    const card = cardOf(page, '90000 41001');
    await tap(card.getByRole('button', { name: 'Asked the price' }));
    await page.getByText('Noted.').waitFor();
    await card.waitFor({ state: 'detached' });
    expect(count).toEqual({ loads: 0, taps: 1 });
  });

  test('works without JavaScript', async () => {
    await leave('9000041002');
    const { page, tap } = await openCalls('Asha', { javaScriptEnabled: false });
    await tap(cardOf(page, '90000 41002').getByRole('button', { name: 'In 30 minutes' }));
    await page.getByText('Noted.').waitFor();
    expect(await cardOf(page, '90000 41002').count()).toBe(0);
  });

  test('of a second operator on an old screen is refused, and names who was first', async () => {
    await leave('9000041003');
    const asha = await openCalls('Asha');
    const ravi = await openCalls('Ravi', { javaScriptEnabled: false, expectedErrors: [/409/] });
    await asha.tap(cardOf(asha.page, '90000 41003').getByRole('button', { name: 'Not ours' }));
    await asha.page.getByText('Noted.').waitFor();
    await ravi.tap(cardOf(ravi.page, '90000 41003').getByRole('button', { name: 'No answer' }));
    await ravi.page.getByText(/Asha was first, Today, .*: not ours\. Nothing was changed\./).waitFor();
  });
});

test('a card that somebody took says so on the other screen', async () => {
  await leave('9000041004');
  const [asha, ravi] = [await openCalls('Asha'), await openCalls('Ravi', { width: 1280 })];
  await asha.tap(cardOf(asha.page, '90000 41004').getByRole('button', { name: 'I call now' }));
  await cardOf(ravi.page, '90000 41004')
    .getByText(/Asha calls, since Today/)
    .waitFor({ timeout: 5000 });
  expect(asha.count).toEqual({ loads: 0, taps: 1 });
});

describe('a lead with a car becomes a booking', () => {
  test('with four taps and two pages, which carries the campaign of the lead', async () => {
    await leave('9000041005', { utmCampaign: 'monsoon', utmSource: 'ads' });
    const { page, count, tap } = await openCalls('Asha');
    await tap(cardOf(page, '90000 41005').getByRole('link', { name: 'Booked' }));
    await page.locator('[name="fullName"]:focus').waitFor();
    await page.keyboard.type('Farida Mody');
    await tap(page.locator('label:has(input[name="slot"])').first());
    await tap(page.locator('label:has(input[name="servicePreference"][value="walk_in"])'));
    await tap(page.getByRole('button', { name: 'Save and take the seat' }));
    await page.getByText('The booking is taken and confirmed.').waitFor();
    // The save is one page: its form redirects to the record.
    expect(count).toEqual({ loads: 2, taps: 4 });
    console.log(`lead to booking: ${count.taps} taps, ${count.loads} loads`);
    const rows = await journey.site.rows<{ kind: string; status: string; campaign: string; name: string }>(
      "SELECT kind, status, campaign, name FROM records WHERE mobile_number = '9000041005' ORDER BY kind",
    );
    expect(rows).toMatchObject([
      { kind: 'booking', status: 'completed', campaign: 'monsoon', name: 'Farida Mody' },
      { kind: 'lead', status: 'converted' },
    ]);
    await page.goto(`${journey.site.origin}/coupon-admin/calls`);
    expect(await cardOf(page, 'Farida Mody').count()).toBe(0);
  });

  test('without JavaScript: words in any spelling bring the form back with the cars', async () => {
    await leave('9000041006', { car: undefined });
    const { page } = await openCalls('Asha', { javaScriptEnabled: false, expectedErrors: [/422/] });
    await cardOf(page, '90000 41006').getByRole('link', { name: 'Booked' }).click();
    await page.getByLabel('Name').fill('Farida Mody');
    await page.getByLabel('Car', { exact: true }).fill('marutti swft');
    await page.locator('label:has(input[name="slot"])').first().click();
    await page.locator('label:has(input[value="walk_in"])').click();
    await page.getByRole('button', { name: 'Save and take the seat' }).click();
    await page.getByText('Choose the car that is meant.').first().waitFor();
    await page.locator('label:has(input[value="Maruti|Swift|Petrol"])').click();
    await page.getByRole('button', { name: 'Save and take the seat' }).click();
    await page.getByText('The booking is taken and confirmed.').waitFor();
  });
});

test('help at once stands first on today’s agenda until somebody takes it, in two taps on the same page', async () => {
  const orders = orderCalls(journey.site);
  const placed = await orders.place({
    items: [{ serviceId: 'jump-start', quantity: 1 }],
    date: undefined,
    timeSlot: undefined,
  });
  await orders.payment(placed, 'after_service');
  const session = await sessionOf(Date.now(), PASSPHRASE, 'Asha');
  await operatorOf(journey.site, session).post('/api/admin/mechanics', {
    name: 'Ravi Kumar',
    mobileNumber: '9000000077',
    city: 'jaipur',
  });
  const { page, count, tap } = await openCalls('Asha');
  await page.goto(`${journey.site.origin}/coupon-admin/agenda`);
  await page.getByText('Live: new records appear').waitFor();
  count.loads = 0;
  const first = page.locator('#agenda section').first();
  expect(await first.getByRole('heading').textContent()).toBe('Help at once nobody has taken it');
  await tap(first.locator('summary').filter({ hasText: 'Assign' }));
  await tap(first.getByRole('button', { name: 'Ravi Kumar' }));
  await page.getByText('Done.').waitFor();
  await page.getByRole('heading', { name: 'Help at once, taken' }).waitFor();
  expect(await page.getByText('nobody has taken it').count()).toBe(0);
  expect(count).toEqual({ loads: 0, taps: 2 });
  console.log(`assign: ${count.taps} taps, ${count.loads} loads`);
});
