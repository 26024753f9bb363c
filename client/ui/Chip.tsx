import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import type { IconName } from '../../src/values/icon-names.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** True for the chosen chip, which shows a tick. Leave it out where a press does something other than choose. */
  readonly on?: boolean;
  readonly icon?: IconName;
  /** A second line: "3 left", "Full". */
  readonly detail?: string | undefined;
}

/** A button for one of several choices. A full slot stays in its place, disabled. */
export const Chip = ({ on, icon, detail, children, ...rest }: ChipProps) => (
  <button type="button" {...rest} className={classNames('chip', on && 'on')} aria-pressed={on}>
    {on ? <Icon name="check" /> : icon && <Icon name={icon} />}
    {children}
    {detail && <small>{detail}</small>}
  </button>
);

interface ChipLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  readonly href: string;
  /** True for the link to the view that is shown. */
  readonly on?: boolean;
}

export const ChipLink = ({ on, children, ...rest }: ChipLinkProps) => (
  <a {...rest} className={classNames('chip', on && 'on')} aria-current={on || undefined}>
    {children}
  </a>
);
