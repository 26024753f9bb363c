import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../src/values/durations.ts';
import { indiaInstant } from '../../../src/values/india-time.ts';
import { type ChatLedger, chatTests } from './chat-ledger.ts';

const { chat, clock, start, names } = await chatTests();

const NUMBER = '9000000101';
const VISIT = { date: '2026-11-25', timeSlot: '9-11' } as const;
const messageOf = async (site: ChatLedger, id: string, kind: string) =>
  (await site.rows(id)).find((row) => row.kind === kind);

let said = 0;
const say = (
  site: ChatLedger,
  content: object,
  from: Parameters<typeof chat.written>[1] = { number: NUMBER },
) => {
  said += 1;
  const timestamp = String(Math.floor(clock.now() / 1000));
  return site.takeWebhook(chat.webhook(chat.written({ id: `in-${said}`, timestamp, ...content }, from)));
};
const word = (body: string) => ({ type: 'text', text: { body } });

/** Books while the interface holds its answer; the STOP is stored meanwhile. */
async function stopWhileSending(site: ChatLedger): Promise<string> {
  const held = chat.hold();
  const booking = site.book(VISIT);
  await held.arrived;
  await say(site, word('STOP'));
  held.release();
  return booking;
}

describe('a STOP', () => {
  test('that comes while a message is being sent ends the ones after it', async () => {
    const site = start();
    const id = await stopWhileSending(site);
    expect((await messageOf(site, id, 'booked'))?.state).toBe('accepted');
    clock.pass(HOUR_MS);
    await site.move(id, '2026-11-28', 1);
    await site.cancel(id);
    await site.passTo(indiaInstant('2026-11-27', 18 * 60).getTime());
    expect(names()).toEqual(['booked']);
    expect(await messageOf(site, id, 'moved')).toMatchObject({ state: 'dropped', reason: 'stopped' });
  });

  test.each([
    [131000, 500],
    [131056, 400],
    [130429, 429],
    [132015, 400],
  ])('that comes while the interface refuses by %i ends the next try', async (code, status) => {
    const site = start();
    chat.refuse.set('*', { code, status });
    const id = await stopWhileSending(site);
    expect((await messageOf(site, id, 'booked'))?.state).toBe('waiting');
    chat.refuse.clear();
    for (let hours = 0; hours < 3; hours += 1) await site.passTo(clock.now() + HOUR_MS);
    expect(names()).toEqual([]);
    expect(await messageOf(site, id, 'booked')).toMatchObject({ state: 'dropped', reason: 'stopped' });
  });

  test('that comes between the person’s turn and the call keeps the message here', async () => {
    const stopping = async () => say(site, word('STOP'));
    const site = start({ whileFilling: stopping });
    const id = await site.book(VISIT);
    expect(names()).toEqual([]);
    expect(await messageOf(site, id, 'booked')).toMatchObject({ state: 'dropped', reason: 'stopped' });
  });

  test('that comes while a message waits for the morning ends it', async () => {
    const site = start();
    clock.pass(indiaInstant('2026-11-20', 23 * 60).getTime() - clock.now());
    const id = await site.book(VISIT);
    await say(site, word('बंद करें'));
    await site.passTo(indiaInstant('2026-11-21', 8 * 60).getTime());
    expect(names()).toEqual([]);
    expect(await messageOf(site, id, 'booked')).toMatchObject({ state: 'dropped', reason: 'stopped' });
  });

  test('leaves the operator’s answers, and ends the templates that the operator chooses', async () => {
    const site = start();
    const id = await site.book(VISIT);
    await say(site, word('STOP'));
    chat.inWindow.add(`91${NUMBER}`);
    clock.pass(10_000);
    await site.store.writeTemplate(id, `91${NUMBER}`, { key: 'k-1', kind: 'booked', by: 'operator Asha' });
    await site.store.write(id, `91${NUMBER}`, { key: 'k-2', words: 'We are sorry', by: 'operator Asha' });
    await site.minute();
    expect(names()).toEqual(['booked', 'We are sorry']);
  });

  test('that a person with a hidden number presses below our message holds for the number it went to', async () => {
    const site = start();
    const id = await site.book(VISIT);
    const press = { type: 'button', button: { payload: 'stop', text: 'No more messages' } };
    await say(site, { ...press, context: { id: chat.sent[0]?.id } }, { userId: 'IN.5500000000000001' });
    clock.pass(HOUR_MS);
    await site.move(id, '2026-11-28', 1);
    expect(names()).toEqual(['booked']);
  });

  test('in a text of its own of a hidden number holds for the number that our message reached', async () => {
    const site = start();
    const id = await site.book(VISIT);
    const userId = 'IN.5500000000000002';
    const arrived = chat.status(chat.sent[0]?.id ?? '', 'delivered', { recipient_user_id: userId });
    await site.takeWebhook(chat.webhook(arrived));
    await say(site, word('STOP'), { userId });
    clock.pass(HOUR_MS);
    await site.move(id, '2026-11-28', 1);
    expect(names()).toEqual(['booked']);
  });

  test('is not undone by a START that was written before it and comes after it', async () => {
    const site = start();
    const id = await site.book(VISIT);
    clock.pass(HOUR_MS);
    const early = String(Math.floor(clock.now() / 1000) - 60);
    await say(site, word('STOP'));
    await say(site, { ...word('START'), timestamp: early });
    await site.move(id, '2026-11-28', 1);
    expect(names()).toEqual(['booked']);
    clock.pass(HOUR_MS);
    await say(site, word('START'));
    await site.move(id, '2026-11-29', 2);
    expect(names()).toEqual(['booked', 'moved']);
  });

  test('that was written before a START and comes after it changes nothing', async () => {
    const site = start();
    const id = await site.book(VISIT);
    clock.pass(HOUR_MS);
    const early = String(Math.floor(clock.now() / 1000) - 60);
    await say(site, word('START'));
    await say(site, { ...word('STOP'), timestamp: early });
    await site.move(id, '2026-11-28', 1);
    expect(names()).toEqual(['booked', 'moved']);
  });
});
