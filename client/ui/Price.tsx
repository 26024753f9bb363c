import { uiText as text } from '../../src/content/text/ui.ts';
import type { PriceName } from '../../src/features/pricing/contract.ts';
import { formatMoney, type Paise } from '../../src/values/money.ts';
import { Badge } from './Badge.tsx';
import { classNames } from './class-names.ts';

interface PriceProps {
  readonly amount: Paise;
  /** `hero` is for the one large price of a screen, `big` for totals. */
  readonly size?: 'big' | 'hero' | undefined;
  /**
   * The price's name in the car's price set. The price picker updates the price when the visitor chooses another car.
   */
  readonly follows?: PriceName | undefined;
}

/** The price to pay: "₹2,999", in figures of equal width, never broken over two lines. */
export const Price = ({ amount, size, follows }: PriceProps) => (
  // The key makes a changed price a new element, which fades in.
  <span
    key={amount}
    className={classNames('price', size === 'hero' ? 'hero-size' : size)}
    data-follows={follows}
  >
    {formatMoney(amount)}
  </span>
);

interface ListPriceProps {
  readonly amount: Paise;
}

/** A struck-out price, read out as "list price". Pass only a price that the pricing rules computed. */
export function ListPrice({ amount }: ListPriceProps) {
  return (
    <s className="list-price">
      <span className="vh">{`${text.listPrice} `}</span>
      {formatMoney(amount)}
    </s>
  );
}

interface SavingProps {
  readonly price: Paise;
  readonly listPrice: Paise;
}

/** "You save ₹500"; renders nothing where the visitor saves nothing. */
export function Saving({ price, listPrice }: SavingProps) {
  return listPrice > price ? (
    <Badge tone="green">{text.youSave(formatMoney(listPrice - price))}</Badge>
  ) : null;
}
