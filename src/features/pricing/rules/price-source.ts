import type { PriceBook } from './price-book.ts';

/** Where pages and endpoints get prices from. Neither call ever fails: without a sheet the book is empty. */
export interface PriceSource {
  /** The book if it is in memory, fresh or not, so that a page can render at once. */
  peek(): PriceBook | undefined;
  /** The book; waits for the sheet only where there is no copy at all. */
  get(): Promise<PriceBook>;
}
