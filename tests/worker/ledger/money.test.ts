import type { D1Database } from '@cloudflare/workers-types';
import { expect, it } from 'vitest';
import { newJob } from '../../../src/features/jobs/rules/job.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import type { RecordChanges } from '../../../src/platform/ledger/records.ts';
import type { RecordKind } from '../../../src/records/record-status.ts';
import { leastFields } from './least-fields.ts';
import { type createTestClock, eachOnAnEmptyLedger } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

let d1: D1Database;
let clock: ReturnType<typeof createTestClock>;
eachOnAnEmptyLedger(['records', 'daily_money'], (given) => {
  ({ d1, clock } = given);
});

let made = 0;
async function record(kind: RecordKind, fields: Record<string, string | number>) {
  made += 1;
  const input = {
    idempotencyKey: `money-key-${made}`,
    service: 'AC Service',
    city: 'jaipur',
    fields: { ...leastFields(kind), ...fields },
  };
  const { id } = mustBe(await createLedger(d1, clock).record(kind, input)).record;
  return (changes: RecordChanges, undoes = false) =>
    createLedger(d1, clock).change(id, changes, { by: 'operator', undoes });
}
const money = async () =>
  (
    await d1
      .prepare('SELECT day, booked, paid FROM daily_money WHERE booked <> 0 OR paid <> 0 ORDER BY day')
      .all()
  ).results;

it('counts a booking from its confirmation on, follows its price, and takes a cancelled one out', async () => {
  const change = await record('booking', { servicePrice: 129_900 });
  expect(await money()).toEqual([]);
  await change({ status: 'completed', fields: { confirmedAt: '2026-11-20T20:00:00.000Z' } });
  expect(await money()).toEqual([{ day: '2026-11-21', booked: 129_900, paid: 0 }]);
  await change({ fields: { servicePrice: 100_000 } });
  expect(await money()).toEqual([{ day: '2026-11-21', booked: 100_000, paid: 0 }]);
  await change({ status: 'cancelled' });
  expect(await money()).toEqual([]);
  await change({ status: 'completed' }, true);
  expect(await money()).toEqual([{ day: '2026-11-21', booked: 100_000, paid: 0 }]);
});

it("counts a job's payment on its day, and not after it is taken back", async () => {
  const change = await record('booking', { servicePrice: 50_000 });
  await change({ status: 'completed', fields: { confirmedAt: '2026-11-20T06:00:00.000Z' } });
  const steps = [{ step: 'paid' as const, at: '2026-11-22T19:00:00.000Z' }];
  await change({ fields: { job: { ...newJob, steps, payment: { method: 'upi', amount: 61_800 } } } });
  expect(await money()).toEqual([
    { day: '2026-11-20', booked: 50_000, paid: 0 },
    { day: '2026-11-23', booked: 0, paid: 61_800 },
  ]);
  await change({ fields: { job: null } });
  expect(await money()).toEqual([{ day: '2026-11-20', booked: 50_000, paid: 0 }]);
});

it('counts an order that is paid by card as booked and paid, less a part that went back, and a refunded one not at all', async () => {
  const change = await record('order', { amount: 49_900 });
  await change({ status: 'paid', fields: { paymentId: 'pay_1' } });
  expect(await money()).toEqual([{ day: '2026-11-20', booked: 49_900, paid: 49_900 }]);
  const back = [
    { id: 'rfnd_1', paymentId: 'pay_1', amount: 10_000 },
    { id: 'rfnd_2', paymentId: 'pay_2', amount: 49_900 },
  ];
  await change({ fields: { refunds: back } });
  expect(await money()).toEqual([{ day: '2026-11-20', booked: 49_900, paid: 39_900 }]);
  await change({ status: 'refunded' });
  expect(await money()).toEqual([]);
});
