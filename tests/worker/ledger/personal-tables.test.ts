import { afterAll, expect, it } from 'vitest';
import { createErasure } from '../../../src/platform/ledger/erasure.ts';
import { createSigner } from '../../../src/values/signing.ts';
import { countRows, createTestClock, openTestDatabase } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const { d1, close } = await openTestDatabase();
afterAll(() => close());

const clock = createTestClock();
const signer = createSigner({ current: 'key-one' });

interface Whose {
  /** A part of each text of this person's rows. */
  readonly mark: string;
  readonly number: string;
  readonly hash: string;
}
type Row = Readonly<Record<string, string | number>>;

/**
 * The tables that hold a number, a text or an id of a person, with the columns by which erasure finds a row. A row stands
 * after the one that it refers to.
 */
const ERASED: Readonly<Record<string, (whose: Whose) => Row>> = {
  records: ({ number, mark }) => ({
    id: `record-${mark}`,
    kind: 'lead',
    status: 'new',
    fields: '{}',
    mobile_number: number,
    created_at: clock.now(),
  }),
  record_history: ({ mark }) => ({ record_id: `record-${mark}` }),
  deliveries: ({ mark }) => ({ record_id: `record-${mark}`, event: '{}', state: 'delivered' }),
  payment_events: ({ mark }) => ({ record_id: `record-${mark}` }),
  record_facets: ({ mark }) => ({
    record_id: `record-${mark}`,
    dimension: 'source',
    value: `records-source-${mark}`,
    kind: 'lead',
    status: 'new',
    created_at: clock.now(),
  }),
  seen_sessions: ({ mark }) => ({ session_id: `records-session_id-${mark}`, last_day: '2026-11-20' }),
  reviews: ({ mark, hash }) => ({ record_id: `record-${mark}`, number_hash: hash, state: 'new' }),
  spins: ({ hash }) => ({ number_hash: hash }),
  coupons: ({ mark, hash }) => ({ code: `code-${mark}`, number_hash: hash, scope: '[]' }),
  coupon_uses: ({ mark }) => ({ code: `code-${mark}` }),
  calls: ({ number }) => ({ mobile_number: number, notes: '[]', before: '{}' }),
  mechanics: ({ number }) => ({ mobile_number: number }),
  chat_messages: ({ mark }) => ({ record_id: `record-${mark}`, direction: 'in', person: `IN.${mark}` }),
  chat_people: ({ mark, number }) => ({ person: `IN.${mark}`, number }),
};

/** The others, and why erasure leaves them as they are. */
const KEPT: Readonly<Record<string, string>> = {
  ad_test: 'a code of the ad system',
  archive_numbers: 'the archive erases it with its objects',
  archive_objects: 'days and cities',
  audit: 'operators, and hashes of erased numbers',
  banners: 'texts of the operator',
  bills: 'the series of numbers must have no gap; a record’s id leads nowhere',
  campaign_links: 'links of the operator',
  campaign_spend: 'costs',
  campaigns: 'names of campaigns',
  chat_paused_templates: 'templates',
  chat_switched_off: 'an operator’s switch',
  counted_values: 'a closed list of ours',
  counting: 'a mark',
  daily_calls: 'counts',
  daily_counts: 'counts',
  daily_money: 'sums',
  daily_visits: 'counts',
  delivery_counts: 'counts',
  filing: 'a mark',
  mechanic_leave: 'days of an id that leads nowhere',
  price_sheet_state: 'prices',
  price_sheets: 'prices',
  push_devices: 'the phones of operators',
  push_sent: 'ids of deliveries, and it goes with them',
  record_search: 'a trigger deletes its row with the record’s, as filing.test.ts shows',
  revoked_sessions: 'sessions of operators',
  session_counts: 'counts',
  target_holds: 'outside systems',
  unfound_searches: 'words without a person',
};

const tablesOfTheLedger = async (): Promise<readonly string[]> => {
  const found = await d1
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'record\\_search\\_%' ESCAPE '\\'",
    )
    .all<{ name: string }>();
  return found.results.map(({ name }) => name);
};

/** Inserts a row whose every text holds the mark of its person. */
async function insert(table: string, known: Row, mark: string): Promise<void> {
  const columns = await d1.prepare(`PRAGMA table_info("${table}")`).all<{ name: string; type: string }>();
  const row = columns.results.map(
    ({ name, type }) => known[name] ?? (/int/i.test(type) ? 0 : `${table}-${name}-${mark}`),
  );
  const names = columns.results.map(({ name }) => `"${name}"`).join(', ');
  const places = row.map(() => '?').join(', ');
  await d1
    .prepare(`INSERT OR REPLACE INTO "${table}" (${names}) VALUES (${places})`)
    .bind(...row)
    .run();
}

it('names each table of the ledger: erasure walks it, or a reason keeps it', async () => {
  const named = [...Object.keys(ERASED), ...Object.keys(KEPT)].sort();
  expect([...(await tablesOfTheLedger())].sort()).toEqual(named);
});

it('erases a person from each table that holds a number, a text or an id, and nobody else', async () => {
  const people = await Promise.all(
    [
      { mark: 'of-the-person', number: '9000000001' },
      { mark: 'of-another', number: '9000000002' },
    ].map(async (one) => ({ ...one, hash: await signer.sign('number', one.number) })),
  );
  for (const whose of people)
    for (const [table, row] of Object.entries(ERASED)) await insert(table, row(whose), whose.mark);
  // The trigger of sessions follows the records that are counted.
  await d1.prepare("UPDATE counting SET counted_id = 'record-of-another'").run();
  const erasure = createErasure(d1, { ...clock, signer });
  const exported = JSON.stringify(mustBe(await erasure.exportNumber('9000000001')));
  expect(exported).not.toContain('of-another');
  for (const given of [
    'records-name',
    'record_history-what',
    'spins-segment',
    'coupons-description',
    'reviews-words',
    'mechanics-name',
    'calls-taken_by',
    'chat_messages-words',
  ])
    expect(exported).toContain(`${given}-of-the-person`);
  expect(exported).toContain('"person":"IN.of-the-person"');

  expect(mustBe(await erasure.eraseNumber('9000000001', 'operator')).records).toBe(1);
  for (const table of Object.keys(ERASED)) {
    const rows = await d1.prepare(`SELECT * FROM "${table}"`).all();
    const left = JSON.stringify(rows.results);
    expect([table, left.includes('of-the-person') || left.includes('9000000001')]).toEqual([table, false]);
    expect([table, await countRows(d1, table)]).toEqual([table, 1]);
  }
});
