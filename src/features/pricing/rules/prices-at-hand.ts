import { EMPTY_PRICE_BOOK, type PriceBook } from './price-book.ts';
import type { PriceSource } from './price-source.ts';

/** How long a page waits for its prices before it leaves without them, in ms. */
const PAGE_PATIENCE_MS = 50;
/** How long a form waits, in ms: a price that is noted beside a number is not worth keeping its visitor. */
const FORM_PATIENCE_MS = 250;
/** How long an order waits that can't be priced without the sheet, in ms. */
const ORDER_PATIENCE_MS = 800;

/** The price book from memory or, within moments, from the platform's store; nothing when the sheet has to be fetched. */
export async function pricesAtHand(
  prices: PriceSource,
  patienceMs = PAGE_PATIENCE_MS,
): Promise<PriceBook | undefined> {
  const held = prices.peek();
  if (held) return held;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  return Promise.race([prices.get(), patience]).finally(() => clearTimeout(timer));
}

/** The book for a record that only notes a price: empty where the sheet takes its time. */
export const pricesForNote = async (prices: PriceSource): Promise<PriceBook> =>
  (await pricesAtHand(prices, FORM_PATIENCE_MS)) ?? EMPTY_PRICE_BOOK;

/** The book that an order is priced by; nothing where the sheet takes its time or is empty: then no price is true. */
export async function pricesForOrder(prices: PriceSource): Promise<PriceBook | undefined> {
  const book = await pricesAtHand(prices, ORDER_PATIENCE_MS);
  return book?.rowCount === 0 ? undefined : book;
}
