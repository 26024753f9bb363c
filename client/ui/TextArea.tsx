import type { Ref, TextareaHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { controlTies, type FieldText } from './field-frame.ts';

interface TextAreaProps
  extends FieldText,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextArea({ id, label, hint, error, labelNote, ...area }: TextAreaProps) {
  const words = { id, label, hint, error, labelNote };
  return (
    <FieldFrame {...words}>
      <textarea {...area} {...controlTies(words)} />
    </FieldFrame>
  );
}
