import { describe, expect, it } from 'vitest';
import { type Archive, createArchive } from '../../../src/platform/archive/archive.ts';
import type { ArchiveBucket } from '../../../src/platform/archive/archive-objects.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { testArchive } from './archive-database.ts';
import { mustBe } from './must-be.ts';

const DAY = 86_400_000;
const DATE = '2026-01-10';

const { d1, bucket, clock } = await testArchive();

const ledger = () => createLedger(d1, clock);
const archive = (from: ArchiveBucket = bucket) => createArchive(d1, from, clock);

let made = 0;
const leave = async (mobileNumber: string): Promise<string> => {
  made += 1;
  const input = { idempotencyKey: `at-once-${made}`, city: 'jaipur', mobileNumber };
  return mustBe(await ledger().record('lead', input, [])).record.id;
};

/** A day with one record in the archive, and one that cron may move now, because it changed later. */
async function aDay(): Promise<{ readonly moved: string; readonly settled: string }> {
  const moved = await leave('9000000001');
  const settled = await leave('9000000002');
  clock.pass(20 * DAY);
  await ledger().change(settled, { note: 'called' }, { by: 'operator' });
  clock.pass(71 * DAY);
  expect(await archive().moveOldest()).toBe(1);
  clock.pass(20 * DAY);
  return { moved, settled };
}

type Step = 'get' | 'put' | 'delete';

/** A bucket at which cron's run comes in between, once: before a step, or after it. */
function meetingCron(step: Step, when: 'before' | 'after'): ArchiveBucket {
  let hasCome = false;
  const meet = async <Value>(at: Step, call: () => Promise<Value>): Promise<Value> => {
    const comes = at === step && !hasCome;
    if (comes) hasCome = true;
    if (comes && when === 'before') await archive().moveOldest();
    const answer = await call();
    if (comes && when === 'after') await archive().moveOldest();
    return answer;
  };
  return {
    get: (key) => meet('get', () => bucket.get(key)),
    put: (key, bytes, options) => meet('put', () => bucket.put(key, bytes, options)),
    delete: (key) => meet('delete', () => bucket.delete(key)),
  };
}

/** Where each record is, once cron has done all that it may. */
async function placesOf(ids: readonly string[]): Promise<readonly string[]> {
  return Promise.all(
    ids.map(async (id) => {
      if ((await ledger().find(id)).ok) return 'ledger';
      return (await archive().find(id)) === undefined ? 'lost' : 'archive';
    }),
  );
}

const CHANGES: Readonly<Record<string, (from: Archive, moved: string) => Promise<unknown>>> = {
  'a restored record': (from, moved) => from.restore(moved),
  'a restored day': (from) => from.restoreDay(DATE, 'jaipur'),
  'an erased number': (from) => from.erase('9000000001', { sessions: [], days: [] }),
};

describe('cron moves a record of the same day and city', () => {
  it.each(
    Object.keys(CHANGES).flatMap((change) =>
      (['get', 'put'] as const).flatMap((step) =>
        (['before', 'after'] as const).map((when) => ({ change, step, when })),
      ),
    ),
  )('$when the $step of $change: no other record is lost', async ({ change, step, when }) => {
    const { moved, settled } = await aDay();
    await CHANGES[change]?.(archive(meetingCron(step, when)), moved);
    const [first, second] = await placesOf([moved, settled]);
    expect(second).not.toBe('lost');
    expect(first === 'lost').toBe(change === 'an erased number');
  });

  it('while an operator restores a long day: the records that are back stay, and none is lost', async () => {
    const ids = [await leave('9000000001'), await leave('9000000002')];
    clock.pass(91 * DAY);
    expect(await archive().moveOldest()).toBe(2);
    const restored = await archive(meetingCron('put', 'before')).restoreDay(DATE, 'jaipur');
    expect([restored, await placesOf(ids)]).toEqual([2, ['ledger', 'ledger']]);
    expect(await archive().moveOldest()).toBeUndefined();
  });

  it('an object that an operator has emptied is deleted by cron, and the day stays restored', async () => {
    await leave('9000000001');
    clock.pass(91 * DAY);
    await archive().moveOldest();
    await archive().restoreDay(DATE, 'jaipur');
    const key = `records/${DATE}/jaipur.jsonl.gz`;
    expect(await bucket.get(key)).not.toBeNull();
    expect([await archive().expireOldest(), await archive().expireOldest()]).toEqual([0, undefined]);
    expect(await bucket.get(key)).toBeNull();
    expect(await archive().moveOldest()).toBeUndefined();
    clock.pass(7 * DAY + 1);
    expect(await archive().moveOldest()).toBe(1);
  });
});
