import { describe, expect, test } from 'vitest';
import { answerWay } from '../../../src/features/chat/index.ts';
import { MINUTE_MS } from '../../../src/values/durations.ts';
import { type ChatLedger, chatTests } from './chat-ledger.ts';
import { mustBe } from './must-be.ts';

const { chat, clock, start } = await chatTests();

const VISIT = { date: '2026-11-25', timeSlot: '9-11' } as const;
const NUMBER = '9000000101';
const bookedOf = async (site: ChatLedger, id: string) =>
  (await site.store.ofRecord(id)).find(({ kind }) => kind === 'booked');
const remoteId = () => chat.sent[0]?.id ?? '';

describe('the notifications of a message', () => {
  test.each([
    [['sent', 'failed'], 'failed'],
    [['failed', 'sent'], 'failed'],
    [['read', 'sent', 'delivered'], 'read'],
    [['sent', 'delivered', 'failed'], 'delivered'],
  ] as const)('%j at the same instant leave it %s, and none is lost', async (statuses, state) => {
    const site = start();
    const id = await site.book(VISIT);
    await Promise.all(
      statuses.map((status) => site.store.noteStatus({ id: remoteId(), status, errors: [{ code: 131026 }] })),
    );
    expect((await bookedOf(site, id))?.state).toBe(state);
  });

  test('that come again change neither its time nor its reason', async () => {
    const site = start();
    const id = await site.book(VISIT);
    await site.store.noteStatus({ id: remoteId(), status: 'failed', errors: [{ code: 131026 }] });
    const first = await bookedOf(site, id);
    clock.pass(MINUTE_MS);
    await site.store.noteStatus({ id: remoteId(), status: 'failed' });
    expect(await bookedOf(site, id)).toEqual(first);
  });
});

test('a message that went out after a refusal has no reason of the refusal any more', async () => {
  const site = start();
  chat.refuse.set('*', { status: 500, code: 131000 });
  const id = await site.book(VISIT);
  expect(await bookedOf(site, id)).toMatchObject({ state: 'waiting', reason: 'down' });
  chat.refuse.clear();
  for (let tries = 0; tries < 5; tries += 1) await site.passTo(clock.now() + 10 * MINUTE_MS);
  expect(await bookedOf(site, id)).toMatchObject({ state: 'accepted', reason: null });
});

test('a late notification that the window was closed leaves open the window of who has written since', async () => {
  const site = start();
  const id = await site.book(VISIT);
  const person = `91${NUMBER}`;
  clock.pass(MINUTE_MS);
  chat.inWindow.add(person);
  await site.store.write(id, person, { key: 'k-1', words: 'Hello', by: 'operator Asha' });
  await site.minute();
  clock.pass(MINUTE_MS);
  const [message] = await site.takeWebhook(
    chat.webhook(chat.written({ id: 'in-1', type: 'text', text: { body: 'Yes?' } }, { number: NUMBER })),
  );
  if (message) await site.store.receive(id, message);
  clock.pass(MINUTE_MS);
  const errors = [{ code: 131047 }];
  await site.store.noteStatus({ id: chat.sent[1]?.id ?? '', status: 'failed', errors });
  const record = mustBe(await site.ledger.find(id));
  const messages = await site.store.ofRecord(id);
  expect(answerWay(record, messages, clock.now(), undefined)).toMatchObject({ kind: 'text' });
});
