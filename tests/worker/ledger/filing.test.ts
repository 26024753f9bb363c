import type { D1Database } from '@cloudflare/workers-types';
import { beforeEach, expect, it } from 'vitest';
import { createErasure } from '../../../src/platform/ledger/erasure.ts';
import { createFiling } from '../../../src/platform/ledger/filing.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../../../src/platform/ledger/record-queries.ts';
import type { RecordFilter } from '../../../src/records/record-filter.ts';
import { createSigner } from '../../../src/values/signing.ts';
import { countRows, type createTestClock, eachOnAnEmptyLedger } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

let d1: D1Database;
let clock: ReturnType<typeof createTestClock>;
eachOnAnEmptyLedger(['records'], (given) => {
  ({ d1, clock } = given);
});

let made = 0;
beforeEach(async () => {
  await record('Zubin Merchant', '9000000101');
});

async function record(name: string, mobileNumber: string) {
  made += 1;
  const input = {
    idempotencyKey: `filing-key-${made}`,
    name,
    mobileNumber,
    source: 'website',
    campaign: 'monsoon',
  };
  return mustBe(await createLedger(d1, clock).record('lead', input)).record;
}
const file = () => createFiling(d1, {}).run();
const found = async (filter: RecordFilter) => {
  const queries = createRecordQueries(d1, { ...clock, ledger: createLedger(d1, clock) });
  return mustBe(await queries.list(filter)).records.map(({ name }) => name);
};

it('files each record once, also when two runs come at once', async () => {
  await Promise.all([file(), file()]);
  expect(await countRows(d1, 'record_search')).toBe(1);
  expect(await countRows(d1, 'record_facets')).toBe(3);
  expect(await file()).toBe(0);
});

it('finds a record before and after it is filed, by its latest name, number and status', async () => {
  const { id } = await record('Farida Mody', '9000000102');
  for (const step of ['young', 'filed']) {
    if (step === 'filed') await file();
    expect(await found({ search: 'mod' }), step).toEqual(['Farida Mody']);
    expect(await found({ campaign: 'monsoon', status: 'new' }), step).toHaveLength(2);
  }
  const ledger = createLedger(d1, clock);
  const changes = {
    name: 'Farida Irani',
    mobileNumber: '9000000199',
    status: 'contacted',
    campaign: 'winter',
  };
  mustBe(await ledger.change(id, changes, { by: 'operator' }));
  expect(await found({ search: 'mody' })).toEqual([]);
  expect(await found({ search: 'rani' })).toEqual(['Farida Irani']);
  expect(await found({ search: '0199' })).toEqual(['Farida Irani']);
  expect(await found({ campaign: 'monsoon' })).toEqual(['Zubin Merchant']);
  expect(await found({ campaign: 'winter', status: 'contacted' })).toEqual(['Farida Irani']);
});

it('an erased number leaves no text, no list and no trigram', async () => {
  await record('Quentin Xavier', '9000000103');
  await file();
  const vocabulary = "CREATE VIRTUAL TABLE IF NOT EXISTS vocabulary USING fts5vocab('record_search', 'row')";
  await d1.prepare(vocabulary).run();
  expect(await countRows(d1, 'vocabulary', "term IN ('que', 'xav', '103')")).toBe(3);
  const erasure = createErasure(d1, { ...clock, signer: createSigner({ current: 'key' }) });
  mustBe(await erasure.eraseNumber('9000000103', 'operator'));
  expect(await found({ search: 'xavier' })).toEqual([]);
  expect(await countRows(d1, 'vocabulary', "term IN ('que', 'xav', '103')")).toBe(0);
  expect(await countRows(d1, 'record_search')).toBe(1);
  expect(await countRows(d1, 'record_facets')).toBe(3);
  expect(await countRows(d1, 'record_search_config', "k = 'secure-delete' AND v = 0")).toBe(1);
});

it('a record that follows a deleted one is filed, although it gets the same row id', async () => {
  await file();
  await d1.prepare('DELETE FROM records').run();
  expect(await countRows(d1, 'record_search')).toBe(0);
  await record('Nadia Pinto', '9000000104');
  expect(await file()).toBe(1);
  expect(await found({ search: 'pinto' })).toEqual(['Nadia Pinto']);
});
