import type { Page } from 'playwright-core';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { aVisitor } from '../worker/outside.ts';
import { shownStartCode } from './chat-walk.ts';
import { type Journey, refusedForm } from './journey.ts';
import { slotJourney, visitorOn } from './journey-walk.ts';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };
const REVIEW = 'They showed me the old pads before they fitted new ones.';

interface Day {
  readonly journey: Journey;
  /** Looks at a finished screen: a test checks it, and the command for pictures takes one. */
  look(page: Page, name: string): Promise<void>;
}

/** A newcomer has to appear on an open screen within this time, in ms. */
const LIVE_MS = 5_000;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Signs an operator in, on a device of their own. */
async function signIn({ journey }: Day, name: string, viewport: typeof PHONE): Promise<Page> {
  const page = await journey.visit('/coupon-admin', {
    viewport,
    extraHTTPHeaders: aVisitor(),
    expectedErrors: [refusedForm],
  });
  // A redirect passes no route of Playwright, so the browser itself keeps away from the chat.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*://wa.me/*'] });
  await page.getByLabel('Passphrase').fill(PASSPHRASE);
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Sign in');
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}

/** Books tomorrow, 3-5 PM, on the site. */
async function bookOnSite({ journey }: Day, number: string): Promise<void> {
  const page = await journey.visit('/', { viewport: PHONE, extraHTTPHeaders: aVisitor() });
  const visitor = visitorOn(page, number);
  for (const step of slotJourney) await step.walk(visitor);
  await page.context().close();
}

async function takeByPhone(phone: Page, origin: string, date: string): Promise<void> {
  await phone.goto(`${origin}/coupon-admin/bookings/new?date=${date}`);
  await phone.getByLabel('Name').fill('Farida Mody');
  await phone.getByRole('textbox', { name: /mobile/i }).fill('9000000903');
  await phone.getByLabel('Car', { exact: true }).fill('maruti swift petrol');
  await phone.getByLabel('Maruti Swift, Petrol').check();
  await phone.getByLabel('Service').selectOption('ac');
  await phone.getByLabel('Self Walk-in').check();
  await phone.getByLabel('Area').selectOption('sodala');
  await phone.locator(`input[name="slot"][value="${date} 11-13"]`).check();
  await press(phone, 'Save and take the seat');
  await phone.getByText('The booking is taken and confirmed.').waitFor();
}

/** Adds the mechanic, once: the second press of a slow network adds none. */
async function addMechanic(page: Page, origin: string): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await page.goto(`${origin}/coupon-admin/mechanics`);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ravi Kumar');
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('90000 00077');
    await press(page, 'Add');
    await page.getByText('Saved.').waitFor();
  }
}

/** Opens the page that the operator sends, as its customer. */
async function sendPage({ journey }: Day, operator: Page): Promise<Page> {
  await press(operator, 'Send the booking’s page');
  // The form's answer is a redirect, which the browser follows only where the page's policy allows it.
  await operator.waitForURL(/^https:\/\/wa\.me\//);
  const message = new URL(operator.url()).searchParams.get('text') ?? '';
  const link = new URL(/https?:\/\/\S+\/booking\/\S+/.exec(message)?.[0] ?? '');
  // The page works the same without a script, and no reload of its own interferes.
  return journey.visit(`${link.pathname}${link.search}`, {
    viewport: PHONE,
    javaScriptEnabled: false,
    extraHTTPHeaders: aVisitor(),
  });
}

/** The job from its mechanic to the payment, with a wrong and the right code, and a part that the customer agrees to. */
async function runJob(day: Day, phone: Page, record: string): Promise<Page> {
  await phone.goto(record);
  await press(phone, 'Assign Ravi Kumar');
  const customer = await sendPage(day, phone);
  await customer.getByText('Ravi Kumar is your mechanic.').waitFor();
  await day.look(customer, 'customer-start-code');
  const code = await shownStartCode(customer);
  await phone.goto(record);
  const enter = async (digits: string) => {
    await phone.getByLabel('Start code').fill(digits);
    await press(phone, 'Start the job');
  };
  await enter(String((Number(code) + 1) % 10_000).padStart(4, '0'));
  await phone.getByText('That is not the start code.').waitFor();
  await day.look(phone, 'job-wrong-code');
  await enter(code);
  await phone.getByText('Add a part').click();
  await phone.getByLabel('Part or work').fill('Brake pads');
  await phone.getByLabel('Rupees for one').fill('1200');
  await press(phone, 'Ask the customer');
  await customer.reload();
  await press(customer, 'Yes, go ahead: Brake pads');
  await customer.getByText('Approved. The workshop has been told.').waitFor();
  await phone.reload();
  await press(phone, 'Car is ready');
  await press(phone, 'Paid by UPI');
  await phone.getByRole('link', { name: 'Open bill' }).waitFor();
  await day.look(phone, 'job-paid');
  await phone.getByRole('link', { name: 'Open bill' }).click();
  await phone.getByRole('heading', { name: /Bill P-\d{6}/ }).waitFor();
  await day.look(phone, 'bill');
  return customer;
}

/** The customer sees the payment and the bill, and writes the review, which the operator publishes. */
async function review(day: Day, customer: Page, laptop: Page): Promise<void> {
  const { origin } = day.journey.site;
  await customer.reload();
  await customer.getByText('Paid. Thank you!').waitFor();
  await customer.getByRole('link', { name: 'See the bill' }).click();
  await customer.getByText('Brake pads').waitFor();
  await customer.goBack();
  await customer.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await customer.getByLabel('Your review').fill(REVIEW);
  await day.look(customer, 'customer-review');
  await press(customer, 'Send the review');
  await customer.getByRole('status').getByText('Thank you for your review.').waitFor();
  await laptop.goto(`${origin}/coupon-admin/reviews`);
  await laptop.getByText(REVIEW).waitFor();
  await day.look(laptop, 'reviews');
  await press(laptop, 'Publish');
  await laptop.getByText('Published.').waitFor();
  await customer.goto(`${origin}/car-service-in-jaipur`);
  await customer.getByText(REVIEW).waitFor();
}

/** Moves a booking, cancels it and takes the cancellation back. */
async function moveAndCancel(day: Day, laptop: Page, record: string): Promise<void> {
  await laptop.goto(record);
  await laptop.getByText('Move', { exact: true }).click();
  await laptop.getByLabel('Time', { exact: true }).selectOption('9-11');
  await press(laptop, 'Move to this time');
  await laptop.getByText('9-11 AM').first().waitFor();
  await laptop.getByLabel('Status').selectOption('cancelled');
  await press(laptop, 'Save');
  await press(laptop, 'Back to “Confirmed”');
  await laptop.getByText('Why: taken back').waitFor();
  await laptop.getByText('by operator Asha').first().waitFor();
  await day.look(laptop, 'record-moved-and-restored');
}

/**
 * Plays one day: two operators, on a laptop and on a phone, and three customers. Two customers book on the site and one
 * by phone. One booking is moved, cancelled and restored, and one job runs from its mechanic to the review.
 */
export async function playOneDay(day: Day): Promise<void> {
  const { origin } = day.journey.site;
  const tomorrow = addDays(indiaDate(new Date()), 1);
  const laptop = await signIn(day, 'Asha', LAPTOP);
  const phone = await signIn(day, 'Vikram', PHONE);
  await laptop.goto(`${origin}/coupon-admin/agenda?date=${tomorrow}&city=jaipur`);
  await laptop.getByText('Live: new records appear').waitFor();
  const onAgenda = (name: string) => laptop.getByRole('link', { name, exact: true });

  await bookOnSite(day, '9000000901');
  await onAgenda('90000 00901').waitFor({ timeout: LIVE_MS });
  await bookOnSite(day, '9000000902');
  await onAgenda('90000 00902').waitFor({ timeout: LIVE_MS });
  await takeByPhone(phone, origin, tomorrow);
  await onAgenda('Farida Mody').waitFor({ timeout: LIVE_MS });
  await day.look(laptop, 'agenda');
  await day.look(phone, 'booking-taken');

  const recordOf = async (name: string) => `${origin}${await onAgenda(name).getAttribute('href')}`;
  const [first, second] = [await recordOf('90000 00901'), await recordOf('90000 00902')];
  await addMechanic(phone, origin);
  await day.look(phone, 'mechanics');
  await moveAndCancel(day, laptop, second);
  const customer = await runJob(day, phone, first);
  await review(day, customer, laptop);

  for (const name of ['agenda', 'summary', 'health', 'audit']) {
    const query = name === 'agenda' ? `?date=${tomorrow}&city=jaipur` : '';
    await phone.goto(`${origin}/coupon-admin/${name}${query}`);
    await day.look(phone, name);
    await laptop.goto(`${origin}/coupon-admin/${name}${query}`);
    await day.look(laptop, `${name}-evening`);
  }
  await laptop.goto(`${origin}/coupon-admin?kind=booking&step=paid`);
  await day.look(laptop, 'records-paid');
}
