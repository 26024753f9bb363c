import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { formKeyAt } from '../../src/web/spam.ts';
import { share } from '../every-case.ts';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { addMechanic, moveJob } from '../worker/operator-jobs.ts';
import { aVisitor, startOutside } from '../worker/outside.ts';
import { dayAhead } from '../worker/own-bookings.ts';
import { placeOf } from '../worker/site.ts';
import { answerAll, openChat, press } from './assistant-walk.ts';
import { add } from './cart-walk.ts';
import { hydrated, idleModules, type Journey } from './journey.ts';
import { expectOnceOnEachSide, type Meeting, type Recorded, recordedVisit } from './recorded-events.ts';
import { testJourney } from './test-journey.ts';

const outside = await startOutside();
const journey = await testJourney({
  keepsPage: true,
  variables: { ...outside.variables, ADMIN_PASSPHRASE: PASSPHRASE },
  overrides: { cf: { ...placeOf.jaipur } },
});
afterAll(() => outside.close());
// An event that a system did not take is sent no second time, so a journey that lacks one names the reason here.
let read = 0;
afterEach(() => {
  const lines = journey.site.logged.slice(read);
  read += lines.length;
  expect(lines.filter((line) => line.includes('events_refused'))).toEqual([]);
});
const operator = operatorOf(journey.site, await sessionOf());

const visit = (path: string, options: Parameters<Journey['visit']>[1] = {}) =>
  recordedVisit(journey, outside, path, { extraHTTPHeaders: aVisitor(), ...options });

interface Shown {
  readonly events: readonly string[];
  readonly ofServerOnly?: readonly string[];
  /** The one id of the service in every event that names one. */
  readonly service?: string;
  /** In rupees, as the visitor saw it, in the events of these names. */
  readonly value?: Readonly<Record<string, number>>;
}

const ofAll = (met: readonly Meeting[], name: string) =>
  met.flatMap(({ pixel, ads, analytics }) => [pixel, ads, analytics].flatMap((side) => side?.[name] ?? []));

/** Ends a journey: each event once, under one id on both sides, with one city, one service and the shown value. */
async function expectEvents(recorded: Recorded, { events, ofServerOnly, service, value = {} }: Shown) {
  const met = await expectOnceOnEachSide(recorded, outside, {
    events,
    ...(ofServerOnly && { ofServerOnly }),
  });
  expect([...new Set(ofAll(met, 'city'))]).toEqual(['Jaipur']);
  expect([...new Set(ofAll(met, 'content_ids'))]).toEqual(service === undefined ? [] : [service]);
  for (const [name, rupees] of Object.entries(value))
    for (const { pixel, ads, name: of } of met.filter((one) => one.name === name))
      expect([of, pixel?.value ?? rupees, ads?.value]).toEqual([name, rupees, rupees]);
  await recorded.page.context().close();
}

/** Types as fast as a person: a form that is back within two seconds counts as a program's, and reports nothing. */
const typed = (field: Locator, text: string) => field.pressSequentially(text, { delay: 100 });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm Your Booking' });
const leaveNumber = async (page: Page, number: string) => {
  await dialogOf(page).getByLabel('Mobile number').fill(number);
  await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
  await page
    .getByRole('region', { name: 'We have your number' })
    .getByRole('link', { name: 'Open the chat' })
    .waitFor();
};
const shownRupees = async (text: Promise<string | null>): Promise<number> =>
  Number(/₹([\d,]+)/.exec((await text) ?? '')?.[1]?.replaceAll(',', ''));

/** The journeys, whose events all go one way. `npm test` walks half of them. */
const journeys: (readonly [string, () => Promise<void>])[] = [];
const walk = (name: string, journeyOf: () => Promise<void>): void => void journeys.push([name, journeyOf]);

walk('Book Now on home, with a car chosen in the dialog', async () => {
  const recorded = await visit('/');
  await idleModules(recorded.page);
  await recorded.page.getByRole('button', { name: 'Book Now' }).first().click();
  await dialogOf(recorded.page)
    .getByRole('button', { name: /^Maruti Swift/ })
    .first()
    .click();
  const rupees = await shownRupees(dialogOf(recorded.page).locator('.sum').innerText());
  await leaveNumber(recorded.page, '9000000701');
  await expectEvents(recorded, {
    events: ['CustomizeProduct', 'Lead', 'Contact'],
    service: 'express-service-90min',
    value: { Lead: rupees, Contact: rupees },
  });
});

walk('Book Now beside a price of the table', async () => {
  const recorded = await visit('/car-service-in-jaipur?car=tata-nexon-diesel', { device: 'desktop' });
  await idleModules(recorded.page);
  await recorded.page.getByRole('link', { name: 'Book AC service' }).click();
  const rupees = await shownRupees(dialogOf(recorded.page).locator('.sum').innerText());
  await leaveNumber(recorded.page, '9000000702');
  await expectEvents(recorded, {
    events: ['Lead', 'Contact'],
    service: 'ac-service',
    value: { Lead: rupees, Contact: rupees },
  });
});

walk('the popup', async () => {
  const recorded = await visit('/about');
  const popup = recorded.page.getByRole('region', { name: 'Want us to call you with the price?' });
  await popup.waitFor({ timeout: 30_000 });
  await popup.getByLabel('Mobile number').fill('9000000703');
  await popup.getByRole('button', { name: 'Call me back' }).click();
  await expectEvents(recorded, { events: ['Lead'], service: 'express-service-90min', value: { Lead: 0 } });
});

walk('the assistant, from the first answer to its chat link', async () => {
  const recorded = await visit('/');
  const chat = await openChat(recorded.page);
  await answerAll(chat, '9000000704', /^3-5 PM/);
  const rupees = await shownRupees(chat.locator('.chat-facts').innerText());
  await press(chat, 'Confirm Booking');
  await chat.getByText(/^Booking id CAR\d+$/).waitFor();
  await chat.getByRole('link', { name: 'Send it to us on chat' }).click();
  await expectEvents(recorded, {
    events: ['CustomizeProduct', 'Lead', 'Schedule', 'Contact'],
    service: 'express-service-90min',
    value: { Lead: rupees, Schedule: rupees, Contact: rupees },
  });
});

walk('a chat link that names nothing', async () => {
  const recorded = await visit('/contact');
  await idleModules(recorded.page);
  await expect.poll(() => recorded.pixel.map(({ name }) => name)).toContain('PageView');
  await recorded.page.locator('main a[href^="/api/whatsapp-redirects/chat"]').first().click();
  await expectEvents(recorded, { events: ['Contact'], value: { Contact: 0 } });
});

walk('Schedule on the page of a service', async () => {
  const { page, ...rest } = await visit('/services/ac');
  await idleModules(page);
  await page.getByRole('button', { name: 'Choose a date instead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Service' });
  await dialog.getByLabel('Name').fill('Sample Customer');
  await dialog.getByLabel('Mobile number').fill('9000000706');
  await typed(dialog.getByLabel('Car model'), 'Hyundai Creta (Diesel)');
  await dialog.getByLabel('Service type').selectOption({ label: 'AC Service' });
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/service-requests'));
  await dialog.getByRole('button', { name: 'Book service' }).click();
  expect((await answered).status()).toBe(201);
  await expectEvents({ page, ...rest }, { events: ['ViewContent', 'Schedule'], service: 'ac-service' });
});

walk('the express cart of a car', async () => {
  const recorded = await visit('/express-rzp-atc/cart?car=maruti-swift-petrol');
  await idleModules(recorded.page);
  const chosen = recorded.page.locator('label', { has: recorded.page.locator('[name=package]:checked') });
  const rupees = await shownRupees(chosen.textContent());
  await expectEvents(recorded, {
    events: ['StartCheckout'],
    service: 'express-service-90min',
    value: { StartCheckout: rupees },
  });
});

walk('a doorstep job from the list to the order', async () => {
  const recorded = await visit('/doorstep-services');
  const { page } = recorded;
  await idleModules(page);
  await add(page, 'Jump start');
  await expect.poll(() => recorded.pixel.map(({ name }) => name)).toContain('AddToCart');
  await page.goto(`${journey.site.origin}/checkout`);
  await hydrated(page, 'checkout');
  const form = page.locator('.shop');
  await form.getByLabel('Full name').fill('Sample Customer');
  await form.getByLabel('Mobile number').fill('9000000708');
  await typed(form.getByLabel('House, street, landmark'), 'House 1, Sample Street');
  await form.getByLabel('Area in Jaipur').selectOption('C-Scheme');
  await page.getByRole('button', { name: 'Book the visit' }).click();
  await page.getByRole('heading', { name: 'Your visit is booked' }).waitFor();
  await expectEvents(recorded, {
    events: ['AddToCart', 'InitiateCheckout', 'Purchase'],
    service: 'jump-start',
    value: { AddToCart: 299, InitiateCheckout: 299, Purchase: 299 },
  });
});

walk('an enquiry', async () => {
  const recorded = await visit('/contact');
  const form = recorded.page.getByRole('region', { name: 'Write to us' });
  await form.getByLabel('Your name').click();
  await hydrated(recorded.page, 'enquiry');
  await form.getByLabel('Your name').fill('Sample Visitor');
  await form.getByLabel('Mobile number').fill('9000000709');
  await typed(form.getByLabel('Your message'), 'Do you come to Tonk Road?');
  await form.getByRole('button', { name: 'Send the message' }).click();
  await form.getByText('Thank you, we have it').waitFor();
  await expectEvents(recorded, { events: ['Contact'], service: 'contact' });
});

walk('a coupon of the wheel, with its chat link', async () => {
  const recorded = await visit('/spin-to-win');
  await recorded.page.getByRole('textbox', { name: 'Mobile number' }).fill('9000000710');
  await hydrated(recorded.page, 'spin-wheel');
  await recorded.page.getByRole('button', { name: 'Spin the wheel' }).click();
  await recorded.page.getByText(/SPIN-/).first().waitFor();
  await recorded.page.getByRole('link', { name: 'Book with this coupon' }).click();
  await expectEvents(recorded, { events: ['Contact'] });
});

walk('a form without JavaScript, with the click of an advertisement', async () => {
  const recorded = await visit('/?fbclid=IwAR_NoScript', { javaScriptEnabled: false });
  const form = recorded.page.locator('.close');
  // A form that comes back faster than a person types is a program's.
  await form
    .locator('[name=idempotencyKey]')
    .evaluate((field, key) => field.setAttribute('value', key), formKeyAt(Date.now() - 60_000, 'no-script'));
  await form.getByLabel('Mobile number').fill('9000000711');
  await form.getByRole('button').click();
  await recorded.page.waitForURL('**/thank-you?for=lead**');
  const sent = () =>
    outside.ads.received.slice(recorded.before.ads).find(({ event_name: name }) => name === 'Lead');
  await expectEvents(recorded, {
    events: [],
    ofServerOnly: ['Lead'],
    service: 'express-service-90min',
    value: { Lead: 0 },
  });
  expect(sent()?.user_data.fbc).toMatch(/\.IwAR_NoScript$/);
});

walk('a booking that the operator takes by phone for an earlier lead, up to its payment', async () => {
  const recorded = await visit('/car-service-in-jaipur?car=maruti-swift-petrol', { device: 'desktop' });
  await idleModules(recorded.page);
  await recorded.page.getByRole('link', { name: 'Book AC service' }).click();
  const rupees = await shownRupees(dialogOf(recorded.page).locator('.sum').innerText());
  const mobileNumber = '9000000712';
  await leaveNumber(recorded.page, mobileNumber);
  const taken = await operator.post(
    '/api/admin/bookings',
    {
      idempotencyKey: crypto.randomUUID(),
      fullName: 'Sample Caller',
      mobileNumber,
      car: 'Maruti|Swift|Petrol',
      serviceType: 'ac',
      servicePreference: 'walk_in',
      area: 'mansarovar',
      date: dayAhead(3),
      timeSlot: '11-13',
    },
    aVisitor(),
  );
  expect(taken.status).toBe(200);
  const [booking] = await journey.site.rows<{ id: string }>(
    "SELECT id FROM records WHERE kind = 'booking' AND mobile_number = ?",
    mobileNumber,
  );
  const id = booking?.id ?? '';
  for (const { move, ...fields } of [
    { move: 'assign', mechanicId: await addMechanic(operator) },
    { move: 'start_without_code', why: 'no phone' },
    { move: 'make_ready' },
    { move: 'pay', method: 'upi' },
  ]) {
    const moved = await moveJob(operator, id, move, fields);
    expect(moved.status).toBe(200);
  }
  // The booking is no second lead. The paid job reaches the ads by the file of offline conversions.
  await expectEvents(recorded, {
    events: ['Lead', 'Contact'],
    ofServerOnly: ['Schedule'],
    service: 'ac-service',
    value: { Lead: rupees, Schedule: rupees },
  });
  const sent = outside.ads.received.slice(recorded.before.ads);
  expect(sent.find(({ event_name: name }) => name === 'Schedule')).toMatchObject({
    action_source: 'phone_call',
  });
  const leads = outside.analytics.received
    .slice(recorded.before.analytics)
    .filter(({ event }) => event === 'Lead');
  expect(leads).toHaveLength(1);
});

walk('Book Now on the Hindi home', async () => {
  const recorded = await visit('/hi');
  const { page } = recorded;
  await idleModules(page);
  await page.getByRole('button', { name: 'अभी बुक करें' }).first().click();
  const dialog = page.locator('#book-now');
  await dialog
    .getByRole('button', { name: /^Maruti Swift/ })
    .first()
    .click();
  const rupees = await shownRupees(dialog.locator('.sum').innerText());
  await dialog.locator('[name=mobileNumber]').fill('9000000713');
  await dialog.locator('button[type=submit]').click();
  await expectEvents(recorded, {
    events: ['CustomizeProduct', 'Lead', 'Contact'],
    service: 'express-service-90min',
    value: { Lead: rupees, Contact: rupees },
  });
});

test.each(share(journeys, 2, 1))('%s', (_, journeyOf) => journeyOf(), 60_000);
