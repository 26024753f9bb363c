import type { ReactNode } from 'react';
import { Icon } from '../../../client/ui/Icon.tsx';

interface MinimalHeaderProps {
  readonly title: string;
  readonly back: { readonly href: string; readonly label: string };
  /** At the right: the city, the cart. */
  readonly children?: ReactNode;
}

/** The top of a page with its own errand, where the navigation steps aside: the way back, the title, what it is about. */
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
