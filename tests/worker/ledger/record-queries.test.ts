import type { D1Database } from '@cloudflare/workers-types';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordFilter } from '../../../src/features/admin/contract.ts';
import { RECORD_KINDS, type RecordKind } from '../../../src/features/admin/rules/record-status.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../../../src/platform/ledger/record-queries.ts';
import { createSummaries } from '../../../src/platform/ledger/summary.ts';
import { countRows, createTestClock, openTestDatabase } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

let d1: D1Database;
let close: () => Promise<void>;
const clock = createTestClock(Date.UTC(2026, 10, 10, 6, 30));
const ledger = () => createLedger(d1, clock);
const desk = () => createRecordQueries(d1, { ...clock, ledger: ledger() });

const NAMES = ['Asha Sharma', 'asha Verma', 'Bina', 'आशा', '=HYPERLINK("x")'];
const CITIES = ['jaipur', 'jodhpur'];

/** Forty records over ten days: kinds, names, cities and sessions in turn. */
beforeAll(async () => {
  ({ d1, close } = await openTestDatabase());
  for (let made = 0; made < 40; made += 1) {
    const kind: RecordKind = RECORD_KINDS[made % RECORD_KINDS.length] ?? 'lead';
    await ledger().record(kind, {
      idempotencyKey: `desk-key-${made}`,
      name: NAMES[made % NAMES.length],
      mobileNumber: `90000000${String(made % 20).padStart(2, '0')}`,
      city: CITIES[made % CITIES.length],
      source: made % 4 === 0 ? 'popup' : 'website',
      campaign: made % 8 === 0 ? 'monsoon' : undefined,
      sessionId: `session-${made % 10}`,
      fields: { message: '@SUM(1)', line: 'two\nlines' },
    });
    clock.pass(made % 4 === 3 ? 86_400_000 : 1);
  }
}, 60_000);
afterAll(() => close());

async function walk(filter: RecordFilter, limit = 7) {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = mustBe(await desk().list(filter, { cursor, limit }));
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
  ])('walks %j page by page, newest first, none left out and none twice', async (filter, where) => {
    expect(await walk(filter)).toEqual(await idsWhere(where));
  });

  it.each<[RecordFilter, number]>([
    [{}, 7],
    [{ kind: 'lead' }, 3],
    [{ search: 'asha' }, 3],
    [{ search: '900000001' }, 6],
  ])('walks %j back page by page, through the pages that it came by', async (filter, limit) => {
    const onwards = [mustBe(await desk().list(filter, { limit }))];
    for (let last = onwards[0]; last?.cursor; last = onwards.at(-1))
      onwards.push(mustBe(await desk().list(filter, { cursor: last.cursor, limit })));
    const back = [onwards.at(-1)];
    for (let first = back[0]; first?.previous; first = back[0])
      back.unshift(mustBe(await desk().list(filter, { cursor: first.previous, limit })));
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

  it('finds the beginning of a name in any letter case, in the order of names', async () => {
    expect(await walk({ search: 'ASHA' }, 3)).toEqual(
      await idsWhere("name_key LIKE 'asha%'", 'name_key, created_at, id'),
    );
    expect(await walk({ search: 'आशा' })).toHaveLength(8);
    expect(await walk({ search: 'asha v', kind: 'lead' }, 3)).toEqual(
      await idsWhere("name_key = 'asha verma' AND kind = 'lead'", 'created_at, id'),
    );
  });

  it('finds the beginning of a number, and a booking by its id', async () => {
    expect(await walk({ search: '9000000001' })).toHaveLength(2);
    expect(await walk({ search: '900000001' }, 3)).toHaveLength(20);
    const [booking] = mustBe(await desk().list({ kind: 'booking' })).records;
    expect(await walk({ search: booking?.bookingId ?? '' })).toEqual([booking?.id]);
  });

  it('starts from the beginning for an invalid cursor', async () => {
    const page = mustBe(await desk().list({}, { cursor: "1' OR 1=1", limit: 1 }));
    expect(page.records[0]?.id).toBe((await idsWhere('1'))[0]);
  });
});

describe('details and change', () => {
  it('returns a record with its history and deliveries, and audits the changes of the operator', async () => {
    const owed = [{ target: 'ads', purpose: 'Lead', event: { secret: 'x' } }];
    const input = { idempotencyKey: 'desk-key-whole', sessionId: 'session-0' };
    const { record } = mustBe(await ledger().record('lead', input, owed));
    mustBe(await desk().change(record.id, { status: 'contacted', note: 'called back' }, 'operator'));
    const whole = mustBe(await desk().details(record.id));

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
    expect(await desk().details('none')).toMatchObject({ code: 'not_found' });
    expect(await desk().change('none', { note: 'x' }, 'operator')).toMatchObject({ code: 'not_found' });
  });
});

describe('exportCsv', () => {
  it('exports every record of a filter as CSV without formulas', async () => {
    let text = '';
    for await (const piece of desk().exportCsv({ kind: 'lead' })) text += piece;
    const { data } = Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
    });

    expect(data.map(({ id }) => id)).toEqual(await idsWhere("kind = 'lead'"));
    expect(text.startsWith('\uFEFFid,kind,')).toBe(true);
    const cells = data.flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(data.some(({ name }) => name === '\'=HYPERLINK("x")')).toBe(true);
    expect(JSON.parse(data[0]?.fields ?? '')).toEqual({ message: '@SUM(1)', line: 'two\nlines' });
  });

  it('gives only the header when there are no records', async () => {
    const pieces: string[] = [];
    for await (const piece of desk().exportCsv({ city: 'atlantis' })) pieces.push(piece);
    expect(pieces).toHaveLength(1);
  });
});

describe('summary', () => {
  const today = '2026-11-19';

  it('counts the records by day and by dimension', async () => {
    const summary = mustBe(await createSummaries(d1)({ today, days: 30 }));
    const redirects = await countRows(d1, 'records', "kind = 'redirect'");

    expect(summary).toMatchObject({ redirects, uniqueSessions: 10, conversionRate: redirects / 10 });
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
    const summary = mustBe(await createSummaries(d1)({ today: '2026-11-12', days: 2 }));
    const since = Date.parse('2026-11-11T00:00:00+05:30');
    const where = `kind = 'lead' AND created_at >= ${since} AND created_at < ${since + 2 * 86_400_000}`;
    expect(summary.totals.lead).toBe(await countRows(d1, 'records', where));
  });

  it('follows a record that is changed or deleted, in the same transaction', async () => {
    const summaries = createSummaries(d1);
    const read = async () => mustBe(await summaries({ today: '2026-11-30', days: 30 }));
    const before = await read();
    const input = { idempotencyKey: 'desk-key-moved', city: 'jaipur', sessionId: 'session-new' };
    const { record } = mustBe(await ledger().record('lead', input));
    await ledger().change(record.id, { city: 'udaipur' }, { by: 'visitor' });
    const moved = await read();
    expect(moved.byCity).toContainEqual({ value: 'udaipur', count: 1 });
    expect(moved.uniqueSessions).toBe(before.uniqueSessions + 1);

    await d1.prepare('DELETE FROM records WHERE id = ?').bind(record.id).run();
    expect(await read()).toEqual(before);
  });

  it('returns a rate of 0 without sessions', async () => {
    const summary = mustBe(await createSummaries(d1)({ today: '2020-01-07', days: 7 }));
    expect(summary).toMatchObject({ redirects: 0, uniqueSessions: 0, conversionRate: 0, bySource: [] });
  });
});
