import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CarouselProps {
  readonly label: string;
  /** The slides, each with its own `key`. A swipe on a phone snaps to the next one. */
  readonly children: ReactNode;
  /** Puts up to four slides into one row without scrolling, from 768 px on. */
  readonly fits?: boolean;
}

export const Carousel = ({ label, children, fits }: CarouselProps) => (
  <section className={classNames('rail', fits && 'fits')} aria-label={label}>
    {children}
  </section>
);
