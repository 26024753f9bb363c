import type { ReactNode } from 'react';
import { cartText as text } from '../../src/content/text/cart.ts';
import { formatMoney, type Paise } from '../../src/values/money.ts';

interface SumsProps {
  /** The price to pay, after the coupon. */
  readonly total: Paise;
  /** Whether the price of parts is not in the total. */
  readonly partsOnTop: boolean;
  readonly coupon?: { readonly code: string; readonly discount: Paise } | undefined;
  /** Stands under the word "Total": "2 services, 3 items". */
  readonly counts?: string;
  /** Further rows under the total. */
  readonly children?: ReactNode;
}

/** The sums under the lines of a cart, a checkout or an order. */
export const Sums = ({ total, partsOnTop, coupon, counts, children }: SumsProps) => (
  <div className="sums">
    {coupon && <Sum name={text.coupon(coupon.code)} amount={`−${formatMoney(coupon.discount)}`} />}
    <div className="total">
      <span>
        {partsOnTop ? text.totalWithoutParts : text.total}
        {counts && <small>{counts}</small>}
      </span>
      <span className="num">{formatMoney(total)}</span>
    </div>
    {children}
  </div>
);

/** One row of the sums. */
export const Sum = ({ name, amount }: { readonly name: string; readonly amount: string }) => (
  <div>
    <span>{name}</span>
    <span className="num">{amount}</span>
  </div>
);
