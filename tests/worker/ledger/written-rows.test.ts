import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, expect, it } from 'vitest';
import { createCounting } from '../../../src/platform/ledger/counting.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { createOutbox } from '../../../src/platform/outbox/outbox.ts';
import { meteredD1, newMeters } from '../../bench/meters.ts';
import { startPushService } from '../../upstreams/push-service.ts';
import { createTestClock, openTestDatabase, countedValues as values } from './ledger-database.ts';
import { mustBe } from './must-be.ts';
import { startPushLedger } from './push-ledger.ts';

const clock = createTestClock();
const { d1, close } = await openTestDatabase();
afterAll(() => close());

/** The rows that the database says it wrote, each change of an index included. */
async function rowsOf(act: (metered: D1Database) => Promise<unknown>): Promise<number> {
  const meters = newMeters();
  await act(meteredD1(d1, meters));
  return meters.rowsWritten;
}

const LEAD = {
  mobileNumber: '9000000001',
  city: 'jaipur',
  source: 'website',
  service: 'Periodic Service',
  campaign: 'monsoon',
  fields: { location: 'as a visitor leaves it' },
};
let keys = 0;
const leave = async (database: D1Database) => {
  keys += 1;
  const input = { ...LEAD, idempotencyKey: `rows-key-${keys}`, sessionId: `rows-session-${keys}` };
  const pending = [{ target: 'cms', purpose: 'record' }];
  return mustBe(await createLedger(database, clock).record('lead', input, pending)).record;
};

it('a lead with a number, city, campaign, session and one delivery writes at most 16 rows', async () => {
  expect(await rowsOf(leave)).toBeLessThanOrEqual(16);
});

it('counting a hundred leads of one minute writes a row for each session and few more', async () => {
  for (let made = 0; made < 100; made += 1) await leave(d1);
  const counted = await rowsOf((database) => createCounting(database, { ...clock, values }).run());
  expect(counted).toBeLessThanOrEqual(101 + 20);
});

it('a delivery at the first attempt writes at most four rows', async () => {
  const { id } = await leave(d1);
  const deliver = async () => ({ kind: 'delivered' as const, remoteDocumentId: 'doc-1' });
  const rows = await rowsOf((database) =>
    createOutbox(database, { ...clock, targets: [{ name: 'cms', deliver }] }).attempt(id),
  );
  expect(rows).toBeLessThanOrEqual(4);
});

it('a lead that rings three phones writes at most 17 rows more', async () => {
  const service = await startPushService();
  const { ring } = startPushLedger({ d1, clock, service });
  for (const phone of ['one', 'two', 'three']) await ring(phone);
  const rows = await rowsOf(async (database) => {
    const ledger = startPushLedger({ d1: database, clock, service });
    await ledger.record('lead', { mobileNumber: '9000000302' });
  });
  const without = await rowsOf((database) =>
    createLedger(database, clock).record('lead', {
      idempotencyKey: 'rows-no-push',
      mobileNumber: '9000000303',
    }),
  );
  await service.close();
  expect(service.received).toHaveLength(3);
  expect(rows - without).toBeLessThanOrEqual(17);
});
