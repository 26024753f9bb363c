import type { ReactNode } from 'react';
import type { IconName } from '../../src/values/icon-names.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

interface BadgeProps {
  readonly tone?: 'green' | 'accent' | 'error' | 'ink' | undefined;
  /** A badge for a failure must have an icon, for colour alone does not reach every visitor. */
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

export const Badge = ({ tone, icon, children }: BadgeProps) => (
  <span className={classNames('badge', tone)}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);
