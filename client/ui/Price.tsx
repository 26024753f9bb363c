import type { PriceName } from '../../src/features/pricing/contract.ts';
import { formatMoney, type Paise } from '../../src/values/money.ts';
import { classNames } from './class-names.ts';

interface PriceProps {
  readonly amount: Paise;
  /** `hero` for the one price of a screen, `big` for totals. */
  readonly size?: 'big' | 'hero' | undefined;
  /** The price of the car that this is: the price picker then updates it with the visitor's choice. */
  readonly follows?: PriceName | undefined;
}

/** What the visitor pays: "₹2,999", in figures of equal width, never broken over two lines. */
export const Price = ({ amount, size, follows }: PriceProps) => (
  <span className={classNames('price', size === 'hero' ? 'hero-size' : size)} data-follows={follows}>
    {formatMoney(amount)}
  </span>
);
