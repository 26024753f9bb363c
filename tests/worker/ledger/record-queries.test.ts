import Papa from 'papaparse';
import { afterAll, describe, expect, it } from 'vitest';
import { orderNumber } from '../../../src/features/checkout/rules/order-state.ts';
import { createFiling } from '../../../src/platform/ledger/filing.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../../../src/platform/ledger/record-queries.ts';
import { createSummaries } from '../../../src/platform/ledger/summary.ts';
import type { RecordFilter } from '../../../src/records/record-filter.ts';
import { RECORD_KINDS, type RecordKind } from '../../../src/records/record-status.ts';
import { addVisits } from '../../../src/services/visits.ts';
import { leastFields } from './least-fields.ts';
import { countedValues, countRows, createTestClock, openTestDatabase } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const clock = createTestClock(Date.UTC(2026, 10, 10, 6, 30));
const ledger = () => createLedger(d1, clock);
const admin = () => createRecordQueries(d1, { ...clock, ledger: ledger() });

const NAMES = ['Asha Sharma', 'asha Verma', 'Bina', 'आशा', '=HYPERLINK("x")'];
const CITIES = ['jaipur', 'jodhpur'];

/** Forty records over ten days: kinds, names, cities and sessions in turn. */
const { d1, close } = await openTestDatabase();
for (let made = 0; made < 40; made += 1) {
  const kind: RecordKind = RECORD_KINDS[made % RECORD_KINDS.length] ?? 'lead';
  await ledger().record(kind, {
    idempotencyKey: `admin-key-${made}`,
    name: NAMES[made % NAMES.length],
    mobileNumber: `90000000${String(made % 20).padStart(2, '0')}`,
    city: CITIES[made % CITIES.length],
    source: made % 4 === 0 ? 'popup' : 'website',
    service: made % 3 === 0 ? 'Periodic Service' : undefined,
    campaign: made % 8 === 0 ? 'monsoon' : undefined,
    sessionId: `session-${made % 10}`,
    fields: {
      ...leastFields(kind),
      utmTerm: '@SUM(1)',
      carBrand: 'Maruti',
      browserInfo: 'two\nlines',
      date: made % 2 === 0 ? '2026-11-23' : '2026-11-24',
      manufacturer: 'Maruti',
      model: made % 7 === 0 ? 'Baleno' : 'Swift',
      area: made % 9 === 0 ? 'malviya-nagar' : 'sodala',
    },
  });
  clock.pass(made % 4 === 3 ? 86_400_000 : 1);
  // The last fifteen are younger than the last run of cron, so that no index of it has them.
  if (made === 24) await createFiling(d1, {}).run();
}
afterAll(() => close());

async function walk(filter: RecordFilter, limit = 7) {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = mustBe(await admin().list(filter, { cursor, limit }));
    pages.push(page.records.map(({ id }) => id));
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined);
  return pages.flat();
}
const idsWhere = async (where: string, order = 'created_at DESC, id DESC') =>
  (
    await d1.prepare(`SELECT id FROM records WHERE ${where} ORDER BY ${order}`).all<{ id: string }>()
  ).results.map(({ id }) => id);

describe('list', () => {
  it.each<[RecordFilter, string]>([
    [{}, '1'],
    [{ kind: 'lead' }, "kind = 'lead'"],
    [{ city: 'jodhpur', kind: 'order' }, "city = 'jodhpur' AND kind = 'order'"],
    [{ status: 'new', source: 'popup' }, "status = 'new' AND source = 'popup'"],
    [{ search: '+91 90000 00003' }, "mobile_number = '9000000003'"],
    [{ state: 'Rajasthan' }, '0'],
    [{ source: 'popup' }, "source = 'popup'"],
    [{ service: 'Periodic Service' }, "service = 'Periodic Service'"],
    [{ campaign: 'monsoon' }, "campaign = 'monsoon'"],
    [
      { campaign: 'monsoon', source: 'popup', city: 'jaipur', kind: 'lead' },
      "campaign = 'monsoon' AND source = 'popup' AND city = 'jaipur' AND kind = 'lead'",
    ],
    [{ campaign: 'nobody' }, '0'],
    [
      { visit: '2026-11-23' },
      "kind IN ('booking', 'order', 'service_request') AND json_extract(fields, '$.date') = '2026-11-23'",
    ],
    [
      { visit: '2026-11-24', kind: 'booking', service: 'Periodic Service' },
      "kind = 'booking' AND service = 'Periodic Service' AND json_extract(fields, '$.date') = '2026-11-24'",
    ],
    [{ search: 'arma' }, "name_key LIKE '%arma%'"],
    [{ search: 'VERMA ash' }, "name_key = 'asha verma'"],
    [{ search: 'asha v' }, "name_key = 'asha verma'"],
    [{ search: 'आशा' }, "name_key = 'आशा'"],
    [{ search: '0017' }, "mobile_number LIKE '%0017%'"],
    [{ search: '900000001' }, "mobile_number LIKE '900000001%'"],
    [{ search: 'maruti bal' }, "json_extract(fields, '$.model') = 'Baleno'"],
    [{ search: 'malviya' }, "json_extract(fields, '$.area') = 'malviya-nagar'"],
    [
      { search: 'sharma', kind: 'lead', source: 'website' },
      "name_key = 'asha sharma' AND kind = 'lead' AND source = 'website'",
    ],
    [{ search: 'hyperlink("x' }, "name_key LIKE '=hyper%'"],
  ])('walks %j page by page, newest first, none left out and none twice', async (filter, where) => {
    expect(await walk(filter)).toEqual(await idsWhere(where));
  });

  it.each<[RecordFilter, number]>([
    [{}, 7],
    [{ kind: 'lead' }, 3],
    [{ search: 'asha' }, 3],
    [{ search: '900000001' }, 6],
  ])('walks %j back page by page, through the pages that it came by', async (filter, limit) => {
    const onwards = [mustBe(await admin().list(filter, { limit }))];
    for (let last = onwards[0]; last?.cursor; last = onwards.at(-1))
      onwards.push(mustBe(await admin().list(filter, { cursor: last.cursor, limit })));
    const back = [onwards.at(-1)];
    for (let first = back[0]; first?.previous; first = back[0])
      back.unshift(mustBe(await admin().list(filter, { cursor: first.previous, limit })));
    const idsOf = (pages: typeof back) => pages.map((page) => page?.records.map(({ id }) => id));
    expect(onwards.length).toBeGreaterThan(1);
    expect(idsOf(back)).toEqual(idsOf(onwards));
    expect(back[0]).toMatchObject({ previous: null, cursor: onwards[0]?.cursor });
  });

  it('returns only the requested days', async () => {
    const from = Date.UTC(2026, 10, 12);
    const before = Date.UTC(2026, 10, 14);
    expect(await walk({ from, before })).toEqual(
      await idsWhere(`created_at >= ${from} AND created_at < ${before}`),
    );
  });

  it('compares a letter with the newest records of the other texts only, where a limit says so', async () => {
    const foundBy = async (search: string, newest?: number) =>
      mustBe(await admin().list({ search }, { limit: 50, newest })).records.map(({ id }) => id);
    const everywhere = await foundBy('asha v');
    const near = await foundBy('asha v', 1);
    expect(near.length).toBeLessThan(everywhere.length);
    // Records that cron has not filed yet are few and always compared.
    expect(near).toEqual(everywhere.slice(0, near.length));
    expect(await foundBy('asha', 1)).toEqual(await foundBy('asha'));
  });

  it('finds the beginning of a name of two letters, in the order of names', async () => {
    expect(await walk({ search: 'AS' }, 3)).toEqual(
      await idsWhere("name_key LIKE 'as%'", 'name_key, created_at, id'),
    );
  });

  it('finds a booking by its id, with and without its letters, an order by its number, and a record by its id', async () => {
    const [booking] = mustBe(await admin().list({ kind: 'booking' })).records;
    const number = booking?.bookingId?.slice(3) ?? '';
    expect(await walk({ search: `car ${number}` })).toEqual([booking?.id]);
    expect(await walk({ search: number })).toContain(booking?.id);
    const orders = mustBe(await admin().list({ kind: 'order' })).records;
    for (const { id } of orders) {
      const shown = orderNumber(id);
      expect(await walk({ search: shown })).toEqual([id]);
      expect(await walk({ search: shown.slice(3).toLowerCase() })).toEqual([id]);
      expect(await walk({ search: id })).toEqual([id]);
    }
  });

  it('starts from the beginning for an invalid cursor', async () => {
    const page = mustBe(await admin().list({}, { cursor: "1' OR 1=1", limit: 1 }));
    expect(page.records[0]?.id).toBe((await idsWhere('1'))[0]);
  });
});

describe('details and change', () => {
  it('returns a record with its history and deliveries, and audits the changes of the operator', async () => {
    const pending = [{ target: 'ads', purpose: 'Lead', event: { secret: 'x' } }];
    const input = { idempotencyKey: 'admin-key-whole', sessionId: 'session-0' };
    const { record } = mustBe(await ledger().record('lead', input, pending));
    mustBe(await admin().change(record.id, { status: 'contacted', note: 'called back' }, 'operator'));
    const whole = mustBe(await admin().details(record.id));

    expect(whole.record).toMatchObject({ status: 'contacted', note: 'called back', version: 2 });
    expect(whole.history.map(({ what, by }) => [what, by])).toEqual([
      ['created', 'visitor'],
      ['status new → contacted, note', 'operator'],
    ]);
    expect(whole.deliveries).toHaveLength(1);
    expect(whole.deliveries[0]).not.toHaveProperty('event');
    expect(await countRows(d1, 'audit', `subject = '${record.id}' AND action = 'record_changed'`)).toBe(1);
    await d1.prepare('DELETE FROM records WHERE id = ?').bind(record.id).run();
  });

  it('answers not_found for an unknown record', async () => {
    expect(await admin().details('none')).toMatchObject({ code: 'not_found' });
    expect(await admin().change('none', { note: 'x' }, 'operator')).toMatchObject({ code: 'not_found' });
  });
});

describe('exportCsv', () => {
  it('exports every record of a filter as CSV without formulas', async () => {
    let text = '';
    for await (const piece of admin().exportCsv(
      { kind: 'lead' },
      { areaName: (area) => area, serviceName: (service) => service },
    ))
      text += piece;
    const { data } = Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
    });

    expect(data.map(({ id }) => id)).toEqual(await idsWhere("kind = 'lead'"));
    expect(text.startsWith('\uFEFFid,kind,')).toBe(true);
    const cells = data.flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(data.some(({ name }) => name === '\'=HYPERLINK("x")')).toBe(true);
    expect(data[0]).toMatchObject({ utmTerm: "'@SUM(1)", manufacturer: 'Maruti', area: expect.any(String) });
  });

  it('gives only the header when there are no records', async () => {
    const pieces: string[] = [];
    for await (const piece of admin().exportCsv(
      { city: 'atlantis' },
      { areaName: (area) => area, serviceName: (service) => service },
    ))
      pieces.push(piece);
    expect(pieces).toHaveLength(1);
  });
});

describe('summary', () => {
  const today = '2026-11-19';

  it('counts the records by day and by dimension, and the conversion of visits', async () => {
    await addVisits(d1)('2026-11-18', 30);
    await addVisits(d1)('2026-11-18', 10);
    await addVisits(d1)('2026-09-01', 99);
    const summary = mustBe(await createSummaries(d1, { values: countedValues })({ today, days: 30 }));
    const redirects = await countRows(d1, 'records', "kind = 'redirect'");

    expect(summary).toMatchObject({
      redirects,
      uniqueSessions: 10,
      visits: 40,
      conversionRate: redirects / 40,
    });
    expect(summary.totals.lead).toBe(await countRows(d1, 'records', "kind = 'lead'"));
    const bySource = await d1
      .prepare(
        "SELECT source AS value, count(*) AS count FROM records WHERE kind = 'lead' GROUP BY 1 ORDER BY 2 DESC, 1",
      )
      .all();
    expect(summary.bySource).toEqual(bySource.results);
    expect(summary.byCampaign).toContainEqual({ value: 'monsoon', count: 2 });
    expect(summary.days).toHaveLength(30);
    expect(summary.days.at(-1)?.day).toBe(today);
    expect(summary.days.reduce((sum, { counts }) => sum + counts.lead, 0)).toBe(summary.totals.lead);
  });

  it('contains only the days of its window, in India', async () => {
    const summary = mustBe(
      await createSummaries(d1, { values: countedValues })({ today: '2026-11-12', days: 2 }),
    );
    const since = Date.parse('2026-11-11T00:00:00+05:30');
    const where = `kind = 'lead' AND created_at >= ${since} AND created_at < ${since + 2 * 86_400_000}`;
    expect(summary.totals.lead).toBe(await countRows(d1, 'records', where));
  });

  it('follows a record that is changed or deleted, in the same transaction', async () => {
    const summaries = createSummaries(d1, { values: countedValues });
    const read = async () => mustBe(await summaries({ today: '2026-11-30', days: 30 }));
    const before = await read();
    const input = { idempotencyKey: 'admin-key-moved', city: 'jaipur', sessionId: 'session-new' };
    const { record } = mustBe(await ledger().record('lead', input));
    await ledger().change(record.id, { city: 'udaipur' }, { by: 'visitor' });
    const moved = await read();
    expect(moved.byCity).toContainEqual({ value: 'udaipur', count: 1 });
    expect(moved.uniqueSessions).toBe(before.uniqueSessions + 1);

    await d1.prepare('DELETE FROM records WHERE id = ?').bind(record.id).run();
    expect(await read()).toEqual(before);
  });

  it('returns a rate of 0 without sessions', async () => {
    const summary = mustBe(
      await createSummaries(d1, { values: countedValues })({ today: '2020-01-07', days: 7 }),
    );
    expect(summary).toMatchObject({ redirects: 0, uniqueSessions: 0, conversionRate: 0, bySource: [] });
  });
});
