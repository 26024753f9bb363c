import { type ReactNode, Suspense, use } from 'react';
import type { PriceBook } from '../../features/pricing/contract.ts';
import type { PageContext } from '../pages/page-entry.ts';

interface PricedProps {
  readonly context: Pick<PageContext, 'prices'>;
  /** In the shape of what comes, so that nothing shifts: shown only while the price sheet is still being fetched. */
  readonly fallback: ReactNode;
  readonly children: (book: PriceBook) => ReactNode;
}

/**
 * The one boundary through which components read prices. With the sheet at hand, which is the normal case, its
 * content is part of the page at once; else it streams in when the sheet is there.
 */
export function Priced({ context, fallback, children }: PricedProps) {
  const book = context.prices.peek();
  if (book !== undefined) return children(book);
  return (
    <Suspense fallback={fallback}>
      <Awaited prices={context.prices.get()}>{children}</Awaited>
    </Suspense>
  );
}

interface AwaitedProps {
  readonly prices: Promise<PriceBook>;
  readonly children: (book: PriceBook) => ReactNode;
}

const Awaited = ({ prices, children }: AwaitedProps) => children(use(prices));
