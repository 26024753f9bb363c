import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { indiaDate } from '../../src/values/india-time.ts';
import { sha256Hex } from '../../src/values/signing.ts';
import { CHAT_KEYS, chatVariables, startChat } from '../upstreams/chat.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor, sampleNumber } from './outside.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const chat = await startChat();
const site = await testSite({ variables: { ...chatVariables(chat), ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
beforeEach(() => chat.startAgain());
afterAll(() => chat.close());

const WEBHOOK = '/api/chat/webhook';
let messages = 0;
const nextId = () => {
  messages += 1;
  return `wamid.in.${messages}`;
};

const post = ({ body, headers }: ReturnType<typeof chat.webhook>) =>
  site.fetch(WEBHOOK, { method: 'POST', body, headers });
const say = (content: object, from: Parameters<typeof chat.written>[1]) =>
  post(chat.webhook(chat.written({ id: nextId(), ...content }, from)));
const text = (body: string) => ({ type: 'text', text: { body } });

interface Row {
  readonly record_id: string;
  readonly direction: string;
  readonly kind: string;
  readonly state: string;
  readonly words: string | null;
  readonly reason: string | null;
}
const messagesOf = (recordId: string) =>
  site.rows<Row>('SELECT * FROM chat_messages WHERE record_id = ? ORDER BY at, rowid', recordId);
const recordsOf = (mobileNumber: string) =>
  site.rows<{ id: string; source: string; name: string | null; kind: string }>(
    'SELECT * FROM records WHERE mobile_number = ?',
    mobileNumber,
  );

const calls = bookingCalls(site);
let hours = 0;
/** A confirmed booking, and a message of ours about it that the customer can answer. */
async function aBooking(mobileNumber = sampleNumber()) {
  hours += 1;
  const draft = await calls.create({ mobileNumber });
  const slot = ['9-11', '11-13', '13-15'][hours % 3] ?? '9-11';
  expect((await calls.confirm(draft, dayAhead(3 + hours), slot)).status).toBe(200);
  const remoteId = `wamid.out.${hours}`;
  await site.rows(
    `INSERT INTO chat_messages (id, record_id, direction, kind, fact, state, person, due_at, until, sent_at, at, remote_id)
     VALUES (?, ?, 'out', 'test', ?, 'accepted', ?, 0, 0, 0, 0, ?)`,
    ...[`out-${hours}`, draft.id, `test:${hours}`, `91${mobileNumber}`, remoteId],
  );
  return { ...draft, mobileNumber, remoteId, ours: `out-${hours}` };
}
const button = (payload: string, answered: string) => ({
  type: 'button',
  button: { payload, text: payload },
  context: { id: answered },
});
const stateOf = async (id: string) =>
  (await site.rows<Row>('SELECT * FROM chat_messages WHERE id = ?', id))[0];

describe('the webhook', () => {
  test('answers the challenge to the right verify token only', async () => {
    const verify = (token: string) =>
      site.fetch(`${WEBHOOK}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`);
    const right = await verify(CHAT_KEYS.verifyToken);
    expect([right.status, await right.text()]).toEqual([200, '1158201444']);
    expect((await verify('another')).status).toBe(403);
  });

  test('refuses what is not signed with our secret, and leaves no trace of it', async () => {
    const number = sampleNumber();
    const forged = chat.webhook(
      chat.written({ id: nextId(), ...text('Hello') }, { number }),
      'another secret',
    );
    expect((await post(forged)).status).toBe(403);
    const { body, headers } = chat.webhook(chat.written({ id: nextId(), ...text('Hello') }, { number }));
    expect((await post({ body: body.replace('Hello', 'Bye'), headers })).status).toBe(403);
    expect((await site.fetch(WEBHOOK, { method: 'POST', body })).status).toBe(403);
    expect(await recordsOf(number)).toEqual([]);
  });

  test('takes no body above its limit, and understands no other number’s or broken ones', async () => {
    const huge = chat.webhook({ padding: 'x'.repeat(3_200_000) });
    expect((await post(huge)).status).toBe(413);
    const number = sampleNumber();
    const foreign = {
      ...chat.written({ id: nextId(), ...text('Hi') }, { number }),
      metadata: { phone_number_id: '9' },
    };
    expect((await post(chat.webhook(foreign))).status).toBe(200);
    const broken = { messages: [{ id: 7 }, null, 'x'], statuses: [{ status: 'unknown' }], contacts: [3] };
    expect((await post(chat.webhook(broken))).status).toBe(200);
    expect(await recordsOf(number)).toEqual([]);
  });

  test('takes a body as large as the interface sends', async () => {
    const number = sampleNumber();
    const value = {
      ...chat.written({ id: nextId(), ...text('Hi') }, { number }),
      padding: 'x'.repeat(2_900_000),
    };
    expect((await post(chat.webhook(value))).status).toBe(200);
    expect(await recordsOf(number)).toHaveLength(1);
  });

  test('logs no text of a person', async () => {
    await say(text('a very private sentence'), { number: sampleNumber() });
    expect(site.logged.join('\n')).not.toContain('private sentence');
  });
});

describe('what a person writes', () => {
  test('becomes a lead of the source chat where it belongs to nothing, once for all repeats', async () => {
    const number = sampleNumber();
    const first = chat.webhook(chat.written({ id: nextId(), ...text('Do you service vans?') }, { number }));
    for (let repeat = 0; repeat < 3; repeat += 1) expect((await post(first)).status).toBe(200);
    const [lead, ...more] = await recordsOf(number);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ kind: 'lead', source: 'chat', name: 'Asha' });
    expect(await messagesOf(lead?.id ?? '')).toEqual([
      expect.objectContaining({ direction: 'in', words: 'Do you service vans?' }),
    ]);
    await say(text('And buses?'), { number });
    expect(await messagesOf(lead?.id ?? '')).toHaveLength(2);
  });

  test('is a lead also where a stranger, who knows the number, has posted the key that number and day would give', async () => {
    const number = sampleNumber();
    const guessed = await sha256Hex(`91${number} ${indiaDate(new Date())}`);
    for (const key of [guessed, guessed.slice(0, 32)]) {
      const taken = { idempotencyKey: `chat-${key}`.slice(0, 64), mobileNumber: sampleNumber() };
      expect((await site.post('/api/leads', taken, aVisitor())).status).toBe(201);
    }
    const written = chat.written({ id: nextId(), ...text('Do you service vans?') }, { number });
    // Only the number names the writer.
    const withoutIds = JSON.parse(
      JSON.stringify(written, (key, value) => (key.endsWith('user_id') ? undefined : value)),
    );
    expect((await post(chat.webhook(withoutIds))).status).toBe(200);
    expect(await recordsOf(number)).toHaveLength(1);
  });

  test('is found by its reference first, also from a hidden number, and then by the chat’s own id', async () => {
    const { id } = await aBooking();
    const [row] = await site.rows<{ reference: string }>('SELECT reference FROM records WHERE id = ?', id);
    const userId = 'IN.2000000000000001';
    await say(text(`Hi, I have booked a car service.\n#${row?.reference}`), { userId });
    await say(text('Is parking possible?'), { userId });
    const words = (await messagesOf(id)).map((one) => one.words);
    expect(words).toContain('Is parking possible?');
  });

  test('with the reference of a press on a chat link becomes a lead about its service, for nobody answers a press', async () => {
    const idempotencyKey = crypto.randomUUID();
    const press = { idempotencyKey, service: 'Periodic Service', timestamp: new Date().toISOString() };
    expect((await site.post('/api/whatsapp-redirects', press, aVisitor())).status).toBe(202);
    const hidden = { userId: 'IN.2233445566' };
    await say(text(`Hi, I need help.\n#${idempotencyKey.slice(0, 6)}`), hidden);
    const rows = await site.rows<{ kind: string; source: string; service: string }>(
      'SELECT r.* FROM records r JOIN chat_messages m ON m.record_id = r.id WHERE m.person = ?',
      hidden.userId,
    );
    expect(rows).toMatchObject([{ kind: 'lead', source: 'chat', service: 'periodic' }]);
  });

  test('in pictures and voice is named, not fetched', async () => {
    const booking = await aBooking();
    await say({ type: 'image', image: { id: 'm1' } }, { number: booking.mobileNumber });
    expect((await messagesOf(booking.id)).at(-1)).toMatchObject({ kind: 'image', words: null });
    expect(chat.requests.filter(({ method }) => method === 'GET')).toEqual([]);
  });

  test('a stranger’s text with a reference acts on nothing', async () => {
    const booking = await aBooking();
    const [row] = await site.rows<{ reference: string }>(
      'SELECT reference FROM records WHERE id = ?',
      booking.id,
    );
    await say(
      { type: 'button', button: { payload: 'cancel' }, ...{ text: { body: `#${row?.reference}` } } },
      { number: sampleNumber() },
    );
    await say(text(`cancel #${row?.reference}`), { number: sampleNumber() });
    expect((await calls.view(booking)).body.status).toBe('completed');
  });
});

describe('a pressed button', () => {
  test('cancels by the rules of the page, once', async () => {
    const booking = await aBooking();
    await say(button('cancel', booking.remoteId), { number: booking.mobileNumber });
    expect((await calls.view(booking)).body.status).toBe('cancelled');
    await say(button('cancel', booking.remoteId), { number: booking.mobileNumber });
    expect((await calls.view(booking)).body.status).toBe('cancelled');
  });

  test('to be there changes nothing while the visit stands, and gets the page where it has another day or is gone', async () => {
    const booking = await aBooking();
    const from = { number: booking.mobileNumber };
    chat.inWindow.add(`91${booking.mobileNumber}`);
    const { date } = (await calls.view(booking)).body;
    const before = await calls.view(booking);
    await say(button(`confirm:${date}`, booking.remoteId), from);
    expect(await calls.view(booking)).toEqual(before);
    expect((await messagesOf(booking.id)).at(-1)).toMatchObject({ direction: 'in', kind: 'button' });
    expect(chat.sent).toEqual([]);
    await say(button(`confirm:${dayAhead(1)}`, booking.remoteId), from);
    const page = expect.stringContaining(`has changed since that message. See it here: http`);
    await expect.poll(() => chat.sent.map((one) => one.text)).toEqual([page]);
    await calls.cancel(booking);
    await say(button(`confirm:${date}`, booking.remoteId), from);
    const words = (await messagesOf(booking.id))
      .filter(({ kind }) => kind === 'text')
      .map((one) => one.words);
    expect(words).toEqual([page, page]);
  });

  test('for another time gets the link of the own page, in the service window', async () => {
    const booking = await aBooking();
    chat.inWindow.add(`91${booking.mobileNumber}`);
    await say(button('move', booking.remoteId), { number: booking.mobileNumber });
    await expect
      .poll(() => chat.sent.map((one) => one.text))
      .toEqual([expect.stringContaining(`/booking/${booking.id}?token=`)]);
  });

  test('or a word that says STOP ends what we send by ourselves, and START begins it again', async () => {
    const booking = await aBooking();
    const person = () =>
      site.rows<{ stopped_at: number | null }>(
        'SELECT stopped_at FROM chat_people WHERE person = ?',
        `91${booking.mobileNumber}`,
      );
    await say(text(' Stop. '), { number: booking.mobileNumber });
    expect((await person())[0]?.stopped_at).toBeGreaterThan(0);
    await say(text('START'), { number: booking.mobileNumber });
    expect((await person())[0]?.stopped_at).toBeNull();
    await say(button('stop', booking.remoteId), { number: booking.mobileNumber });
    expect((await person())[0]?.stopped_at).toBeGreaterThan(0);
  });
});

describe('a notification of a message', () => {
  test('in any order and twice leaves the furthest state', async () => {
    const booking = await aBooking();
    const statuses = ['read', 'sent', 'delivered', 'sent'].map((status) => ({
      ...{ id: booking.remoteId, status, timestamp: '1' },
      pricing: { category: 'utility' },
    }));
    expect((await post(chat.webhook({ statuses }))).status).toBe(200);
    expect(await stateOf(booking.ours)).toMatchObject({ state: 'read', priced: 'utility' });
  });

  test('of a failure says why, and settles a message that got no answer by our own id', async () => {
    const booking = await aBooking();
    await post(chat.webhook(chat.status(booking.remoteId, 'failed', { errors: [{ code: 131026 }] })));
    expect(await stateOf(booking.ours)).toMatchObject({ state: 'failed', reason: 'not_on_chat' });
    const other = await aBooking();
    await site.rows("UPDATE chat_messages SET state = 'unclear', remote_id = NULL WHERE id = ?", other.ours);
    await post(
      chat.webhook(chat.status('wamid.late', 'delivered', { biz_opaque_callback_data: other.ours })),
    );
    expect(await stateOf(other.ours)).toMatchObject({ state: 'delivered', reason: null });
  });
});

describe('the record’s screen', () => {
  const screenOf = async (id: string) => (await operator.get(`/coupon-admin/records/${id}`)).text();
  const answer = (id: string, words: string) =>
    operator.form(
      `/api/admin/records/${id}/chat`,
      { words, idempotencyKey: `answer-${words.length}` },
      aVisitor(),
    );

  test('shows the conversation, and the operator answers while the window is open', async () => {
    const { id, mobileNumber } = await aBooking();
    expect((await answer(id, 'Too early')).status).toBe(422);
    await say(text('Where do I park?'), { number: mobileNumber });
    expect(await screenOf(id)).toContain('Where do I park?');
    const [{ person } = { person: '' }] = await site.rows<{ person: string }>(
      "SELECT person FROM chat_messages WHERE record_id = ? AND direction = 'in'",
      id,
    );
    chat.inWindow.add(person);
    expect((await answer(id, 'Behind the workshop')).headers.get('Location')).toContain('done=chat_sent');
    await expect.poll(() => chat.sent.map((one) => one.text)).toEqual(['Behind the workshop']);
    // A second press sends nothing more.
    expect((await answer(id, 'Behind the workshop')).headers.get('Location')).toContain('done=chat_sent');
    expect(await screenOf(id)).toMatch(
      /^(?:(?!Behind the workshop)[\s\S])*Behind the workshop(?:(?!Behind the workshop)[\s\S])*$/,
    );
    expect(await screenOf(id)).toContain('Behind the workshop');
  });

  test('shows markup of a person as text, and names a message from another number', async () => {
    const { id } = await aBooking();
    const [row] = await site.rows<{ reference: string }>('SELECT reference FROM records WHERE id = ?', id);
    await say(text(`<img src=x onerror=alert(1)> #${row?.reference}`), { number: sampleNumber() });
    const html = await screenOf(id);
    expect(html).toContain('&lt;img');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('from another number or a hidden one');
  });
});

test('without its variables the webhook does not exist', async () => {
  const off = await testSite();
  expect((await off.fetch(WEBHOOK)).status).toBe(404);
  expect((await off.fetch(WEBHOOK, { method: 'POST', body: '{}' })).status).toBe(404);
});

test('a message that fails for good is counted on health and says on its record that a person calls', async () => {
  const booking = await aBooking();
  const failed = chat.status(booking.remoteId, 'failed', { errors: [{ code: 131026 }] });
  expect((await post(chat.webhook(failed))).status).toBe(200);
  const record = await (await operator.get(`/coupon-admin/records/${booking.id}`)).text();
  expect(record).toContain('failed, please call');
  const screen = await (await operator.get('/coupon-admin/health')).text();
  expect(screen).toMatch(/Failed in seven days: please call<\/dt><dd>[1-9]/);
  const health = async () => (await site.fetch('/healthz')).json();
  await expect
    .poll(health, { timeout: 15_000 })
    .toMatchObject({ chat: { failed: expect.any(Number), unclear: 0, pausedTemplates: 0 } });
});
