import { withTimeout } from '../../values/with-timeout.ts';
import type { DroppedLine } from './rules/collect-rows.ts';
import { EMPTY_PRICE_BOOK, type PriceBook } from './rules/price-book.ts';
import type { DroppedRows, HoldReason } from './rules/sheet-words.ts';

/** The state of the prices for the operator. */
export interface PriceSheetState {
  readonly rowCount: number;
  /** The time of the copy in memory, in ms since 1970; undefined before the first. */
  readonly fetchedAt: number | undefined;
  readonly dropped: DroppedRows | undefined;
  /** The first dropped lines, a hundred at most. */
  readonly droppedLines: readonly DroppedLine[];
  /** False where the sheet has no header, so that its columns were taken in the usual order. */
  readonly hasHeader: boolean;
  /** Headers of columns that the site does not use. */
  readonly ignoredColumns: readonly string[];
  /** `sheet`: the one of `PRICE_SHEET_URL`; `file`: the CSV file that ships with the site; `upload`: an operator's. */
  readonly source: 'sheet' | 'file' | 'upload';
  /** Where this isolate read its copy; undefined before the first. */
  readonly readFrom: 'kv' | 'download' | undefined;
  /** The code of the last download's fault; undefined after a success. */
  readonly fault: string | undefined;
  /** Why the sheet of the address waits for a person; undefined where none waits. */
  readonly held?: readonly HoldReason[] | undefined;
  /** The last fault, also after a later success. */
  readonly lastFault: { readonly code: string; readonly detail: string; readonly at: number } | undefined;
}

/** The source of all prices for pages and endpoints. Neither call ever fails: without a sheet the book is empty. */
export interface PriceSource {
  /** The state of the sheet; a source without a sheet has none. */
  status?(): PriceSheetState;
  /**
   * Returns the book in memory, even when outdated, so that a page can render at once; undefined before the first load.
   */
  peek(): PriceBook | undefined;
  /** Waits for the sheet only when there is no copy at all. */
  get(): Promise<PriceBook>;
}

/** A page waits this long for its prices before it is sent without them, in ms. */
const PAGE_PATIENCE_MS = 50;
/** A form waits this long, in ms: the price in a lead's record is not worth a longer wait. */
const RECORD_PATIENCE_MS = 250;
/** An order that depends on the sheet waits this long, in ms. */
const ORDER_PATIENCE_MS = 800;

/**
 * Returns the price book from memory or, within `patienceMs`, from the stored copy; `undefined` when the sheet must be
 * fetched.
 */
export async function pricesAtHand(
  prices: PriceSource,
  patienceMs = PAGE_PATIENCE_MS,
): Promise<PriceBook | undefined> {
  return prices.peek() ?? withTimeout(prices.get(), patienceMs);
}

/**
 * Returns the price book for a record that only stores the price for information: empty when the sheet takes too long.
 */
export const pricesForRecord = async (prices: PriceSource): Promise<PriceBook> =>
  (await pricesAtHand(prices, RECORD_PATIENCE_MS)) ?? EMPTY_PRICE_BOOK;

/** Returns the book that prices an order; `undefined` when the sheet takes too long or is empty. */
export async function pricesForOrder(prices: PriceSource): Promise<PriceBook | undefined> {
  const book = await pricesAtHand(prices, ORDER_PATIENCE_MS);
  return book?.rowCount === 0 ? undefined : book;
}
