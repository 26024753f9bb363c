import { describe, expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor } from './outside.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());

const day = (ahead: number) =>
  new Date(Date.now() + 330 * 60_000 + ahead * 86_400_000).toISOString().slice(0, 10);

const BOOKING = {
  fullName: 'Farida Mody',
  mobileNumber: '9000000501',
  car: 'Maruti|Swift|Petrol',
  serviceType: 'ac',
  servicePreference: 'pickup',
  area: 'malviya-nagar',
  address: '12 Lake Road',
  date: day(3),
  timeSlot: '11-13',
};
let keys = 0;
const booking = (more: Readonly<Record<string, string>> = {}) => {
  keys += 1;
  return { ...BOOKING, idempotencyKey: `phone-key-${keys}`, ...more };
};
const seatsLeft = async (date: string, slot: string) => {
  const answer = await site.fetch(`/api/slots?city=jaipur&date=${date}`);
  const { slots } = (await answer.json()) as { slots: { id: string; left: number; capacity: number }[] };
  return slots.find(({ id }) => id === slot)?.left;
};
const pageOf = async (path: string) => (await operator.get(path)).text();

describe('POST /api/admin/bookings', () => {
  test('takes a booking with its seat and its price, in the history as the operator’s', async () => {
    const before = (await seatsLeft(BOOKING.date, '11-13')) ?? 0;
    const response = await operator.post(
      '/api/admin/bookings',
      booking({ note: 'Called twice' }),
      aVisitor(),
    );
    const { id, bookingId, done } = (await response.json()) as Record<string, string>;
    expect([response.status, done, bookingId]).toEqual([
      200,
      'booking_taken',
      expect.stringMatching(/^CAR\d+$/),
    ]);
    await expect.poll(() => seatsLeft(BOOKING.date, '11-13')).toBe(before - 1);
    const details = (await (await operator.get(`/api/admin/records/${id}`)).json()) as {
      record: {
        status: string;
        source: string;
        note: string;
        name: string;
        fields: { servicePrice: number };
      };
      history: { what: string; by: string }[];
    };
    expect(details.record).toMatchObject({
      status: 'completed',
      source: 'phone',
      note: 'Called twice',
      name: 'Farida Mody',
      fields: { servicePrice: 99_900 },
    });
    expect(details.history.map(({ by }) => by)).toEqual(['operator', 'operator']);
    expect(
      await site.rows("SELECT id FROM audit WHERE action = 'booking_taken' AND subject = ?", id),
    ).toHaveLength(1);
  });

  test('answers a replay with the same booking, and another content under its key with 422', async () => {
    const sent = booking({ mobileNumber: '9000000502' });
    const [first, again] = [
      await operator.post('/api/admin/bookings', sent, aVisitor()),
      await operator.post('/api/admin/bookings', sent, aVisitor()),
    ];
    expect(await again.json()).toEqual(await first.json());
    expect(await site.rows("SELECT id FROM records WHERE mobile_number = '9000000502'")).toHaveLength(1);
    const other = await operator.post(
      '/api/admin/bookings',
      { ...sent, fullName: 'Somebody Else' },
      aVisitor(),
    );
    expect(other.status).toBe(422);
  });

  test('answers 401 without a session and 403 from a foreign origin, and records nothing', async () => {
    const count = async () => (await site.rows('SELECT id FROM records')).length;
    const before = await count();
    expect((await site.post('/api/admin/bookings', booking(), aVisitor())).status).toBe(401);
    const foreign = { Origin: 'https://elsewhere.example', ...aVisitor() };
    expect((await operator.post('/api/admin/bookings', booking(), foreign)).status).toBe(403);
    expect((await operator.form('/coupon-admin/bookings/new', booking(), foreign)).status).toBe(403);
    expect(await count()).toBe(before);
  });

  test('answers 400 with the fields that are missing or not offered', async () => {
    const { address: _, ...withoutAddress } = booking({ serviceType: 'Rocket Service' });
    const response = await operator.post('/api/admin/bookings', withoutAddress, aVisitor());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { fields: { address: 'invalid', serviceType: 'invalid' } },
    });
  });

  test('of a full slot shows the form again with what was typed, and the next try continues that draft', async () => {
    const date = day(4);
    const full = { city: 'jaipur', date, slot: '9-11', capacity: '0' };
    await operator.form('/api/admin/slots/capacity', full, aVisitor());
    const typed = booking({ date, timeSlot: '9-11', mobileNumber: '9000000503' });
    const refused = await operator.form('/coupon-admin/bookings/new', typed, aVisitor());
    const html = await refused.text();
    expect([
      refused.status,
      html.includes('This slot is full'),
      html.includes('value="Farida Mody"'),
    ]).toEqual([422, true, true]);
    const draftId = /name="draftId" value="([\w-]+)"/.exec(html)?.[1] ?? '';
    const taken = await operator.form(
      '/coupon-admin/bookings/new',
      { ...typed, draftId, timeSlot: '13-15' },
      aVisitor(),
    );
    expect(taken.headers.get('Location')).toBe(`/coupon-admin/records/${draftId}?done=booking_taken`);
    expect(await site.rows("SELECT status FROM records WHERE mobile_number = '9000000503'")).toEqual([
      { status: 'completed' },
    ]);
  });
});

describe('a form that comes after its session has ended', () => {
  /** The fields of the form in an answer, as a browser sends them. */
  const fieldsOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')],
      ),
    );
  const withoutSession = (path: string, fields: Readonly<Record<string, string>>, headers = {}) =>
    operatorOf(site, '').form(path, fields, { ...aVisitor(), ...headers });

  test('POST /coupon-admin/bookings/new answers 401 with all that was typed, which a new session then sends', async () => {
    const typed = booking({ mobileNumber: '9000000509', note: '"Blue" car & a dog' });
    const ended = await withoutSession('/coupon-admin/bookings/new', typed);
    const html = await ended.text();
    expect([ended.status, ended.headers.get('Cache-Control')]).toEqual([401, 'private, no-store']);
    expect(fieldsOf(html)).toEqual(typed);
    expect(html).toContain('action="/coupon-admin/bookings/new"');
    expect(await site.rows("SELECT id FROM records WHERE mobile_number = '9000000509'")).toEqual([]);
    const taken = await operator.form('/coupon-admin/bookings/new', fieldsOf(html), aVisitor());
    expect(taken.headers.get('Location')).toContain('?done=booking_taken');
  });

  test('POST /api/admin/slots/capacity answers 401 with the form, and to a script with the error alone', async () => {
    const sent = { city: 'jaipur', date: day(6), slot: '9-11', capacity: '2' };
    const ended = await withoutSession('/api/admin/slots/capacity', sent);
    expect([ended.status, fieldsOf(await ended.text())]).toEqual([401, sent]);
    const json = await site.post('/api/admin/slots/capacity', sent, aVisitor());
    expect([json.status, await json.json()]).toMatchObject([401, { error: { code: 'unauthorised' } }]);
  });

  test('POST from another site repeats none of its values', async () => {
    const foreign = { Origin: 'https://elsewhere.example' };
    for (const path of ['/coupon-admin/bookings/new', '/api/admin/slots/capacity']) {
      const answer = await withoutSession(path, booking(), foreign);
      expect([path, (await answer.text()).includes('Farida')]).toEqual([path, false]);
    }
  });
});

describe('GET /coupon-admin/agenda', () => {
  test('shows the visits of a day by slot with their facts, links and seats', async () => {
    const date = day(5);
    await operator.post(
      '/api/admin/bookings',
      booking({ date, timeSlot: '15-17', mobileNumber: '9000000504', fullName: 'Zubin Merchant' }),
      aVisitor(),
    );
    await expect.poll(() => seatsLeft(date, '15-17')).toBe(5);
    const html = await pageOf(`/coupon-admin/agenda?date=${date}&city=jaipur`);
    for (const shown of [
      'Zubin Merchant',
      'Swift',
      '₹999',
      '12 Lake Road',
      'tel:+919000000504',
      'No mechanic yet',
      '1 booked, 5 free',
    ])
      expect(html).toContain(shown);
    expect(await pageOf(`/coupon-admin/agenda?date=${day(6)}&city=jaipur`)).not.toContain('Zubin Merchant');
    expect(await pageOf(`/coupon-admin/agenda?date=${date}&city=pune`)).not.toContain('Zubin Merchant');
    expect(await pageOf(`/coupon-admin/agenda?date=${date}&city=`)).toContain('Zubin Merchant');
  });

  test('leads to today, tomorrow, the days beside and any other day, and names the place and the state of each visit', async () => {
    const date = day(12);
    const walkIn = { servicePreference: 'walk_in', area: 'sodala', address: '' };
    await operator.post(
      '/api/admin/bookings',
      booking({ date, timeSlot: '9-11', mobileNumber: '9000000506', ...walkIn }),
      aVisitor(),
    );
    const html = await pageOf(`/coupon-admin/agenda?date=${date}&city=jaipur`);
    for (const ahead of [0, 1, 11, 13])
      expect(html).toContain(`href="/coupon-admin/agenda?date=${day(ahead)}&amp;city=jaipur"`);
    expect(html).toMatch(/<input[^>]*type="date"[^>]*name="date"|<input[^>]*name="date"[^>]*type="date"/);
    for (const shown of ['Brings the car to the workshop', 'Confirmed', 'AC service', 'Loaded: '])
      expect(html).toContain(shown);
  });

  test('leads from each slot cell to its bookings', async () => {
    const html = await pageOf('/coupon-admin/slots');
    expect(html).toContain(`/coupon-admin/agenda?date=${day(5)}&amp;city=jaipur#slot-15-17`);
    expect(html).toContain('1 booked, 5 free');
  });

  test('a slot is blocked after the list of whom to call, and its bookings still count', async () => {
    const date = day(5);
    const asked = await pageOf(`/coupon-admin/slots/block?city=jaipur&date=${date}&slot=15-17`);
    expect(asked).toContain('tel:+919000000504');
    const act = { city: 'jaipur', date, slot: '15-17' };
    await operator.form('/api/admin/slots/block', { ...act, blocked: 'yes' }, aVisitor());
    expect([await seatsLeft(date, '15-17'), await seatsLeft(date, '13-15')]).toEqual([0, 6]);
    expect(await pageOf('/coupon-admin/slots')).toContain('1 booked, blocked');
    await operator.form('/api/admin/slots/block', { ...act, blocked: 'no' }, aVisitor());
    expect(await seatsLeft(date, '15-17')).toBe(5);
  });

  test('a day is blocked after the list of everyone in it, and its counts stay on the slots and the agenda', async () => {
    const date = day(13);
    for (const [timeSlot, mobileNumber] of [
      ['9-11', '9000000507'],
      ['13-15', '9000000508'],
    ] as const)
      await operator.post('/api/admin/bookings', booking({ date, timeSlot, mobileNumber }), aVisitor());
    const asked = await pageOf(`/coupon-admin/slots/block?city=jaipur&date=${date}`);
    for (const shown of ['Call these people first', 'tel:+919000000507', 'tel:+919000000508'])
      expect(asked).toContain(shown);
    await operator.form('/api/admin/slots/block', { city: 'jaipur', date, blocked: 'yes' }, aVisitor());
    expect([await seatsLeft(date, '9-11'), await seatsLeft(date, '17-19')]).toEqual([0, 0]);
    for (const path of [`/slots?from=${date}`, `/agenda?date=${date}&city=jaipur`])
      expect((await pageOf(`/coupon-admin${path}`)).split('1 booked, blocked')).toHaveLength(3);
  });
});
