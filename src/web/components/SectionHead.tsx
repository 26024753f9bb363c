import type { ReactNode } from 'react';
import { classNames } from '../../../client/ui/class-names.ts';

interface SectionHeadProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Under the text: a button, a rating. */
  readonly children?: ReactNode;
  /** No gap below: it stands beside the content. */
  readonly flush?: boolean;
}

export const SectionHead = ({ title, text, children, flush }: SectionHeadProps) => (
  <div className={classNames('head', flush && 'flush')}>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </div>
);
