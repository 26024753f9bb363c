import type { InputHTMLAttributes, Ref } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { controlTies, type FieldText } from './field-frame.ts';

interface FieldProps
  extends FieldText,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'prefix' | 'className'> {
  /** Shown before the value and not part of it: "+91". */
  readonly prefix?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text, a number or a date. Text is 17 px, so that phones do not zoom in. */
export function Field({ id, label, hint, error, labelNote, prefix, ...input }: FieldProps) {
  const words = { id, label, hint, error, labelNote };
  return (
    <FieldFrame {...words}>
      {prefix && <span className="prefix">{prefix}</span>}
      <input {...input} {...controlTies(words)} />
    </FieldFrame>
  );
}
