import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CarouselProps {
  readonly label: string;
  /** Each with its own `key`; they are swiped on phones and snap. */
  readonly children: ReactNode;
  /** From 768 px they stand in one row without scrolling: for up to four. */
  readonly fits?: boolean;
}

export const Carousel = ({ label, children, fits }: CarouselProps) => (
  <section className={classNames('rail', fits && 'fits')} aria-label={label}>
    {children}
  </section>
);
