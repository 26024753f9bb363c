import { afterEach, describe, expect, test } from 'vitest';
import { share } from '../every-case.ts';
import { bookingCalls, dayAhead, wish } from '../worker/own-bookings.ts';
import { answerAll, answerRest, openAtSlot, openChat, press, write } from './assistant-walk.ts';
import { axeFindings } from './axe.ts';
import { idleModules } from './journey.ts';
import { messageOf } from './own-links.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney({ keepsPage: true });
afterEach(() => journey.expectQuietConsole());

/** A page that loads with half of the home page's work. */
const LIGHT = '/about';

const bookingsOf = (number: string) =>
  journey.site.rows<{ status: string; fields: string; booking_id: string }>(
    'SELECT * FROM records WHERE mobile_number = ?',
    number,
  );

describe('the assistant', () => {
  test('asks twelve steps, saves the draft with the number, confirms it and links to the booking', async () => {
    const page = await journey.visit('/');
    const chat = await openChat(page);
    await answerAll(chat, '9000000101', /^1-3 PM/);
    const list = chat.locator('.chat-facts');
    expect(await list.innerText()).toContain('₹');
    await expect.poll(async () => (await bookingsOf('9000000101'))[0]?.status).toBe('in_progress');
    await press(chat, 'Confirm Booking');
    const done = chat.getByText(/^Booking id CAR\d+$/);
    await done.waitFor();
    const [booking, ...others] = await bookingsOf('9000000101');
    expect(others).toEqual([]);
    expect(booking?.status).toBe('completed');
    expect(await done.innerText()).toBe(`Booking id ${booking?.booking_id}`);

    const toBooking = chat.getByRole('link', { name: 'See my booking' });
    await expect.poll(() => toBooking.evaluate((link) => link === document.activeElement)).toBe(true);
    const own = (await toBooking.getAttribute('href')) ?? '';
    expect(own).toMatch(/^\/booking\/[\w-]{36}$/);
    const calendar = chat.getByRole('link', { name: 'Add to calendar' });
    expect(await calendar.getAttribute('href')).toBe(
      `/api${own.replace('booking', 'bookings')}/calendar.ics`,
    );
    const toChat = chat.getByRole('link', { name: 'Send it to us on chat' });
    const text = await messageOf(page, (await toChat.getAttribute('href')) ?? '');
    expect(text).toContain(booking?.booking_id);
    expect(text).toContain(`${own}?token=`);
    expect(text).not.toContain('9000000101');
    expect(text).not.toContain('Sample Visitor');
  });

  test('tells a visitor from Hyderabad that it books in Jaipur and offers Book Now, before it asks for a car', async () => {
    const page = await journey.visit('/?city=hyderabad');
    await idleModules(page);
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    const chat = page.getByRole('dialog', { name: 'Pahiya assistant' });
    await chat.getByText(/books in Jaipur only/).waitFor();
    expect(await chat.getByRole('button', { name: 'Maruti' }).isVisible()).toBe(false);
    const bookNow = chat.getByRole('link', { name: 'Book Now in Hyderabad' });
    expect(await bookNow.getAttribute('href')).toBe('/book');
    await press(chat, 'My car is in Jaipur');
    await chat.getByRole('button', { name: 'Maruti' }).waitFor();
  });

  test('changes an early answer by another button of its message, with one press', async () => {
    const page = await journey.visit(LIGHT);
    const chat = await openAtSlot(page);
    const button = (question: string | RegExp, name: string) =>
      chat.getByRole('group', { name: question }).getByRole('button', { name, exact: true });
    await answerRest(chat, '9000000102', /^3-5 PM/);
    expect(await button('Which model is it?', 'Swift').getAttribute('aria-pressed')).toBe('true');
    await button('Which model is it?', 'Baleno').click();
    await chat.getByRole('button', { name: 'Confirm Booking' }).waitFor();
    expect(await chat.locator('.chat-facts').innerText()).toContain('Maruti Baleno petrol');

    await button(/Which make/, 'Hyundai').click();
    // Hyundai makes no Baleno, so the conversation asks for the model again and keeps the other answers.
    await button('Which model is it?', 'Creta').click();
    await chat.getByRole('button', { name: 'Confirm Booking' }).waitFor();
    expect(await chat.locator('.chat-facts').innerText()).toContain('Hyundai Creta petrol');
    await press(chat, 'Confirm Booking');
    await chat.getByText(/^Booking id/).waitFor();
    const [booking] = await bookingsOf('9000000102');
    expect(JSON.parse(booking?.fields ?? '{}')).toMatchObject({ manufacturer: 'Hyundai', model: 'Creta' });
  });

  test('sends a change after the draft, and withdraws the address of a car that its owner brings', async () => {
    const page = await journey.visit(LIGHT);
    const chat = await openAtSlot(page);
    await answerRest(chat, '9000000113', /^9-11 AM/);
    const fields = async () => JSON.parse((await bookingsOf('9000000113'))[0]?.fields ?? '{}');
    await expect.poll(fields).toMatchObject({ address: '12 Sample Street', timeSlot: '9-11' });
    await press(chat, 'Self Walk-in');
    await expect.poll(fields).toMatchObject({ servicePreference: 'walk_in' });
    expect(await fields()).not.toHaveProperty('address');
    // Another city has no visit, so the place and the day's seat go too.
    await press(chat, 'Other City');
    await expect.poll(fields).not.toHaveProperty('location');
    expect(await fields()).not.toHaveProperty('area');
  });

  test('undoes a restart, with its answers and the same booking', async () => {
    const page = await journey.visit(LIGHT);
    const chat = await openAtSlot(page);
    await answerRest(chat, '9000000114', /^1-3 PM/);
    await expect.poll(async () => JSON.stringify(await bookingsOf('9000000114'))).toContain('Sample Visitor');
    await press(chat, 'Start again');
    await chat.getByText('Step 1 of 12: make').waitFor();
    expect(await chat.getByRole('button', { name: 'Confirm Booking' }).count()).toBe(0);
    await press(chat, 'Undo');
    await press(chat, 'Confirm Booking');
    await chat.getByText(/^Booking id/).waitFor();
    expect(await bookingsOf('9000000114')).toMatchObject([{ status: 'completed' }]);
  });

  test('leads from a name of one letter to the error step, and back to the name with all answers', async () => {
    const page = await journey.visit(LIGHT);
    const chat = await openAtSlot(page);
    await press(chat, /^1-3 PM/);
    await write(chat, 'Mobile number', '9000000115');
    await write(chat, 'Full name', 'A');
    const reason = chat.getByText(
      'Something went wrong. Please enter your full name, with at least two letters.',
    );
    await reason.waitFor();
    for (const name of ['Try Again', 'Contact Support'])
      expect(await chat.getByRole('button', { name }).isVisible()).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await press(chat, 'Back to my name');
    await write(chat, 'Full name', 'Sample Visitor');
    await chat.getByRole('button', { name: 'Confirm Booking' }).waitFor();
    expect(await chat.locator('.chat-facts').innerText()).toContain('Maruti Swift petrol');

    // A change of the name at the summary returns to its field, too, and Try Again starts anew.
    await press(chat, 'Change: Sample Visitor');
    await write(chat, 'Full name', 'A');
    await reason.waitFor();
    await press(chat, 'Back to my name');
    expect(await chat.getByLabel('Full name').inputValue()).toBe('Sample Visitor');
    await write(chat, 'Full name', 'B');
    await press(chat, 'Try Again');
    await chat.getByText('Step 1 of 12: make').waitFor();
    expect(await chat.getByRole('button', { name: 'Confirm Booking' }).count()).toBe(0);
  });

  test('carries in the city, the area, the service and the car of its page', async () => {
    const page = await journey.visit('/car-service-in-jaipur/mansarovar?car=maruti-baleno-petrol');
    await idleModules(page);
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    const chat = page.getByRole('dialog', { name: 'Pahiya assistant' });
    await chat.getByText('Which service does your car need?').waitFor();
    await chat.locator('.chat-sum').getByText('Baleno petrol, Mansarovar').waitFor();
    await page.goto(`${journey.site.origin}/services/ac`);
    await idleModules(page);
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    await chat.getByText('Should we collect the car, or will you bring it in?').waitFor();
    await chat.locator('.chat-sum').getByText('AC Service').waitFor();
  });

  test('fills the screen of a phone 360 px wide, and writes dates as people do', async () => {
    const page = await journey.visit(LIGHT);
    const chat = await openAtSlot(page);
    const { width, height } = (await chat.boundingBox()) ?? { width: 0, height: 0 };
    expect([width, height]).toEqual([360, 640]);
    await press(chat, /^9-11 AM/);
    const said = await chat.getByRole('log').innerText();
    expect(said).toMatch(/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d{1,2} [A-Z][a-z]+/);
    expect(said).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  });

  test('shows that it is offline at the confirmation, keeps the answers, and sends them when the network is back', async () => {
    const page = await journey.visit(LIGHT, { expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    const chat = await openAtSlot(page);
    await answerRest(chat, '9000000103', /^5-7 PM/);
    await page.context().setOffline(true);
    await press(chat, 'Confirm Booking');
    await chat.getByText(/^You are offline\. Your answers are saved here/).waitFor();
    expect(await chat.locator('.chat-facts').innerText()).toContain('Sample Visitor');
    await page.context().setOffline(false);
    await chat.getByText(/^Booking id/).waitFor();
    expect(await bookingsOf('9000000103')).toMatchObject([{ status: 'completed' }]);
  });

  test('sends an offline confirmation from the next page of the visit too', async () => {
    const page = await journey.visit(LIGHT, {
      expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
    });
    const chat = await openAtSlot(page);
    await answerRest(chat, '9000000107', /^5-7 PM/);
    await page.route('**/api/bookings/*', (route) => route.abort());
    await press(chat, 'Confirm Booking');
    await chat.getByText(/^You are offline/).waitFor();
    await page.unroute('**/api/bookings/*');
    await page.goto(`${journey.site.origin}/about`);
    await expect.poll(async () => (await bookingsOf('9000000107'))[0]?.status).toBe('completed');
  });

  const unsent = [
    ['after its draft was saved', '9000000110', '**/api/bookings/*'],
    ['when not even its draft was', '9000000111', '**/api/bookings{,/*}'],
  ] as const;
  test.each(share(unsent, 2, 1))(
    'sends an offline confirmation in the next visit, %s',
    async (_, number, unreachable) => {
      const page = await journey.visit(LIGHT, {
        expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
      });
      const chat = await openAtSlot(page);
      await page.route(unreachable, (route) => route.abort());
      await answerRest(chat, number, /^5-7 PM/);
      await press(chat, 'Confirm Booking');
      await chat.getByText(/^You are offline/).waitFor();
      await expect.poll(() => page.evaluate(() => localStorage.outbox)).toContain('completed');
      const later = await page.context().newPage();
      await page.close();
      await later.goto(`${journey.site.origin}/about`);
      await expect.poll(async () => (await bookingsOf(number))[0]?.status).toBe('completed');
      await expect.poll(() => later.evaluate(() => localStorage.outbox)).toBe('[]');
      await later
        .getByRole('status')
        .getByRole('link', { name: /Your booking is confirmed/ })
        .click();
      await later.waitForURL(/\/booking\/[\w-]{36}$/);
    },
  );

  test('says after an offline confirmation whose time has passed that the team calls, with a link to the booking', async () => {
    const { id, token } = await bookingCalls(journey.site).create(wish);
    const slot = { date: dayAhead(-1), timeSlot: '9-11', booking_status: 'completed' };
    const post = {
      url: `/api/bookings/${id}`,
      method: 'PUT',
      key: id,
      body: JSON.stringify(slot),
      at: Date.now(),
    };
    const page = await journey.visit(`/booking/${id}?token=${token}`, { expectedErrors: [/400/] });
    // A page with scripts may send the post itself.
    await page.goto(`${journey.site.origin}/robots.txt`);
    await page.evaluate((outbox) => localStorage.setItem('outbox', outbox), JSON.stringify([post]));
    await page.goto(`${journey.site.origin}/services`);
    await page
      .getByRole('status')
      .getByRole('link', { name: /Your time is no longer free.*We have your booking and will call you/ })
      .click();
    await page.waitForURL(`**/booking/${id}`);
  });

  test('withdraws an unsent confirmation when the visitor starts over', async () => {
    const page = await journey.visit(LIGHT, { expectedErrors: [/ERR_FAILED/] });
    const chat = await openAtSlot(page);
    await answerRest(chat, '9000000112', /^5-7 PM/);
    await page.route('**/api/bookings/*', (route) => route.abort());
    await press(chat, 'Confirm Booking');
    await chat.getByText(/^You are offline/).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.outbox)).toContain('completed');
    await chat.getByRole('button', { name: 'Start again' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.outbox)).toBe('[]');
  });

  test('sends a number that was entered offline from another tab, once', async () => {
    const page = await journey.visit(LIGHT, { expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    const chat = await openAtSlot(page);
    await press(chat, /^1-3 PM/);
    await chat.getByLabel('Mobile number').waitFor();
    await page.context().setOffline(true);
    await write(chat, 'Mobile number', '9000000109');
    await expect.poll(() => page.evaluate(() => localStorage.outbox)).toContain('9000000109');
    const other = await page.context().newPage();
    await page.close();
    await page.context().setOffline(false);
    await other.goto(`${journey.site.origin}/about`);
    await expect.poll(() => bookingsOf('9000000109')).toHaveLength(1);
  });

  test('passes axe at a question, at the summary and at the end', async () => {
    const page = await journey.visit('/', { device: 'desktop' });
    await idleModules(page);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('[data-chat-prompt] a')?.click());
    const chat = page.getByRole('dialog', { name: 'Pahiya assistant' });
    await chat.getByRole('button', { name: 'Maruti' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await answerAll(chat, '9000000108', /^9-11 AM/);
    await press(chat, 'Change: Sample Visitor');
    expect(await axeFindings(page)).toEqual([]);
    await press(chat, 'Confirm Booking');
    await chat.getByText(/^Booking id/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('continues after a reload at the same question', async () => {
    const page = await journey.visit(LIGHT);
    const chat = await openAtSlot(page);
    await press(chat, /^9-11 AM/);
    await chat.getByLabel('Mobile number').waitFor();
    await page.reload();
    await idleModules(page);
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    await chat.getByLabel('Mobile number').waitFor();
    for (const name of ['Swift', /^9-11 AM/])
      expect(await chat.getByRole('button', { name, exact: true }).last().getAttribute('aria-pressed')).toBe(
        'true',
      );
  });

  test('asks for another slot when another visitor has taken the chosen one', async () => {
    const page = await journey.visit(LIGHT, { expectedErrors: [/409/] });
    const chat = await openAtSlot(page);
    await answerRest(chat, '9000000104', /^11 AM-1 PM/);
    await expect.poll(async () => JSON.stringify(await bookingsOf('9000000104'))).toContain('Sample Visitor');
    const date = await page.evaluate(() => JSON.parse(sessionStorage.assistantAnswers).given.date.text);
    await page.route('**/api/bookings/*', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: JSON.stringify({
          error: {
            code: 'slot_full',
            message: '',
            alternatives: [{ date, id: '13-15', left: 2 }],
          },
        }),
      }),
    );
    await press(chat, 'Confirm Booking');
    await chat.getByText('This time slot was just taken. Here are the nearest free ones.').waitFor();
    await page.unroute('**/api/bookings/*');
    await press(chat, /^1-3 PM/);
    await press(chat, 'Confirm Booking');
    await chat.getByText(/^Booking id/).waitFor();
  });

  test('names the served city, and opens the business chat after three seconds on the support path', async () => {
    const page = await journey.visit(LIGHT);
    const chat = await openChat(page);
    for (const name of ['Maruti', 'Swift', 'Petrol', 'Other City']) await press(chat, name);
    await chat
      .getByText("Sorry, we don't service this area yet. We currently serve only Jaipur city.")
      .waitFor();
    const tab = page.waitForEvent('popup');
    await press(chat, 'Contact Support');
    await (await tab).waitForURL((url) => url.hostname === 'wa.me');
    expect(new URL((await tab).url()).searchParams.get('text')).toContain('Car: Maruti Swift petrol');
    await press(chat, 'Back to my booking');
    await press(chat, 'Jaipur');
    await chat.getByText('Which area of Jaipur?').waitFor();
  });

  test('shows when the list of cars fails to load, and accepts a typed manufacturer', async () => {
    const page = await journey.visit(LIGHT, { expectedErrors: [/503/] });
    await page.route('**/api/prices', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'unavailable' } } }),
    );
    await idleModules(page);
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    const chat = page.getByRole('dialog', { name: 'Pahiya assistant' });
    await chat.getByText(/^Our list of cars could not be loaded/).waitFor();
    await press(chat, 'Other');
    await chat.getByLabel('Which car?').fill('Ambassador');
    await press(chat, 'Continue with “Ambassador”');
    await write(chat, 'Your answer', 'Mark IV');
    await chat.getByText('What does it run on?').waitFor();
  });

  test('finds a car by its name with a typo behind Other, offers it, and chooses none itself', async () => {
    const page = await journey.visit(LIGHT);
    const chat = await openChat(page);
    await press(chat, 'Other');
    await chat.getByLabel('Which car?').fill('kreta diesel');
    const found = chat.getByRole('button', { name: /^Hyundai Creta/ }).first();
    await found.waitFor();
    expect(await chat.getByText('Which city', { exact: false }).count()).toBe(0);
    await found.click();
    await chat.getByText('Hyundai', { exact: true }).last().waitFor();
    await chat.getByRole('button', { name: 'Jaipur' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('says why it refuses a number of three digits', async () => {
    const page = await journey.visit(LIGHT);
    const chat = await openAtSlot(page);
    await press(chat, /^9-11 AM/);
    await write(chat, 'Mobile number', '500');
    await chat
      .getByText('Please enter a valid 10-digit mobile number starting with 6, 7, 8, or 9.')
      .waitFor();
    await write(chat, 'Mobile number', '9000000105');
    await write(chat, 'Full name', 'Sample Visitor');
    await chat.getByRole('button', { name: 'Confirm Booking' }).waitFor();
  });

  test('shows the typing delay of half a second to one and a half without reduced motion', async () => {
    const page = await journey.visit('/assistant', { reducedMotion: 'no-preference' });
    const chat = page.locator('.chat-page');
    await chat.getByRole('button', { name: 'Tata' }).waitFor();
    // The page's clock stands still, for a busy machine would pass the delay before a look at the page.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await chat.getByRole('button', { name: 'Tata' }).click();
    await chat.getByText('The assistant is typing').waitFor();
    await page.clock.runFor(450);
    expect(await chat.getByText('Which model is it?').count()).toBe(0);
    await page.clock.runFor(1_100);
    await chat.getByText('Which model is it?').waitFor();
  });

  test('docks beside a page that stays in use, and closes on Esc', async () => {
    const page = await journey.visit('/', { device: 'desktop' });
    await idleModules(page);
    await page.getByRole('main').getByRole('link', { name: 'Open the chat' }).first().click();
    const chat = page.getByRole('dialog', { name: 'Pahiya assistant' });
    await chat.getByRole('button', { name: 'Maruti' }).waitFor();
    await page.getByRole('link', { name: 'Services', exact: true }).first().hover();
    await chat.getByRole('button', { name: 'Maruti' }).focus();
    await page.keyboard.press('Escape');
    await chat.waitFor({ state: 'hidden' });
  });

  test('works by keyboard alone, with the focus on the first button of each question', async () => {
    const page = await journey.visit(LIGHT, { device: 'desktop' });
    await page.goto(`${journey.site.origin}/assistant`);
    const chat = page.locator('.chat-page');
    await chat.getByRole('button', { name: 'Audi' }).waitFor();
    await chat.getByRole('button', { name: 'Audi' }).focus();
    await page.keyboard.press('Enter');
    await chat.getByText('Which model is it?').waitFor();
    await expect
      .poll(() =>
        page.evaluate(
          () => document.activeElement?.closest('[data-controls]')?.previousElementSibling?.textContent,
        ),
      )
      .toBe('Which model is it?');
    await page.keyboard.press('Enter');
    await chat.getByText('What does it run on?').waitFor();
  });

  test('is a form that posts without JavaScript', async () => {
    const page = await journey.visit(LIGHT, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    await page.waitForURL('**/assistant');
    expect(await page.locator('.chat-page').isVisible()).toBe(false);
    const form = page.locator('main form');
    await form.getByLabel('Mobile number').fill('9000000106');
    await form.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/thank-you?for=lead');
    expect(await bookingsOf('9000000106')).toHaveLength(1);
  });
});
