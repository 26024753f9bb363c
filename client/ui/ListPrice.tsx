import type { PriceName } from '../../src/features/pricing/contract.ts';
import { formatMoney, type Paise } from '../../src/values/money.ts';
import { useUiText } from './ui-text.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ListPriceProps {
  readonly amount: Paise;
  /** The price that it belongs to, as with `Price`. */
  readonly follows?: PriceName | undefined;
}

/** A struck-out price. A screen reader announces it as the list price, because it does not see the line. */
export function ListPrice({ amount, follows }: ListPriceProps) {
  const text = useUiText();
  return (
    <s className="list-price">
      <VisuallyHidden>{`${text.listPrice} `}</VisuallyHidden>
      {follows === undefined ? (
        formatMoney(amount)
      ) : (
        <span data-follows={`${follows}.listPrice`}>{formatMoney(amount)}</span>
      )}
    </s>
  );
}
