import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

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
