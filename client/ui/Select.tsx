import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { controlTies, type FieldText } from './field-frame.ts';
import { Icon } from './Icon.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

interface SelectProps extends FieldText, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> {
  readonly options: readonly SelectOption[];
  /** Shown first and never a valid choice: "Select a service type". */
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** The platform's own list: on a phone it is the best picker there is. */
export function Select({ id, label, hint, error, labelNote, options, placeholder, ...select }: SelectProps) {
  const words = { id, label, hint, error, labelNote };
  const isFree = placeholder !== undefined && select.value === undefined && select.defaultValue === undefined;
  const unchosen = isFree ? { defaultValue: '' } : {};
  return (
    <FieldFrame {...words}>
      <select {...unchosen} {...select} {...controlTies(words)}>
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="chev" />
    </FieldFrame>
  );
}
