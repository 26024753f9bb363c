import { describe, expect, test } from 'vitest';
import { volume } from '../every-case.ts';
import { holding, newRecord } from './held-record.ts';
import { everyMinute } from './outside.ts';
import { bookingCalls, type Draft, dayAhead, wish } from './own-bookings.ts';
import { openLink } from './own-page.ts';
import { startSite } from './site.ts';
import { testSite } from './test-site.ts';

const site = await testSite();
const calls = bookingCalls(site);

const fieldsOf = async (id: string) => {
  const [row] = await site.rows<{ fields: string; status: string; name: string; city: string }>(
    'SELECT * FROM records WHERE id = ?',
    id,
  );
  return { ...row, fields: JSON.parse(row?.fields ?? '{}') };
};

const seatFollowed = (id: string) =>
  expect
    .poll(() => site.rows("SELECT state FROM deliveries WHERE target = 'slots' AND record_id = ?", id))
    .toEqual([{ state: 'delivered' }]);

const form = async (path: string, fields: Record<string, string>, token = '') => {
  const response = await site.postForm(path, fields, holding(token));
  return [response.status, response.headers.get('Location')];
};

describe('POST /api/bookings', () => {
  test('stores a draft as soon as there is a number, with the price of the sheet and not of the browser', async () => {
    const draft = await calls.create({ ...wish, servicePrice: 100 });
    expect(draft.bookingId).toMatch(/^CAR\d{1,5}$/);
    const kept = await fieldsOf(draft.id);
    expect(kept).toMatchObject({ status: 'in_progress', name: 'Sample Customer', city: 'jaipur' });
    expect(kept.fields).toMatchObject({ area: 'c-scheme', servicePrice: expect.any(Number) });
    expect(kept.fields.servicePrice).toBeGreaterThan(100_000);
  });

  test('answers the same booking for the same idempotency key and 422 for another content under it', async () => {
    const body = { idempotencyKey: 'one-booking-0001', mobileNumber: '9000000021', ...wish };
    const [one, other] = [
      await calls.call('POST', '/api/bookings', body),
      await calls.call('POST', '/api/bookings', body),
    ];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body).toEqual(one.body);
    const third = await calls.call('POST', '/api/bookings', { ...body, mobileNumber: '9000000022' });
    expect(third.status).toBe(422);
  });

  test('holds its slot, so that other visitors do not see it as free', async () => {
    const date = dayAhead(3);
    const draft = await calls.call('POST', '/api/bookings', {
      idempotencyKey: crypto.randomUUID(),
      mobileNumber: '9000000023',
      date,
      timeSlot: '9-11',
    });
    expect(Date.parse(String(draft.body.heldUntil)) - Date.now()).toBeGreaterThan(9 * 60_000);
    expect(await calls.left(date, '9-11')).toBe(5);
  });

  test('answers a form by 303 to the page of the booking', async () => {
    const [status, location] = await form('/api/bookings', {
      idempotencyKey: 'booking-form-0001',
      mobileNumber: '9000000024',
    });
    expect(status).toBe(303);
    expect(location).toMatch(/^\/booking\/[\w-]{36}\?done=saved$/);
  });
});

describe('PUT /api/bookings/:id', () => {
  test('changes the sent fields and drops fields that depended on them', async () => {
    const draft = await calls.create(wish);
    const { body } = await calls.put(draft, { manufacturer: 'Hyundai' });
    expect(body).toMatchObject({ manufacturer: 'Hyundai', status: 'in_progress' });
    expect(body).not.toHaveProperty('model');
    expect(body).not.toHaveProperty('servicePrice');
  });

  test('removes the withdrawn fields and frees the seat of a withdrawn slot', async () => {
    const date = dayAhead(7);
    const draft = await calls.create({ ...wish, date, timeSlot: '13-15', address: '12 Sample Street' });
    expect(await calls.left(date, '13-15')).toBe(5);
    const removed = ['date', 'timeSlot', 'address'];
    expect((await calls.put(draft, { fullName: 'Other Name', removed })).status).toBe(200);
    expect(await calls.left(date, '13-15')).toBe(6);
    const { body } = await calls.view(draft);
    for (const field of removed) expect(body).not.toHaveProperty(field);
    expect(body).toMatchObject({ model: 'Swift', area: 'c-scheme' });
    expect((await calls.put(draft, { removed: ['mobileNumber'] })).status).toBe(400);
  });

  test.each(['', '/hi'])('%s/api stores the ids of the words that another program sends', async (prefix) => {
    const words = { timeSlot: '1-3 PM', servicePreference: 'Free Pick and Drop', address: 'Self Walk-in' };
    const draft = await calls.create({ ...wish, date: dayAhead(8) });
    const { id, token } = draft;
    const { status, body } = await calls.call('PUT', `${prefix}/api/bookings/${id}`, words, token);
    const ids = { timeSlot: '13-15', servicePreference: 'pickup', address: 'Self Walk-in' };
    expect([status, body]).toMatchObject([200, ids]);
    const [row] = await site.rows<{ fields: string }>('SELECT fields FROM records WHERE id = ?', id);
    expect(JSON.parse(row?.fields ?? '{}')).toMatchObject(ids);
  });

  test('confirms: completed, and the seat is taken for good', async () => {
    const date = dayAhead(4);
    const draft = await calls.create();
    const { status, body } = await calls.confirm(draft, date, '11-13');
    expect([status, body.status, body.timeSlot]).toEqual([200, 'completed', '11-13']);
    expect(await calls.left(date, '11-13')).toBe(5);
    await seatFollowed(draft.id);
  });

  test('answers 400 with the missing fields when there is not enough to confirm', async () => {
    const { status, body } = await calls.put(await calls.create(), { booking_status: 'completed' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: {
        code: 'invalid',
        fields: { manufacturer: 'invalid', timeSlot: 'slot_missing', fullName: 'name_missing' },
      },
    });
  });

  test('keeps what an incomplete confirmation sent, and the draft stays a draft', async () => {
    const draft = await calls.create();
    const { status } = await calls.put(draft, { area: 'sodala', booking_status: 'completed' });
    expect(status).toBe(400);
    expect(await fieldsOf(draft.id)).toMatchObject({ status: 'in_progress', fields: { area: 'sodala' } });
  });

  test('confirms a draft without a location in Jaipur, and keeps its area', async () => {
    const { location: _, ...unplaced } = wish;
    const draft = await calls.create({ area: 'c-scheme' });
    const slot = { date: dayAhead(4), timeSlot: '15-17', booking_status: 'completed' };
    expect((await calls.put(draft, { ...unplaced, ...slot })).status).toBe(200);
    const { city, fields } = await fieldsOf(draft.id);
    expect([city, fields]).toMatchObject(['jaipur', { location: 'jaipur', area: 'c-scheme' }]);
    await seatFollowed(draft.id);
  });

  test('repeats a confirmation harmlessly, and a completed booking never goes back', async () => {
    const date = dayAhead(5);
    const draft = await calls.create();
    const first = await calls.confirm(draft, date, '9-11');
    expect(await calls.confirm(draft, date, '9-11')).toEqual({ ...first, body: withoutHold(first.body) });
    expect((await calls.put(draft, { booking_status: 'in_progress' })).status).toBe(409);
    expect((await calls.put(draft, { area: 'sodala' })).status).toBe(409);
    expect((await calls.view(draft)).body).toMatchObject({ status: 'completed', area: 'c-scheme' });
    expect(await calls.left(date, '9-11')).toBe(5);
  });

  test('answers every one of several sends of one confirmation at the same moment alike', async () => {
    const draft = await calls.create();
    const date = dayAhead(5);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => calls.confirm(draft, date, '13-15')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await calls.left(date, '13-15')).toBe(5);
    expect((await fieldsOf(draft.id)).status).toBe('completed');
  });

  test('answers 404 with the cookie of another record, and for a record of another kind', async () => {
    const [mine, theirs] = [await calls.create(), await calls.create()];
    expect((await calls.put({ ...theirs, token: mine.token }, { area: 'sodala' })).status).toBe(404);
    const lead = await newRecord<Draft>(
      await site.post('/api/leads', { idempotencyKey: 'lead-no-booking', mobileNumber: '9000000025' }),
    );
    expect((await calls.put(lead, { area: 'sodala' })).status).toBe(404);
  });

  test('refuses a date that is past or too far, and stores the other fields', async () => {
    const draft = await calls.create();
    const far = await calls.put(draft, { area: 'sodala', date: dayAhead(40), timeSlot: '9-11' });
    expect([far.status, far.body.error]).toMatchObject([400, { fields: { date: 'date_far' } }]);
    const past = await calls.put(draft, { date: dayAhead(-1), timeSlot: '9-11' });
    expect([past.status, past.body.error]).toMatchObject([400, { fields: { date: 'date_past' } }]);
    expect((await calls.view(draft)).body).toMatchObject({ area: 'sodala' });
  });
});

const withoutHold = ({ heldUntil: _, ...rest }: Record<string, unknown>) => rest;

const CROWD = volume(200, 4);

describe(`${CROWD} visitors confirm the same slot of capacity 2 at once`, () => {
  test('exactly 2 succeed, the others get slot_full with alternatives, and a cancel frees one for exactly one of them', async () => {
    // A slot of two seats keeps none for verified visitors.
    const small = await startSite({ variables: { SLOT_CAPACITY: '2' } });
    const many = bookingCalls(small);
    const date = dayAhead(2);
    const drafts = await Promise.all(Array.from({ length: CROWD }, () => many.create()));
    const answers = await Promise.all(drafts.map((draft) => many.confirm(draft, date, '15-17')));
    const confirmed = drafts.filter((_, index) => answers[index]?.status === 200);
    const refused = drafts.filter((_, index) => answers[index]?.status === 409);
    expect([confirmed.length, refused.length]).toEqual([2, CROWD - 2]);
    for (const { status, body } of answers) {
      if (status !== 409) continue;
      expect(body.error).toMatchObject({ code: 'slot_full', alternatives: expect.any(Array) });
      expect((body.error as { alternatives: { left: number }[] }).alternatives[0]?.left).toBeGreaterThan(0);
    }
    expect(await many.left(date, '15-17')).toBe(0);

    const [first] = confirmed;
    expect((await many.cancel(first as Draft)).status).toBe(200);
    expect(await many.left(date, '15-17')).toBe(1);
    const again = await Promise.all(refused.map((draft) => many.confirm(draft, date, '15-17')));
    expect(again.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(again.filter(({ status }) => status === 409)).toHaveLength(CROWD - 3);
    expect(await many.left(date, '15-17')).toBe(0);
    const kept = await small.rows(
      "SELECT id FROM records WHERE status = 'completed' AND json_extract(fields, '$.date') = ? AND json_extract(fields, '$.timeSlot') = '15-17'",
      date,
    );
    expect(kept).toHaveLength(2);
    await small.stop();
  });
});

describe('GET /api/bookings/:id', () => {
  test('shows the booking to its cookie only, never stored, without name and number', async () => {
    const draft = await calls.create(wish);
    const response = await site.fetch(`/api/bookings/${draft.id}`, { headers: holding(draft.token) });
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ bookingId: draft.bookingId, model: 'Swift' });
    expect(text).not.toMatch(/Sample Customer|"mobileNumber"|82000\d{5}/);
    const other = await calls.create();
    expect((await calls.view({ ...draft, token: other.token })).status).toBe(404);
    expect((await site.fetch(`/api/bookings/${draft.id}`)).status).toBe(404);
    expect((await site.fetch(`/api/bookings/${draft.id}?token=${draft.token}`)).status).toBe(404);
  });

  test('writes no token and no id to the log', async () => {
    const draft = await calls.create(wish);
    await calls.view(draft);
    await calls.confirm(draft, dayAhead(6), '9-11');
    const log = site.logged.join('\n');
    expect(log).toContain('/api/bookings/{id}');
    expect(log).not.toContain(draft.token);
    expect(log).not.toContain(draft.id);
  });
});

describe('POST /api/bookings/:id/cancel', () => {
  test('releases the seat once, also when it is repeated, and is final', async () => {
    const date = dayAhead(7);
    const draft = await calls.create();
    await calls.confirm(draft, date, '9-11');
    const answers = await Promise.all([calls.cancel(draft), calls.cancel(draft), calls.cancel(draft)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.cancelledAt)).size).toBe(1);
    expect(await calls.left(date, '9-11')).toBe(6);
    expect((await calls.confirm(draft, date, '9-11')).status).toBe(409);
    expect((await calls.move(draft, date, '11-13')).status).toBe(409);
  });

  test('answers 409 to a draft, which has nothing to cancel, and 404 to another browser', async () => {
    const [draft, other] = [await calls.create(), await calls.create()];
    expect((await calls.cancel(draft)).status).toBe(409);
    expect((await calls.cancel({ ...draft, token: other.token })).status).toBe(404);
  });

  test('works as a form without JavaScript, answered by the page of the booking', async () => {
    const draft = await calls.create();
    await calls.confirm(draft, dayAhead(8), '9-11');
    expect(await form(`/api/bookings/${draft.id}/cancel`, {}, draft.token)).toEqual([
      303,
      `/booking/${draft.id}?done=cancelled`,
    ]);
  });
});

describe('POST /api/bookings/:id/reschedule', () => {
  test('takes the new slot and frees the old one', async () => {
    const date = dayAhead(9);
    const draft = await calls.create();
    await calls.confirm(draft, date, '9-11');
    const { status, body } = await calls.move(draft, date, '17-19');
    expect([status, body.timeSlot, body.moves]).toEqual([200, '17-19', 1]);
    expect(await calls.left(date, '17-19')).toBe(5);
    await expect.poll(() => calls.left(date, '9-11')).toBe(6);
  });

  test('leaves a page that asks for a call once the day is over, and for nothing to get ready', async () => {
    const draft = await calls.create();
    await calls.confirm(draft, dayAhead(9), '11-13');
    await site.rows(
      "UPDATE records SET fields = json_set(fields, '$.date', ?) WHERE id = ?",
      dayAhead(-1),
      draft.id,
    );
    const page = await (await openLink(site, `/booking/${draft.id}?token=${draft.token}`)).text();
    expect(page).toContain('The day of this visit is over');
    expect(page).not.toMatch(/Add to calendar|Keep ready|What happens next|Your start code/);
  });

  test('answers slot_full with alternatives and does not change the booking', async () => {
    const date = dayAhead(10);
    const all = await Promise.all(Array.from({ length: 7 }, () => calls.create()));
    await Promise.all(all.slice(0, 6).map((draft) => calls.confirm(draft, date, '9-11')));
    const late = all[6] as Draft;
    await calls.confirm(late, date, '11-13');
    const { status, body } = await calls.move(late, date, '9-11');
    expect([status, body.error]).toMatchObject([409, { code: 'slot_full' }]);
    expect((await calls.view(late)).body).toMatchObject({ timeSlot: '11-13' });
    expect(await calls.left(date, '11-13')).toBe(5);
  });

  test('takes date and slot of a plain form from its one radio button', async () => {
    const date = dayAhead(11);
    const draft = await calls.create();
    await calls.confirm(draft, date, '9-11');
    const fields = { slot: `${date} 13-15` };
    expect(await form(`/api/bookings/${draft.id}/reschedule`, fields, draft.token)).toEqual([
      303,
      `/booking/${draft.id}?done=moved`,
    ]);
    expect((await calls.view(draft)).body).toMatchObject({ timeSlot: '13-15' });
  });
});

describe('the board follows the ledger', () => {
  /** Acts like a process that ended before its delivery was sent. */
  const interrupted = (id: string) =>
    site.rows(
      "UPDATE deliveries SET state = 'pending', next_attempt_at = 0 WHERE target = 'slots' AND record_id = ?",
      id,
    );

  test('releases the seat of a booking that was cancelled elsewhere, and of one whose release was interrupted', async () => {
    const date = dayAhead(13);
    const draft = await calls.create();
    await calls.confirm(draft, date, '9-11');
    await expect.poll(() => calls.left(date, '9-11')).toBe(5);
    await seatFollowed(draft.id);
    await site.rows("UPDATE records SET status = 'cancelled' WHERE id = ?", draft.id);
    await interrupted(draft.id);
    await everyMinute(site);
    expect(await calls.left(date, '9-11')).toBe(6);
  });

  test('takes the seat of a booking that was stored just before a crash', async () => {
    const date = dayAhead(14);
    const draft = await calls.create();
    await calls.confirm(draft, date, '9-11');
    await seatFollowed(draft.id);
    await site.callObject('SLOT_BOARD', 'jaipur', 'release', draft.id);
    expect(await calls.left(date, '9-11')).toBe(6);
    await interrupted(draft.id);
    await everyMinute(site);
    expect(await calls.left(date, '9-11')).toBe(5);
  });
});

describe('GET /api/bookings/:id/calendar.ics', () => {
  test('answers the appointment in UTC to its owner, and 404 to anybody else', async () => {
    const date = dayAhead(12);
    const draft = await calls.create();
    await calls.confirm(draft, date, '9-11');
    const path = `/api/bookings/${draft.id}/calendar.ics`;
    const file = await site.fetch(path, { headers: holding(draft.token) });
    expect(file.headers.get('Content-Type')).toContain('text/calendar');
    expect(file.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await file.text()).toContain(`DTSTART:${date.replaceAll('-', '')}T033000Z`);
    expect((await site.fetch(`${path}?token=${draft.token}`)).status).toBe(404);
  });
});
