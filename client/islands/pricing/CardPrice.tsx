import type { Paise } from '../../../src/values/money.ts';
import { Price } from '../../ui/Price.tsx';

/** The one large price of the screen; its place is kept while there is none to show. */
export function CardPrice({
  price,
  hasPrices,
  freeQuote,
}: {
  readonly price: Paise | undefined;
  readonly hasPrices: boolean;
  readonly freeQuote: string;
}) {
  if (!hasPrices) return <span className="price hero-size">₹ …</span>;
  return price === undefined ? (
    <span className="price hero-size">{freeQuote}</span>
  ) : (
    <Price amount={price} size="hero" />
  );
}
