import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { PROMISED_MINUTES } from '../../src/features/calls/rules/call.ts';
import { CLOSES, OPENS } from '../../src/features/calls/rules/call-hours.ts';
import { unansweredSince } from '../../src/features/push/index.ts';
import { pushVariables, startPushService } from '../upstreams/push-service.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor, everyMinute, sampleNumber } from './outside.ts';
import { bookingCalls, type Draft, dayAhead } from './own-bookings.ts';
import { orderCalls } from './own-orders.ts';
import { testSite } from './test-site.ts';

const service = await startPushService();
afterAll(() => service.close());
const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE, ...pushVariables } });
const operator = operatorOf(site, await sessionOf(Date.now(), PASSPHRASE, 'Asha'));
const calls = bookingCalls(site);
const orders = orderCalls(site);

const SCREEN = '/coupon-admin/notifications';
const API = '/api/admin/notifications';

const subscribe = async (name: string, more: object = {}) => {
  const answer = await operator.post(API, { subscription: service.browser(name).subscription, ...more });
  return { status: answer.status, id: ((await answer.json()) as { id: string }).id };
};
beforeEach(async () => {
  await site.rows('DELETE FROM push_devices');
  service.startAgain();
});

const rung = () => service.received.map(({ device, kind }) => `${device}: ${kind}`);
const rings = (...expected: readonly string[]) => expect.poll(rung, { timeout: 10_000 }).toEqual(expected);

const lead = (mobileNumber = sampleNumber(), more: object = {}) =>
  site.post('/api/leads', { mobileNumber, idempotencyKey: `push-of-${mobileNumber}`, ...more }, aVisitor());

let days = 20;
/** A confirmed booking of a day of its own; its push is forgotten. */
async function confirmed(): Promise<Draft> {
  days += 1;
  const draft = await calls.create();
  expect((await calls.confirm(draft, dayAhead(days), '9-11')).status).toBe(200);
  return draft;
}
/** One minute of cron, after which all that waits is due. */
async function minute(): Promise<void> {
  // A push that rang is still being noted, and a sweep leaves what another one holds.
  const held =
    "SELECT id FROM deliveries WHERE target = 'push' AND state = 'pending' AND locked_by IS NOT NULL";
  await expect.poll(() => site.rows(held), { timeout: 10_000 }).toEqual([]);
  await site.rows("UPDATE deliveries SET next_attempt_at = 0 WHERE target = 'push' AND state = 'pending'");
  await site.rows('UPDATE push_sent SET sent_at = sent_at - 60000');
  await everyMinute(site);
}

describe(`POST ${API}`, () => {
  test('answers 201, and a browser that comes again is the same device', async () => {
    const browser = service.browser('phone');
    const post = async (body: object) => {
      const answer = await operator.post(API, body);
      return [answer.status, ((await answer.json()) as { id: string }).id];
    };
    const first = await post({ subscription: browser.subscription, kinds: ['moved'] });
    expect(first[0]).toBe(201);
    expect(await post({ subscription: browser.subscription })).toEqual(first);
    expect(await site.rows('SELECT kinds, by FROM push_devices')).toEqual([
      { kinds: '["moved"]', by: 'operator Asha' },
    ]);
  });

  test.each([
    ['an address without https', { endpoint: 'http://push.example/send/1' }],
    ['an address that is none', { endpoint: 'push' }],
    ['a short key', { keys: { p256dh: 'BP4z', auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }],
    ['no key', { keys: undefined }],
  ])('answers 400 to %s', async (_, changes) => {
    const { subscription } = service.browser('phone');
    const answer = await operator.post(API, { subscription: { ...subscription, ...changes } });
    expect(answer.status).toBe(400);
    expect(await site.rows('SELECT id FROM push_devices')).toEqual([]);
  });

  test('answers 409 to the twenty-first device', async () => {
    for (let made = 0; made < 20; made += 1) expect((await subscribe(`many-${made}`)).status).toBe(201);
    const answer = await operator.post(API, { subscription: service.browser('one-more').subscription });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ error: expect.objectContaining({ reason: 'too_many_devices' }) }),
    ]);
  });
});

describe(`POST ${API}/:id`, () => {
  test('stores kinds and quiet hours, which the screen shows', async () => {
    const { id } = await subscribe('phone');
    const form = { emergency: 'yes', moved: 'yes', quietFrom: '22:30', quietTo: '07:05' };
    const saved = await operator.form(`${API}/${id}`, form);
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${SCREEN}?done=push_chosen`]);
    expect(await site.rows('SELECT kinds, quiet_from, quiet_to FROM push_devices')).toEqual([
      { kinds: '["emergency","moved"]', quiet_from: 1350, quiet_to: 425 },
    ]);
    const page = await (await operator.get(SCREEN)).text();
    expect(page).toContain('value="22:30"');
    expect(page.match(/checked=""/g)).toHaveLength(2);
    const half = await operator.form(`${API}/${id}`, { emergency: 'yes', quietFrom: '21:15' });
    const returned = await half.text();
    expect([half.status, returned.match(/checked=""/g)]).toEqual([422, ['checked=""']]);
    expect(returned).toContain('value="21:15"');
  });

  test('answers 404 for a device that is not there', async () => {
    expect((await operator.post(`${API}/nobody`, {})).status).toBe(404);
    expect((await operator.post(`${API}/nobody/test`, {})).status).toBe(404);
    expect((await operator.post(`${API}/nobody/remove`, {})).status).toBe(404);
  });
});

test(`POST ${API}/:id/test rings the device, and POST …/remove ends it`, async () => {
  const { id } = await subscribe('phone');
  const tested = await operator.form(`${API}/${id}/test`, {});
  expect(tested.headers.get('Location')).toBe(`${SCREEN}?done=push_tested`);
  expect(rung()).toEqual(['phone: test']);
  service.refuse.set('phone', { status: 429 });
  expect((await operator.post(`${API}/${id}/test`, {})).status).toBe(409);
  expect((await operator.post(`${API}/${id}/remove`, {})).status).toBe(200);
  expect(await site.rows('SELECT id FROM push_devices')).toEqual([]);
});

describe('what rings a phone once', () => {
  test('a new lead, after its visitor has the answer, and the payload names nobody', async () => {
    await subscribe('phone');
    const number = sampleNumber();
    const { id } = (await (await lead(number)).json()) as { id: string };
    await rings('phone: new');
    await minute();
    expect(rung()).toEqual(['phone: new']);
    expect(service.received.map(({ text }) => JSON.parse(text))).toEqual([
      { kind: 'new', path: `/coupon-admin/records/${id}` },
    ]);
  });

  test('a confirmed booking, its move and its cancellation', async () => {
    await subscribe('phone');
    const draft = await confirmed();
    await rings('phone: booked');
    await calls.move(draft, dayAhead(days), '13-15');
    await rings('phone: booked', 'phone: moved');
    expect((await calls.cancel(draft)).status).toBe(200);
    expect((await calls.cancel(draft)).status).toBe(200);
    await rings('phone: booked', 'phone: moved', 'phone: cancelled');
    await minute();
    expect(rung()).toHaveLength(3);
  });

  test('an answer to a part, and a review of two stars but not of three', async () => {
    const kinds = ['answered', 'low_review'];
    await subscribe('phone', { kinds });
    await operator.post('/api/admin/mechanics', {
      name: 'Ravi Kumar',
      mobileNumber: '9000000077',
      city: 'jaipur',
    });
    const [mechanic] = await site.rows<{ id: string }>('SELECT id FROM mechanics');
    const job = async ({ id }: Draft, move: string, fields: object = {}) => {
      const [row] = await site.rows<{ version: number }>('SELECT version FROM records WHERE id = ?', id);
      const body = { version: row?.version, move, ...fields };
      expect((await operator.post(`/api/admin/records/${id}/job`, body)).status).toBe(200);
    };
    const own = (draft: Draft, what: string, fields: object) =>
      calls.call('POST', `/api/bookings/${draft.id}/${what}`, fields, draft.token);
    const jobOf = async (draft: Draft) =>
      (await calls.view(draft)).body.job as { startCode: string; parts: { id: string }[] };
    for (const stars of [2, 3]) {
      const draft = await confirmed();
      await job(draft, 'assign', { mechanicId: mechanic?.id });
      await job(draft, 'start', { code: (await jobOf(draft)).startCode });
      if (stars === 2) {
        await job(draft, 'add_part', { name: 'Cabin filter', price: 450, quantity: 1, gst: 18 });
        const [part] = (await jobOf(draft)).parts;
        expect((await own(draft, 'parts', { partId: part?.id, answer: 'no' })).status).toBe(200);
        await rings('phone: answered');
      }
      await job(draft, 'make_ready');
      await job(draft, 'pay', { method: 'upi' });
      expect((await own(draft, 'review', { stars, words: 'As it was.' })).status).toBe(200);
    }
    await rings('phone: answered', 'phone: low_review');
    await minute();
    expect(rung()).toHaveLength(2);
  });
});

test('an emergency rings each minute, health says that it waits, and a mechanic ends it', async () => {
  await subscribe('phone', { kinds: ['emergency'] });
  const order = await orders.place({ date: undefined, timeSlot: undefined });
  await orders.payment(order, 'after_service');
  await rings('phone: emergency');
  await minute();
  await minute();
  expect(rung()).toEqual(Array(3).fill('phone: emergency'));
  const health = (await (await site.fetch('/healthz')).json()) as { systems: object };
  expect(health.systems).toMatchObject({ push: 'on' });
  const [mechanic] = await site.rows<{ id: string }>('SELECT id FROM mechanics');
  const { version } = await orders.kept(order.id);
  const body = { version, move: 'assign', mechanicId: mechanic?.id };
  expect((await operator.post(`/api/admin/records/${order.id}/job`, body)).status).toBe(200);
  await minute();
  await minute();
  expect(rung()).toHaveLength(3);
});

test('a subscription that is gone goes, and neither it nor a push service that is down delays a lead', async () => {
  await subscribe('gone');
  await subscribe('down');
  service.refuse.set('gone', { status: 410 });
  service.refuse.set('down', { status: 500 });
  expect((await lead()).status).toBe(201);
  await expect
    .poll(() => site.rows('SELECT fault FROM push_devices'), { timeout: 10_000 })
    .toEqual([{ fault: 'status 500' }]);
  service.refuse.clear();
  await minute();
  expect(rung()).toEqual(['down: new']);
});

test('a lead that nobody calls for five minutes rings once, while somebody may call', async () => {
  await subscribe('phone', { kinds: ['unanswered'] });
  await site.rows('DELETE FROM calls');
  const number = sampleNumber();
  expect((await lead(number)).status).toBe(201);
  await minute();
  expect(rung()).toEqual([]);
  // The request and its call are set back by as much as nobody has called.
  const wait = 6 * 60_000;
  await site.rows('UPDATE records SET created_at = created_at - ? WHERE mobile_number = ?', wait, number);
  await site.rows(
    'UPDATE calls SET at = at - ?, opened_at = opened_at - ? WHERE mobile_number = ?',
    ...[wait, wait, number],
  );
  const [call] = await site.rows<{ at: number }>('SELECT at FROM calls WHERE mobile_number = ?', number);
  const hours = { opens: OPENS, closes: CLOSES, minutes: PROMISED_MINUTES };
  const since = unansweredSince(Date.now(), hours);
  const at = call?.at ?? 0;
  // At night nobody may call, so nothing rings.
  const rungOnce = since && at >= since.from && at <= since.to ? ['phone: unanswered'] : [];
  await minute();
  await minute();
  expect(rung()).toEqual(rungOnce);
});
