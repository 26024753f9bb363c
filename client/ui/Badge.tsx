import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

interface BadgeProps {
  readonly tone?: 'green' | 'accent' | 'error' | 'ink' | undefined;
  /** A failure always has one. */
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

export const Badge = ({ tone, icon, children }: BadgeProps) => (
  <span className={classNames('badge', tone)}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);
