import { formatMoney, type Paise } from '../../src/domain/money.ts';
import { useUiText } from './ui-text.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A struck-out price says what it is to those who do not see the line. Only prices that the spec computes (section 9). */
export function ListPrice({ amount }: { readonly amount: Paise }) {
  const text = useUiText();
  return (
    <s className="list-price">
      <VisuallyHidden>{`${text.listPrice} `}</VisuallyHidden>
      {formatMoney(amount)}
    </s>
  );
}
