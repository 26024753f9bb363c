import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, expect, it } from 'vitest';
import { createArchive } from '../../../src/platform/archive/archive.ts';
import { createOpenQuestions } from '../../../src/platform/chat/open-questions.ts';
import { createAuditList } from '../../../src/platform/ledger/audit.ts';
import { createCallSweep } from '../../../src/platform/ledger/call-sweep.ts';
import { createCalls } from '../../../src/platform/ledger/calls.ts';
import { createCoupons } from '../../../src/platform/ledger/coupons.ts';
import { createErasure } from '../../../src/platform/ledger/erasure.ts';
import { createFiling } from '../../../src/platform/ledger/filing.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../../../src/platform/ledger/record-queries.ts';
import { createVisits } from '../../../src/platform/ledger/record-visits.ts';
import { createRevokedSessions } from '../../../src/platform/ledger/revoked-sessions.ts';
import { createSpins } from '../../../src/platform/ledger/spins.ts';
import { createSummaries } from '../../../src/platform/ledger/summary.ts';
import { createDeliveryAdmin } from '../../../src/platform/outbox/delivery-admin.ts';
import { createOutbox } from '../../../src/platform/outbox/outbox.ts';
import { NO_VALUE, OTHER_VALUES } from '../../../src/records/record-filter.ts';
import { STATUS_GROUPS } from '../../../src/records/record-status.ts';
import { createSigner } from '../../../src/values/signing.ts';
import { countedValues, createTestClock, openTestDatabase } from './ledger-database.ts';
import { explain, watchQueries } from './watch-queries.ts';

const clock = createTestClock();
const signer = createSigner({ current: 'now', previous: ['before'] });

const { d1, close } = await openTestDatabase();
afterAll(() => close());

/**
 * The steps of a query plan whose cost grows with the number of records: full scans. A full scan of a partial index of
 * deliveries is allowed, because it contains only unsettled deliveries. `SORTING` is checked where no list is merged.
 */
const GROWING =
  /^SCAN (?!\(|CONSTANT|part\b|found\b|t\b|head\b|delivery_counts$|\w+ VIRTUAL TABLE|one\b|young\b|job\b|n\b|newest$|p\b|pair\b|other\b|step\b|filing$|target_holds$)(?!.*USING (?:COVERING )?INDEX deliveries_)/;

const SORTING = /USE TEMP B-TREE FOR (?:LAST TERM OF )?ORDER BY/;
/** A page of a filter sorts the heads of its lists or the visits of a day, an attempt the few deliveries of one record. */
const MERGES = /json_group_array|preferredDate|AS job\)|"candidate"."record_id" = \?/;

const recordQueries = (database: D1Database) =>
  createRecordQueries(database, { ...clock, ledger: createLedger(database, clock) });
const at = { cursor: '1790000000000_0190-a' };
const emptyBucket = { get: async () => null, put: async () => undefined, delete: async () => undefined };
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
  'a search by a part of a number': (database) => recordQueries(database).list({ search: '90000' }, at),
  'records of a source': (database) => recordQueries(database).list({ source: 'website' }, at),
  'records of a service': (database) => recordQueries(database).list({ service: 'AC Service' }, at),
  'records of a campaign, a source and a city': (database) =>
    recordQueries(database).list({ campaign: 'monsoon', source: 'website', city: 'jaipur', from: 1 }, at),
  'the first page of a campaign': (database) => recordQueries(database).list({ campaign: 'monsoon' }),
  'the first page of a search by a part of a name and a kind': (database) =>
    recordQueries(database).list({ search: 'asha', kind: 'lead' }),
  'records with a source that the summary counts as another one': (database) =>
    recordQueries(database).list({ source: OTHER_VALUES, kind: 'lead', from: 1 }, at),
  'records of another city': (database) => recordQueries(database).list({ city: OTHER_VALUES }, at),
  'records without a campaign': (database) => recordQueries(database).list({ campaign: NO_VALUE }, at),
  'records without a city': (database) => recordQueries(database).list({ city: NO_VALUE, kind: 'lead' }, at),
  'records of which money is booked': (database) =>
    recordQueries(database).list({ status: STATUS_GROUPS.booked, from: 1 }, at),
  'records of a visit date': (database) => recordQueries(database).list({ visit: '2026-11-23' }, at),
  'the jobs of a mechanic': (database) =>
    recordQueries(database).list({ mechanic: 'm1', kind: 'booking' }, at),
  'the jobs in a step': (database) => recordQueries(database).list({ step: 'ready' }, at),
  'the visits of a day': (database) => createVisits(database, clock).on('2026-11-23', 'jaipur'),
  'the visits without a date': (database) => createVisits(database, clock).undated(),
  'the filing of new records': (database) => createFiling(database, {}).run(),
  'a search by booking id': (database) => recordQueries(database).list({ search: 'CAR42' }),
  'a search by a part of a name': (database) =>
    recordQueries(database).list({ search: 'asha', kind: 'lead' }, at),
  'a search by two letters of a name': (database) => recordQueries(database).list({ search: 'as' }, at),
  'a search by number and kind': (database) =>
    recordQueries(database).list({ search: '9000000001', kind: 'lead' }, at),
  'the deliveries of a page of records': (database) => recordQueries(database).deliveriesOf(['x', 'y']),
  'one whole record': (database) => recordQueries(database).details('x'),
  'an older page of its history': (database) => recordQueries(database).details('x', { before: '100' }),
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
  'the pending deliveries': (database) =>
    createDeliveryAdmin(database, clock).list({ state: 'pending', ...at }),
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
  'the people to call': (database) => createCalls(database, clock).waiting(),
  'the records of people to call': (database) =>
    createCalls(database, clock).recordsOf(['9000000001', '9000000002']),
  'the call of a number': (database) => createCalls(database, clock).take('9000000001', 'operator'),
  'the results that may be taken back': (database) => createCalls(database, clock).noted('operator'),
  'a result and its end': async (database) => {
    const calls = createCalls(database, clock);
    await createLedger(database, clock).record('lead', {
      mobileNumber: '9000000003',
      idempotencyKey: 'a-result-1',
    });
    const noted = await calls.note(
      { mobileNumber: '9000000003', version: 1, result: 'not_ours' },
      'operator',
    );
    if (noted.ok) await calls.takeBack(noted.value, 'operator');
  },
  'the customers who wait for an answer': (database) => createOpenQuestions(database, clock)(),
  'the speed of calls': (database) => createCalls(database, clock).counted('2026-11-01', '2026-11-30'),
  'the end of archived days': (database) => createArchive(database, emptyBucket, clock).expireOldest(),
  'the end of old calls': (database) => createCallSweep(database, clock)(),
  'the audit list': (database) => createAuditList(database, clock).list(at),
};

it.each(Object.keys(CASES))('%s: every query is served by an index, in order', async (name) => {
  const watched = watchQueries(d1);
  await CASES[name]?.(watched.d1);
  expect(watched.queries).not.toHaveLength(0);
  for (const query of watched.queries) {
    const growing = (await explain(d1, query)).filter(
      (step) => GROWING.test(step) || (SORTING.test(step) && !MERGES.test(query.query)),
    );
    expect(growing, query.query).toEqual([]);
  }
});

it('a summary reads the uncounted records by row id, and no index of all records', async () => {
  const watched = watchQueries(d1);
  await createSummaries(watched.d1, { values: countedValues })({ today: '2026-11-22', days: 30 });
  const plans = await Promise.all(watched.queries.map((query) => explain(d1, query)));
  const steps = plans.flat().filter((step) => step.startsWith('SEARCH r USING'));
  expect(steps.length).toBeGreaterThan(0);
  // The mark itself is one record, found by its id.
  expect(steps.filter((step) => !/INTEGER PRIMARY KEY|\(id=\?\)/.test(step))).toEqual([]);
});

it.each([
  [{}, 'records_newest'],
  [{ search: 'as' }, 'records_by_name_key'],
  [{ search: '9000000001' }, 'records_by_number'],
  [{ search: '9000000001', kind: 'lead', status: 'new' }, 'records_by_number'],
] as const)('a page of %j begins at its cursor in %s', async (filter, index) => {
  const watched = watchQueries(d1);
  await recordQueries(watched.d1).list(filter, at);
  const [query] = watched.queries;
  expect(query && (await explain(d1, query)).join()).toMatch(
    new RegExp(`SEARCH records USING INDEX ${index}.*[<>]`),
  );
});

it.each([
  [{ kind: 'lead' }, 'records_by_kind_status'],
  [{ status: 'new' }, 'records_by_kind_status'],
  [{ kind: 'lead', status: 'new' }, 'records_by_kind_status'],
  [{ city: 'jaipur' }, 'records_by_city_kind_status'],
  [{ kind: 'lead', city: 'jaipur' }, 'records_by_city_kind_status'],
  [{ state: 'Rajasthan' }, 'records_by_state_kind_status'],
  [{ status: STATUS_GROUPS.booked }, 'records_by_kind_status'],
  [{ city: OTHER_VALUES }, 'records_by_city_kind_status'],
  [{ city: NO_VALUE }, 'records_without_city'],
] as const)('a page of %j reads the beginning of each list of %s', async (filter, index) => {
  const watched = watchQueries(d1);
  await recordQueries(watched.d1).list(filter, at);
  const [query] = watched.queries;
  const equal = /by_kind|without/.test(index) ? '' : '\\w+=\\? AND ';
  expect(query && (await explain(d1, query)).join()).toMatch(
    new RegExp(`SEARCH r USING (?:COVERING )?INDEX ${index} \\(${equal}kind=\\? AND status=\\? AND .*[<>]`),
  );
});

it('the customers who wait for an answer are found among the messages of the last days', async () => {
  const watched = watchQueries(d1);
  await createOpenQuestions(watched.d1, clock)();
  const [query] = watched.queries;
  const plan = query ? await explain(d1, query) : [];
  expect(plan[0]).toBe('SEARCH m USING INDEX chat_messages_came (at>?)');
  // Later messages are read among those of the same record.
  const ofRecord = plan.filter((step) => /^SEARCH (later|asked|answer) /.test(step));
  expect(ofRecord).toHaveLength(3);
  for (const step of ofRecord) expect(step).toContain('chat_messages_by_fact (record_id=?');
});

it('a page of a visit date reads the visits of that day', async () => {
  const watched = watchQueries(d1);
  await recordQueries(watched.d1).list({ visit: '2026-11-23', city: 'jaipur' }, at);
  await createVisits(watched.d1, clock).on('2026-11-23', 'jaipur');
  const plans = await Promise.all(watched.queries.map((query) => explain(d1, query)));
  expect(plans[0]?.join()).toMatch(/SEARCH r USING INDEX records_by_visit \(<expr>=\?/);
  expect(plans[1]?.join()).toMatch(/SEARCH records USING INDEX records_by_visit \(<expr>=\? AND city=\?\)/);
});

it.each([
  [{ mechanic: 'm1', city: 'jaipur' }, 'records_by_mechanic'],
  [{ step: 'ready' }, 'records_by_step'],
])('a page of %j begins at its cursor in %s', async (filter, index) => {
  const watched = watchQueries(d1);
  await recordQueries(watched.d1).list(filter, at);
  const [query] = watched.queries;
  expect(query && (await explain(d1, query)).join()).toMatch(
    new RegExp(`SEARCH r USING (?:COVERING )?INDEX ${index} \\(<expr>=\\? AND .*<`),
  );
});

it.each([
  { campaign: 'monsoon', source: 'website' },
  { service: 'AC Service', city: 'jaipur' },
  { source: 'website', kind: 'lead' as const },
  { source: OTHER_VALUES, kind: 'lead' as const },
  { service: NO_VALUE },
])('a page of %j begins at its cursor in each list of the facet', async (filter) => {
  const watched = watchQueries(d1);
  await recordQueries(watched.d1).list(filter, at);
  const [query] = watched.queries;
  expect(query && (await explain(d1, query)).join()).toMatch(
    /SEARCH f USING PRIMARY KEY \(dimension=\? AND value=\? AND kind=\? AND status=\? AND \(created_at,record_id\)</,
  );
  expect(query && (await explain(d1, query)).join()).toMatch(
    /SEARCH r USING INTEGER PRIMARY KEY \(rowid>\?\)/,
  );
});

it.each([
  [{ source: OTHER_VALUES }, /SEARCH s USING PRIMARY KEY \(dimension=\? AND value>\?\)/],
  [{ city: OTHER_VALUES }, /SEARCH s USING COVERING INDEX records_by_city_kind_status \(city>\?\)/],
])('a page of %j jumps from each value of the index to the next', async (filter, jump) => {
  const watched = watchQueries(d1);
  await recordQueries(watched.d1).list(filter, at);
  const [query] = watched.queries;
  expect(query && (await explain(d1, query)).join()).toMatch(jump);
});

it('a search by a part of a name reads the index of trigrams from its cursor on', async () => {
  const watched = watchQueries(d1);
  await recordQueries(watched.d1).list({ search: 'sha' }, at);
  const [query] = watched.queries;
  const plan = query && (await explain(d1, query)).join();
  expect(plan).toMatch(/SCAN record_search VIRTUAL TABLE INDEX \d+:M1</);
  expect(plan).toMatch(/SEARCH r USING INTEGER PRIMARY KEY \(rowid>\? AND rowid<\?\)/);
});

it('the attempt of a record reads its own deliveries, and not all that are due', async () => {
  const watched = watchQueries(d1);
  await createOutbox(watched.d1, { ...clock, targets: [target] }).attempt('x');
  const plans = await Promise.all(watched.queries.map((query) => explain(d1, query)));
  expect(plans.flat().join()).toContain(
    'SEARCH candidate USING INDEX deliveries_of_record (record_id=? AND target=?)',
  );
});

it('the summary reads the counts by their keys, and of the records only those that are not counted yet', async () => {
  const watched = watchQueries(d1);
  await createSummaries(watched.d1, { values: countedValues })({ today: '2026-11-20', days: 30 });
  const plans = await Promise.all(watched.queries.map((query) => explain(d1, query)));

  expect(plans.flat().filter((step) => /^SCAN (?!\w+ VIRTUAL|\(|n\b|CONSTANT|counting$)/.test(step))).toEqual(
    [],
  );
  expect(plans.flat().join()).toContain('SEARCH r USING INTEGER PRIMARY KEY (rowid>?)');
});

it('the erasure of a number finds its records by number and by session', async () => {
  const watched = watchQueries(d1);
  await createErasure(watched.d1, { ...clock, signer }).eraseNumber('9000000001', 'operator');
  const plans = await Promise.all(watched.queries.map((query) => explain(d1, query)));
  expect(plans.flat().join()).toContain('redirects_by_session');
  expect(plans.flat().join()).toContain('events_not_delivered');
  expect(plans.flat().join()).not.toContain('records_by_kind');
  for (const query of watched.queries)
    expect(
      (await explain(d1, query)).filter((step) => /^SCAN (records|deliveries|coupons|spins)/.test(step)),
    ).toEqual([]);
});
