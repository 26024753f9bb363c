import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { chatVariables, startChat } from '../upstreams/chat.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { addMechanic } from './operator-jobs.ts';
import { sampleNumber } from './outside.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const chat = await startChat();
const site = await testSite({ variables: { ...chatVariables(chat), ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
beforeEach(() => chat.startAgain());
afterAll(() => chat.close());

const calls = bookingCalls(site);
const WEBHOOK = '/api/chat/webhook';
const post = ({ body, headers }: ReturnType<typeof chat.webhook>) =>
  site.fetch(WEBHOOK, { method: 'POST', body, headers });
const text = (body: string) => ({ type: 'text', text: { body } });

let made = 0;
/** A confirmed booking, and the id of a message of ours about it. */
async function aBooking(mobileNumber = sampleNumber()) {
  made += 1;
  const draft = await calls.create({ mobileNumber });
  expect((await calls.confirm(draft, dayAhead(3 + made), '9-11')).status).toBe(200);
  const remoteId = `wamid.presses.${made}`;
  await site.rows(
    `INSERT INTO chat_messages (id, record_id, direction, kind, fact, state, person, due_at, until, sent_at, at, remote_id)
     VALUES (?, ?, 'out', 'test', ?, 'accepted', ?, 0, 0, 0, 0, ?)`,
    ...[`presses-${made}`, draft.id, `test:${made}`, `91${mobileNumber}`, remoteId],
  );
  return { ...draft, mobileNumber, remoteId };
}

const pressOf = (payload: string, { remoteId, mobileNumber }: Awaited<ReturnType<typeof aBooking>>) => {
  made += 1;
  const button = { payload, text: payload };
  const content = { id: `wamid.press.${made}`, type: 'button', button, context: { id: remoteId } };
  return chat.webhook(chat.written(content, { number: mobileNumber }));
};

/** Makes the ledger refuse the changes of a record while some work is done. */
async function whileRefused(recordId: string, work: () => Promise<void>): Promise<void> {
  await site.rows(
    `CREATE TRIGGER refused BEFORE UPDATE ON records WHEN OLD.id = '${recordId}'
     BEGIN SELECT RAISE(ABORT, 'the ledger is down'); END`,
  );
  await work().finally(() => site.rows('DROP TRIGGER refused'));
}

describe('POST /api/chat/webhook while the ledger is down', () => {
  test('answers 503 to a pressed Cancel, and the repeat cancels', async () => {
    const booking = await aBooking();
    const press = pressOf('cancel', booking);
    await whileRefused(booking.id, async () => expect((await post(press)).status).toBe(503));
    expect((await calls.view(booking)).body.status).toBe('completed');
    expect((await post(press)).status).toBe(200);
    expect((await calls.view(booking)).body.status).toBe('cancelled');
    expect((await post(press)).status).toBe(200);
    const taken = await site.rows(
      "SELECT 1 FROM chat_messages WHERE record_id = ? AND direction = 'in'",
      booking.id,
    );
    expect(taken).toHaveLength(1);
  });

  test('takes the other messages of the same body', async () => {
    const [booking, number] = [await aBooking(), sampleNumber()];
    const button = { payload: 'cancel', text: 'Cancel' };
    const both = [
      chat.written(
        { id: 'wamid.first', type: 'button', button, context: { id: booking.remoteId } },
        { number: booking.mobileNumber },
      ),
      chat.written({ id: 'wamid.second', ...text('Do you service vans?') }, { number }),
    ].map((value) => JSON.parse(JSON.stringify(value)));
    const value = {
      contacts: both.flatMap(({ contacts }) => contacts),
      messages: both.flatMap(({ messages }) => messages),
    };
    await whileRefused(booking.id, async () => expect((await post(chat.webhook(value))).status).toBe(503));
    expect(await site.rows('SELECT 1 FROM records WHERE mobile_number = ?', number)).toHaveLength(1);
  });
});

describe('a pressed answer about parts', () => {
  const job = async (id: string, body: object) => {
    const [row] = await site.rows<{ version: number }>('SELECT version FROM records WHERE id = ?', id);
    const done = await operator.post(`/api/admin/records/${id}/job`, { ...body, version: row?.version });
    expect(done.status).toBe(200);
  };
  const partsOf = async (id: string): Promise<readonly { id: string; state: string }[]> => {
    const [row] = await site.rows<{ fields: string }>('SELECT fields FROM records WHERE id = ?', id);
    return JSON.parse(row?.fields ?? '{}').job.parts;
  };
  const withParts = async (count: number) => {
    const booking = await aBooking();
    await job(booking.id, { move: 'assign', mechanicId: await addMechanic(operator) });
    for (let part = 0; part < count; part += 1)
      await job(booking.id, { move: 'add_part', name: `Part ${part}`, quantity: 1, price: 100 });
    return booking;
  };

  test.each([
    ['part_yes', 'agreed'],
    ['part_no', 'declined'],
  ])('%s answers every part that the question named, and none of later', async (payload, state) => {
    const booking = await withParts(3);
    const [, second] = await partsOf(booking.id);
    expect((await post(pressOf(`${payload}:${second?.id}`, booking))).status).toBe(200);
    expect((await partsOf(booking.id)).map((part) => part.state)).toEqual([state, state, 'asked']);
  });
});

test('the first messages of a person, in one breath, are one lead', async () => {
  const numbers = Array.from({ length: 5 }, () => sampleNumber());
  const breath = numbers.flatMap((number) =>
    ['Hi', 'Do you service vans?', 'And buses?'].map((words, index) =>
      post(chat.webhook(chat.written({ id: `wamid.${number}.${index}`, ...text(words) }, { number }))),
    ),
  );
  const answers = await Promise.all(breath);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const number of numbers) {
    const [lead, ...more] = await site.rows<{ id: string }>(
      'SELECT id FROM records WHERE mobile_number = ?',
      number,
    );
    expect(more).toEqual([]);
    expect(await site.rows('SELECT 1 FROM chat_messages WHERE record_id = ?', lead?.id ?? '')).toHaveLength(
      3,
    );
  }
});

describe('GET /coupon-admin/records/:id', () => {
  const screenOf = async (id: string) => (await operator.get(`/coupon-admin/records/${id}`)).text();
  const OTHER = 'from another number or a hidden one';

  test('calls nobody another person whose number and id came together', async () => {
    const booking = await aBooking();
    const value = chat.written(
      { id: `wamid.own.${made}`, ...text('Where do I park?') },
      { number: booking.mobileNumber },
    );
    expect((await post(chat.webhook(value))).status).toBe(200);
    const screen = await screenOf(booking.id);
    expect(screen).toContain('Where do I park?');
    expect(screen).not.toContain(OTHER);
  });

  test('offers no free text to who wrote two days ago, however late the message came', async () => {
    const booking = await aBooking();
    const timestamp = String(Math.floor(Date.now() / 1000) - 2 * 24 * 3600);
    const late = { id: `wamid.late.${made}`, timestamp, ...text('Where do I park?') };
    await post(chat.webhook(chat.written(late, { number: booking.mobileNumber })));
    const screen = await screenOf(booking.id);
    expect(screen).toContain('Where do I park?');
    expect(screen).not.toContain('name="words"');
  });
});
