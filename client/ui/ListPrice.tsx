import type { PriceField } from '../../src/features/pricing/rules/price-set.ts';
import { formatMoney, type Paise } from '../../src/values/money.ts';
import { useUiText } from './ui-text.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ListPriceProps {
  readonly amount: Paise;
  /** As with `Price`. */
  readonly follows?: PriceField | undefined;
}

/** A struck-out price says what it is to those who do not see the line. Only prices that the spec computes (section 9). */
export function ListPrice({ amount, follows }: ListPriceProps) {
  const text = useUiText();
  return (
    <s className="list-price">
      <VisuallyHidden>{`${text.listPrice} `}</VisuallyHidden>
      {follows === undefined ? (
        formatMoney(amount)
      ) : (
        <span data-follows={follows}>{formatMoney(amount)}</span>
      )}
    </s>
  );
}
