import type { AnchorHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

interface ChipLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  readonly href: string;
  /** It leads to what is being shown. */
  readonly on?: boolean;
}

export const ChipLink = ({ on, children, ...rest }: ChipLinkProps) => (
  <a {...rest} className={classNames('chip', on && 'on')} aria-current={on || undefined}>
    {children}
  </a>
);
