import { formatMoney, type Paise } from '../../src/domain/money.ts';
import { classNames } from './class-names.ts';

interface PriceProps {
  readonly amount: Paise;
  /** `hero` for the one price of a screen, `big` for totals. */
  readonly size?: 'big' | 'hero' | undefined;
}

/** What the visitor pays: "₹2,999", in figures of equal width, never broken over two lines. */
export const Price = ({ amount, size }: PriceProps) => (
  <span className={classNames('price', size === 'hero' ? 'hero-size' : size)}>{formatMoney(amount)}</span>
);
