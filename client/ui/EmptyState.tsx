import type { ReactNode } from 'react';
import type { IconName } from '../../src/values/icon-names.ts';
import { Icon } from './Icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  /** What to do about it, in one line. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing here yet, and the way on. */
export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <div className="empty">
    <span className="tile">
      <Icon name={icon} />
    </span>
    <div>
      <b>{title}</b>
      <p className="small">{children}</p>
    </div>
    {action}
  </div>
);
