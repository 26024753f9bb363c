import { describe, expect, test } from 'vitest';
import { createMessageSwitches } from '../../../src/platform/chat/message-switches.ts';
import { HOUR_MS } from '../../../src/values/durations.ts';
import { indiaInstant } from '../../../src/values/india-time.ts';
import { chatTests } from './chat-ledger.ts';

const { clock, database, start, names } = await chatTests();

const VISIT = { date: '2026-11-25', timeSlot: '9-11' } as const;
const PERSON = '919000000101';

describe('a message that an operator switched off', () => {
  test('is not sent, and not later either; the others are, and a template chosen by hand is', async () => {
    const site = start();
    const switches = createMessageSwitches(database(), { now: clock.now, newId: clock.newId });
    await switches.turn('booked', 'off', 'operator Asha');
    const id = await site.book(VISIT);
    expect(names()).toEqual([]);
    expect((await site.rows(id)).find(({ kind }) => kind === 'booked')).toMatchObject({
      state: 'dropped',
      reason: 'off',
    });
    await switches.turn('booked', 'on', 'operator Asha');
    await site.minute();
    expect(names()).toEqual([]);
    await switches.turn('booked', 'off', 'operator Asha');
    await site.store.writeTemplate(id, PERSON, { key: 'k-1', kind: 'booked', by: 'operator Asha' });
    await site.minute();
    expect(names()).toEqual(['booked']);
    clock.pass(HOUR_MS);
    await site.move(id, '2026-11-27', 1);
    expect(names()).toEqual(['booked', 'moved']);
  });
});

describe('a template that the operator chooses', () => {
  const choose = (site: ReturnType<typeof start>, id: string, kind: 'booked' | 'on_way', key = 'k-1') =>
    site.store.writeTemplate(id, PERSON, { key, kind, by: 'operator Asha' });

  test('goes out once for all repeats of its form', async () => {
    const site = start();
    const id = await site.book(VISIT);
    for (let repeat = 0; repeat < 2; repeat += 1) await choose(site, id, 'booked');
    await site.minute();
    await site.minute();
    expect(names()).toEqual(['booked', 'booked']);
  });

  test('is dropped where the record changed before it left', async () => {
    const site = start();
    const id = await site.book(VISIT);
    await choose(site, id, 'booked');
    await site.cancel(id);
    await site.minute();
    await site.minute();
    expect(names()).toEqual(['booked', 'cancelled']);
  });

  test('waits for eight in the morning, and after STOP stays here', async () => {
    const site = start();
    const id = await site.book(VISIT);
    await site.passTo(indiaInstant('2026-11-20', 23 * 60).getTime());
    await choose(site, id, 'booked');
    await site.minute();
    expect(names()).toEqual(['booked']);
    await site.passTo(indiaInstant('2026-11-21', 8 * 60).getTime());
    expect(names()).toEqual(['booked', 'booked']);
    await database().prepare('UPDATE chat_people SET stopped_at = 1').run();
    clock.pass(HOUR_MS);
    await choose(site, id, 'booked', 'k-2');
    await site.minute();
    expect(names()).toEqual(['booked', 'booked']);
  });
});
