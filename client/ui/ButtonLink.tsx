import type { AnchorHTMLAttributes } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { Icon } from './Icon.tsx';

interface ButtonLinkProps
  extends ButtonLook,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'className' | 'href'> {
  readonly href: string;
}

/** A link that looks like a button. */
export function ButtonLink({ kind, short, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ kind, short, wide, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
