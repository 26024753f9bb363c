import type { ReactNode } from 'react';
import type { IconName } from '../../src/values/icon-names.ts';
import { Icon } from './Icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  /** One line that says how the visitor can go on. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Stands in for an empty list, with the next step for the visitor. */
export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <div className="empty">
    <Icon name={icon} className="tile" />
    <div>
      <b>{title}</b>
      <p className="small">{children}</p>
    </div>
    {action}
  </div>
);
