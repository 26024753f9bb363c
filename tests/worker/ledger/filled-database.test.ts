import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCounting } from '../../../src/platform/ledger/counting.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../../../src/platform/ledger/record-queries.ts';
import { createSummaries } from '../../../src/platform/ledger/summary.ts';
import { createDeliveryAdmin } from '../../../src/platform/outbox/delivery-admin.ts';
import { migrate, migrations } from '../../migrations.ts';
import { countRows, createTestClock, openEmptyDatabase, countedValues as values } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

/** A database of the earlier schema, filled as its Worker filled it, and then migrated. */
let d1: D1Database;
let close: () => Promise<void>;
const clock = createTestClock();
const BEFORE = migrations().findIndex((name) => name.startsWith('0005'));

const FILL = `
  WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 199)
  INSERT INTO records (id, kind, status, version, created_at, updated_at, mobile_number, city, source, session_id, fields,
    idempotency_key, content_hash)
  SELECT printf('0190-%05d', i), iif(i % 4 = 0, 'redirect', 'lead'), iif(i % 4 = 0, 'recorded', 'new'), 1, ?1 + i, ?1 + i,
    '90000000' || (i % 50), 'jaipur', 'website', 'session-' || (i % 20), '{}', 'key-of-' || i, 'hash' FROM n`;
const DELIVERIES = `
  INSERT INTO deliveries (id, record_id, target, purpose, state, first_owed_at, next_attempt_at, finished_at)
  SELECT 'd-' || id, id, 'cms', 'record', iif(rowid % 10 = 0, 'failed', iif(rowid % 10 = 1, 'paused', 'delivered')),
    created_at, created_at, created_at FROM records`;

beforeAll(async () => {
  ({ d1, close } = await openEmptyDatabase());
  await migrate(d1, migrations().slice(0, BEFORE));
  await d1.prepare(FILL).bind(clock.now()).run();
  await d1.prepare(DELIVERIES).run();
  await d1
    .prepare(
      "INSERT INTO record_history (record_id, version, change_id, at, what, by) SELECT id, 1, id, created_at, 'created', 'visitor' FROM records",
    )
    .run();
  await migrate(d1, migrations().slice(BEFORE));
});
afterAll(() => close());

const summary = async () => mustBe(await createSummaries(d1, { values })({ today: '2026-11-20', days: 7 }));

it('keeps every record, its history and its deliveries, and finds them by every filter', async () => {
  const ledger = createLedger(d1, clock);
  const queries = createRecordQueries(d1, { ...clock, ledger });
  const pages = await Promise.all(
    [{}, { kind: 'lead' as const }, { city: 'jaipur' }, { status: 'new' }].map((filter) =>
      queries.list(filter, { limit: 500 }),
    ),
  );
  expect(pages.map((page) => mustBe(page).records.length)).toEqual([200, 150, 200, 150]);
  const details = mustBe(await queries.details('0190-00007'));
  expect(details.history).toEqual([
    { version: 1, at: clock.now() + 7, what: 'created', by: 'visitor', why: null },
  ]);
  expect(await countRows(d1, 'deliveries')).toBe(200);
});

it('keeps the counts of records, sessions, failed and paused deliveries', async () => {
  expect(await summary()).toMatchObject({
    totals: { lead: 150, redirect: 50 },
    uniqueSessions: 20,
    bySource: [{ value: 'website', count: 150 }],
  });
  expect(mustBe(await createDeliveryAdmin(d1, clock).backlog())).toMatchObject([
    { target: 'cms', owed: 0, failed: 20, paused: 20 },
  ]);
});

it('counts on from there: neither an old record twice nor a new one not at all', async () => {
  await createCounting(d1, { ...clock, values }).run();
  const input = { idempotencyKey: 'filled-key-1', sessionId: 'session-new' };
  mustBe(await createLedger(d1, clock).record('lead', input));
  expect(await summary()).toMatchObject({ totals: { lead: 151 }, uniqueSessions: 21 });
  expect(await createCounting(d1, { ...clock, values }).run()).toMatchObject({ counted: 1 });
  expect(await summary()).toMatchObject({ totals: { lead: 151 }, uniqueSessions: 21 });
});
