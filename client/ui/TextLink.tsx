import type { AnchorHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** An arrow after the words: it leads to another page. */
  readonly arrow?: boolean;
}

/** The third rank of action, after the primary and the quiet button. */
export const TextLink = ({ arrow, className, children, ...rest }: TextLinkProps) => (
  <a {...rest} className={classNames('link', className)}>
    {children}
    {arrow && <Icon name="arrow-right" />}
  </a>
);
