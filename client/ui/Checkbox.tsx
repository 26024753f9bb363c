import type { InputHTMLAttributes, ReactNode } from 'react';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  readonly children: ReactNode;
}

export const Checkbox = ({ children, ...input }: CheckboxProps) => (
  <label className="check">
    <input type="checkbox" {...input} />
    <span>{children}</span>
  </label>
);
