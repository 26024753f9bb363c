import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOTHING_DROPPED } from '../../../../../src/features/pricing/rules/price-row.ts';
import {
  createPriceSource,
  type PriceSourceParts,
  type SheetReport,
} from '../../../../../src/platform/price-sheet/price-source.ts';
import {
  type PriceSheetStandIn,
  SAMPLE_SHEET,
  type SheetOddity,
  startPriceSheet,
} from '../../../../upstreams/price-sheet.ts';
import { ENDLESS_FAULTS, FAULTS, type Fault } from '../../../../upstreams/stand-in.ts';
import { FakeStore } from './fake-store.ts';

const MINUTE = 60_000;
const DEARER_SHEET = SAMPLE_SHEET.replaceAll('3199', '3299');
const WAGON_R = { manufacturer: 'maruti', model: 'wagon-r', fuelType: 'petrol' };

let sheet: PriceSheetStandIn;
let store: FakeStore;
let reports: SheetReport[];
let now: number;
let pending: Promise<unknown>[];

beforeAll(async () => {
  sheet = await startPriceSheet();
});
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

  test('requests neither KV nor the sheet again for 60 minutes', async () => {
    const prices = isolate();
    await prices.get();
    await settle();
    now += 59 * MINUTE;
    await prices.get();
    prices.peek();
    await settle();
    expect(sheet.requests).toHaveLength(1);
    expect(store.reads).toBe(1);
    expect(store.writes).toBe(1);
  });

  test('takes the copy of another isolate from KV', async () => {
    await isolate().get();
    await settle();
    const book = await isolate().get();
    expect(book.rowCount).toBe(3);
    expect(sheet.requests).toHaveLength(1);
  });

  test('serves a stale copy at once, and the new one when it is there', async () => {
    const versions: [string, string | undefined][] = [];
    const prices = isolate({ onNewVersion: (version, previous) => versions.push([version, previous]) });
    const first = await prices.get();
    await settle();
    sheet.publish(DEARER_SHEET);
    now += 61 * MINUTE;
    expect(await prices.get()).toBe(first);
    await settle();
    const second = await prices.get();
    expect(second.row(WAGON_R)?.express).toBe(329_900);
    expect(versions).toEqual([
      [first.version, undefined],
      [second.version, first.version],
    ]);
  });

  test('refreshes a stale copy for a page that only peeks', async () => {
    const prices = isolate();
    const first = await prices.get();
    await settle();
    sheet.publish(DEARER_SHEET);
    now += 61 * MINUTE;
    expect(prices.peek()).toBe(first);
    await settle();
    expect(prices.peek()?.version).not.toBe(first.version);
  });

  test('serves a stale copy from KV to the first visitor of an isolate without waiting for the sheet', async () => {
    await isolate().get();
    await settle();
    now += 5 * 60 * MINUTE;
    await sheet.fail('hanging');
    const prices = isolate();
    expect((await prices.get()).rowCount).toBe(3);
    expect(prices.status().fault).toBeUndefined();
    await settle();
    expect(prices.status().fault).toBe('timeout');
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

  test('waits half a minute after a fault, and uses the sheet when it is back', async () => {
    const prices = isolate();
    await prices.get();
    now += 61 * MINUTE;
    await sheet.fail('status_503');
    await prices.get();
    await settle();
    await prices.get();
    await settle();
    expect(sheet.requests).toHaveLength(2);
    sheet.publish(DEARER_SHEET);
    await sheet.heal();
    now += 30_000;
    await prices.get();
    await settle();
    expect((await prices.get()).row(WAGON_R)?.express).toBe(329_900);
    expect(prices.status()).toMatchObject({ fault: undefined, fetchedAt: now, rowCount: 3 });
  });

  describe('with a copy in memory, keeps it', () => {
    const fails = FAULTS.filter((fault) => !['malformed_json', 'duplicated'].includes(fault));
    /** An isolate with a copy from the store, which has not downloaded the sheet yet. */
    async function started(parts: Partial<PriceSourceParts> = {}) {
      await isolate({ timeoutMs: 15_000 }).get();
      await settle();
      const prices = isolate(parts);
      const book = await prices.get();
      now += 61 * MINUTE;
      return { prices, book };
    }

    test.each<Fault>(fails)('when the sheet meets %s', async (fault) => {
      const timeoutMs = ENDLESS_FAULTS.includes(fault) ? 200 : 15_000;
      const { prices, book } = await started({ timeoutMs });
      await sheet.fail(fault, { delayMs: 30_000 });
      await prices.get();
      await settle();
      expect(prices.peek()).toBe(book);
      expect(reports.at(-1)?.event).toBe('price_sheet_refused');
    });

    test.each<SheetOddity>([
      'utf_16',
      'seven_columns',
      'open_quote',
      'no_prices',
      'ten_megabytes',
      'dripping',
    ])('when the sheet turns out to be %s', async (oddity) => {
      const { prices, book } = await started({ timeoutMs: oddity === 'dripping' ? 200 : 15_000 });
      sheet.turn(oddity);
      await prices.get();
      await settle();
      expect(prices.peek()).toBe(book);
      expect(reports.at(-1)?.event).toBe('price_sheet_refused');
    });
  });

  test.each<SheetOddity>(['bom', 'blank_lines', 'formula_cells', 'redirect'])(
    'reads a sheet with %s',
    async (oddity) => {
      sheet.turn(oddity);
      const book = await isolate().get();
      expect(book.rowCount).toBe(3);
      expect(book.row(WAGON_R)?.express).toBe(319_900);
    },
  );

  test('serves the sheet when KV cannot be read, cannot be written or holds garbage', async () => {
    store.fault = 'get_throws';
    expect((await isolate().get()).rowCount).toBe(3);
    await settle();
    store.values.clear();
    store.fault = 'put_throws';
    expect((await isolate().get()).rowCount).toBe(3);
    await settle();
    store.fault = undefined;
    store.values.set('price-sheet', '{"rows":[["__proto__"]]}');
    expect((await isolate().get()).rowCount).toBe(3);
    const operations = reports.map((report) => 'operation' in report && report.operation);
    expect(operations.filter(Boolean)).toEqual(['get', 'put', 'garbage']);
  });

  test('does not wait for a KV that hangs', async () => {
    vi.useFakeTimers();
    store.fault = 'get_hangs';
    const book = isolate({ fetchSheet: async () => new Response(SAMPLE_SHEET) }).get();
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect((await book).rowCount).toBe(3);
  });

  test('keeps one sheet apart from another by the key', async () => {
    await isolate().get();
    await settle();
    await isolate({ storeKey: 'price-sheet-of-pune' }).get();
    expect(sheet.requests).toHaveLength(2);
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

  test('says where its copy came from, and lists the dropped lines of a stored copy too', async () => {
    sheet.publish(`${SAMPLE_SHEET}Petrol,Maruti\r\n`);
    const first = isolate();
    expect(first.status()).toMatchObject({ source: 'sheet', readFrom: undefined, droppedLines: [] });
    await first.get();
    await settle();
    const second = isolate({ isOwnFile: true });
    await second.get();
    expect(first.status().readFrom).toBe('download');
    expect(second.status()).toMatchObject({
      source: 'file',
      readFrom: 'kv',
      droppedLines: [{ line: 5, reason: 'columns' }],
    });
  });

  test('keeps the last fault with its time after a later success', async () => {
    await sheet.fail('status_503');
    const prices = isolate();
    await prices.get();
    const failedAt = now;
    expect(prices.status()).toMatchObject({ fault: 'status', lastFault: { code: 'status', at: failedAt } });
    await sheet.heal();
    now += 61 * MINUTE;
    await prices.get();
    expect(prices.status()).toMatchObject({
      fault: undefined,
      fetchedAt: now,
      lastFault: { code: 'status', at: failedAt },
    });
  });
});
