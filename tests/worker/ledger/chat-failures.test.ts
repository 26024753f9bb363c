import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Conversation } from '../../../src/features/admin/pages/Conversation.tsx';
import { answerWay } from '../../../src/features/chat/index.ts';
import { createChatFigures } from '../../../src/platform/chat/chat-figures.ts';
import { HOUR_MS } from '../../../src/values/durations.ts';
import { type ChatLedger, chatTests } from './chat-ledger.ts';
import { mustBe } from './must-be.ts';

const { chat, clock, database, start, names } = await chatTests();

const NUMBER = '9000000101';
const FINE = { failed: 0, unclear: 0, pausedTemplates: 0 };
const health = () => createChatFigures(database(), clock.now).health();

/** The record’s screen and its words about the messages, without markup. */
async function screenOf(site: ChatLedger, id: string): Promise<string> {
  const record = mustBe(await site.ledger.find(id));
  const messages = (await site.store.ofRecord(id)).filter(({ kind }) => kind !== 'reminder');
  const shown = {
    record,
    messages,
    names: undefined,
    isMoved: false,
    brand: 'Pahiya',
    now: new Date(clock.now()),
  };
  return renderToStaticMarkup(createElement(Conversation, shown)).replace(/<[^>]*>/g, ' ');
}
const deliveryState = async () =>
  (await database().prepare("SELECT state FROM deliveries WHERE target = 'chat'").first<{ state: string }>())
    ?.state;

interface Failure {
  /** The answer of the interface. */
  readonly code: number;
  readonly status: number;
  readonly state: 'failed' | 'waiting';
  readonly screen: readonly string[];
  readonly delivery: string;
  readonly counted: object;
  /** The messages that have gone out two hours after the trouble. */
  readonly afterwards: readonly string[];
}

const CALL = 'failed, please call';
const FAILURES: readonly (readonly [string, Failure])[] = [
  [
    'not on the chat: the operator calls',
    {
      code: 131026,
      status: 400,
      state: 'failed',
      screen: [CALL, 'the number is not in the chat'],
      delivery: 'delivered',
      counted: { ...FINE, failed: 1 },
      afterwards: [],
    },
  ],
  [
    'held back by the chat: the operator calls',
    {
      code: 131049,
      status: 400,
      state: 'failed',
      screen: [CALL, 'the chat holds it back'],
      delivery: 'delivered',
      counted: { ...FINE, failed: 1 },
      afterwards: [],
    },
  ],
  [
    'refused as such: the operator calls',
    {
      code: 100,
      status: 400,
      state: 'failed',
      screen: [CALL, 'the chat refused it'],
      delivery: 'delivered',
      counted: { ...FINE, failed: 1 },
      afterwards: [],
    },
  ],
  [
    'template paused: it waits an hour',
    {
      code: 132015,
      status: 400,
      state: 'waiting',
      screen: ['waits', 'its template is paused'],
      delivery: 'delivered',
      counted: { ...FINE, pausedTemplates: 1 },
      afterwards: ['booked'],
    },
  ],
  [
    'number limit: all messages slow down',
    {
      code: 130429,
      status: 429,
      state: 'waiting',
      screen: ['waits', 'the chat takes no more messages for now'],
      delivery: 'pending',
      counted: FINE,
      afterwards: ['booked'],
    },
  ],
  [
    'pair limit: this person’s waits six seconds',
    {
      code: 131056,
      status: 400,
      state: 'waiting',
      screen: ['waits', 'the customer got a message a moment ago'],
      delivery: 'delivered',
      counted: FINE,
      afterwards: ['booked'],
    },
  ],
  [
    'token gone: everything pauses',
    {
      code: 190,
      status: 401,
      state: 'waiting',
      screen: ['waits', 'the chat refuses our token or account'],
      delivery: 'paused',
      counted: FINE,
      afterwards: ['booked'],
    },
  ],
  [
    'interface down: it tries again',
    {
      code: 131000,
      status: 500,
      state: 'waiting',
      screen: ['waits', 'the chat is in trouble'],
      delivery: 'pending',
      counted: FINE,
      afterwards: ['booked'],
    },
  ],
];

describe('a failure of the interface', () => {
  test.each(FAILURES)('%s', async (_, { code, status, state, screen, delivery, counted, afterwards }) => {
    const site = start();
    chat.refuse.set('*', { code, status });
    const id = await site.book({ date: '2026-11-25', timeSlot: '9-11' });
    const booked = async () => (await site.rows(id)).find(({ kind }) => kind === 'booked');
    expect((await booked())?.state).toBe(state);
    for (const words of screen) expect(await screenOf(site, id)).toContain(words);
    // A delivery that waits or is paused counts on health as that of the target.
    expect(await deliveryState()).toBe(delivery);
    expect(await health()).toEqual(counted);
    chat.refuse.clear();
    for (let minutes = 0; minutes < 4; minutes += 1) await site.passTo(clock.now() + HOUR_MS / 2);
    expect(names()).toEqual(afterwards);
  });

  test('without an answer: nobody repeats it, and the operator calls', async () => {
    const site = start();
    await chat.fail('reset', { times: 1 });
    const id = await site.book({ date: '2026-11-25', timeSlot: '9-11' });
    expect(await screenOf(site, id)).toContain('may not have arrived, please call');
    expect(await health()).toEqual({ ...FINE, unclear: 1 });
    await site.passTo(clock.now() + HOUR_MS);
    expect(names()).toEqual([]);
  });

  test('window closed: the operator’s words fail, and templates are the other way', async () => {
    const site = start();
    const id = await site.book({ date: '2026-11-25', timeSlot: '9-11' });
    const person = `91${NUMBER}`;
    const [message] = await site.takeWebhook(
      chat.webhook(chat.written({ id: 'in-1', type: 'text', text: { body: 'Hello' } }, { number: NUMBER })),
    );
    if (message) await site.store.receive(id, message);
    const way = async () =>
      answerWay(
        mustBe(await site.ledger.find(id)),
        await site.store.ofRecord(id),
        clock.now(),
        await site.store.namesOf(NUMBER),
      );
    expect(await way()).toMatchObject({ kind: 'text' });
    clock.pass(10_000);
    await site.store.write(id, person, { key: 'k-1', words: 'Behind the workshop', by: 'operator Asha' });
    await site.minute();
    expect(await screenOf(site, id)).toContain('the customer last wrote over a day ago');
    expect(await way()).toMatchObject({ kind: 'template', templates: ['booked'] });
    expect(await health()).toEqual({ ...FINE, failed: 1 });
  });

  test('for so long that a message helps no more: the operator calls', async () => {
    const site = start();
    chat.refuse.set('*', { code: 131000, status: 500 });
    const id = await site.book({ date: '2026-11-21', timeSlot: '9-11' });
    for (let hours = 0; hours < 30; hours += 1) await site.passTo(clock.now() + HOUR_MS);
    chat.refuse.clear();
    await site.passTo(clock.now() + HOUR_MS);
    expect(names()).toEqual([]);
    expect(await screenOf(site, id)).toMatch(/it waited until it was too late[\s\S]*failed, please call/);
    expect((await health()).failed).toBeGreaterThanOrEqual(1);
  });
});
