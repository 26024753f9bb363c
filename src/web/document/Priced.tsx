import { type ReactNode, Suspense, use } from 'react';
import type { Part } from '../pages/page-prices.ts';

interface PricedProps<View> {
  readonly part: Part<View>;
  /** It has the shape of the part, so that the page does not shift when the part arrives. */
  readonly fallback: ReactNode;
  readonly children: (view: View) => ReactNode;
}

/**
 * The boundary of a part that needs prices. A part that is ready, the normal case, is in the page at once. A promised
 * part streams in when the sheet arrives.
 */
export function Priced<View>({ part, fallback, children }: PricedProps<View>) {
  if (!(part instanceof Promise)) return children(part);
  return (
    <Suspense fallback={fallback}>
      <Awaited part={part}>{children}</Awaited>
    </Suspense>
  );
}

interface AwaitedProps<View> {
  readonly part: Promise<View>;
  readonly children: (view: View) => ReactNode;
}

const Awaited = <View,>({ part, children }: AwaitedProps<View>) => children(use(part));
