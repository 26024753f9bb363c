import { Icon } from '../../../client/ui/Icon.tsx';
import { Price } from '../../../client/ui/Price.tsx';
import { uiText as text } from '../../content/text/ui.ts';
import type { PriceName } from '../../features/pricing/contract.ts';
import type { IconName } from '../../values/icon-names.ts';
import type { Paise } from '../../values/money.ts';

export interface Offer {
  /** Undefined where we quote first. */
  readonly price?: Paise | undefined;
  /** The price is the lowest of several. */
  readonly isFrom?: boolean | undefined;
  /** The name of the price in the car's price set, which changes with the visitor's choice. */
  readonly follows?: PriceName | undefined;
}

/** The right end of a service row: "from ₹299", or "Free quote" where no price exists. */
export function OfferPrice({ price, isFrom, follows }: Offer) {
  if (price === undefined) {
    return (
      <span className="free-quote" data-follows={follows}>
        {text.freeQuote}
      </span>
    );
  }
  return (
    <>
      {isFrom && (
        <>
          <small>{text.from}</small>{' '}
        </>
      )}
      <Price amount={price} follows={follows} />
    </>
  );
}

export interface ServiceRow extends Offer {
  readonly href: string;
  readonly icon: IconName;
  readonly name: string;
  readonly detail: string;
}

/** A dense list of services with icon, name, one line and price; two columns from 768 px. */
export const ServiceRows = ({ rows }: { readonly rows: readonly ServiceRow[] }) => (
  <div className="svc">
    {rows.map(({ href, icon, name, detail, price, isFrom, follows }) => (
      <a href={href} key={href}>
        <Icon name={icon} />
        <div>
          <h3>{name}</h3>
          <p>{detail}</p>
        </div>
        <span className="p">
          <OfferPrice price={price} isFrom={isFrom} follows={follows} />
        </span>
      </a>
    ))}
  </div>
);
