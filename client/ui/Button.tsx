import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import type { IconName } from '../../src/values/icon-names.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { useUiText } from './ui-text.ts';

/** The look of a button or of a link that looks like one. A screen has one primary; `white` stands on accent ground. */
interface ButtonLook {
  readonly kind?: 'primary' | 'quiet' | 'white' | undefined;
  /** 44 px high, for rows. */
  readonly short?: boolean | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const buttonClass = ({ kind, short, wide, className }: Omit<ButtonLook, 'children'>): string | undefined =>
  classNames('btn', kind !== 'primary' && kind, short && 'short', wide && 'wide', className);

/**
 * Invoker commands: a button opens or closes a dialog or a popover without a script. React passes these attributes
 * through unchanged; spread them, for its types do not know them yet.
 */
interface CommandAttributes {
  readonly command?:
    | 'show-modal'
    | 'close'
    | 'request-close'
    | 'show-popover'
    | 'hide-popover'
    | 'toggle-popover'
    | undefined;
  /** The id of the dialog or popover. */
  readonly commandfor?: string | undefined;
}

interface ButtonProps
  extends ButtonLook,
    CommandAttributes,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  /** While its action runs, the button cannot be pressed and keeps its width. */
  readonly busy?: boolean;
  /** Shown while busy; "Sending..." unless given. */
  readonly busyText?: string;
  /** The id of a dialog that it opens, without a script where browsers can. */
  readonly opens?: string;
}

export function Button(props: ButtonProps) {
  const { kind, short, wide, icon, className, children, busy, busyText, opens, disabled, ...rest } = props;
  const text = useUiText();
  const opening: CommandAttributes = opens === undefined ? {} : { commandfor: opens, command: 'show-modal' };
  return (
    <button
      type="button"
      {...opening}
      {...rest}
      className={buttonClass({ kind, short, wide, className })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <span className="spin" /> : icon && <Icon name={icon} />}
      {busy ? (busyText ?? text.sending) : children}
    </button>
  );
}

interface ButtonLinkProps
  extends ButtonLook,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'className' | 'href'> {
  readonly href: string;
}

/** A link that looks like a button. */
export function ButtonLink({ kind, short, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ kind, short, wide, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

interface IconButtonProps
  extends CommandAttributes,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  readonly icon: IconName;
  /** The effect of a press, for those who do not see the icon. */
  readonly label: string;
}

export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} className="icon-btn" aria-label={label}>
    <Icon name={icon} />
  </button>
);

interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** An arrow after the text: the link leads to another page. */
  readonly arrow?: boolean;
}

/** The third rank of action, after the primary and the quiet button. */
export const TextLink = ({ arrow, className, children, ...rest }: TextLinkProps) => (
  <a {...rest} className={classNames('link', className)}>
    {children}
    {arrow && <Icon name="arrow-right" />}
  </a>
);
