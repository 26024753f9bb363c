import { classNames } from './class-names.ts';
import { type IconName, iconAddress } from './icon-names.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** An outline icon, always beside words that say the same, hence hidden from screen readers. */
export const Icon = ({ name, className }: IconProps) => (
  <svg className={classNames('i', className)} aria-hidden="true">
    <use href={iconAddress(name)} />
  </svg>
);
