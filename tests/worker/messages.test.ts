import type { Response } from 'miniflare';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { adminMessagesText } from '../../src/content/text/admin-messages.ts';
import { fieldMessages } from '../../src/content/text/messages.ts';
import { NOTICE_KINDS } from '../../src/features/chat/rules/message-kinds.ts';
import { chatVariables, startChat } from '../upstreams/chat.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor, sampleNumber } from './outside.ts';
import { testSite } from './test-site.ts';

const SCREEN = '/coupon-admin/messages';
const API = '/api/admin/messages';

const chat = await startChat();
afterAll(() => chat.close());
const site = await testSite({ variables: { ...chatVariables(chat), ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf(Date.now(), PASSPHRASE, 'Asha'));
beforeEach(async () => {
  await chat.heal();
  chat.startAgain();
  await site.rows('DELETE FROM audit');
});

const { problems } = adminMessagesText;

const screen = async () => (await operator.get(SCREEN)).text();
const testOf = (fields: Readonly<Record<string, string>>) =>
  operator.form(`${API}/test`, { kind: 'ready', language: 'en', ...fields }, aVisitor());
const outcome = (answer: Response) => answer.headers.get('Location')?.slice(SCREEN.length + 1);
/** The sentence on the screen that a refused form comes back with. */
const refusalOf = async (answer: Response): Promise<string | undefined> => {
  expect(answer.status).toBe(422);
  return /role="alert">.*?<span>([^<]+)/s.exec(await answer.text())?.[1];
};

describe('the messages screen', () => {
  test('without a session leads to the sign-in', async () => {
    const answer = await site.fetch(SCREEN, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/coupon-admin']);
  });

  test('shows every message in both languages with sample values', async () => {
    const html = await screen();
    expect(html).toContain('Your car is ready at Pahiya. To pay: ₹2,999. The page shows the bill.');
    expect(html).toContain('Pahiya में आपकी गाड़ी तैयार है। पेमेंट: ₹2,999। बिल पेज पर है।');
    expect(html).not.toMatch(/\{\{\d\}\}/);
    expect(html.match(/Switch off: /g)).toHaveLength(NOTICE_KINDS.length);
  });

  test('shows the state of each template as the chat lists it', async () => {
    for (const [kind, state] of [
      ['booked', 'APPROVED'],
      ['moved', 'PAUSED'],
      ['ready', 'REJECTED'],
      ['review', 'IN_APPEAL'],
    ])
      chat.registered.set(`pahiya_${kind}_1 en`, state ?? '');
    const html = await screen();
    const states = ['approved', 'paused', 'rejected', 'state unknown', 'not registered'];
    const counts = states.map((state) => html.match(new RegExp(`>${state}</span>`, 'g'))?.length ?? 0);
    expect(counts).toEqual([1, 1, 1, 1, 2 * NOTICE_KINDS.length - 4]);
  });

  test('calls every state unknown while the chat does not answer', async () => {
    await chat.fail('status_503');
    const html = await screen();
    expect(html).toContain('The chat did not say which templates are approved.');
    expect(html.match(/>state unknown<\/span>/g)).toHaveLength(2 * NOTICE_KINDS.length);
  });

  test('says which variables are missing, and offers no test without them', async () => {
    const { CHAT_BUSINESS_ID: _, ...unlisted } = chatVariables(chat);
    const [off, half] = await Promise.all([
      testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } }),
      testSite({ variables: { ...unlisted, ADMIN_PASSPHRASE: PASSPHRASE } }),
    ]);
    const of = async (one: typeof site) => (await operatorOf(one, await sessionOf()).get(SCREEN)).text();
    const withoutChat = await of(off);
    expect(withoutChat).toContain('No message leaves by itself: CHAT_NUMBER_ID, CHAT_TOKEN not set.');
    expect(withoutChat).not.toContain('Your mobile number');
    expect(await of(half)).toContain('set CHAT_BUSINESS_ID');
  });
});

describe(`POST ${API}/:kind/switch`, () => {
  test('switches a message off and on, once for all repeats, and the screen and the audit list say so', async () => {
    const turn = (state: string) => operator.form(`${API}/review/switch`, { state }, aVisitor());
    for (let repeat = 0; repeat < 2; repeat += 1) expect(outcome(await turn('off'))).toBe('done=message_off');
    expect(await screen()).toContain('Switch on: Review asked for');
    expect(await site.rows('SELECT kind, by FROM chat_switched_off')).toEqual([
      { kind: 'review', by: 'operator Asha' },
    ]);
    for (let repeat = 0; repeat < 2; repeat += 1) expect(outcome(await turn('on'))).toBe('done=message_on');
    expect(await site.rows('SELECT kind FROM chat_switched_off')).toEqual([]);
    expect(await site.rows('SELECT action, subject FROM audit ORDER BY at, id')).toEqual([
      { action: 'message_off', subject: 'review' },
      { action: 'message_on', subject: 'review' },
    ]);
  });

  test('knows no other message and no other state', async () => {
    expect((await operator.post(`${API}/spam/switch`, { state: 'off' })).status).toBe(404);
    expect((await operator.post(`${API}/review/switch`, { state: 'maybe' })).status).toBe(400);
  });
});

describe(`POST ${API}/test`, () => {
  test('sends the template with sample values to the number, however it is typed', async () => {
    const number = sampleNumber();
    const typed = `+91 ${number.slice(0, 5)}-${number.slice(5)}`;
    const answer = await testOf({ kind: 'booked', language: 'hi', mobileNumber: typed });
    expect(outcome(answer)).toBe('done=message_tested');
    expect(chat.sent).toEqual([
      expect.objectContaining({
        to: `91${number}`,
        template: 'pahiya_booked_1',
        language: 'hi',
        payloads: ['test', 'test'],
        link: 'hi/my-bookings',
      }),
    ]);
  });

  test('a press on its button makes no lead and changes nothing', async () => {
    const number = sampleNumber();
    await testOf({ kind: 'booked', mobileNumber: number });
    const pressed = { type: 'button', button: { payload: 'test', text: 'Cancel' } };
    const context = { id: chat.sent[0]?.id };
    const { body, headers } = chat.webhook(
      chat.written({ id: 'wamid.of-a-test', ...pressed, context }, { number }),
    );
    const taken = await site.fetch('/api/chat/webhook', { method: 'POST', body, headers });
    expect(taken.status).toBe(200);
    expect(await site.rows('SELECT id FROM records WHERE mobile_number = ?', number)).toEqual([]);
  });

  test.each([
    [131026, 'chat_not_on_chat'],
    [132015, 'chat_template_paused'],
    [190, 'chat_no_access'],
  ] as const)('says what the chat’s refusal %i means', async (code, problem) => {
    chat.refuse.set('*', { status: 400, code });
    expect(await refusalOf(await testOf({ mobileNumber: sampleNumber() }))).toBe(problems[problem]);
  });

  test('says that nothing is clear where the chat does not answer', async () => {
    await chat.fail('reset', { times: 1 });
    expect(await refusalOf(await testOf({ mobileNumber: sampleNumber() }))).toBe(problems.chat_unclear);
  });

  test('keeps six seconds between two to one number, and sends nothing after a STOP', async () => {
    const number = sampleNumber();
    await testOf({ mobileNumber: number });
    expect(await refusalOf(await testOf({ mobileNumber: number }))).toBe(problems.chat_too_soon);
    await site.rows('UPDATE chat_people SET sent_at = 0, stopped_at = 1 WHERE person = ?', `91${number}`);
    expect(await refusalOf(await testOf({ mobileNumber: number }))).toBe(problems.chat_stopped);
    expect(chat.sent).toHaveLength(1);
  });

  test('refuses the eleventh in an hour, and what is no number', async () => {
    expect(await refusalOf(await testOf({ mobileNumber: '12345' }))).toBe(fieldMessages.mobile_invalid);
    for (let sent = 0; sent < 10; sent += 1)
      expect(outcome(await testOf({ mobileNumber: sampleNumber() }))).toBe('done=message_tested');
    expect(await refusalOf(await testOf({ mobileNumber: sampleNumber() }))).toBe(problems.too_many_tests);
    expect(chat.sent).toHaveLength(10);
  });
});
