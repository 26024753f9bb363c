import type { ChangeEvent } from 'react';

/** A set of radio buttons: in a plain form by `defaultValue`, in an island by `value` and `onChoose`. */
export interface RadioChoice {
  readonly name: string;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly required?: boolean | undefined;
  readonly onChoose?: ((value: string) => void) | undefined;
}

interface RadioAttributes {
  readonly type: 'radio';
  readonly name: string;
  readonly value: string;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The attributes of one radio button of the set. */
export function radioAttributes(choice: RadioChoice, value: string, disabled?: boolean): RadioAttributes {
  const { name, required, onChoose } = choice;
  const shared = { type: 'radio' as const, name, value, required, disabled };
  if (onChoose === undefined) {
    return { ...shared, defaultChecked: (choice.value ?? choice.defaultValue) === value };
  }
  return {
    ...shared,
    checked: choice.value === value,
    onChange: (event) => onChoose(event.currentTarget.value),
  };
}
