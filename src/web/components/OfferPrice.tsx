import { Price } from '../../../client/ui/Price.tsx';
import { useUiText } from '../../../client/ui/ui-text.ts';
import type { PriceName } from '../../features/pricing/contract.ts';
import type { Paise } from '../../values/money.ts';

export interface Offer {
  /** No price means that we quote first. */
  readonly price?: Paise | undefined;
  /** The price is the lowest of several. */
  readonly isFrom?: boolean | undefined;
  /** Which price of the visitor's car it is, where it is one. */
  readonly follows?: PriceName | undefined;
}

/** The right end of a service row: "from ₹299", or "Free quote" where no price exists. */
export function OfferPrice({ price, isFrom, follows }: Offer) {
  const text = useUiText();
  if (price === undefined) {
    return (
      <span className="free-quote" data-follows={follows}>
        {text.freeQuote}
      </span>
    );
  }
  return (
    <>
      {isFrom && <small>{text.from}</small>} <Price amount={price} follows={follows} />
    </>
  );
}
