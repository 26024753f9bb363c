import { afterAll, expect, it } from 'vitest';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { createRetention } from '../../../src/platform/ledger/retention.ts';
import { createRevokedSessions } from '../../../src/platform/ledger/revoked-sessions.ts';
import { createOutbox } from '../../../src/platform/outbox/outbox.ts';
import { leastFields } from './least-fields.ts';
import { countRows, createTestClock, openTestDatabase } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const { d1, close } = await openTestDatabase();
afterAll(() => close());

const DAY_MS = 86_400_000;
const MONTH_MS = 31 * DAY_MS;

it('deletes records 24 months after their last change, orders and bills after eight years, and no others, once a day', async () => {
  const clock = createTestClock(Date.UTC(2020, 0, 15));
  const ledger = createLedger(d1, clock);
  const leave = async (kind: 'lead' | 'order', key: string) =>
    mustBe(
      await ledger.record(
        kind,
        { idempotencyKey: key, mobileNumber: '9000000001', sessionId: key, fields: leastFields(kind) },
        [{ target: 'cms', purpose: 'record' }],
      ),
    ).record.id;
  const old = await leave('lead', 'retention-old-1');
  const changedLater = await leave('lead', 'retention-changed-1');
  const order = await leave('order', 'retention-order-1');
  const billed = mustBe(
    await ledger.record('booking', {
      idempotencyKey: 'retention-billed-1',
      fields: { job: { steps: [], code: { serial: 1, tries: 0 }, parts: [], billNumber: 7 } },
    }),
  ).record.id;
  const deliver = async () => ({ kind: 'delivered' as const, remoteDocumentId: 'doc-1' });
  await createOutbox(d1, { ...clock, targets: [{ name: 'cms', deliver }] }).attempt(old);
  clock.pass(12 * MONTH_MS);
  await ledger.change(changedLater, { note: 'called' }, { by: 'operator' });
  const recent = await leave('lead', 'retention-recent-1');

  clock.pass(13 * MONTH_MS);
  const retention = createRetention(d1, clock);
  expect(await retention.sweep()).toEqual({ records: 1, remote: 1 });
  const left = await d1.prepare('SELECT id FROM records').all<{ id: string }>();
  expect(left.results.map(({ id }) => id).sort()).toEqual([billed, changedLater, order, recent].sort());
  expect(await countRows(d1, 'deliveries', `record_id = '${old}'`)).toBe(0);
  expect(await countRows(d1, 'record_history', `record_id = '${old}'`)).toBe(0);

  expect(await retention.sweep()).toBeUndefined();
  clock.pass(DAY_MS + 1);
  expect(await retention.sweep()).toEqual({ records: 0, remote: 0 });
  const lines = await d1
    .prepare("SELECT detail FROM audit WHERE action = 'retention_swept' ORDER BY at")
    .all();
  expect(lines.results[0]).toMatchObject({ detail: expect.stringMatching(/^records 1, held elsewhere 1, /) });
  expect(JSON.stringify(lines.results)).not.toContain('9000000001');
});

it('continues in the next minute after a run reached its limit', async () => {
  await d1.batch([d1.prepare('DELETE FROM records'), d1.prepare('DELETE FROM audit')]);
  const clock = createTestClock(Date.UTC(2020, 0, 15));
  const fill = d1.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100)
     INSERT INTO records (id, kind, status, version, created_at, updated_at, fields, idempotency_key, content_hash)
     SELECT 'old-' || i, 'lead', 'new', 1, i, i, '{}', 'key-of-old-' || i, 'x' FROM n`,
  );
  await fill.run();
  const retention = createRetention(d1, clock);
  expect(await retention.sweep()).toMatchObject({ records: 1000 });
  expect(await retention.sweep()).toMatchObject({ records: 100 });
  expect(await countRows(d1, 'records')).toBe(0);
});

it('deletes a revoked session once it would have expired by itself', async () => {
  await d1.prepare('DELETE FROM audit').run();
  const clock = createTestClock(Date.UTC(2020, 0, 15));
  const revoked = createRevokedSessions(d1, clock);
  await revoked.add('over', clock.now() - 1);
  await revoked.add('still-good', clock.now() + DAY_MS);
  await createRetention(d1, clock).sweep();
  expect([await revoked.has('over'), await revoked.has('still-good')]).toEqual([
    { ok: true, value: false },
    { ok: true, value: true },
  ]);
});
