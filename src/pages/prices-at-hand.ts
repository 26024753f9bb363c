import type { PriceBook } from '../domain/pricing/price-book.ts';
import type { PriceSource } from '../domain/pricing/price-source.ts';

/** How long a page waits for its prices before it leaves without them. */
const PATIENCE_MS = 50;

/** The price book from memory or, within moments, from the platform's store; nothing when the sheet has to be fetched. */
export async function pricesAtHand(prices: PriceSource): Promise<PriceBook | undefined> {
  const held = prices.peek();
  if (held) return held;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  return Promise.race([prices.get(), patience]).finally(() => clearTimeout(timer));
}
