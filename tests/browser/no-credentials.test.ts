import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createSigner } from '../../src/values/signing.ts';
import { recordToken } from '../../src/values/token.ts';
import { startPayments } from '../upstreams/payments.ts';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { bookingCalls, type Draft, dayAhead } from '../worker/own-bookings.ts';
import { paymentVariables } from '../worker/own-orders.ts';
import { SIGNING_KEY } from '../worker/site.ts';
import { answerAll, openChat, press } from './assistant-walk.ts';
import { fillCart, payBy } from './card-walk.ts';
import { fillIn } from './cart-walk.ts';
import { hydrated, idleModules, redirectIntoChat } from './journey.ts';
import { watchScripts } from './seen-by-scripts.ts';
import { jobMoves } from './states/own-states.ts';
import { testJourney } from './test-journey.ts';

const provider = await startPayments();
const journey = await testJourney({
  keepsPage: true,
  variables: { ...paymentVariables(provider), ADMIN_PASSPHRASE: PASSPHRASE },
});
const calls = bookingCalls(journey.site);
afterAll(async () => {
  await provider.close();
});
afterEach(() => journey.expectQuietConsole());

const signer = createSigner({ current: SIGNING_KEY });

/** The token of every record that the ledger has, whatever its kind, by that token. */
async function everyToken(): Promise<ReadonlyMap<string, string>> {
  const records = await journey.site.rows<{ id: string; kind: string }>('SELECT id, kind FROM records');
  return new Map(
    await Promise.all(records.map(async ({ id, kind }) => [await recordToken(signer, id), kind] as const)),
  );
}

let looked = 0;

/** A visitor with a service worker, and the check of what scripts can see on the visitor's present page. */
async function visitor(path: string, expectedErrors: readonly RegExp[] = []) {
  const page = await journey.visit('/healthz', {
    serviceWorkers: 'allow',
    expectedErrors,
  });
  page.setDefaultTimeout(15_000);
  const seenOn = await watchScripts(page.context(), journey.site.origin);
  const go = (to: string) => page.goto(`${journey.site.origin}${to}`);
  await go(path);
  /** @param sign a text that must be in sight of scripts, so that the look itself is known to work */
  const look = async (sign: string): Promise<void> => {
    await idleModules(page);
    const seen = await seenOn(page);
    const tokens = await everyToken();
    expect([sign, Object.values(seen).some((text) => text.includes(sign))]).toEqual([sign, true]);
    const found = Object.entries(seen).flatMap(([place, text]) =>
      [...tokens].filter(([token]) => text.includes(token)).map(([, kind]) => `${kind} in ${place}`),
    );
    expect(found).toEqual([]);
    expect(tokens.size).toBeGreaterThan(0);
    looked += 1;
  };
  return { page, go, look };
}

const confirmed = async (days: number): Promise<Draft> => {
  const draft = await calls.create();
  await calls.confirm(draft, dayAhead(days), '9-11');
  return draft;
};

const storedPages = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages-2')).keys()).map(({ url }) => new URL(url).pathname),
  );

const workerReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

describe('no script can read what opens a record', () => {
  test('after Book Now, from the number to the confirmed slot and its own page', async () => {
    const { page, look } = await visitor('/car-service-in-jaipur?car=maruti-swift-petrol');
    await idleModules(page);
    const card = page.getByRole('region', { name: 'Price for your car' });
    await card.getByRole('button', { name: 'Book Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
    await dialog.getByLabel('Mobile number').fill('9000000801');
    const tab = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const chat = await tab;
    await chat.waitForURL((url) => url.hostname === 'wa.me');
    await chat.close();
    const panel = page.getByRole('region', { name: 'We have your number' });
    await panel.waitFor();
    await look('9000000801');
    await panel.getByText('Tomorrow', { exact: true }).click();
    await panel.getByText('11 AM-1 PM').click();
    await panel.getByRole('button', { name: 'Confirm Tomorrow, 11 AM-1 PM' }).click();
    await panel.getByText(/^Booking CAR\d+$/).waitFor();
    await look('ownRecords');
    await panel.getByRole('link', { name: 'View, reschedule or cancel' }).click();
    await page.getByRole('heading', { name: 'Your booking is confirmed' }).waitFor();
    await look('/share');
  });

  test('after the assistant’s twelve steps, and a press on its link', async () => {
    const { page, look } = await visitor('/');
    const chat = await openChat(page);
    await answerAll(chat, '9000000802', /^1-3 PM/);
    await look('assistantBooking');
    await press(chat, 'Confirm Booking');
    await chat.getByText(/^Booking id CAR\d+$/).waitFor();
    await look('ownRecords');
    await chat.getByRole('link', { name: 'See my booking' }).click();
    await page.getByRole('heading', { name: 'Your booking is confirmed' }).waitFor();
    await look('/share');
  });

  test('after a request for a day, and a message', async () => {
    const { page, go, look } = await visitor('/services/ac');
    await page.getByRole('button', { name: 'Choose a date instead' }).click();
    const form = page.getByRole('dialog', { name: 'Schedule Your Service' });
    await form.getByLabel('Name').fill('Sample Customer');
    await form.getByLabel('Mobile number').fill('9000000803');
    await form.getByLabel('Car model').fill('Hyundai Creta (Diesel)');
    await form.getByLabel('Service type').selectOption({ label: 'AC service and repair' });
    await form.getByLabel('Preferred date').fill(dayAhead(3));
    const answered = page.waitForResponse(/\/api\/service-requests/);
    await form.getByRole('button', { name: 'Book service' }).click();
    expect((await answered).status()).toBe(201);
    await look('9000000803');
    await go('/contact');
    const region = page.getByRole('region', { name: 'Write to us' });
    await region.getByLabel('Your name').fill('Sample Visitor');
    await hydrated(page, 'enquiry');
    await region.getByLabel('Mobile number').fill('9000000804');
    await region.getByLabel('Your message').fill('Do you come to Tonk Road?');
    const taken = page.waitForResponse(/\/api\/enquiries/);
    await region.getByRole('button', { name: 'Send the message' }).click();
    expect((await taken).status()).toBe(201);
    await look('9000000804');
  });

  test('after a cart, a payment that was not finished, and one that was', async () => {
    const { page, look, go } = await visitor('/doorstep-services/cart');
    await payBy(page, provider, ['closes', 'pays']);
    await fillCart(page);
    await go('/checkout');
    await fillIn(page, '9000000805');
    const placed = page.waitForResponse(/\/api\/checkout\/orders$/);
    await page.getByRole('button', { name: 'Pay ₹299' }).click();
    const { id } = (await (await placed).json()) as { id: string };
    await page.getByText('The payment was not completed').waitFor();
    await look('9000000805');
    await go(`/order/${id}`);
    await page.getByRole('heading', { name: 'Payment not confirmed yet' }).waitFor();
    await hydrated(page, 'pay-order');
    await look('pay-order');
    await page.getByRole('button', { name: 'Pay ₹299' }).click();
    await page.getByRole('heading', { name: 'Paid. Your visit is booked' }).waitFor();
    await look('/share');
  });

  test('after a job with a question for a part, the payment and the bill', async () => {
    const { move, mechanicId } = await jobMoves(journey.site);
    const draft = await confirmed(8);
    await move(draft, 'assign', { mechanicId });
    const { page, look, go } = await visitor(`/booking/${draft.id}?token=${draft.token}`);
    await page.getByText('Your start code').waitFor();
    await look('start-code');
    const { job } = (await calls.view(draft)).body as { job: { startCode: string } };
    await move(draft, 'start', { code: job.startCode });
    await move(draft, 'add_part', { name: 'Brake pads', quantity: 2, price: 500, gstPercent: '28' });
    await go(`/booking/${draft.id}`);
    await page.getByRole('button', { name: 'Yes, go ahead: Brake pads' }).click();
    await page.waitForURL(/job=part_yes/);
    await look('job=part_yes');
    await move(draft, 'make_ready');
    await move(draft, 'pay', { method: 'upi' });
    await go(`/booking/${draft.id}`);
    await page.getByRole('button', { name: /^Send/ }).waitFor();
    await look('review');
    await page.getByRole('link', { name: 'See the bill' }).click();
    await page.getByRole('heading', { name: /^Bill / }).waitFor();
    await look('GSTIN');
  });

  test('after the link of a booking in either language, a move and the calendar file', async () => {
    const draft = await confirmed(9);
    const { page, look, go } = await visitor(`/booking/${draft.id}?token=${draft.token}&from=${dayAhead(9)}`);
    await page.waitForURL(`**/booking/${draft.id}?from=*`);
    await look(draft.bookingId);
    await page.locator(`input[value="${dayAhead(9)} 17-19"]`).check();
    await page.getByRole('button', { name: 'Change to this time' }).click();
    await page.getByText('Time changed. We have noted the new time.').waitFor();
    await look('done=moved');
    const file = await page.evaluate(
      async (path) => (await fetch(path)).text(),
      `/api/bookings/${draft.id}/calendar.ics`,
    );
    expect(file).toContain('BEGIN:VEVENT');
    await look('BEGIN:VEVENT');
    await go(`/hi/booking/${draft.id}?token=${draft.token}`);
    await look(`/hi/api/bookings/${draft.id}/share`);
  });

  test('although a script asks for the links to share and follows them', async () => {
    const draft = await confirmed(10);
    // The browser itself names the blocked redirect in its console, which no script reads.
    const { page, look } = await visitor(`/booking/${draft.id}?token=${draft.token}`, [/wa\.me/]);
    await idleModules(page);
    for (const what of ['share', 'chat']) {
      const told = await page.evaluate(async (path) => {
        const violated: string[] = [];
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) => violated.push(blockedURI));
        const answers = await Promise.all(
          (['manual', 'follow', 'error'] as const).map(async (redirect) => {
            const answer = await fetch(path, { redirect }).catch(String);
            if (typeof answer === 'string') return answer;
            return [answer.type, answer.url, await answer.text(), [...answer.headers].join()].join(' ');
          }),
        );
        return [...answers, ...violated];
      }, `/api/bookings/${draft.id}/${what}`);
      expect(told.join('\n')).not.toContain(draft.token);
      expect(told.join('\n')).toContain('opaqueredirect');
      const opened = page.waitForEvent('popup');
      const redirect = redirectIntoChat(page);
      await page.evaluate(
        (path) => Reflect.set(window, 'opened', window.open(path)),
        `/api/bookings/${draft.id}/${what}`,
      );
      expect((await redirect).href).toContain(draft.token);
      const where = () =>
        page.evaluate(() => Object(Reflect.get(window, 'opened')).location.href).catch(String);
      await expect.poll(where).toMatch(/SecurityError|cross-origin/);
      await (await opened).close();
    }
    await look('/share');
  });
});

describe('My bookings', () => {
  test('opens a booking by its cookie, also without a network, until it is taken off this device', async () => {
    const draft = await confirmed(11);
    const { page, look, go } = await visitor('/about', [/ERR_INTERNET_DISCONNECTED/, /status of 404/]);
    await workerReady(page);
    await go(`/booking/${draft.id}?token=${draft.token}`);
    await idleModules(page);
    await expect.poll(() => storedPages(page)).toContain(`/booking/${draft.id}`);
    await go(`/hi/booking/${draft.id}`);
    await expect.poll(() => storedPages(page)).toContain(`/hi/booking/${draft.id}`);
    await go('/my-bookings');
    const own = page.getByRole('list', { name: 'Bookings and orders' }).getByRole('link');
    await own.waitFor();
    await look(draft.bookingId);

    const take = page.getByRole('button', { name: `Remove ${draft.bookingId} from this list` });
    await page.context().setOffline(true);
    await take.click();
    await page.getByText('You need to be online for this.').waitFor();
    await own.click();
    await page.getByText(/No network\. You are seeing this page as of/).waitFor();
    await page.getByText(`Booking ${draft.bookingId}`).waitFor();

    await page.context().setOffline(false);
    await go('/my-bookings');
    await take.click();
    await page.getByText('Nothing is booked on this device yet').waitFor();
    expect((await storedPages(page)).filter((path) => path.includes(draft.id))).toEqual([]);
    expect((await page.context().cookies()).filter(({ name }) => name === '__Secure-record')).toEqual([]);
    expect((await go(`/booking/${draft.id}`))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Open this page from its link' }).waitFor();
  });
});

test('all journeys were looked at', () => {
  console.info(`no credentials: ${looked} looks`);
  expect(looked).toBeGreaterThan(15);
});
