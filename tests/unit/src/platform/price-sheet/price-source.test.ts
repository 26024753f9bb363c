import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOTHING_DROPPED } from '../../../../../src/features/pricing/rules/sheet-words.ts';
import { parseSheet } from '../../../../../src/platform/price-sheet/parse-sheet.ts';
import {
  createPriceSource,
  type PriceSourceParts,
  type SheetReport,
} from '../../../../../src/platform/price-sheet/price-source.ts';
import type { SheetCopy } from '../../../../../src/platform/price-sheet/stored-sheet.ts';
import { SAMPLE_SHEET, type SheetOddity, startPriceSheet } from '../../../../upstreams/price-sheet.ts';
import { ENDLESS_FAULTS, FAULTS, type Fault } from '../../../../upstreams/stand-in.ts';
import { FakeStore } from './fake-store.ts';

const MINUTE = 60_000;
const DEARER_SHEET = SAMPLE_SHEET.replaceAll('3199', '3299');
const WAGON_R = { manufacturer: 'maruti', model: 'wagon-r', fuelType: 'petrol' };

let store: FakeStore;
let reports: SheetReport[];
let now: number;
let pending: Promise<unknown>[];

const sheet = await startPriceSheet();
beforeEach(() => {
  store = new FakeStore();
  reports = [];
  pending = [];
  now = Date.UTC(2026, 10, 21);
});
afterEach(async () => {
  sheet.turn(undefined);
  sheet.publish(SAMPLE_SHEET);
  await sheet.heal();
  sheet.forget();
});
afterAll(() => sheet.close());

/** The source of one isolate; several share the store. */
const isolate = (parts: Partial<PriceSourceParts> = {}) =>
  createPriceSource({
    fetchSheet: (signal) => fetch(sheet.sheetUrl, { signal }),
    kv: store,
    now: () => now,
    waitUntil: (work) => pending.push(work),
    report: (report) => reports.push(report),
    timeoutMs: sheet.patience(),
    ...parts,
  });

function copyOf(csv: string): SheetCopy {
  const parsed = parseSheet(csv);
  if (!parsed.ok) throw new Error(parsed.detail);
  return { ...parsed.value, source: 'address', fetchedAt: now };
}

/** Waits for background work, and for the work that it starts in turn. */
async function settle(): Promise<void> {
  while (pending.length > 0) await Promise.all(pending.splice(0));
}

describe('a price source', () => {
  test('has nothing to peek at before the first get, and the book after it', async () => {
    const prices = isolate();
    expect(prices.peek()).toBeUndefined();
    const book = await prices.get();
    expect(book.rowCount).toBe(3);
    expect(prices.peek()).toBe(book);
    expect(reports).toEqual([
      {
        event: 'price_sheet_loaded',
        version: book.version,
        rowCount: 3,
        dropped: NOTHING_DROPPED,
      },
    ]);
  });

  test('shares one download among simultaneous requests', async () => {
    const prices = isolate();
    const books = await Promise.all(Array.from({ length: 50 }, () => prices.get()));
    expect(new Set(books).size).toBe(1);
    expect(sheet.requests).toHaveLength(1);
    expect(store.reads).toBe(1);
  });

  test('asks KV again after a minute, and the sheet itself never', async () => {
    const prices = isolate();
    await prices.get();
    now += 59_000;
    prices.peek();
    await settle();
    expect(store.reads).toBe(1);
    now += 1_000;
    prices.peek();
    prices.peek();
    await settle();
    expect(store.reads).toBe(2);
    now += 24 * 60 * MINUTE;
    await prices.get();
    await settle();
    expect([sheet.requests.length, store.reads, store.writes]).toEqual([1, 3, 0]);
  });

  test('shows a published sheet at once, and in every other isolate within a minute', async () => {
    const versions: [string, string | undefined][] = [];
    const publisher = isolate();
    const reader = isolate({ onNewVersion: (version, previous) => versions.push([version, previous]) });
    const first = await reader.get();
    expect(await publisher.publish(copyOf(DEARER_SHEET))).toBe(true);
    expect(publisher.peek()?.row(WAGON_R)?.express).toBe(329_900);
    now += MINUTE;
    expect(reader.peek()).toBe(first);
    await settle();
    const second = reader.peek();
    expect(second?.row(WAGON_R)?.express).toBe(329_900);
    expect(versions).toEqual([
      [first.version, undefined],
      [second?.version, first.version],
    ]);
    const late = isolate();
    expect((await late.get()).version).toBe(second?.version);
    expect(late.status().readFrom).toBe('kv');
    expect(sheet.requests).toHaveLength(1);
  });

  test('downloads nothing in twenty isolates whose copies expire together, and each reads KV once a minute', async () => {
    await isolate().publish(copyOf(SAMPLE_SHEET));
    const isolates = Array.from({ length: 20 }, () => isolate());
    await Promise.all(isolates.map((prices) => prices.get()));
    const minutes = 60;
    for (let minute = 0; minute < minutes; minute += 1) {
      now += MINUTE;
      const books = isolates.flatMap((prices) => [prices.peek(), prices.peek(), prices.peek()]);
      expect(books.every((book) => book?.rowCount === 3)).toBe(true);
      await settle();
    }
    expect(store.reads).toBe(isolates.length * (1 + minutes));
    expect(sheet.requests).toEqual([]);
  });

  test('keeps the book where a copy is published again with the same rows', async () => {
    const prices = isolate();
    const book = await prices.get();
    await isolate().publish(copyOf(SAMPLE_SHEET));
    now += MINUTE;
    prices.peek();
    await settle();
    expect(prices.peek()).toBe(book);
    expect(prices.status()).toMatchObject({ readFrom: 'kv', source: 'sheet' });
  });

  test('shows the file of its own build before the copy of another build, and any sheet that was chosen', async () => {
    await isolate().publish({ ...copyOf(DEARER_SHEET), source: 'build', ofBuild: 'an-older-build' });
    const prices = isolate({ ofBuild: 'this-build' });
    const book = await prices.get();
    expect(book.row(WAGON_R)?.express).toBe(319_900);
    expect(prices.status()).toMatchObject({ source: 'file', readFrom: 'download' });
    now += MINUTE;
    prices.peek();
    await settle();
    expect(prices.peek()).toBe(book);
    // A site whose sheet has an address shows the build's file until cron decides.
    expect((await isolate().get()).row(WAGON_R)?.express).toBe(329_900);
    await isolate().publish({ ...copyOf(DEARER_SHEET), source: 'upload' });
    now += MINUTE;
    prices.peek();
    await settle();
    expect(prices.peek()?.row(WAGON_R)?.express).toBe(329_900);
    expect(prices.status().source).toBe('upload');
  });

  test('keeps its prices while KV fails, and says that nothing was published', async () => {
    const prices = isolate();
    const book = await prices.get();
    store.fault = 'get_throws';
    now += MINUTE;
    prices.peek();
    await settle();
    expect(prices.peek()).toBe(book);
    store.fault = 'put_throws';
    expect(await prices.publish(copyOf(DEARER_SHEET))).toBe(false);
    expect(prices.peek()).toBe(book);
  });

  test('is empty only when there never was a copy, and downloads again after half a minute', async () => {
    await sheet.fail('status_500');
    const prices = isolate();
    expect((await prices.get()).manufacturers).toEqual([]);
    await prices.get();
    expect(sheet.requests).toHaveLength(1);
    await sheet.heal();
    now += 30_000;
    expect((await prices.get()).rowCount).toBe(3);
  });

  describe('without a copy, is empty and tells the fault', () => {
    const fails = FAULTS.filter((fault) => !['malformed_json', 'duplicated'].includes(fault));

    test.each<Fault>(fails)('when the sheet meets %s', async (fault) => {
      const timeoutMs = ENDLESS_FAULTS.includes(fault) ? 200 : 15_000;
      await sheet.fail(fault, { delayMs: 30_000 });
      const prices = isolate({ timeoutMs });
      expect((await prices.get()).rowCount).toBe(0);
      expect(reports.at(-1)?.event).toBe('price_sheet_refused');
      expect(prices.status().fault).toBeDefined();
    });

    test.each<SheetOddity>(['seven_columns', 'open_quote', 'no_prices', 'ten_megabytes', 'dripping'])(
      'when the sheet turns out to be %s',
      async (oddity) => {
        sheet.turn(oddity);
        const prices = isolate({ timeoutMs: oddity === 'dripping' ? 200 : 15_000 });
        expect((await prices.get()).rowCount).toBe(0);
        expect(reports.at(-1)?.event).toBe('price_sheet_refused');
      },
    );
  });

  test.each<SheetOddity>(['bom', 'blank_lines', 'formula_cells', 'redirect', 'utf_16'])(
    'reads a sheet with %s',
    async (oddity) => {
      sheet.turn(oddity);
      const book = await isolate().get();
      expect(book.rowCount).toBe(3);
      expect(book.row(WAGON_R)?.express).toBe(319_900);
    },
  );

  test('reads the sheet itself when KV cannot be read or holds garbage', async () => {
    store.fault = 'get_throws';
    expect((await isolate().get()).rowCount).toBe(3);
    store.fault = undefined;
    store.values.set('price-sheet:1', '{"rows":[["__proto__"]]}');
    expect((await isolate().get()).rowCount).toBe(3);
    const operations = reports.map((report) => 'operation' in report && report.operation);
    expect(operations.filter(Boolean)).toEqual(['get', 'garbage']);
  });

  test('does not wait for a KV that hangs', async () => {
    vi.useFakeTimers();
    store.fault = 'get_hangs';
    const book = isolate({ fetchSheet: async () => new Response(SAMPLE_SHEET) }).get();
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect((await book).rowCount).toBe(3);
  });

  test('answers an empty book, and no failure, after an unexpected error', async () => {
    const prices = isolate({
      onNewVersion: () => {
        throw new TypeError('broken listener');
      },
    });
    await expect(prices.get()).resolves.toMatchObject({ rowCount: 3 });
    expect(reports.at(-1)).toEqual({ event: 'price_sheet_broke', kind: 'TypeError' });
  });

  test('counts dropped rows in its status', async () => {
    sheet.publish(`${SAMPLE_SHEET}Petrol,Maruti\r\nPetrol,Maruti,Zen,,,,,,\r\n`);
    const prices = isolate();
    await prices.get();
    expect(prices.status()).toMatchObject({
      dropped: { ...NOTHING_DROPPED, columns: 1, price: 1 },
      droppedLines: [
        { line: 5, reason: 'columns' },
        { line: 6, reason: 'price' },
      ],
    });
  });

  test('lists the dropped lines of a stored copy too', async () => {
    await isolate().publish(copyOf(`${SAMPLE_SHEET}Petrol,Maruti\r\n`));
    const prices = isolate();
    expect(prices.status()).toMatchObject({ source: 'sheet', readFrom: undefined, droppedLines: [] });
    await prices.get();
    expect(prices.status()).toMatchObject({ readFrom: 'kv', droppedLines: [{ line: 5, reason: 'columns' }] });
  });

  test('keeps the last fault with its time after a later success', async () => {
    await sheet.fail('status_503');
    const prices = isolate();
    await prices.get();
    const failedAt = now;
    expect(prices.status()).toMatchObject({ fault: 'status', lastFault: { code: 'status', at: failedAt } });
    await sheet.heal();
    now += 30_000;
    await prices.get();
    expect(prices.status()).toMatchObject({
      fault: undefined,
      fetchedAt: now,
      lastFault: { code: 'status', at: failedAt },
    });
  });
});
