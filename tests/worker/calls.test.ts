import { describe, expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor } from './outside.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const asha = operatorOf(site, await sessionOf(Date.now(), PASSPHRASE, 'Asha'));
const ravi = operatorOf(site, await sessionOf(Date.now(), PASSPHRASE, 'Ravi'));

let numbers = 0;
/** A number of its own for each test. */
const newNumber = () => `90000${String(40_000 + ++numbers)}`;
let keys = 0;
const leave = async (mobileNumber: string, more: object = {}) => {
  keys += 1;
  const lead = { mobileNumber, idempotencyKey: `calls-lead-${keys}`, serviceInterest: 'ac', ...more };
  const answer = await site.post('/api/leads', lead, aVisitor());
  return ((await answer.json()) as { id: string }).id;
};
interface CallRow {
  readonly version: number;
  readonly waits: number;
  readonly at: number;
  readonly tries: number;
  readonly notes: string;
}
const callOf = async (mobileNumber: string) => {
  const [row] = await site.rows<CallRow>('SELECT * FROM calls WHERE mobile_number = ?', mobileNumber);
  return row;
};
const statusOf = async (id: string) => {
  const [row] = await site.rows<{ status: string }>('SELECT status FROM records WHERE id = ?', id);
  return row?.status;
};
const result = (of: typeof asha, mobileNumber: string, version: number, name: string, more: object = {}) =>
  of.post('/api/admin/calls/result', { mobileNumber, version, result: name, ...more });
const list = async () => (await asha.get('/coupon-admin/calls')).text();
const grouped = (number: string) => `${number.slice(0, 5)} ${number.slice(5)}`;
const cardOf = async (number: string) =>
  (await list()).split('<li class="call-card').find((card) => card.includes(`tel:+91${number}`));

describe('the list of people to call', () => {
  test('is the first screen after the sign-in, and needs a session', async () => {
    const signIn = await site.postForm(
      '/api/admin/sign-in',
      { passphrase: PASSPHRASE },
      { Origin: site.origin },
    );
    expect(signIn.headers.get('Location')).toBe('/coupon-admin/calls');
    const stranger = await site.fetch('/coupon-admin/calls');
    expect([stranger.status, stranger.headers.get('Location')]).toEqual([303, '/coupon-admin']);
  });

  test('shows no message of a chat that is off', async () => {
    const id = await leave(newNumber());
    await site.rows(
      `INSERT INTO chat_messages (id, record_id, direction, kind, fact, state, person, words, due_at, until, at)
       VALUES ('calls-in', ?1, 'in', 'text', 'in:calls', 'received', 'IN.1', 'Hello?', ?2, ?2, ?2)`,
      ...[id, Date.now()],
    );
    const page = await list();
    expect(page).not.toContain('Hello?');
    expect(page).not.toContain('without an answer');
  });

  test('shows one card for one number, with what the person wants', async () => {
    const number = newNumber();
    await leave(number, { car: 'maruti-swift-petrol', utmCampaign: 'monsoon', source: 'popup' });
    await leave(number, { serviceInterest: 'battery' });
    const page = await list();
    expect(page.split(`tel:+91${number}`)).toHaveLength(2);
    const card = await cardOf(number);
    expect(card).toContain(grouped(number));
    expect(card).toContain('Swift');
    expect(card).toContain('from popup');
    expect(card).toContain('campaign monsoon');
    expect(card).toContain('Waits 0 min');
  });

  test('shows a press of Book Now once, with its chat', async () => {
    const number = newNumber();
    const visitor = aVisitor();
    const lead = {
      mobileNumber: number,
      idempotencyKey: `calls-press-${number}`,
      serviceInterest: 'ac',
      sessionId: `session-${number}`,
    };
    await site.post('/api/leads', lead, visitor);
    await site.post(
      '/api/whatsapp-redirects',
      {
        idempotencyKey: `calls-chat-${number}`,
        service: 'ac',
        sessionId: `session-${number}`,
        timestamp: new Date().toISOString(),
      },
      visitor,
    );
    expect((await cardOf(number))?.split('/coupon-admin/records/')).toHaveLength(2);
  });

  test('names everybody who shares a number, and a place that nobody serves', async () => {
    const number = newNumber();
    await leave(number, { city: 'Ajmer', location: 'Ajmer' });
    for (const name of ['Asha Sharma', 'Vikram Sharma'])
      await site.post(
        '/api/enquiries',
        {
          kind: 'contact',
          name,
          mobileNumber: number,
          message: 'Hello',
          idempotencyKey: `calls-${name.slice(0, 4)}-${number}`,
        },
        aVisitor(),
      );
    const card = await cardOf(number);
    expect(card).toMatch(/Vikram Sharma or Asha Sharma/);
    expect(card).toContain('We do not serve Ajmer.');
  });

  test('loses a person who books on the site', async () => {
    const number = newNumber();
    await leave(number);
    const calls = bookingCalls(site);
    const draft = await calls.create({ mobileNumber: number });
    await calls.confirm(draft, dayAhead(6), '9-11');
    expect(await callOf(number)).toMatchObject({ waits: 0 });
    expect(await cardOf(number)).toBeUndefined();
  });

  test('loses a person whose only request an operator set to lost on its screen', async () => {
    const number = newNumber();
    const id = await leave(number);
    await asha.post(`/api/admin/records/${id}`, { status: 'lost' });
    expect(await callOf(number)).toMatchObject({ waits: 0 });
  });
});

describe('the result of a call', () => {
  test.each([
    ['asked_price', 'contacted', 0],
    ['not_ours', 'lost', 0],
    ['wrong_number', 'lost', 0],
    ['no_answer', 'contacted', 1],
    ['half_hour', 'contacted', 1],
  ])('%s moves every waiting lead of the number to %s', async (name, status, waits) => {
    const number = newNumber();
    const ids = [await leave(number), await leave(number, { serviceInterest: 'battery' })];
    const answer = await result(asha, number, 1, name);
    expect([answer.status, await answer.json()]).toEqual([200, { done: 'call_noted', version: 2 }]);
    expect(await Promise.all(ids.map(statusOf))).toEqual([status, status]);
    expect(await callOf(number)).toMatchObject({ waits, version: 2 });
    const [history] = await site.rows<{ what: string; by: string }>(
      'SELECT what, by FROM record_history WHERE record_id = ? ORDER BY version DESC',
      ids[0],
    );
    expect(history).toEqual({ what: `status new → ${status}`, by: 'operator Asha' });
  });

  test('five calls without an answer: a text after three, lost after five', async () => {
    const number = newNumber();
    const id = await leave(number);
    for (const version of [1, 2, 3]) await result(asha, number, version, 'no_answer');
    await site.rows('UPDATE calls SET at = ? WHERE mobile_number = ?', Date.now() - 1000, number);
    expect(await cardOf(number)).toContain('Write to them');
    for (const version of [4, 5]) await result(asha, number, version, 'no_answer');
    expect(await callOf(number)).toMatchObject({ waits: 0, tries: 5 });
    expect(await statusOf(id)).toBe('lost');
  });

  test('a new lead of an answered number comes back as new', async () => {
    const number = newNumber();
    await leave(number);
    await result(asha, number, 1, 'asked_price');
    expect(await cardOf(number)).toBeUndefined();
    await leave(number, { serviceInterest: 'battery' });
    expect(await callOf(number)).toMatchObject({ waits: 1, version: 3, tries: 0 });
    expect(await cardOf(number)).toContain('Waits 0 min');
  });

  test('a second operator is told who was first, and nothing is lost or doubled', async () => {
    const number = newNumber();
    const id = await leave(number);
    const answers = await Promise.all([
      result(asha, number, 1, 'no_answer'),
      result(ravi, number, 1, 'not_ours'),
      result(ravi, number, 1, 'not_ours'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { version, notes } = (await callOf(number)) ?? { version: 0, notes: '[]' };
    expect([version, JSON.parse(notes).length]).toEqual([2, 1]);
    const moves = await site.rows('SELECT 1 FROM record_history WHERE record_id = ?', id);
    expect(moves).toHaveLength(1);
    const late = await ravi.form('/api/admin/calls/result', {
      mobileNumber: number,
      version: '1',
      result: 'wrong_number',
    });
    expect(late.status).toBe(409);
    expect(await late.text()).toMatch(/(?:Asha|You) (?:was|were) first/);
  });

  test('a taken card says who calls; the second is told', async () => {
    const number = newNumber();
    await leave(number);
    expect((await asha.post('/api/admin/calls/take', { mobileNumber: number })).status).toBe(200);
    const second = await ravi.post('/api/admin/calls/take', { mobileNumber: number });
    expect([second.status, await second.json()]).toMatchObject([
      409,
      { error: { reason: 'taken', by: 'operator Asha' } },
    ]);
    const page = await (await ravi.get('/coupon-admin/calls')).text();
    expect(page.split('<li class="call-card').find((card) => card.includes(number))).toContain(
      'Asha calls, since',
    );
    await site.rows('UPDATE calls SET taken_at = taken_at - 600001 WHERE mobile_number = ?', number);
    expect((await ravi.post('/api/admin/calls/take', { mobileNumber: number })).status).toBe(200);
  });

  test('a plain form is led back to the list', async () => {
    const number = newNumber();
    await leave(number);
    const sent = await asha.form('/api/admin/calls/result', {
      mobileNumber: number,
      version: '1',
      result: 'asked_price',
    });
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/coupon-admin/calls?done=call_noted']);
  });

  test('the first call counts once, by the minutes that the person waited', async () => {
    const before = await site.rows<{ count: number }>('SELECT sum(count) AS count FROM daily_calls');
    const number = newNumber();
    await leave(number, { utmCampaign: 'of-nobody' });
    await result(asha, number, 1, 'no_answer');
    await result(asha, number, 2, 'no_answer');
    const after = await site.rows<{ count: number }>('SELECT sum(count) AS count FROM daily_calls');
    expect((after[0]?.count ?? 0) - (before[0]?.count ?? 0)).toBe(1);
    expect(
      await site.rows("SELECT 1 FROM daily_calls WHERE campaign = 'other' AND operator = 'operator Asha'"),
    ).toHaveLength(1);
  });
});

describe('a result that is taken back', () => {
  const undo = (of: typeof asha, mobileNumber: string, version: number) =>
    of.post('/api/admin/calls/undo', { mobileNumber, version });
  /** All that a result changes, but the versions and the changes that made them. */
  const stateOf = async (number: string) => ({
    call: await site.rows(
      `SELECT opened_at, waits, at, tries, called_at, notes, taken_by, noted_at, before
       FROM calls WHERE mobile_number = ?`,
      number,
    ),
    requests: await site.rows('SELECT id, status FROM records WHERE mobile_number = ? ORDER BY id', number),
    figures: await site.rows('SELECT * FROM daily_calls ORDER BY day, hour, operator, campaign, minutes'),
  });

  test.each(['asked_price', 'not_ours', 'wrong_number', 'no_answer', 'tomorrow'])(
    'POST …/calls/undo of %s makes the number, its requests and the figures what they were',
    async (name) => {
      const number = newNumber();
      await leave(number, { utmCampaign: 'of-nobody' });
      const contacted = await leave(number, { serviceInterest: 'battery' });
      await site.rows("UPDATE records SET status = 'contacted' WHERE id = ?", contacted);
      await site.post(
        '/api/service-requests',
        { mobileNumber: number, serviceType: 'ac', idempotencyKey: `calls-undo-${number}` },
        aVisitor(),
      );
      const before = await stateOf(number);
      const { version } = (await callOf(number)) ?? { version: 0 };
      expect((await result(asha, number, version, name)).status).toBe(200);
      expect(await stateOf(number)).not.toEqual(before);
      const undone = await undo(asha, number, version + 1);
      expect([undone.status, await undone.json()]).toEqual([
        200,
        { done: 'call_undone', version: version + 2 },
      ]);
      expect(await stateOf(number)).toEqual(before);
      expect(await cardOf(number)).toContain('Wrong number');
      const [last] = await site.rows<{ what: string; why: string }>(
        'SELECT what, why FROM record_history WHERE record_id = ? ORDER BY version DESC LIMIT 1',
        contacted,
      );
      if (last) expect(last).toMatchObject({ why: 'undone', what: expect.stringMatching(/→ contacted$/) });
    },
  );

  test('the fifth call without an answer is taken back to four', async () => {
    const number = newNumber();
    const id = await leave(number);
    for (let version = 1; version <= 5; version += 1) await result(asha, number, version, 'no_answer');
    expect([await callOf(number), await statusOf(id)]).toMatchObject([{ waits: 0 }, 'lost']);
    expect((await undo(asha, number, 6)).status).toBe(200);
    expect([await callOf(number), await statusOf(id)]).toMatchObject([{ waits: 1, tries: 4 }, 'contacted']);
  });

  test('the list offers it to the operator who noted it, and to nobody else', async () => {
    const number = newNumber();
    await leave(number);
    await result(asha, number, 1, 'wrong_number');
    const shows = async (of: typeof asha) =>
      (await (await of.get('/coupon-admin/calls')).text()).includes(
        `Take back the result of ${grouped(number)}`,
      );
    expect([await shows(asha), await shows(ravi)]).toEqual([true, false]);
    expect((await undo(ravi, number, 2)).status).toBe(409);
    const sent = await asha.form('/api/admin/calls/undo', { mobileNumber: number, version: '2' });
    expect([sent.status, sent.headers.get('Location')]).toEqual([
      303,
      '/coupon-admin/calls?done=call_undone',
    ]);
    expect(await shows(asha)).toBe(false);
  });

  test('409 after ten minutes, after a new request, and for a number that is booked since', async () => {
    const [late, again, booked] = [newNumber(), newNumber(), newNumber()];
    for (const number of [late, again, booked]) {
      await leave(number);
      await result(asha, number, 1, 'asked_price');
    }
    await site.rows('UPDATE calls SET noted_at = noted_at - 600001 WHERE mobile_number = ?', late);
    await leave(again, { serviceInterest: 'battery' });
    const draft = await bookingCalls(site).create({ mobileNumber: booked });
    await bookingCalls(site).confirm(draft, dayAhead(8), '9-11');
    for (const number of [late, again, booked]) {
      const row = await callOf(number);
      expect((await undo(asha, number, row?.version ?? 0)).status).toBe(409);
      expect(await callOf(number)).toEqual(row);
    }
  });

  test('two presses at once take it back once, and a request that changed since keeps its status', async () => {
    const number = newNumber();
    const ids = [await leave(number), await leave(number, { serviceInterest: 'battery' })];
    await result(asha, number, 1, 'no_answer');
    const [changed = '', other = ''] = ids;
    await asha.post(`/api/admin/records/${changed}`, { note: 'Speaks Hindi' });
    const answers = await Promise.all([undo(asha, number, 2), undo(asha, number, 2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await statusOf(changed), await statusOf(other)]).toEqual(['contacted', 'new']);
  });
});

test('a booking by phone takes over what brought the person here, and answers the leads at once', async () => {
  const number = newNumber();
  const lead = await leave(number, { utmSource: 'ads', utmCampaign: 'monsoon', car: 'maruti-swift-petrol' });
  await site.rows(
    "UPDATE records SET consent_ads = 1, consent_id = 'consent-1', fields = json_set(fields, '$.gclid', 'click-1', '$.language', 'hi', '$.banners', 'b1.a', '$.suspect', 'fast') WHERE id = ?",
    lead,
  );
  const form = await (await asha.get(`/coupon-admin/bookings/new?of=${lead}`)).text();
  expect(form).toContain(`value="${number}"`);
  expect(form).toMatch(/value="Maruti\|Swift\|Petrol"[^>]*checked|checked[^>]*value="Maruti\|Swift\|Petrol"/);
  expect(form).toMatch(/<option value="ac" selected/);
  const taken = await asha.post('/api/admin/bookings', {
    idempotencyKey: `calls-phone-${number}`,
    fullName: 'Farida Mody',
    mobileNumber: number,
    car: 'Maruti|Swift|Petrol',
    serviceType: 'ac',
    servicePreference: 'walk_in',
    date: dayAhead(12),
    timeSlot: '11-13',
  });
  const { id } = (await taken.json()) as { id: string };
  const [booking] = await site.rows<Record<string, string>>('SELECT * FROM records WHERE id = ?', id);
  expect(booking).toMatchObject({
    campaign: 'monsoon',
    consent_ads: 1,
    consent_id: 'consent-1',
    source: 'phone',
  });
  const fields = JSON.parse(booking?.fields ?? '{}');
  expect(fields).toMatchObject({ utmSource: 'ads', gclid: 'click-1', language: 'hi', banners: 'b1.a' });
  expect(fields).not.toHaveProperty('suspect');
  expect(await statusOf(lead)).toBe('converted');
  expect(await callOf(number)).toMatchObject({ waits: 0 });
});

test('a service stands once in the booking form', async () => {
  const form = await (await asha.get('/coupon-admin/bookings/new')).text();
  const [, services = ''] = /<select[^>]*name="serviceType"[^>]*>(.*?)<\/select>/.exec(form) ?? [];
  const labels = [...services.matchAll(/<option[^>]*>([^<]*)</g)].map(([, label]) => label);
  expect(labels.length).toBeGreaterThan(5);
  expect(new Set(labels).size).toBe(labels.length);
});

test('export and erasure know the calls of a number', async () => {
  const number = newNumber();
  await leave(number);
  const exported = await asha.post('/api/admin/data/export', { mobileNumber: number });
  expect(await exported.json()).toMatchObject({ calls: [{ mobileNumber: number, waits: true }] });
});
