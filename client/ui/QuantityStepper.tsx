import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { useUiText } from './ui-text.ts';

interface QuantityStepperProps {
  /** What is counted: "Battery replacement". */
  readonly label: string;
  readonly value: number;
  /** On card ground, in the cart. */
  readonly light?: boolean;
  readonly max?: number;
  readonly onChange?: (next: number) => void;
}

/** One less, the number, one more. One less than 1 takes the item out, so it is never disabled. */
export function QuantityStepper({ label, value, light, max, onChange }: QuantityStepperProps) {
  const text = useUiText();
  return (
    <fieldset className={classNames('qty', light && 'light', !light && 'on-accent')} aria-label={label}>
      <button type="button" aria-label={text.oneLess(label)} onClick={() => onChange?.(value - 1)}>
        <Icon name="minus" />
      </button>
      <span aria-live="polite">{value}</span>
      <button
        type="button"
        aria-label={text.oneMore(label)}
        disabled={max !== undefined && value >= max}
        onClick={() => onChange?.(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
