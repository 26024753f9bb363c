import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallSweep } from '../../../src/platform/ledger/call-sweep.ts';
import { createCalls } from '../../../src/platform/ledger/calls.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { DAY_MS } from '../../../src/values/durations.ts';
import { meteredD1, newMeters } from '../../bench/meters.ts';
import { createTestClock, openTestDatabase } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const clock = createTestClock();
const { d1, close } = await openTestDatabase();
afterAll(() => close());

const ledger = createLedger(d1, clock);
const calls = createCalls(d1, clock);
let keys = 0;
const leave = async (mobileNumber: string, sessionId = `calls-session-${mobileNumber}`) => {
  keys += 1;
  const lead = { mobileNumber, sessionId, service: 'ac', idempotencyKey: `calls-key-${keys}` };
  return mustBe(await ledger.record('lead', lead)).record;
};

const OPEN = 1000;

describe('a thousand open leads', () => {
  beforeAll(async () => {
    for (let one = 0; one < OPEN; one += 1) {
      clock.pass(1000);
      await leave(`90001${String(one).padStart(5, '0')}`);
    }
    // One number with far more requests than a card shows.
    for (let one = 0; one < 200; one += 1) await leave('9000100000');
  });

  it('are read with a bounded number of rows, the oldest first', async () => {
    const meters = newMeters();
    const metered = createCalls(meteredD1(d1, meters), clock);
    const { due, dueCount } = mustBe(await metered.waiting());
    expect(due.map(({ mobileNumber }) => mobileNumber).slice(0, 3)).toEqual([
      '9000100000',
      '9000100001',
      '9000100002',
    ]);
    expect([due.length, dueCount]).toEqual([25, OPEN]);
    const found = mustBe(await metered.recordsOf(due.map(({ mobileNumber }) => mobileNumber)));
    expect(found.get('9000100000')).toHaveLength(20);
    console.log(`to call, of ${OPEN} open leads: ${meters.rowsRead} rows read`);
    expect(meters.rowsRead).toBeLessThanOrEqual(1500);
  });
});

describe('the row of a number', () => {
  const NUMBER = '9000200001';

  it('keeps its place while nobody called, and begins again with a request after a call', async () => {
    const first = await leave(NUMBER);
    clock.pass(60_000);
    await leave(NUMBER);
    expect(mustBe(await calls.find(NUMBER))).toMatchObject({ version: 1, openedAt: first.createdAt });
    mustBe(await calls.note({ mobileNumber: NUMBER, version: 1, result: 'call_back' }, 'operator Asha'));
    clock.pass(60_000);
    const again = await leave(NUMBER);
    expect(mustBe(await calls.find(NUMBER))).toMatchObject({
      version: 3,
      openedAt: again.createdAt,
      dueAt: again.createdAt,
      calledAt: null,
    });
  });

  it('comes back at the time of its callback', async () => {
    const { version } = mustBe(await calls.find(NUMBER));
    const backAt = clock.now() + 90 * 60_000;
    mustBe(await calls.note({ mobileNumber: NUMBER, version, result: 'call_back', backAt }, 'operator'));
    const isDue = async () =>
      (
        await d1
          .prepare('SELECT 1 FROM calls WHERE mobile_number = ? AND waits AND at <= ?')
          .bind(NUMBER, clock.now())
          .all()
      ).results.length;
    expect(await isDue()).toBe(0);
    clock.pass(91 * 60_000);
    expect(await isDue()).toBe(1);
  });

  it('leaves the list after thirty days, and the ledger after thirty-one more of rest', async () => {
    clock.pass(30 * DAY_MS + 1);
    const { due } = mustBe(await calls.waiting());
    expect(due).toEqual([]);
    clock.pass(2 * DAY_MS);
    for (let run = 0; run < 4; run += 1) await createCallSweep(d1, clock)();
    const { results } = await d1.prepare('SELECT count(*) AS count FROM calls').all<{ count: number }>();
    expect(results).toEqual([{ count: 0 }]);
  });
});

describe('a result that was a mistake', () => {
  const undo = async (id: string, status: string) =>
    mustBe(await ledger.change(id, { status }, { by: 'operator Asha', undoes: true }));
  const isWaiting = async (mobileNumber: string) =>
    mustBe(await calls.waiting()).due.some((call) => call.mobileNumber === mobileNumber);
  const firstCalls = async () =>
    (await d1.prepare('SELECT sum(count) AS calls FROM daily_calls').all<{ calls: number }>()).results[0]
      ?.calls;

  it('is taken back on the record, and its number is called again, counted once', async () => {
    const mobileNumber = '9000300001';
    const { id } = await leave(mobileNumber);
    mustBe(await calls.note({ mobileNumber, version: 1, result: 'not_ours' }, 'operator Asha'));
    const counted = await firstCalls();
    expect(await isWaiting(mobileNumber)).toBe(false);
    await undo(id, 'new');
    expect(await isWaiting(mobileNumber)).toBe(true);
    const { version } = mustBe(await calls.find(mobileNumber));
    mustBe(await calls.note({ mobileNumber, version, result: 'asked_price' }, 'operator Asha'));
    expect(await firstCalls()).toBe(counted);
  });

  it('leaves a promise of before standing, as its request does', async () => {
    const mobileNumber = '9000300002';
    const { id } = await leave(mobileNumber);
    mustBe(await calls.note({ mobileNumber, version: 1, result: 'call_back' }, 'operator Asha'));
    mustBe(await calls.note({ mobileNumber, version: 2, result: 'wrong_number' }, 'operator Asha'));
    await undo(id, 'contacted');
    expect(await isWaiting(mobileNumber)).toBe(true);
  });
});

describe('a promised call', () => {
  it('stays while another request of the number is answered on its record', async () => {
    const mobileNumber = '9000300003';
    const [first, second] = [await leave(mobileNumber), await leave(mobileNumber)];
    mustBe(await calls.note({ mobileNumber, version: 1, result: 'call_back' }, 'operator Asha'));
    const { dueAt } = mustBe(await calls.find(mobileNumber));
    mustBe(await ledger.change(first.id, { status: 'lost' }, { by: 'operator Asha' }));
    expect(mustBe(await calls.find(mobileNumber))).toMatchObject({ dueAt });
    mustBe(await ledger.change(second.id, { status: 'lost' }, { by: 'operator Asha' }));
    expect(mustBe(await calls.find(mobileNumber))).toMatchObject({ dueAt: null });
  });
});
