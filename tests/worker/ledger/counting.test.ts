import { afterAll, beforeEach, expect, it } from 'vitest';
import { createCounting } from '../../../src/platform/ledger/counting.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { createSummaries } from '../../../src/platform/ledger/summary.ts';
import { countRows, createTestClock, openTestDatabase, countedValues as values } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

let clock: ReturnType<typeof createTestClock>;
const { d1, close } = await openTestDatabase();
afterAll(() => close());
beforeEach(async () => {
  clock = createTestClock();
  await d1.batch(
    ['records', 'daily_counts', 'session_counts', 'seen_sessions'].map((table) =>
      d1.prepare(`DELETE FROM ${table}`),
    ),
  );
});

const TODAY = '2026-11-20';
const run = () => createCounting(d1, { ...clock, values }).run();
const summary = async () => mustBe(await createSummaries(d1, { values })({ today: TODAY, days: 30 }));
let keys = 0;
const leave = async (fields: object) => {
  keys += 1;
  const input = { idempotencyKey: `counting-key-${keys}`, mobileNumber: '9000000001', ...fields };
  return mustBe(await createLedger(d1, clock).record('lead', input)).record;
};

it('the summary is the same before and after the run of cron that counts', async () => {
  await leave({ source: 'popup', city: 'jaipur', sessionId: 'one' });
  await leave({ source: 'popup', campaign: 'monsoon', sessionId: 'two' });
  const before = await summary();
  expect(before).toMatchObject({ uniqueSessions: 2, bySource: [{ value: 'popup', count: 2 }] });
  expect(await run()).toEqual({ counted: 2, more: false });
  expect(await summary()).toEqual(before);
  await leave({ source: 'website', sessionId: 'two' });
  expect(await summary()).toMatchObject({ uniqueSessions: 2, totals: { lead: 3 } });
  await run();
  expect(await summary()).toMatchObject({ uniqueSessions: 2, totals: { lead: 3 } });
});

it('words of a visitor are counted as other and stand in no counter', async () => {
  const words = 'Asha Sharma 9000000077';
  await leave({ source: words, service: words, city: words, campaign: words });
  const asked = await summary();
  expect(asked.bySource).toEqual([{ value: 'other', count: 1 }]);
  await run();
  expect(await countRows(d1, 'daily_counts', "value LIKE '%Asha%'")).toBe(0);
  expect(await summary()).toEqual(asked);
});

it('words that an earlier version counted are added to other by the daily run', async () => {
  const insert = d1.prepare("INSERT INTO daily_counts VALUES ('2026-11-19', 'lead', 'source', ?, 2)");
  await d1.batch(['popup', 'Asha Sharma', 'other', 'Bina'].map((value) => insert.bind(value)));
  await createCounting(d1, { ...clock, values }).foldOthers();
  expect((await summary()).bySource).toEqual([
    { value: 'other', count: 6 },
    { value: 'popup', count: 2 },
  ]);
});

it('a record is counted once although two crons run at once, and after the last record was deleted', async () => {
  const first = await leave({ sessionId: 'a' });
  const last = await leave({ sessionId: 'b' });
  await Promise.all([run(), run(), run()]);
  expect(await summary()).toMatchObject({ uniqueSessions: 2, totals: { lead: 2 } });
  // The next record gets the row id of the deleted one.
  await d1.prepare('DELETE FROM records WHERE id = ?').bind(last.id).run();
  await leave({ sessionId: 'c' });
  expect(await summary()).toMatchObject({ uniqueSessions: 2, totals: { lead: 2 } });
  await run();
  expect(await summary()).toMatchObject({ uniqueSessions: 2, totals: { lead: 2 } });
  await d1.prepare('DELETE FROM records WHERE id = ?').bind(first.id).run();
  expect(await summary()).toMatchObject({ uniqueSessions: 1, totals: { lead: 1 } });
});

it('a session of two days counts once, on its last day', async () => {
  await leave({ sessionId: 'long' });
  await run();
  clock.pass(86_400_000);
  await leave({ sessionId: 'long' });
  const tomorrow = { today: '2026-11-21', days: 7 };
  const read = async () => mustBe(await createSummaries(d1, { values })(tomorrow)).uniqueSessions;
  expect(await read()).toBe(1);
  await run();
  expect(await read()).toBe(1);
});
