import { beforeAll, describe, expect, test } from 'vitest';
import { ownBookingText } from '../../src/content/text/own-booking.ts';
import { ownJobText } from '../../src/content/text/own-job.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { addMechanic } from './operator-jobs.ts';
import { bookingCalls, type Draft, dayAhead } from './own-bookings.ts';
import { openLink } from './own-page.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE, UPI_ID: 'pahiya@testbank' } });
const operator = operatorOf(site, await sessionOf());
const calls = bookingCalls(site);
const mechanicId = await addMechanic(operator);

interface Details {
  readonly record: { version: number; status: string; fields: Record<string, unknown>; name: string };
  readonly history: readonly { what: string; by: string; why: string | null }[];
}

const details = async (id: string): Promise<Details> =>
  (await (await operator.get(`/api/admin/records/${id}`)).json()) as Details;

/** Posts a move with the record's current version. */
async function move(id: string, what: string, fields: object = {}) {
  const { version } = (await details(id)).record;
  const response = await operator.post(`/api/admin/records/${id}/${what}`, { version, ...fields });
  const body = (await response.json()) as { done?: string; error?: { reason?: string } };
  return { status: response.status, result: body.done ?? body.error?.reason };
}
const job = (id: string, name: string, fields: object = {}) => move(id, 'job', { move: name, ...fields });

let days = 3;
/** A confirmed booking of a day of its own. */
async function confirmed(more: object = {}): Promise<Draft> {
  days += 1;
  const draft = await calls.create();
  const answer = await calls.confirm(draft, dayAhead(days), '9-11');
  expect(answer.status).toBe(200);
  if (Object.keys(more).length > 0) await calls.put(draft, more);
  return draft;
}

const jobOf = async (draft: Draft) =>
  (await calls.view(draft)).body.job as {
    startCode?: string;
    codeLocked: boolean;
    parts: { id: string; state: string }[];
    bill: { total: number; due: number };
    isPaid: boolean;
  };
const codeOf = async (draft: Draft): Promise<string> => (await jobOf(draft)).startCode ?? '';
const wrongFor = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

const own = (draft: Draft, what: string, fields: object = {}) =>
  calls.call('POST', `/api/bookings/${draft.id}/${what}`, fields, draft.token);

/** A booking whose car is ready. */
async function ready(): Promise<Draft> {
  const draft = await confirmed();
  await job(draft.id, 'assign', { mechanicId });
  await job(draft.id, 'start', { code: await codeOf(draft) });
  await job(draft.id, 'make_ready');
  return draft;
}

async function paid(): Promise<Draft> {
  const draft = await ready();
  expect(await job(draft.id, 'pay', { method: 'upi' })).toEqual({ status: 200, result: 'job_moved' });
  return draft;
}

describe('POST /api/admin/records/:id/job', () => {
  test('POST /api/admin/mechanics keeps one mechanic of a name and of a number, whatever is posted again', async () => {
    const post = async (body: Readonly<Record<string, string>>) =>
      (await operator.post('/api/admin/mechanics', body)).status;
    const list = async () =>
      (
        (await (await operator.get('/api/admin/mechanics')).json()) as {
          mechanics: { id: string; name: string; active: boolean }[];
        }
      ).mechanics.filter(({ name }) => /suresh/i.test(name));
    const suresh = { name: 'Suresh Lal', mobileNumber: '9000000071', city: 'jaipur' };
    const twice = await Promise.all([post(suresh), post(suresh)]);
    expect([...twice, await post(suresh), (await list()).length]).toEqual([200, 200, 200, 1]);
    expect(await post({ ...suresh, name: 'SURESH LAL', mobileNumber: '9000000072' })).toBe(409);
    expect(await post({ ...suresh, name: 'Another Suresh' })).toBe(409);
    const id = (await list())[0]?.id ?? '';
    const leave = { ...suresh, id, active: 'no' };
    expect([await post(leave), await post(leave), (await list())[0]?.active]).toEqual([200, 200, false]);
    expect(await post({ ...suresh, id, name: 'Ravi Kumar' })).toBe(409);
    expect(await post({ ...suresh, id: 'nobody', name: 'Suresh Two', mobileNumber: '9000000073' })).toBe(404);
    const lines = await site.rows("SELECT id FROM audit WHERE action = 'mechanic_saved' AND subject = ?", id);
    expect(lines).toHaveLength(2);
  });

  test('POST /api/admin/mechanics/leave adds, prolongs and removes days, each once in the audit list', async () => {
    const post = async (body: Readonly<Record<string, string>>) =>
      (await operator.post('/api/admin/mechanics/leave', { mechanicId, ...body })).status;
    const leave = async () =>
      (
        (await (await operator.get('/api/admin/mechanics')).json()) as {
          mechanics: { id: string; leave: { from: string; to: string }[] }[];
        }
      ).mechanics.find(({ id }) => id === mechanicId)?.leave;
    const [from, to] = [dayAhead(20), dayAhead(22)];
    expect([await post({ from }), await post({ from }), await leave()]).toEqual([
      200,
      200,
      [{ from, to: from }],
    ]);
    expect([await post({ from, to }), await leave()]).toEqual([200, [{ from, to }]]);
    expect([await post({ from: to, to: from }), await post({ from, to: dayAhead(200) })]).toEqual([409, 409]);
    expect(await post({ mechanicId: 'nobody', from })).toBe(404);
    await post({ from: dayAhead(-9), to: dayAhead(-1) });
    expect(await leave()).toEqual([{ from, to }]);
    expect([await post({ from, end: 'yes' }), await post({ from, end: 'yes' }), await leave()]).toEqual([
      200,
      200,
      [],
    ]);
    const lines = await site.rows<{ action: string }>(
      "SELECT action FROM audit WHERE action LIKE 'leave_%' AND subject = ? ORDER BY rowid",
      mechanicId,
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'leave_added',
      'leave_added',
      'leave_added',
      'leave_ended',
    ]);
  });

  test('moves a booking from its mechanic to the payment, and each step is in the history', async () => {
    const draft = await paid();
    const { record, history } = await details(draft.id);
    expect([record.status, record.fields.jobStep, record.fields.mechanic]).toEqual([
      'fulfilled',
      'paid',
      mechanicId,
    ]);
    const steps = history.filter(({ what }) => what.includes('step'));
    expect(steps.map(({ what, by }) => [/step \w+ → \w+/.exec(what)?.[0], by])).toEqual([
      ['step none → assigned', 'operator'],
      ['step assigned → started', 'operator'],
      ['step started → ready', 'operator'],
      ['step ready → paid', 'operator'],
    ]);
  });

  test('starts with the code of the customer’s page only, and after five wrong ones with a new code', async () => {
    const draft = await confirmed();
    await job(draft.id, 'assign', { mechanicId });
    const code = await codeOf(draft);
    expect(code).toMatch(/^\d{4}$/);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await job(draft.id, 'start', { code: wrongFor(code) })).toEqual({
        status: 403,
        result: 'wrong_code',
      });
    expect(await job(draft.id, 'start', { code })).toEqual({ status: 429, result: 'code_locked' });
    expect(await jobOf(draft)).toMatchObject({ codeLocked: true });
    expect((await details(draft.id)).history.filter(({ why }) => why === 'wrong_code')).toHaveLength(5);
    expect((await own(draft, 'code')).status).toBe(200);
    const renewed = await codeOf(draft);
    expect(await job(draft.id, 'start', { code: renewed })).toEqual({ status: 200, result: 'job_moved' });
  });

  test('shows the code to nobody at the admin: not in the record, its screen, its export or the history', async () => {
    const draft = await confirmed();
    await job(draft.id, 'assign', { mechanicId });
    const code = await codeOf(draft);
    const pages = await Promise.all(
      [
        `/api/admin/records/${draft.id}`,
        `/coupon-admin/records/${draft.id}`,
        `/coupon-admin/records/${draft.id}/bill`,
        '/api/admin/records/export',
      ].map(async (path) => (await operator.get(path)).text()),
    );
    for (const text of pages) expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
    for (const text of pages) expect(text).not.toContain(draft.token);
  });

  test('takes parts onto the bill only with the customer’s yes, and the payment waits for the answer', async () => {
    const draft = await confirmed();
    await job(draft.id, 'assign', { mechanicId });
    await job(draft.id, 'start', { code: await codeOf(draft) });
    const before = (await jobOf(draft)).bill.total;
    for (const name of ['Brake pads', 'Wiper blades'])
      await job(draft.id, 'add_part', { name, quantity: 2, price: 500, gstPercent: '28' });
    await job(draft.id, 'make_ready');
    expect(await job(draft.id, 'pay', { method: 'cash' })).toEqual({ status: 409, result: 'parts_open' });
    const [pads, blades] = (await jobOf(draft)).parts;
    expect((await own(draft, 'parts', { partId: pads?.id, answer: 'yes' })).status).toBe(200);
    expect((await own(draft, 'parts', { partId: blades?.id, answer: 'no' })).status).toBe(200);
    expect((await own(draft, 'parts', { partId: blades?.id, answer: 'yes' })).status).toBe(409);
    expect((await jobOf(draft)).bill.total).toBe(before + 100_000);
    expect(await job(draft.id, 'pay', { method: 'cash' })).toEqual({ status: 200, result: 'job_moved' });
    const { record, history } = await details(draft.id);
    expect(record.fields.job).toMatchObject({ payment: { method: 'cash', amount: before + 100_000 } });
    const ofParts = history.filter(({ why }) => why?.startsWith('part_'));
    expect(ofParts.map(({ by, why }) => [by, why])).toEqual([
      ['operator', 'part_asked'],
      ['operator', 'part_asked'],
      ['visitor', 'part_agreed'],
      ['visitor', 'part_declined'],
    ]);
  });

  test('answers 409 for a replay, for a step out of order and for an unconfirmed booking', async () => {
    const draft = await confirmed();
    const { version } = (await details(draft.id)).record;
    const form = { move: 'assign', version, mechanicId };
    expect((await operator.post(`/api/admin/records/${draft.id}/job`, form)).status).toBe(200);
    expect((await operator.post(`/api/admin/records/${draft.id}/job`, form)).status).toBe(409);
    expect(await job(draft.id, 'pay', { method: 'cash' })).toEqual({ status: 409, result: 'out_of_order' });
    const open = await calls.create();
    expect(await job(open.id, 'assign', { mechanicId })).toEqual({ status: 409, result: 'not_confirmed' });
  });
});

describe('POST /api/admin/records/:id/undo', () => {
  test('takes the payment back, and the record has its earlier status', async () => {
    const draft = await paid();
    expect(await move(draft.id, 'undo')).toEqual({ status: 200, result: 'undone' });
    const { record, history } = await details(draft.id);
    expect([record.status, record.fields.jobStep, history.at(-1)?.why]).toEqual([
      'completed',
      'ready',
      'undone',
    ]);
  });

  test('takes a cancellation back with its seat, and a second undo finds nothing', async () => {
    const draft = await confirmed();
    const date = dayAhead(days);
    const left = await calls.left(date, '9-11');
    await calls.cancel(draft);
    expect(await calls.left(date, '9-11')).toBe(Number(left) + 1);
    expect(await move(draft.id, 'undo')).toEqual({ status: 200, result: 'undone' });
    expect((await details(draft.id)).record.status).toBe('completed');
    expect(await calls.left(date, '9-11')).toBe(left);
    expect(await move(draft.id, 'undo')).toEqual({ status: 409, result: 'nothing_to_undo' });
  });

  test('refuses a cancellation whose time is full meanwhile', async () => {
    const draft = await confirmed();
    const date = dayAhead(days);
    await calls.cancel(draft);
    await operator.post('/api/admin/slots/capacity', { city: 'jaipur', date, slot: '9-11', capacity: 0 });
    expect(await move(draft.id, 'undo')).toEqual({ status: 409, result: 'time_full' });
    expect((await details(draft.id)).record.status).toBe('cancelled');
  });
});

describe('the operator’s changes of a booking', () => {
  test('POST /api/admin/records/:id refuses to confirm a draft that lacks something, and one with all takes its seat', async () => {
    const draft = await calls.create();
    const confirm = () => operator.post(`/api/admin/records/${draft.id}`, { status: 'completed', note: '' });
    expect((await confirm()).status).toBe(400);
    days += 1;
    const date = dayAhead(days);
    const { wish } = await import('./own-bookings.ts');
    await calls.put(draft, { ...wish, date, timeSlot: '9-11' });
    expect((await confirm()).status).toBe(200);
    expect((await details(draft.id)).record.status).toBe('completed');
  });

  test('POST …/move takes the new seat, frees the old one and keeps the reason in the history', async () => {
    const draft = await confirmed();
    const [from, to] = [dayAhead(days), dayAhead(days + 1)];
    days += 1;
    const free = await calls.left(to, '11-13');
    const moved = await move(draft.id, 'move', { date: to, timeSlot: '11-13', why: 'Customer is away' });
    expect(moved).toEqual({ status: 200, result: 'record_moved' });
    expect(await calls.left(to, '11-13')).toBe(Number(free) - 1);
    expect(await calls.left(from, '9-11')).toBe(await calls.left(from, '11-13'));
    const { record, history } = await details(draft.id);
    expect([record.fields.date, record.fields.timeSlot]).toEqual([to, '11-13']);
    expect([history.at(-1)?.by, history.at(-1)?.why]).toEqual(['operator', 'Customer is away']);
  });

  test('POST …/correct changes name, car and price with a reason, and refuses an unknown service', async () => {
    const draft = await confirmed();
    const fields = { name: 'Corrected Name', fuelType: 'Diesel', price: 1234, why: 'Agreed by phone' };
    expect((await move(draft.id, 'correct', fields)).result).toBe('record_corrected');
    const { record, history } = await details(draft.id);
    expect([record.name, record.fields.fuelType, record.fields.servicePrice]).toEqual([
      'Corrected Name',
      'Diesel',
      123_400,
    ]);
    expect(history.at(-1)?.why).toBe('Agreed by phone');
    expect(await move(draft.id, 'correct', { serviceType: 'Rocket repair', why: 'x' })).toEqual({
      status: 400,
      result: 'unknown_service',
    });
    const again = await move(draft.id, 'correct', { name: 'Another Name', why: 'Spelling' });
    expect(again.status).toBe(200);
    expect((await details(draft.id)).record.fields.servicePrice).toBe(123_400);
  });

  test('POST …/send-link opens the chat with the customer’s page once, and the history says so', async () => {
    const draft = await confirmed();
    const { version } = (await details(draft.id)).record;
    const sent = await operator.form(`/api/admin/records/${draft.id}/send-link`, {
      version: String(version),
    });
    expect(sent.headers.get('Location')).toContain('https://wa.me/91');
    expect(decodeURIComponent(sent.headers.get('Location') ?? '')).toContain(`/booking/${draft.id}?token=`);
    const again = await operator.post(`/api/admin/records/${draft.id}/send-link`, { version });
    expect(again.status).toBe(409);
    expect((await details(draft.id)).history.at(-1)?.why).toBe('link_sent');
  });
});

describe('the customer’s part', () => {
  test('every endpoint answers 404 without the record’s cookie', async () => {
    const draft = await ready();
    const other = await confirmed();
    const answers = await Promise.all(
      ['parts', 'code', 'review'].map((what) =>
        calls.call(
          'POST',
          `/api/bookings/${draft.id}/${what}`,
          { partId: 'x', answer: 'yes', stars: 5, words: 'Good' },
          other.token,
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await calls.call('GET', `/api/bookings/${draft.id}/job`, undefined, other.token)).status).toBe(
      404,
    );
  });

  test('GET /api/bookings/:id/job names the version, which each step changes', async () => {
    const draft = await confirmed();
    const version = async () =>
      (await calls.call('GET', `/api/bookings/${draft.id}/job`, undefined, draft.token)).body.version;
    const before = await version();
    await job(draft.id, 'assign', { mechanicId });
    expect(await version()).toBe(Number(before) + 1);
  });

  test('GET /booking/:id follows the steps without JavaScript, and its bill exists once the car is ready', async () => {
    const draft = await confirmed();
    const Cookie = `__Secure-record=${draft.token}`;
    const page = async (path = '') =>
      (await site.fetch(`/booking/${draft.id}${path}`, { headers: { Cookie } })).text();
    await job(draft.id, 'assign', { mechanicId });
    expect(await page()).toContain('Ravi Kumar');
    expect(await page()).toContain(await codeOf(draft));
    expect(await page('/bill')).not.toContain('class="bill"');
    expect(await page()).toContain(ownBookingText.addToCalendar);
    await job(draft.id, 'start', { code: await codeOf(draft) });
    expect(await page()).not.toContain('start-code');
    // The visit has begun, so no calendar needs it any more.
    expect(await page()).not.toContain(ownBookingText.addToCalendar);
    expect(await page()).toContain(`<h1>${ownJobText.steps.started}</h1>`);
    expect(await page()).not.toContain(ownBookingText.states.confirmed.text);
    expect((await calls.cancel(draft)).status).toBe(409);
    await job(draft.id, 'make_ready');
    const bill = await page('/bill');
    expect(bill).toMatch(/Bill P-\d{6}/);
    expect(bill).toContain('CGST');
    expect(bill).toContain('Sample Customer');
    const numbers = await site.rows<{ number: number }>('SELECT number FROM bills ORDER BY number');
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length);
  });
});

describe('GET /booking/:id once the day of the visit is over', () => {
  test('keeps the mechanic and the start code where one is assigned, for the work may begin late', async () => {
    const draft = await calls.create();
    expect((await calls.confirm(draft, dayAhead(4), '15-17')).status).toBe(200);
    await job(draft.id, 'assign', { mechanicId });
    await site.rows(
      "UPDATE records SET fields = json_set(fields, '$.date', ?) WHERE id = ?",
      dayAhead(-1),
      draft.id,
    );
    const page = await (await openLink(site, `/booking/${draft.id}?token=${draft.token}`)).text();
    expect(page).toContain(ownBookingText.dayOver.heading);
    expect(page).toContain(ownJobText.codeOf(await codeOf(draft)));
    expect(page).toContain(ownJobText.call);
  });
});

describe('reviews', () => {
  const review = (draft: Draft, words = 'Quick and clean.') => own(draft, 'review', { stars: 5, words });
  const decide = (id: string, state: string, answer = '') =>
    operator.post(`/api/admin/reviews/${id}`, { state, answer });

  test('POST /api/bookings/:id/review needs a paid job, and takes one review', async () => {
    const open = await ready();
    expect((await review(open)).status).toBe(409);
    const done = await paid();
    expect((await review(done)).status).toBe(200);
    expect((await review(done)).status).toBe(409);
    const listed = (await (await operator.get('/api/admin/reviews')).json()) as { reviews: object[] };
    expect(listed.reviews).toContainEqual(
      expect.objectContaining({ recordId: done.id, service: 'express', city: 'jaipur', name: 'Sample C.' }),
    );
    expect(await move(done.id, 'undo')).toMatchObject({ status: 409 });
  });

  test('a published one replaces the samples of its city, and five make the rating of pages and JSON-LD', async () => {
    const city = '/car-service-in-jaipur';
    const html = async (path = city) => (await site.fetch(path)).text();
    expect(await html()).toContain('Sample reviews');
    const first = await paid();
    await review(first, 'Words of the first customer.');
    expect(await html()).not.toContain('Words of the first customer.');
    expect((await decide(first.id, 'published', 'Thank you, see you again.')).status).toBe(200);
    const published = await html();
    expect(published).toContain('Words of the first customer.');
    expect(published).toContain('Thank you, see you again.');
    expect(published).not.toContain('Sample reviews');
    expect(published).not.toContain('aggregateRating');
    expect(await html('/car-service-in-pune')).toContain('Sample reviews');
    for (let more = 0; more < 4; more += 1) {
      const draft = await paid();
      await review(draft);
      await decide(draft.id, 'published');
    }
    const rated = await html();
    expect(rated).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":5');
    expect(rated).toContain('from 5 reviews');
    expect(await html('/car-express-service-jaipur')).not.toContain('Sample reviews');
    await decide(first.id, 'hidden');
    expect(await html()).not.toContain('Words of the first customer.');
    expect(await html()).not.toContain('aggregateRating');
  });

  test('POST /api/admin/data/erase deletes a person’s review from the table and the pages, and a mechanic’s number', async () => {
    const draft = await paid();
    await review(draft, 'A review to forget.');
    await decide(draft.id, 'published');
    const [row] = await site.rows<{ mobile_number: string }>(
      'SELECT mobile_number FROM records WHERE id = ?',
      draft.id,
    );
    const mobileNumber = row?.mobile_number ?? '';
    const exported = await operator.post('/api/admin/data/export', { mobileNumber });
    expect(await exported.text()).toContain('A review to forget.');
    const Cookie = exported.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const erased = await operator.post(
      '/api/admin/data/erase',
      { mobileNumber, again: mobileNumber },
      { Cookie: `admin=${await sessionOf()}; ${Cookie}` },
    );
    expect(erased.status).toBe(200);
    expect(await site.rows('SELECT 1 FROM reviews WHERE record_id = ?', draft.id)).toEqual([]);
    expect(await (await site.fetch('/car-service-in-jaipur')).text()).not.toContain('A review to forget.');
  });
});

describe('a customer without the page', () => {
  test('starts by a reason, and agrees to a part by phone, which page and bill state', async () => {
    const draft = await confirmed();
    const { id } = draft;
    await job(id, 'assign', { mechanicId });
    expect(await job(id, 'start_without_code')).toMatchObject({ status: 400 });
    expect(await job(id, 'start_without_code', { why: 'Has no smartphone' })).toMatchObject({
      result: 'job_moved',
    });
    expect((await details(id)).history.at(-1)).toMatchObject({
      why: 'Has no smartphone',
      what: expect.stringContaining('→ started'),
    });
    expect(
      await site.rows("SELECT 1 FROM audit WHERE action = 'job_start_without_code' AND subject = ?", id),
    ).toHaveLength(1);

    const screen = await (await operator.get('/coupon-admin/audit')).text();
    expect(screen).toContain('Started without the customer’s code in the last 30 days: 1');

    await job(id, 'add_part', { name: 'Brake pads', quantity: 1, price: 1200 });
    const [part] = (await jobOf(draft)).parts;
    const asha = operatorOf(site, await sessionOf(Date.now(), PASSPHRASE, 'Asha'));
    const { version } = (await details(id)).record;
    const agreed = await asha.post(`/api/admin/records/${id}/job`, {
      move: 'agree_part',
      version,
      partId: part?.id,
    });
    expect(agreed.status).toBe(200);
    expect((await jobOf(draft)).parts[0]).toMatchObject({ state: 'agreed', byPhone: { by: 'Asha' } });
    expect((await jobOf(draft)).bill.total).toBeGreaterThanOrEqual(120_000);
    await job(id, 'make_ready');
    expect(await (await operator.get(`/coupon-admin/records/${id}/bill`)).text()).toContain(
      'Approved by phone with Asha',
    );
  });
});

describe('the bill of a ready car', () => {
  let draft: Draft;
  beforeAll(async () => {
    draft = await confirmed();
    await job(draft.id, 'assign', { mechanicId });
    await job(draft.id, 'start', { code: await codeOf(draft) });
    await job(draft.id, 'add_part', { name: 'Cabin filter', quantity: 1, price: 450 });
    await own(draft, 'parts', { partId: (await jobOf(draft)).parts[0]?.id, answer: 'yes' });
    await job(draft.id, 'make_ready');
  });
  const page = async ({ id, token }: Draft, path = '') =>
    (await site.fetch(`/booking/${id}${path}`, { headers: { Cookie: `__Secure-record=${token}` } })).text();

  test('POST /api/admin/records/:id/gstin refuses a wrong number, and the bill states a right one', async () => {
    expect(await move(draft.id, 'gstin', { gstin: '27AAPFU0939F1ZX' })).toEqual({
      status: 400,
      result: 'gstin_invalid',
    });
    expect(await move(draft.id, 'gstin', { gstin: '27 aapfu0939f 1zv' })).toMatchObject({ status: 200 });
    const bill = await page(draft, '/bill');
    expect(bill).toContain('27AAPFU0939F1ZV');
    expect(bill).toContain('8708');
    expect(bill).toContain('Swift');
    expect(await move(draft.id, 'gstin')).toMatchObject({ status: 200 });
    expect(await page(draft, '/bill')).not.toContain('27AAPFU0939F1ZV');
  });

  test('asks for no payment while the operator has taken the ready car back', async () => {
    const bill = () => page(draft, '/bill');
    const [, number] = /Bill (P-\d+)/.exec(await bill()) ?? [];
    expect(await page(draft)).toContain('upi://');
    expect(await move(draft.id, 'undo')).toEqual({ status: 200, result: 'undone' });
    expect(await page(draft)).not.toContain('upi://');
    expect(await bill()).not.toContain(number);
    const screen = await (await operator.get(`/coupon-admin/records/${draft.id}/bill`)).text();
    expect(screen).not.toContain('upi://');
    await job(draft.id, 'make_ready');
    expect(await page(draft)).toContain('upi://');
    expect(await bill()).toContain(number);
  });

  test('GET /booking/:id and its bill offer UPI with the exact amount until the payment', async () => {
    const { due } = (await jobOf(draft)).bill;
    const link = `upi://pay?pa=pahiya@testbank&amp;pn=Pahiya&amp;am=${(due / 100).toFixed(2)}&amp;cu=INR&amp;tn=Bill%20P-`;
    for (const path of ['', '/bill']) {
      expect(await page(draft, path), path).toContain(link);
      expect(await page(draft, path), path).toContain('qr-code');
    }
    const screen = `/coupon-admin/records/${draft.id}/bill`;
    expect(await (await operator.get(screen)).text()).toContain(link);
    await job(draft.id, 'pay', { method: 'upi' });
    for (const path of ['', '/bill']) expect(await page(draft, path), path).not.toContain('upi://');
    expect(await (await operator.get(screen)).text()).not.toContain('upi://');
  });

  test('GET /api/admin/bills lists the bill with its tax, payment and GSTIN, only within the period', async () => {
    await move(draft.id, 'gstin', { gstin: '27AAPFU0939F1ZV' });
    const { total } = (await jobOf(draft)).bill;
    const bills = async (from: string, to: string) =>
      (await operator.get(`/api/admin/bills?from=${from}&to=${to}`)).text();
    const today = dayAhead(0);
    const line =
      (await bills(today, today)).split('\r\n').find((one) => one.includes('27AAPFU0939F1ZV')) ?? '';
    expect(line).toMatch(/^P-\d{6},/);
    expect(line.split(',').slice(6)).toEqual([
      (total / 100).toFixed(2),
      'upi',
      '27AAPFU0939F1ZV',
      'fulfilled',
    ]);
    expect(await bills('2020-01-01', '2020-01-31')).not.toContain('P-');
    expect((await operator.get('/api/admin/bills?from=today')).headers.get('Location')).toContain(
      'period_invalid',
    );
    expect((await site.fetch(`/api/admin/bills?from=${today}&to=${today}`)).status).toBe(401);

    // A bill that nobody can read must not be missing without a word.
    const language = (value: string) =>
      site.rows(
        `UPDATE records SET fields = json_set(fields, '$.language', ${value}) WHERE id = ?`,
        draft.id,
      );
    await language('5');
    expect(await bills(today, today)).toContain(`${draft.id},,,,,,,,,unreadable\r\n`);
    await language("'en'");
    expect(await bills(today, today)).not.toContain('unreadable');
  });
});
