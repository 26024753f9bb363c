import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldNote } from './FieldNote.tsx';
import type { FieldText } from './field-frame.ts';

/** Label above, control in its box, hint or error below. */
export const FieldFrame = ({ children, ...words }: FieldText & { readonly children: ReactNode }) => (
  <div className={classNames('field', words.error !== undefined && 'bad')}>
    <label htmlFor={words.id}>
      {words.label}
      {words.labelNote && <span className="caption"> {words.labelNote}</span>}
    </label>
    <div className="control">{children}</div>
    <FieldNote {...words} />
  </div>
);
