import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../src/values/durations.ts';
import { addDays, indiaInstant } from '../../../src/values/india-time.ts';
import { chatTests } from './chat-ledger.ts';
import { mustBe } from './must-be.ts';

const { chat, clock, database, start, names } = await chatTests();

const VISIT = { date: '2026-11-25', timeSlot: '9-11' } as const;
const evening = (date: string) => indiaInstant(addDays(date, -1), 18 * 60).getTime();

describe('the messages of a booking', () => {
  test('a confirmed one is told at once, with its facts, buttons and page', async () => {
    const site = start();
    const id = await site.book({ ...VISIT, language: 'hi' });
    expect(chat.sent).toEqual([
      expect.objectContaining({
        to: '919000000101',
        template: 'pahiya_booked_1',
        language: 'hi',
        facts: ['Pahiya', 'एसी सर्विस और रिपेयर', 'बुधवार, 25\u00a0नवंबर, सुबह 9–11 बजे'],
        payloads: ['move', 'cancel'],
        link: `booking/${id}?token=t`,
      }),
    ]);
    expect((await site.rows(id)).find(({ kind }) => kind === 'booked')?.state).toBe('accepted');
  });

  test('a repeat of the delivery, and a change that tells nothing new, send nothing more', async () => {
    const site = start();
    const id = await site.book(VISIT);
    clock.pass(10_000);
    await site.change(id, { note: 'Calls back at five' });
    await site.minute();
    expect(names()).toEqual(['booked']);
  });

  test('one that waits for its time, one by phone and a suspected program’s are not written to', async () => {
    const site = start();
    await site.book({ ...VISIT, seatWaits: 'program' }, '9000000102');
    await site.book({ ...VISIT, takenBy: 'Ravi' }, '9000000103');
    await site.book({ ...VISIT, suspect: 'fast' }, '9000000104');
    expect(names()).toEqual([]);
  });

  test('a moved one tells the new time and takes its reminder along', async () => {
    const site = start();
    const id = await site.book(VISIT);
    clock.pass(HOUR_MS);
    await site.move(id, '2026-11-28', 1);
    await site.passTo(evening('2026-11-25'));
    expect(names()).toEqual(['booked', 'moved']);
    await site.passTo(evening('2026-11-28'));
    expect(names()).toEqual(['booked', 'moved', 'reminder']);
    expect(chat.sent.at(-1)?.facts[1]).toContain('28 November');
  });

  test('a cancelled one tells it and drops what waits', async () => {
    const site = start();
    const id = await site.book(VISIT);
    clock.pass(HOUR_MS);
    await site.cancel(id);
    await site.passTo(evening('2026-11-25'));
    expect(names()).toEqual(['booked', 'cancelled']);
    expect((await site.rows(id)).find(({ kind }) => kind === 'reminder')?.state).toBe('dropped');
  });

  test('one that is taken back after its end was told is told again, and so is its next end', async () => {
    const site = start();
    const id = await site.book(VISIT);
    const again = async () => {
      const changes = { status: 'completed', fields: { cancelledAt: null } } as const;
      mustBe(await site.ledger.change(id, changes, { by: 'operator', undoes: true }));
      await site.outbox.attempt(id);
    };
    for (const step of [() => site.cancel(id), again, () => site.cancel(id), again]) {
      clock.pass(HOUR_MS);
      await step();
      await site.minute();
    }
    expect(names()).toEqual(['booked', 'cancelled', 'booked', 'cancelled', 'booked']);
    await site.passTo(evening('2026-11-25'));
    expect(names().at(-1)).toBe('reminder');
  });

  test('one that is taken back before its end was told tells neither', async () => {
    const site = start();
    const id = await site.book(VISIT);
    clock.pass(indiaInstant('2026-11-20', 23 * 60).getTime() - clock.now());
    await site.cancel(id);
    const changes = { status: 'completed', fields: { cancelledAt: null } } as const;
    mustBe(await site.ledger.change(id, changes, { by: 'operator', undoes: true }));
    await site.outbox.attempt(id);
    await site.passTo(indiaInstant('2026-11-21', 8 * 60).getTime());
    expect(names()).toEqual(['booked']);
  });

  test('what happens at night waits for eight; a booking that is gone by then is never told', async () => {
    const site = start();
    clock.pass(indiaInstant('2026-11-20', 23 * 60).getTime() - clock.now());
    const [kept, gone] = [await site.book(VISIT), await site.book(VISIT, '9000000105')];
    await site.cancel(gone);
    await site.minute();
    expect(names()).toEqual([]);
    await site.passTo(indiaInstant('2026-11-21', 8 * 60).getTime());
    expect(chat.sent.map(({ to, link }) => [to, link?.includes(kept)])).toEqual([['919000000101', true]]);
  });

  test('the day’s own go at any hour, and the review two hours after the payment to who said yes', async () => {
    const site = start();
    const id = await site.book({ ...VISIT, chatReview: true });
    clock.pass(indiaInstant('2026-11-25', 6 * 60).getTime() - clock.now());
    await site.step(id, 'on_way');
    clock.pass(HOUR_MS);
    await site.step(id, 'ready');
    clock.pass(HOUR_MS);
    await site.step(id, 'paid');
    await site.minute();
    expect(names()).toEqual(['booked', 'on_way', 'ready']);
    await site.passTo(clock.now() + 2 * HOUR_MS);
    expect(names()).toEqual(['booked', 'on_way', 'ready', 'review']);
    expect(chat.sent.find(({ template }) => template === 'pahiya_ready_1')?.facts[1]).toBe('₹999');
  });

  test('a review is not asked for without the person’s own yes, nor after it was taken back', async () => {
    const site = start();
    const silent = await site.book(VISIT);
    const backed = await site.book({ ...VISIT, chatReview: true }, '9000000106');
    for (const id of [silent, backed]) await site.step(id, 'paid');
    await site.change(backed, { fields: { chatReview: null } });
    await site.passTo(clock.now() + 2 * HOUR_MS);
    expect(names()).toEqual(['booked', 'booked']);
    await site.change(silent, { fields: { chatReview: true } });
    expect(names()).toEqual(['booked', 'booked', 'review']);
  });

  test('two bookings of a person on one day share a reminder, and their messages keep six seconds apart', async () => {
    const site = start();
    await site.book(VISIT);
    await site.book({ ...VISIT, timeSlot: '13-15' });
    expect(names()).toEqual(['booked']);
    await site.minute();
    expect(names()).toEqual(['booked', 'booked']);
    await site.passTo(evening('2026-11-25'));
    await site.minute();
    await site.minute();
    expect(names()).toEqual(['booked', 'booked', 'reminder']);
  });

  test('after STOP nothing goes out by itself', async () => {
    const site = start();
    const id = await site.book(VISIT);
    await database().prepare('UPDATE chat_people SET stopped_at = 1').run();
    clock.pass(HOUR_MS);
    await site.move(id, '2026-11-27', 1);
    expect(names()).toEqual(['booked']);
    expect((await site.rows(id)).find(({ kind }) => kind === 'moved')).toMatchObject({
      state: 'dropped',
      reason: 'stopped',
    });
  });
});

describe('a refusal of the interface', () => {
  const refuse = (code: number, status = 400) => chat.refuse.set('*', { status, code });
  const bookedOf = async (site: ReturnType<typeof start>, id: string) =>
    (await site.rows(id)).find(({ kind }) => kind === 'booked');

  test.each([
    [131026, 'not_on_chat'],
    [131049, 'held_back'],
  ])('%i ends the message and tells the operator why', async (code, reason) => {
    const site = start();
    refuse(code);
    const id = await site.book(VISIT);
    expect(await bookedOf(site, id)).toMatchObject({ state: 'failed', reason });
    chat.refuse.clear();
    await site.minute();
    expect(names()).toEqual([]);
  });

  test.each([
    [131056, 400],
    [130429, 400],
    [131000, 500],
  ])('%i is waited out', async (code, status) => {
    const site = start();
    refuse(code, status);
    const id = await site.book(VISIT);
    expect((await bookedOf(site, id))?.state).toBe('waiting');
    chat.refuse.clear();
    for (let minutes = 0; minutes < 5 && names().length === 0; minutes += 1) await site.minute();
    expect(names()).toEqual(['booked']);
  });

  test('a paused template waits an hour, while other kinds go on', async () => {
    const site = start();
    chat.refuse.set('pahiya_booked_1', { status: 400, code: 132015 });
    const id = await site.book(VISIT);
    await site.minute();
    expect(await bookedOf(site, id)).toMatchObject({ state: 'waiting', reason: 'template_paused' });
    clock.pass(10_000);
    await site.step(id, 'on_way');
    expect(names()).toEqual(['on_way']);
  });

  test('a wrong token pauses all, and nothing is lost', async () => {
    const site = start();
    refuse(190, 401);
    const id = await site.book(VISIT);
    const { results } = await database().prepare("SELECT state FROM deliveries WHERE target = 'chat'").all();
    expect(results).toEqual([{ state: 'paused' }]);
    expect((await bookedOf(site, id))?.state).toBe('waiting');
  });

  test.each(['committed_then_dropped', 'truncated', 'html', 'empty', 'reset', 'status_503'] as const)(
    'a call that was %s is unclear, and never repeated',
    async (fault) => {
      const site = start();
      await chat.fail(fault, { times: 1 });
      const id = await site.book(VISIT);
      expect(await bookedOf(site, id)).toMatchObject({ state: 'unclear' });
      for (let minutes = 0; minutes < 3; minutes += 1) await site.minute();
      expect(names().length).toBeLessThanOrEqual(1);
    },
  );

  test('a Worker that died in the middle of a call leaves an unclear message, not a second one', async () => {
    const site = start();
    const id = await site.book(VISIT);
    await database().prepare("UPDATE chat_messages SET state = 'sending' WHERE kind = 'booked'").run();
    clock.pass(2 * MINUTE_MS);
    await site.change(id, { note: 'x' });
    expect((await bookedOf(site, id))?.state).toBe('unclear');
    expect(names()).toEqual(['booked']);
  });
});
