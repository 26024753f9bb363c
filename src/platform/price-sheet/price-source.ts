import type { PriceSheetState, PriceSource } from '../../features/pricing/price-source.ts';
import { buildPriceBook, EMPTY_PRICE_BOOK, type PriceBook } from '../../features/pricing/rules/price-book.ts';
import type { DroppedRows } from '../../features/pricing/rules/price-row.ts';
import { HOUR_MS } from '../../values/durations.ts';
import { sharedTask } from '../../values/shared-task.ts';
import { withTimeout } from '../../values/with-timeout.ts';
import type { KvStore } from '../kv-store.ts';
import { type FetchSheet, kindOf, readSheet, type SheetFault } from './read-sheet.ts';
import { decodeCopy, encodeCopy, type SheetCopy } from './stored-sheet.ts';

/** A copy is fresh for this long. */
const FRESH_MS = HOUR_MS;
/** The pause after a failed download. Without it, every request of an outage would wait for the sheet. */
const RETRY_MS = 30_000;
const TIMEOUT_MS = 15_000;
/** A hundred times the size of our first sheet; parsed, it still fits an isolate's 128 MB. */
const MAX_BYTES = 4 * 1024 * 1024;
/** How long a first visitor waits for KV before the sheet itself is fetched. */
const STORE_WAIT_MS = 3_000;
const STORE_KEY = 'price-sheet';

/** An event of the sheet, for the log. */
export type SheetReport =
  | {
      readonly event: 'price_sheet_loaded';
      readonly version: string;
      readonly rowCount: number;
      readonly dropped: DroppedRows;
    }
  | { readonly event: 'price_sheet_refused'; readonly code: SheetFault; readonly detail: string }
  | { readonly event: 'price_sheet_store_failed'; readonly operation: 'get' | 'put' | 'garbage' }
  | { readonly event: 'price_sheet_broke'; readonly kind: string };

export interface PriceSourceParts {
  readonly fetchSheet: FetchSheet;
  readonly kv: KvStore;
  /** The instant in ms since 1970. */
  readonly now: () => number;
  /** Keeps the isolate alive for work that continues after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly report?: (report: SheetReport) => void;
  /** Called when the book in memory changes, the first one included. */
  readonly onNewVersion?: (version: string, previous: string | undefined) => void;
  /** The key of the stored copy; it differs for each sheet, so that one's copy is never served for another. */
  readonly storeKey?: string;
  /** True for the file that ships with the site; default: a published sheet. */
  readonly isOwnFile?: boolean;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

interface PriceSheetStatus extends PriceSheetState {
  readonly version: string;
}

export interface SheetPriceSource extends PriceSource {
  status(): PriceSheetStatus;
}

/** Far in the past, so the first read and the first download start at once. */
const NEVER = Number.NEGATIVE_INFINITY;

class SheetCache implements SheetPriceSource {
  readonly #parts: PriceSourceParts;
  readonly #waitMs: number;
  readonly #readStoreOnce: () => Promise<void>;
  readonly #loadOnce: () => Promise<void>;
  #copy:
    | (Omit<SheetCopy, 'rows'> & { readonly book: PriceBook; readonly readFrom: 'kv' | 'download' })
    | undefined;
  #fault: SheetFault | undefined;
  #lastFault: PriceSheetState['lastFault'];
  #storeReadAt = NEVER;
  #storeBegunAt = NEVER;
  #failedAt = NEVER;

  constructor(parts: PriceSourceParts) {
    this.#parts = parts;
    this.#waitMs = (parts.timeoutMs ?? TIMEOUT_MS) + 1_000;
    this.#readStoreOnce = sharedTask(() => this.#guarded(() => this.#readStore()), this.#waitMs, parts.now);
    this.#loadOnce = sharedTask(() => this.#guarded(() => this.#load()), this.#waitMs, parts.now);
  }

  peek(): PriceBook | undefined {
    if (this.#copy !== undefined) this.#refreshIfStale();
    return this.#copy?.book;
  }

  async get(): Promise<PriceBook> {
    if (this.#copy === undefined) await withTimeout(this.#keptAlive(this.#readStoreOnce()), STORE_WAIT_MS);
    if (this.#copy === undefined) await withTimeout(this.#loadKeptAlive(), this.#waitMs);
    return this.peek() ?? EMPTY_PRICE_BOOK;
  }

  status(): PriceSheetStatus {
    const { version, rowCount } = this.#copy?.book ?? EMPTY_PRICE_BOOK;
    const { fetchedAt, dropped, droppedLines = [], readFrom, hasHeader = true } = this.#copy ?? {};
    const { ignoredColumns = [] } = this.#copy ?? {};
    const source = this.#parts.isOwnFile ? 'file' : 'sheet';
    const [fault, lastFault] = [this.#fault, this.#lastFault];
    const copy = { fetchedAt, dropped, droppedLines, readFrom, hasHeader, ignoredColumns };
    return { version, rowCount, ...copy, source, fault, lastFault };
  }

  #isFresh(): boolean {
    return this.#copy !== undefined && Math.abs(this.#parts.now() - this.#copy.fetchedAt) < FRESH_MS;
  }

  #mayFetch(): boolean {
    return this.#parts.now() - this.#failedAt >= RETRY_MS;
  }

  #refreshIfStale(): void {
    if (!this.#isFresh() && this.#mayFetch()) this.#loadKeptAlive();
  }

  #loadKeptAlive(): Promise<void> {
    return this.#keptAlive(this.#loadOnce());
  }

  /** Other requests wait for the download too: it must not end with the request that started it. */
  #keptAlive(work: Promise<void>): Promise<void> {
    this.#parts.waitUntil(work);
    return work;
  }

  async #load(): Promise<void> {
    await this.#readStore();
    if (!this.#isFresh() && this.#mayFetch()) await this.#fetch();
  }

  async #readStore(): Promise<void> {
    const { kv, now, storeKey = STORE_KEY } = this.#parts;
    if (now() - this.#storeReadAt < FRESH_MS || now() - this.#storeBegunAt < RETRY_MS) return;
    this.#storeBegunAt = now();
    let text: string | null = null;
    try {
      text = await kv.get(storeKey);
    } catch {
      this.#storeFailed('get');
    }
    // The read counts only now: one that was cut off with its request must not keep KV unread for an hour.
    this.#storeReadAt = now();
    if (text !== null) this.#take(text);
  }

  #take(text: string): void {
    const stored = decodeCopy(text);
    if (stored === undefined) this.#storeFailed('garbage');
    else if (this.#copy === undefined || stored.fetchedAt > this.#copy.fetchedAt) this.#adopt(stored, 'kv');
  }

  async #fetch(): Promise<void> {
    const { fetchSheet, now, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES, waitUntil, report } = this.#parts;
    const read = await readSheet(fetchSheet, { timeoutMs, maxBytes });
    // Most Workers start with the copy in KV and never parse a sheet.
    const { parseSheet } = await import('./parse-sheet.ts');
    const parsed = read.ok ? parseSheet(read.value) : read;
    this.#fault = parsed.ok ? undefined : parsed.code;
    if (!parsed.ok) {
      this.#failedAt = now();
      this.#lastFault = { code: parsed.code, detail: parsed.detail ?? '', at: now() };
      report?.({ event: 'price_sheet_refused', code: parsed.code, detail: parsed.detail ?? '' });
      return;
    }
    const fetched = { ...parsed.value, fetchedAt: now() };
    const { version, rowCount } = this.#adopt(fetched, 'download');
    report?.({ event: 'price_sheet_loaded', version, rowCount, dropped: fetched.dropped });
    waitUntil(this.#writeStore(fetched));
  }

  async #writeStore(fetched: SheetCopy): Promise<void> {
    const { kv, storeKey = STORE_KEY } = this.#parts;
    try {
      await kv.put(storeKey, encodeCopy(fetched));
    } catch {
      this.#storeFailed('put');
    }
  }

  #adopt({ rows, ...copy }: SheetCopy, readFrom: 'kv' | 'download'): PriceBook {
    const previous = this.#copy?.book.version;
    const book = buildPriceBook(rows);
    this.#copy = { ...copy, book, readFrom };
    if (book.version !== previous) this.#parts.onNewVersion?.(book.version, previous);
    return book;
  }

  #storeFailed(operation: 'get' | 'put' | 'garbage'): void {
    this.#parts.report?.({ event: 'price_sheet_store_failed', operation });
  }

  /** An unexpected error costs a refresh, not the request that asked for prices. */
  async #guarded(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.#failedAt = this.#parts.now();
      this.#parts.report?.({ event: 'price_sheet_broke', kind: kindOf(error) });
    }
  }
}

/**
 * Prices from a published sheet: memory, then KV, then the sheet itself. Concurrent requests share one download. A
 * stale copy is served while a download runs, and for as long as downloads fail. The book is empty only when there
 * never was a copy. KV is read at most once an hour. `peek` refreshes a stale copy too, so that a page which only peeks
 * doesn't show old prices for ever.
 */
export const createPriceSource = (parts: PriceSourceParts): SheetPriceSource => new SheetCache(parts);
