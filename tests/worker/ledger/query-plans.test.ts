import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuditList } from '../../../src/platform/ledger/audit.ts';
import { createCoupons } from '../../../src/platform/ledger/coupons.ts';
import { createErasure } from '../../../src/platform/ledger/erasure.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../../../src/platform/ledger/record-queries.ts';
import { createRevokedSessions } from '../../../src/platform/ledger/revoked-sessions.ts';
import { createSpins } from '../../../src/platform/ledger/spins.ts';
import { createSummaries } from '../../../src/platform/ledger/summary.ts';
import { createDeliveryAdmin } from '../../../src/platform/outbox/delivery-admin.ts';
import { createOutbox } from '../../../src/platform/outbox/outbox.ts';
import { createSigner } from '../../../src/values/signing.ts';
import { createTestClock, openTestDatabase } from './ledger-database.ts';
import { explain, watchQueries } from './watch-queries.ts';

let d1: D1Database;
let close: () => Promise<void>;
const clock = createTestClock();
const signer = createSigner({ current: 'now', previous: ['before'] });

beforeAll(async () => {
  ({ d1, close } = await openTestDatabase());
});
afterAll(() => close());

/**
 * The steps of a query plan whose cost grows with the number of records: full scans and sorts in memory. A full scan of
 * a partial index of deliveries is allowed, because it contains only unsettled deliveries.
 */
const GROWING =
  /^SCAN (?!\(|CONSTANT|part\b)(?!.*USING (?:COVERING )?INDEX deliveries_)|USE TEMP B-TREE FOR (?:LAST TERM OF )?ORDER BY/;

const recordQueries = (database: D1Database) =>
  createRecordQueries(database, { ...clock, ledger: createLedger(database, clock) });
const at = { cursor: '1790000000000_0190-a' };
const target = { name: 'cms', deliver: async () => ({ kind: 'delivered' as const }) };

const CASES: Record<string, (database: D1Database) => Promise<unknown>> = {
  'the newest records': (database) => recordQueries(database).list({}, at),
  'the page before one': (database) => recordQueries(database).list({}, { cursor: `-${at.cursor}` }),
  'records of a kind': (database) => recordQueries(database).list({ kind: 'lead' }, at),
  'records of a city': (database) => recordQueries(database).list({ city: 'jaipur' }, at),
  'records of a state': (database) => recordQueries(database).list({ state: 'Rajasthan' }, at),
  'records with a status': (database) => recordQueries(database).list({ status: 'new' }, at),
  'records of a kind, city and days': (database) =>
    recordQueries(database).list({ kind: 'lead', city: 'jaipur', from: 1, before: 2 }, at),
  'records of a kind with a status': (database) =>
    recordQueries(database).list({ kind: 'lead', status: 'new' }, at),
  'records of some days': (database) => recordQueries(database).list({ from: 1, before: 2 }, at),
  'a search by number': (database) => recordQueries(database).list({ search: '9000000001' }, at),
  'a search by the beginning of a number': (database) =>
    recordQueries(database).list({ search: '90000' }, at),
  'a search by booking id': (database) => recordQueries(database).list({ search: 'CAR42' }),
  'a search by name': (database) => recordQueries(database).list({ search: 'asha', kind: 'lead' }, at),
  'a search by number and kind': (database) =>
    recordQueries(database).list({ search: '9000000001', kind: 'lead' }, at),
  'the deliveries of a page of records': (database) => recordQueries(database).deliveriesOf(['x', 'y']),
  'one whole record': (database) => recordQueries(database).details('x'),
  'a record by booking id': (database) => createLedger(database, clock).findByBookingId('CAR42'),
  'a change': (database) => createLedger(database, clock).change('x', {}, { by: 'visitor' }),
  'the attempt of a record': (database) =>
    createOutbox(database, { ...clock, targets: [target] }).attempt('x'),
  'a sweep': (database) => createOutbox(database, { ...clock, targets: [target] }).sweep(),
  'the end of the first lease': (database) =>
    createOutbox(database, { ...clock, targets: [target] }).nextLeaseExpiry(),
  'the account of deliveries': (database) => createDeliveryAdmin(database, clock).backlog(),
  'the failed deliveries': (database) =>
    createDeliveryAdmin(database, clock).list({ state: 'failed', ...at }),
  'the owed deliveries': (database) => createDeliveryAdmin(database, clock).list({ state: 'owed', ...at }),
  'the retry of a delivery': (database) => createDeliveryAdmin(database, clock).retry('x', 'operator'),
  'the coupons': (database) => createCoupons(database, clock).list({ source: 'spin', ...at }),
  'the use of a coupon': (database) =>
    createCoupons(database, clock).redeem('WELCOME', { usedOn: 'x', numberHashes: ['h'], by: 'operator' }),
  'a spin': (database) =>
    createSpins(database, { ...clock, signer }).spin({
      mobileNumber: '9000000001',
      sessionId: 's',
      draw: () => ({ segment: 'none', coupon: null }),
    }),
  'whether a session was ended': (database) => createRevokedSessions(database, clock).has('x'),
  'the audit list': (database) => createAuditList(database, clock).list(at),
};

it.each(Object.keys(CASES))('%s: every query is served by an index, in order', async (name) => {
  const watched = watchQueries(d1);
  await CASES[name]?.(watched.d1);
  expect(watched.queries).not.toHaveLength(0);
  for (const query of watched.queries) {
    const growing = (await explain(d1, query)).filter((step) => GROWING.test(step));
    expect(growing, query.query).toEqual([]);
  }
});

it.each([
  [{}, 'records_newest'],
  [{ kind: 'lead' }, 'records_by_kind '],
  [{ city: 'jaipur' }, 'records_by_city'],
  [{ kind: 'lead', city: 'jaipur' }, 'records_by_kind_and_city'],
  [{ kind: 'lead', status: 'new' }, 'records_by_kind_and_status'],
  [{ search: 'asha' }, 'records_by_name'],
  [{ search: '9000000001' }, 'records_by_mobile_number'],
  [{ search: '9000000001', kind: 'lead', status: 'new' }, 'records_by_mobile_number'],
  [{ search: '90000', city: 'jaipur' }, 'records_by_mobile_number'],
] as const)('a page of %j begins at its cursor in %s', async (filter, index) => {
  const watched = watchQueries(d1);
  await recordQueries(watched.d1).list(filter, at);
  const [query] = watched.queries;
  expect(query && (await explain(d1, query)).join()).toMatch(
    new RegExp(`SEARCH records USING INDEX ${index}.*[<>]`),
  );
});

it('the summary reads the daily counts by their key and the sessions by their last day', async () => {
  const watched = watchQueries(d1);
  await createSummaries(watched.d1)({ today: '2026-11-20', days: 30 });
  const plans = await Promise.all(watched.queries.map((query) => explain(d1, query)));

  expect(plans.flat().filter((step) => step.startsWith('SCAN'))).toEqual([]);
  expect(plans.flat().join()).toContain('sessions_by_last_day');
});

it('the erasure of a number finds its records by number and by session', async () => {
  const watched = watchQueries(d1);
  await createErasure(watched.d1, { ...clock, signer }).eraseNumber('9000000001', 'operator');
  const plans = await Promise.all(watched.queries.map((query) => explain(d1, query)));
  expect(plans.flat().join()).toContain('records_by_session');
  expect(plans.flat().join()).not.toContain('records_by_kind');
  for (const query of watched.queries)
    expect(
      (await explain(d1, query)).filter((step) => /^SCAN (records|deliveries|coupons|spins)/.test(step)),
    ).toEqual([]);
});
