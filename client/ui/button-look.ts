import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { IconName } from './icon-names.ts';

/** How a button looks, as a button or as a link. One primary a screen; `white` stands on accent ground. */
export interface ButtonLook {
  readonly kind?: 'primary' | 'quiet' | 'white' | undefined;
  /** 44 px high, for rows. */
  readonly short?: boolean | undefined;
  /** As wide as what holds it. */
  readonly wide?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const buttonClass = ({
  kind,
  short,
  wide,
  className,
}: Omit<ButtonLook, 'children'>): string | undefined =>
  classNames('btn', kind !== 'primary' && kind, short && 'short', wide && 'wide', className);
