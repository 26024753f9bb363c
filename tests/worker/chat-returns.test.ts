import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../src/values/durations.ts';
import { chatVariables, startChat } from '../upstreams/chat.ts';
import { sampleNumber } from './outside.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const chat = await startChat();
const site = await testSite({ variables: chatVariables(chat) });
beforeEach(() => chat.startAgain());
afterAll(() => chat.close());

let said = 0;
const say = async (body: string, from: Parameters<typeof chat.written>[1]) => {
  said += 1;
  const content = { id: `wamid.returns.${said}`, type: 'text', text: { body } };
  const webhook = chat.webhook(chat.written(content, from));
  expect((await site.fetch('/api/chat/webhook', { method: 'POST', ...webhook })).status).toBe(200);
};
/** Moves all that the site knows into the past. */
const pass = async (days: number) => {
  const ms = days * DAY_MS;
  await site.rows('UPDATE records SET created_at = created_at - ?, updated_at = updated_at - ?', ms, ms);
  await site.rows('UPDATE chat_messages SET at = at - ?', ms);
  // The key of a lead from the chat names its day.
  await site.rows("UPDATE records SET idempotency_key = idempotency_key || '-past'");
  await site.rows('UPDATE calls SET at = at - ?, waits = 0', ms);
};
const recordsOf = (number: string) =>
  site.rows<{ id: string; kind: string }>(
    'SELECT * FROM records WHERE mobile_number = ? ORDER BY created_at',
    number,
  );
const waits = async (number: string) =>
  (await site.rows('SELECT 1 FROM calls WHERE mobile_number = ? AND waits = 1', number)).length;

describe('POST /api/chat/webhook with words of who wrote before', () => {
  test('a month after all that is known of the number is a new lead, which is called', async () => {
    const number = sampleNumber();
    await say('Do you service vans?', { number });
    await pass(31);
    await say('I need the AC done', { number });
    expect((await recordsOf(number)).map(({ kind }) => kind)).toEqual(['lead', 'lead']);
    expect(await waits(number)).toBe(1);
  });

  test('a month after the last words of a hidden number is a new lead', async () => {
    const userId = 'IN.3344556677';
    await say('Do you service vans?', { userId });
    await pass(31);
    await say('I need the AC done', { userId });
    const found = await site.rows('SELECT DISTINCT record_id FROM chat_messages WHERE person = ?', userId);
    expect(found).toHaveLength(2);
  });

  test('within the month belongs to what is known', async () => {
    const number = sampleNumber();
    await say('Do you service vans?', { number });
    await pass(20);
    await say('And buses?', { number });
    expect(await recordsOf(number)).toHaveLength(1);
  });

  test('before the visit of an older booking belongs to the booking', async () => {
    const number = sampleNumber();
    const calls = bookingCalls(site);
    const draft = await calls.create({ mobileNumber: number });
    expect((await calls.confirm(draft, dayAhead(5), '9-11')).status).toBe(200);
    await pass(31);
    await say('Where do I park?', { number });
    expect(await recordsOf(number)).toEqual([expect.objectContaining({ id: draft.id })]);
  });
});

test.each([
  ['system', { system: { type: 'user_changed_number', body: 'Asha changed number' } }],
  ['request_welcome', {}],
])('a notification of the type %s, which nobody wrote, makes no lead', async (type, content) => {
  const number = sampleNumber();
  said += 1;
  const value = chat.written({ id: `wamid.returns.${said}`, type, ...content }, { number });
  const webhook = chat.webhook(value);
  expect((await site.fetch('/api/chat/webhook', { method: 'POST', ...webhook })).status).toBe(200);
  expect(await recordsOf(number)).toEqual([]);
});
