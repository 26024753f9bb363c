import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../src/values/durations.ts';
import { groupedMobileNumber } from '../../src/values/mobile-number.ts';
import { chatVariables, startChat } from '../upstreams/chat.ts';
import { pushVariables, startPushService } from '../upstreams/push-service.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor, sampleNumber } from './outside.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const chat = await startChat();
const service = await startPushService();
afterAll(() => Promise.all([chat.close(), service.close()]));
const site = await testSite({
  variables: { ...chatVariables(chat), ...pushVariables, ADMIN_PASSPHRASE: PASSPHRASE },
});
const session = await sessionOf(Date.now(), PASSPHRASE, 'Asha');
const asha = operatorOf(site, session);
const inHindi = operatorOf(site, `${session}; __Host-admin-language=hi`);
beforeEach(async () => {
  chat.startAgain();
  await site.rows('DELETE FROM chat_messages');
});

const calls = bookingCalls(site);
let made = 0;
let booked = 0;
/** A confirmed booking, and a message of ours about it that the customer can answer. */
async function aBooking() {
  booked += 1;
  const mobileNumber = sampleNumber();
  const draft = await calls.create({ mobileNumber });
  expect((await calls.confirm(draft, dayAhead(3 + booked), '9-11')).status).toBe(200);
  const remoteId = `wamid.questions.out.${booked}`;
  await site.rows(
    `INSERT INTO chat_messages (id, record_id, direction, kind, fact, state, person, due_at, until, sent_at, at, remote_id)
     VALUES (?, ?, 'out', 'booked', ?, 'accepted', ?, 0, 0, 0, 0, ?)`,
    ...[`0-questions-${booked}`, draft.id, `booked:${booked}`, `91${mobileNumber}`, remoteId],
  );
  return { ...draft, mobileNumber, remoteId };
}
type Booking = Awaited<ReturnType<typeof aBooking>>;

async function send(number: string, content: object): Promise<void> {
  made += 1;
  const webhook = chat.webhook(chat.written({ id: `wamid.questions.${made}`, ...content }, { number }));
  expect((await site.fetch('/api/chat/webhook', { method: 'POST', ...webhook })).status).toBe(200);
}
const say = ({ mobileNumber }: Booking, body: string) => send(mobileNumber, { type: 'text', text: { body } });
const press = ({ mobileNumber, remoteId }: Booking, payload: string) =>
  send(mobileNumber, { type: 'button', button: { payload, text: payload }, context: { id: remoteId } });
const react = ({ mobileNumber, remoteId }: Booking) =>
  send(mobileNumber, { type: 'reaction', reaction: { message_id: remoteId, emoji: '👍' } });

/** The questions on the screen, each as its item. */
async function questions(reader = asha): Promise<readonly string[]> {
  const page = await reader.get('/coupon-admin/calls');
  expect(page.status).toBe(200);
  const section = /<section aria-labelledby="questions">[\s\S]*?<\/section>/.exec(await page.text())?.[0];
  return section?.split('<li>').slice(1) ?? [];
}
const answer = (id: string, words: string) =>
  asha.form(`/api/admin/records/${id}/chat`, { idempotencyKey: `questions-${++made}`, words }, aVisitor());

describe('GET /coupon-admin/calls', () => {
  test('shows a message that nobody answered in English and in Hindi, until an operator answers', async () => {
    const booking = await aBooking();
    expect(await questions()).toEqual([]);
    await say(booking, 'Where do I park?');
    const [item, ...more] = await questions();
    expect(more).toEqual([]);
    for (const part of ['Sample Customer', 'Where do I park?', 'Waits 0 min', 'Answer'])
      expect(item).toContain(part);
    expect(item).toContain(`href="/coupon-admin/records/${booking.id}#chat"`);
    const page = await (await inHindi.get('/coupon-admin/calls')).text();
    for (const part of ['बिना जवाब के मैसेज', '1 ग्राहक चैट में जवाब के इंतज़ार में']) expect(page).toContain(part);
    expect(await questions(inHindi)).toEqual([expect.stringContaining('जवाब दें')]);
    chat.inWindow.add(`IN.16487${booking.mobileNumber}`);
    expect((await answer(booking.id, 'Behind the workshop')).headers.get('Location')).toContain('chat_sent');
    expect(await questions()).toEqual([]);
    await say(booking, 'And the key?');
    expect(await questions()).toEqual([expect.stringContaining('And the key?')]);
  });

  test('names a person without a name by the number', async () => {
    const mobileNumber = sampleNumber();
    const lead = { idempotencyKey: 'questions-lead-0123456789', mobileNumber, service: 'ac' };
    expect((await site.post('/api/leads', lead, aVisitor())).status).toBe(201);
    const timestamp = String(Math.floor(Date.now() / 1000) - 60);
    await send(mobileNumber, { timestamp, type: 'text', text: { body: 'Are you open?' } });
    // The person is to be called, so the card shows the message, and nobody stands twice.
    expect(await questions()).toEqual([]);
    const page = await (await asha.get('/coupon-admin/calls')).text();
    const card = page.split('<li class="call-card').find((one) => one.includes(mobileNumber)) ?? '';
    expect(card).toContain('Wrote: Are you open?');
    const result = { mobileNumber, version: '1', result: 'no_answer' };
    await asha.form('/api/admin/calls/result', result, aVisitor());
    expect(await questions()).toEqual([expect.stringContaining(groupedMobileNumber(mobileNumber))]);
    await asha.form(
      '/api/admin/calls/result',
      { ...result, version: '2', result: 'asked_price' },
      aVisitor(),
    );
    expect(await questions()).toEqual([]);
    await send(mobileNumber, { type: 'text', text: { body: 'And on Sunday?' } });
    expect(await questions()).toEqual([expect.stringContaining('And on Sunday?')]);
  });

  test('shows no more what an operator notes to need no answer, and what came after it still', async () => {
    const booking = await aBooking();
    await say(booking, 'Thanks!');
    const [item = ''] = await questions();
    const closes = / name="closes" value="([^"]+)"/.exec(item)?.[1] ?? '';
    const close = () =>
      asha.form(
        `/api/admin/records/${booking.id}/chat`,
        { idempotencyKey: `questions-${++made}`, closes },
        aVisitor(),
      );
    await react(booking);
    expect((await close()).headers.get('Location')).toBe('/coupon-admin/calls?done=chat_closed');
    expect(await questions()).toEqual([]);
    expect(await (await asha.get(`/coupon-admin/records/${booking.id}`)).text()).toContain('Needs no answer');
    await say(booking, 'One more thing');
    expect((await close()).headers.get('Location')).toContain('problem=conflict');
    expect(await questions()).toEqual([expect.stringContaining('One more thing')]);
  });

  test('shows it again where the answer never arrived', async () => {
    const booking = await aBooking();
    await say(booking, 'Is it ready?');
    chat.refuse.set('*', { status: 400, code: 131026 });
    expect((await answer(booking.id, 'At five')).status).toBe(303);
    await expect.poll(() => questions()).toEqual([expect.stringContaining('Is it ready?')]);
  });

  test('takes no pressed button, sign or STOP for a question, and no message of the site for an answer', async () => {
    const [pressed, stopped, asked] = [await aBooking(), await aBooking(), await aBooking()];
    await press(pressed, 'move');
    await react(pressed);
    await say(stopped, 'STOP');
    await say(asked, 'How long will it take?');
    await react(asked);
    chat.inWindow.add(`IN.16487${asked.mobileNumber}`);
    await press(asked, 'move');
    const own = "SELECT id FROM chat_messages WHERE record_id = ? AND by = 'site'";
    expect(await site.rows(own, asked.id)).toHaveLength(1);
    expect(await questions()).toEqual([expect.stringContaining('How long will it take?')]);
  });

  test('keeps a question that a STOP followed, until somebody answers or closes it', async () => {
    const [answered, closed] = [await aBooking(), await aBooking()];
    for (const booking of [answered, closed]) {
      await say(booking, 'When will you be here?');
      await say(booking, 'STOP');
      await say(booking, 'start');
    }
    const asked = await questions();
    expect(asked).toHaveLength(2);
    for (const item of asked) expect(item).toContain('When will you be here?');
    chat.inWindow.add(`IN.16487${answered.mobileNumber}`);
    expect((await answer(answered.id, 'At five')).status).toBe(303);
    const [row] = await site.rows<{ id: string }>(
      "SELECT id FROM chat_messages WHERE record_id = ? AND words = 'When will you be here?'",
      closed.id,
    );
    const close = { idempotencyKey: 'close-after-a-stop', closes: row?.id };
    expect((await asha.post(`/api/admin/records/${closed.id}/chat`, close)).status).toBe(200);
    expect(await questions()).toEqual([]);
    const screen = await (await asha.get(`/coupon-admin/records/${closed.id}`)).text();
    expect(screen).toContain('STOP');
    expect(screen).not.toContain('Customer: wish');
  });

  test('shows the first words of a stranger in one line, and none of their code', async () => {
    const booking = await aBooking();
    await say(booking, `<img src=x onerror=alert(1)>\n\n${'long '.repeat(40)}the end`);
    const [item] = await questions();
    expect(item).toContain('&lt;img src=x onerror=alert(1)&gt; long');
    expect(item).toContain('…');
    expect(item).not.toContain('<img');
    expect(item).not.toContain('the end');
    await send(booking.mobileNumber, { type: 'image', image: { id: 'm1' } });
    expect(await questions()).toEqual([expect.stringContaining('Customer: image')]);
  });

  test('shows who waits longest first, promises no own words after a day, and forgets after a week', async () => {
    const [old, new_, gone] = [await aBooking(), await aBooking(), await aBooking()];
    await say(new_, 'A new one');
    await say(old, 'An old one');
    await say(gone, 'Last week');
    const back = (ms: number, { id }: Booking) =>
      site.rows('UPDATE chat_messages SET at = at - ? WHERE record_id = ?', ms, id);
    await back(DAY_MS + 60_000, old);
    await back(7 * DAY_MS, gone);
    const items = await questions();
    expect(items).toEqual([expect.stringContaining('An old one'), expect.stringContaining('A new one')]);
    expect(items[0]).toContain('Open the chat');
    expect(items[0]).toContain('send a ready message, or call');
    expect(items[1]).not.toContain('send a ready message');
    // Who asks once more has waited since the first time.
    await say(old, 'Anybody there?');
    const [again] = await questions();
    for (const part of ['Anybody there?', 'Waits since', 'Answer']) expect(again).toContain(part);
  });
});

describe('POST /api/chat/webhook', () => {
  test('rings once in a quarter of an hour for what a customer writes, without a word of it', async () => {
    const booking = await aBooking();
    await expect
      .poll(() => site.rows("SELECT id FROM deliveries WHERE target = 'push' AND state = 'pending'"))
      .toEqual([]);
    // The messages of the tests before rang nobody.
    await site.rows("DELETE FROM deliveries WHERE target = 'push' AND purpose LIKE 'wrote %'");
    const { subscription } = service.browser('phone');
    expect((await asha.post('/api/admin/notifications', { subscription, kinds: ['wrote'] })).status).toBe(
      201,
    );
    await press(booking, 'confirm:2026-01-01');
    await react(booking);
    await say(booking, 'A secret question');
    await say(booking, 'Another one');
    await send(sampleNumber(), { type: 'text', text: { body: 'Do you service vans?' } });
    const keys = await site.rows<{ purpose: string }>(
      "SELECT DISTINCT purpose FROM deliveries WHERE target = 'push' AND purpose LIKE 'wrote %'",
    );
    await expect.poll(() => service.received.length).toBe(keys.length);
    // Two quarters of an hour may meet between the two messages.
    expect([1, 2]).toContain(keys.length);
    const path = `/coupon-admin/records/${booking.id}`;
    expect(new Set(service.received.map(({ text }) => text))).toEqual(
      new Set([JSON.stringify({ kind: 'wrote', path })]),
    );
  });

  test('tells the open screens of a message, and an answer tells them too', async () => {
    const booking = await aBooking();
    const headers = { Upgrade: 'websocket', Cookie: `admin=${session}`, Origin: site.origin };
    const { webSocket } = await site.fetch('/api/admin/live', { headers });
    const heard: string[] = [];
    webSocket?.addEventListener('message', ({ data }) => heard.push(String(data)));
    webSocket?.accept();
    await say(booking, 'Where are you?');
    await expect.poll(() => heard).toContain('{"kind":"wrote"}');
    heard.length = 0;
    await answer(booking.id, 'At the gate');
    await expect.poll(() => heard).toEqual(['{"kind":"changed"}']);
    webSocket?.close();
  });
});
