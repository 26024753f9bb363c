import type { ReactNode } from 'react';
import { classNames } from '../../../client/ui/class-names.ts';

interface SectionProps {
  readonly children: ReactNode;
  /** Every second section stands on sand. */
  readonly sand?: boolean;
  /** Follows a section on the same ground: the gap between them is not doubled. */
  readonly joined?: boolean;
  /** Words beside content from 992 px: the first child is the head. */
  readonly split?: boolean;
  readonly narrow?: boolean;
  readonly id?: string;
}

/** A band of the page, its content as wide as the page. */
export const Section = ({ children, sand, joined, split, narrow, id }: SectionProps) => (
  <section className={classNames('section', sand && 'sand', joined && 'joined')} id={id}>
    <div className={classNames('page', split && 'split', narrow && 'narrow')}>{children}</div>
  </section>
);
