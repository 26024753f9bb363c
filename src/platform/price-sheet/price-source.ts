import type { PriceSheetState, PriceSource } from '../../features/pricing/price-source.ts';
import { buildPriceBook, EMPTY_PRICE_BOOK, type PriceBook } from '../../features/pricing/rules/price-book.ts';
import type { DroppedRows, SheetSource } from '../../features/pricing/rules/sheet-words.ts';
import { MINUTE_MS } from '../../values/durations.ts';
import { sharedTask } from '../../values/shared-task.ts';
import { withTimeout } from '../../values/with-timeout.ts';
import type { KvStore } from '../kv-store.ts';
import { type FetchSheet, kindOf, MOST_SHEET_BYTES, readSheet, type SheetFault } from './read-sheet.ts';
import { decodeCopy, encodeCopy, type SheetCopy } from './stored-sheet.ts';

/** KV is asked for the live sheet once in this time, so that a published one is seen soon. */
const FRESH_MS = MINUTE_MS;
/** The pause after a failed download. Without it, every request of an outage would wait for the sheet. */
const RETRY_MS = 30_000;
const TIMEOUT_MS = 15_000;
/** How long a first visitor waits for KV before the sheet itself is fetched. */
const STORE_WAIT_MS = 3_000;
/** The shape of the value: a new build must not read an older one's. */
const KEY = 'price-sheet:1';

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
  /** Reads the address of the sheet, or the site's own file. */
  readonly fetchSheet: FetchSheet;
  readonly kv: KvStore;
  /** The instant in ms since 1970. */
  readonly now: () => number;
  /** Keeps the isolate alive for work that continues after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly report?: (report: SheetReport) => void;
  /** Called when the book in memory changes, the first one included. */
  readonly onNewVersion?: (version: string, previous: string | undefined) => void;
  /** The id of this build, where its own file is read; undefined where the sheet has an address. */
  readonly ofBuild?: string | undefined;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

interface PriceSheetStatus extends PriceSheetState {
  readonly version: string;
}

export interface SheetPriceSource extends PriceSource {
  status(): PriceSheetStatus;
  /** Replaces the sheet that all isolates read; this one uses it at once. False when KV refused it. */
  publish(copy: SheetCopy): Promise<boolean>;
}

/** Far in the past, so the first read and the first download start at once. */
const NEVER = Number.NEGATIVE_INFINITY;

/** The words of /healthz. */
const SOURCE_WORDS = { address: 'sheet', build: 'file', upload: 'upload' } as const;

type ReadFrom = 'kv' | 'download';

class SheetCache implements SheetPriceSource {
  readonly #parts: PriceSourceParts;
  readonly #waitMs: number;
  readonly #readStoreOnce: () => Promise<void>;
  readonly #loadOnce: () => Promise<void>;
  #copy: (Omit<SheetCopy, 'rows'> & { readonly book: PriceBook; readonly readFrom: ReadFrom }) | undefined;
  /** The text of the copy in memory: most reads of KV bring the same, and nothing has to be parsed. */
  #text: string | undefined;
  #fault: SheetFault | undefined;
  #lastFault: PriceSheetState['lastFault'];
  #storeReadAt = NEVER;
  #failedAt = NEVER;

  constructor(parts: PriceSourceParts) {
    this.#parts = parts;
    this.#waitMs = (parts.timeoutMs ?? TIMEOUT_MS) + 1_000;
    this.#readStoreOnce = sharedTask(() => this.#guarded(() => this.#readStore()), RETRY_MS, parts.now);
    this.#loadOnce = sharedTask(() => this.#guarded(() => this.#load()), this.#waitMs, parts.now);
  }

  peek(): PriceBook | undefined {
    if (this.#copy !== undefined && this.#parts.now() - this.#storeReadAt >= FRESH_MS)
      this.#keptAlive(this.#readStoreOnce());
    return this.#copy?.book;
  }

  async get(): Promise<PriceBook> {
    if (this.#copy === undefined) await withTimeout(this.#keptAlive(this.#readStoreOnce()), STORE_WAIT_MS);
    if (this.#copy === undefined) await withTimeout(this.#keptAlive(this.#loadOnce()), this.#waitMs);
    return this.peek() ?? EMPTY_PRICE_BOOK;
  }

  async publish(copy: SheetCopy): Promise<boolean> {
    const text = encodeCopy(copy);
    try {
      await this.#parts.kv.put(KEY, text);
    } catch {
      this.#storeFailed('put');
      return false;
    }
    this.#storeReadAt = this.#parts.now();
    if (text !== this.#text) this.#adopt(copy, 'kv');
    this.#text = text;
    return true;
  }

  status(): PriceSheetStatus {
    const { version, rowCount } = this.#copy?.book ?? EMPTY_PRICE_BOOK;
    const { fetchedAt, dropped, droppedLines = [], readFrom, hasHeader = true } = this.#copy ?? {};
    const { ignoredColumns = [], source = this.#ownSource } = this.#copy ?? {};
    const [fault, lastFault] = [this.#fault, this.#lastFault];
    const copy = { fetchedAt, dropped, droppedLines, readFrom, hasHeader, ignoredColumns };
    return { version, rowCount, ...copy, source: SOURCE_WORDS[source], fault, lastFault };
  }

  get #ownSource(): SheetSource {
    return this.#parts.ofBuild === undefined ? 'address' : 'build';
  }

  /** Other requests wait for the work too: it must not end with the request that started it. */
  #keptAlive(work: Promise<void>): Promise<void> {
    this.#parts.waitUntil(work);
    return work;
  }

  async #readStore(): Promise<void> {
    const { kv, now } = this.#parts;
    const begun = now();
    if (begun - this.#storeReadAt < FRESH_MS) return;
    let text: string | null = null;
    try {
      text = await kv.get(KEY);
    } catch {
      this.#storeFailed('get');
    }
    // A publication of this isolate may have overtaken the read.
    if (this.#storeReadAt >= begun) return;
    // The read counts only now: one that was cut off with its request must not keep KV unread for a minute.
    this.#storeReadAt = now();
    if (text !== null && text !== this.#text) this.#take(text);
  }

  #take(text: string): void {
    const stored = decodeCopy(text);
    this.#text = text;
    if (stored === undefined) this.#storeFailed('garbage');
    else if (!this.#isOfOtherBuild(stored)) this.#adopt(stored, 'kv');
  }

  /** Another build's file is older or newer than the one that came with this code. */
  #isOfOtherBuild({ ofBuild }: SheetCopy): boolean {
    const own = this.#parts.ofBuild;
    return own !== undefined && ofBuild !== undefined && ofBuild !== own;
  }

  /**
   * Reads the sheet itself where no sheet is live yet: before cron's first run, and while KV fails. Only this isolate uses
   * it, because cron decides which sheet goes live.
   */
  async #load(): Promise<void> {
    const {
      fetchSheet,
      now,
      timeoutMs = TIMEOUT_MS,
      maxBytes = MOST_SHEET_BYTES,
      report,
      ofBuild,
    } = this.#parts;
    if (this.#copy !== undefined || now() - this.#failedAt < RETRY_MS) return;
    const read = await readSheet(fetchSheet, { timeoutMs, maxBytes });
    // Most Workers start with the copy in KV and never parse a sheet.
    const { parseSheet } = await import('./parse-sheet.ts');
    const parsed = read.ok ? parseSheet(read.value) : read;
    this.#fault = parsed.ok ? undefined : parsed.code;
    if (!parsed.ok) {
      this.#failedAt = now();
      this.#lastFault = { code: parsed.code, detail: parsed.detail ?? '', at: now() };
      report?.({ event: 'price_sheet_refused', code: parsed.code, detail: parsed.detail ?? '' });
    } else if (this.#copy === undefined) {
      const own = { ...parsed.value, source: this.#ownSource, ofBuild, fetchedAt: now() };
      const { version, rowCount } = this.#adopt(own, 'download');
      report?.({ event: 'price_sheet_loaded', version, rowCount, dropped: parsed.value.dropped });
    }
  }

  #adopt({ rows, ...copy }: SheetCopy, readFrom: ReadFrom): PriceBook {
    const previous = this.#copy?.book.version;
    const book = buildPriceBook(rows);
    this.#fault = undefined;
    this.#copy = { ...copy, book: book.version === previous ? (this.#copy?.book ?? book) : book, readFrom };
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
 * Prices of the live sheet: memory, then its copy in KV, then the sheet itself where none is live. Concurrent requests
 * share one read. KV is asked once a minute, in the background; a failing KV leaves the prices in memory. The book is
 * empty only when no sheet was ever read.
 */
export const createPriceSource = (parts: PriceSourceParts): SheetPriceSource => new SheetCache(parts);
