import type { ButtonHTMLAttributes } from 'react';
import type { CommandAttributes } from './command-attributes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

interface IconButtonProps
  extends CommandAttributes,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  readonly icon: IconName;
  /** What pressing it does, for those who do not see the icon. */
  readonly label: string;
}

export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} className="icon-btn" aria-label={label}>
    <Icon name={icon} />
  </button>
);
