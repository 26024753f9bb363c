import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFiling } from '../../../src/platform/ledger/filing.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../../../src/platform/ledger/record-queries.ts';
import { createSummaries } from '../../../src/platform/ledger/summary.ts';
import { NO_VALUE, OTHER_VALUES, type RecordFilter } from '../../../src/records/record-filter.ts';
import { STATUS_GROUPS } from '../../../src/records/record-status.ts';
import { leastFields } from './least-fields.ts';
import { countedValues, createTestClock, openTestDatabase } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const clock = createTestClock();
const ledger = () => createLedger(d1, clock);
const summary = async () =>
  mustBe(await createSummaries(d1, { values: countedValues })({ today: '2026-11-20', days: 7 }));

const CITIES = ['jaipur', 'atlantis', undefined];
const SOURCES = ['website', 'typed by hand', undefined, 'another one'];
const CAMPAIGNS = ['monsoon', undefined, undefined, undefined, 'diwali'];

const { d1, close } = await openTestDatabase();
for (let made = 0; made < 30; made += 1) {
  const kind = made % 5 === 4 ? 'enquiry' : 'lead';
  await ledger().record(kind, {
    fields: leastFields(kind),
    idempotencyKey: `unnamed-key-${made}`,
    name: made % 2 === 0 ? 'Asha Sharma' : 'Bina',
    city: CITIES[made % CITIES.length],
    source: SOURCES[made % SOURCES.length],
    service: made % 6 === 0 ? 'Periodic Service' : undefined,
    campaign: CAMPAIGNS[made % CAMPAIGNS.length],
  });
  clock.pass(1);
}
await summary();
afterAll(() => close());

const idsWhere = async (where: string) =>
  (
    await d1
      .prepare(`SELECT id FROM records WHERE ${where} ORDER BY created_at DESC, id DESC`)
      .all<{ id: string }>()
  ).results.map(({ id }) => id);

async function walk(filter: RecordFilter) {
  const queries = createRecordQueries(d1, { ...clock, ledger: ledger() });
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = mustBe(await queries.list(filter, { cursor, limit: 4 }));
    found.push(...page.records.map(({ id }) => id));
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

const OTHER_SOURCE = "source IN ('typed by hand', 'another one')";
const FILTERS: readonly (readonly [RecordFilter, string])[] = [
  [{ source: OTHER_VALUES }, OTHER_SOURCE],
  [{ source: OTHER_VALUES, kind: 'lead' }, `${OTHER_SOURCE} AND kind = 'lead'`],
  [{ source: NO_VALUE }, 'source IS NULL'],
  [{ service: NO_VALUE, city: 'jaipur' }, "service IS NULL AND city = 'jaipur'"],
  [{ campaign: OTHER_VALUES }, "campaign = 'diwali'"],
  [{ campaign: NO_VALUE, source: OTHER_VALUES }, `campaign IS NULL AND ${OTHER_SOURCE}`],
  [{ city: OTHER_VALUES }, "city = 'atlantis'"],
  [{ city: OTHER_VALUES, source: 'website' }, "city = 'atlantis' AND source = 'website'"],
  [{ city: NO_VALUE }, 'city IS NULL'],
  [{ city: NO_VALUE, kind: 'lead', status: 'new' }, "city IS NULL AND kind = 'lead'"],
  [{ search: 'sharma', city: OTHER_VALUES }, "name = 'Asha Sharma' AND city = 'atlantis'"],
  [{ search: 'bi', source: NO_VALUE }, '0'],
  [{ state: NO_VALUE }, '0'],
];

describe.each(['before', 'after'])('%s cron has filed the records', (when) => {
  beforeAll(async () => {
    if (when === 'after') await createFiling(d1, {}).run();
  });

  it.each(FILTERS)('walks %j page by page, none left out and none twice', async (filter, where) => {
    expect(await walk(filter)).toEqual(await idsWhere(where));
  });

  it('lists as many records as the summary counts, for each share', async () => {
    const { bySource, byService, byCity, byCampaign } = await summary();
    const shares = { source: bySource, service: byService, city: byCity, campaign: byCampaign };
    for (const [name, counted] of Object.entries(shares))
      for (const { value, count } of counted) {
        const meant = { '': NO_VALUE, other: OTHER_VALUES }[value] ?? value;
        expect([name, value, (await walk({ kind: 'lead', [name]: meant })).length]).toEqual([
          name,
          value,
          count,
        ]);
      }
  });
});

it('a filed record that gets a source or loses its campaign is listed under the new value', async () => {
  const [id = ''] = await idsWhere("source IS NULL AND campaign = 'diwali'");
  mustBe(await ledger().change(id, { source: 'popup', campaign: null }, { by: 'operator' }));
  expect(await walk({ source: NO_VALUE })).not.toContain(id);
  expect(await walk({ campaign: OTHER_VALUES })).not.toContain(id);
  expect(await walk({ campaign: NO_VALUE, source: 'popup' })).toEqual([id]);
  await d1.prepare('DELETE FROM records WHERE id = ?').bind(id).run();
  expect(await d1.prepare('SELECT 1 FROM record_facets WHERE record_id = ?').bind(id).first()).toBeNull();
});

it.each([
  [STATUS_GROUPS.booked, ['completed', 'fulfilled', 'pay_after_service', 'paid']],
  [STATUS_GROUPS.paid, ['fulfilled', 'paid']],
])('the status %s means the jobs with these statuses', async (status, statuses) => {
  for (const one of ['in_progress', 'completed', 'fulfilled', 'cancelled'])
    await seed('booking', one, status);
  for (const one of ['awaiting_payment', 'pay_after_service', 'paid', 'fulfilled', 'refunded'])
    await seed('order', one, status);
  const meant = statuses.map((one) => `'${one}'`).join();
  const where = `kind IN ('booking', 'order') AND status IN (${meant})`;
  expect(await walk({ status })).toEqual(await idsWhere(where));
  expect(await walk({ status, kind: 'order', source: 'website' })).toEqual(
    await idsWhere(`${where} AND kind = 'order'`),
  );
});

async function seed(kind: 'booking' | 'order', status: string, of: string): Promise<void> {
  const idempotencyKey = `unnamed-${of}-${kind}-${status}`;
  const { record } = mustBe(
    await ledger().record(kind, { idempotencyKey, source: 'website', fields: leastFields(kind) }),
  );
  await d1.prepare('UPDATE records SET status = ? WHERE id = ?').bind(status, record.id).run();
  clock.pass(1);
}
