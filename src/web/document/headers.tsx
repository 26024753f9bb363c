import type { ReactNode } from 'react';
import { Icon } from '../../../client/ui/Icon.tsx';

interface MinimalHeaderProps {
  readonly title: string;
  readonly back: { readonly href: string; readonly label: string };
  /** Content at the right, such as the city or the cart. */
  readonly children?: ReactNode;
}

/** The header of a task, such as a cart or a checkout, with the page's heading. */
export const MinimalHeader = ({ title, back, children }: MinimalHeaderProps) => (
  <header className="plain-top">
    <div className="page">
      <a className="icon-btn" href={back.href} aria-label={back.label}>
        <Icon name="arrow-left" />
      </a>
      <h1>{title}</h1>
      {children}
    </div>
  </header>
);
