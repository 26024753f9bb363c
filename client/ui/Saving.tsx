import { formatMoney, type Paise } from '../../src/values/money.ts';
import { Badge } from './Badge.tsx';
import { useUiText } from './ui-text.ts';

interface SavingProps {
  readonly price: Paise;
  readonly listPrice: Paise;
}

/** "You save ₹500", and nothing when there is nothing to save. */
export function Saving({ price, listPrice }: SavingProps) {
  const text = useUiText();
  return listPrice > price ? (
    <Badge tone="green">{text.youSave(formatMoney(listPrice - price))}</Badge>
  ) : null;
}
