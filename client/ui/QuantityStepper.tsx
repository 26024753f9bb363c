import type { Ref } from 'react';
import { uiText as text } from '../../src/content/text/ui.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

interface QuantityStepperProps {
  /** Names the counted item: "Battery replacement". */
  readonly label: string;
  readonly value: number;
  /** Styles it for a card's background, as in the cart. */
  readonly light?: boolean;
  readonly max?: number;
  readonly onChange?: (next: number) => void;
  /** Receives the button for one more. */
  readonly moreRef?: Ref<HTMLButtonElement>;
}

/** Buttons for one less and one more around the quantity. One less than 1 removes the item, so it is never disabled. */
export function QuantityStepper({ label, value, light, max, onChange, moreRef }: QuantityStepperProps) {
  return (
    <fieldset className={classNames('qty', light && 'light', !light && 'on-accent')} aria-label={label}>
      <button type="button" aria-label={text.oneLess(label)} onClick={() => onChange?.(value - 1)}>
        <Icon name="minus" />
      </button>
      <span aria-live="polite">{value}</span>
      <button
        ref={moreRef}
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
