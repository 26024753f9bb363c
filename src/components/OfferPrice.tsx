import { Price } from '../../client/ui/Price.tsx';
import { useUiText } from '../../client/ui/ui-text.ts';
import type { Paise } from '../domain/money.ts';

export interface Offer {
  /** No price means that we quote first. */
  readonly price?: Paise | undefined;
  /** The price is the lowest of several. */
  readonly isFrom?: boolean | undefined;
}

/** The right end of a service row: "from ₹299", or "Free quote" where no price exists. */
export function OfferPrice({ price, isFrom }: Offer) {
  const text = useUiText();
  if (price === undefined) return <span className="free-quote">{text.freeQuote}</span>;
  return (
    <>
      {isFrom && <small>{text.from}</small>} <Price amount={price} />
    </>
  );
}
