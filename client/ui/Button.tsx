import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { uiText as text } from '../../src/content/text/ui.ts';
import type { IconName } from '../../src/values/icon-names.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

/** The look of a button or button-like link. A screen has one `primary`; `white` is for an accent background. */
interface ButtonLook {
  readonly kind?: 'primary' | 'quiet' | 'white' | undefined;
  /** Makes the button 44 px high, to fit into a row. */
  readonly short?: boolean | undefined;
  /** Makes the button as wide as its container. */
  readonly wide?: boolean | undefined;
  readonly icon?: IconName | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const buttonClass = ({ kind, short, wide, className }: Omit<ButtonLook, 'children'>): string | undefined =>
  classNames('btn', kind !== 'primary' && kind, short && 'short', wide && 'wide', className);

/**
 * The attributes of invoker commands, with which a button opens or closes a dialog or popover without a script. React
 * passes them through unchanged; spread them, for its types do not know them yet.
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
  /** True while its action runs. The button is then disabled and keeps its width. */
  readonly busy?: boolean;
  /** The text while busy; "Sending..." by default. */
  readonly busyText?: string;
  /** The id of the dialog that the button opens, without a script in browsers that support commands. */
  readonly opens?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const { kind, short, wide, icon, className, children, busy, busyText, opens, disabled, ...rest } = props;
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
  /** Names the effect of a press for screen readers. */
  readonly label: string;
}

export const IconButton = ({ icon, label, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} className="icon-btn" aria-label={label}>
    <Icon name={icon} />
  </button>
);

interface TextLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  /** Shows an arrow after the text, for a link that leads to another page. */
  readonly arrow?: boolean;
}

/** A link that looks like text. It is the third rank of action, after the primary and the quiet button. */
export const TextLink = ({ arrow, className, children, ...rest }: TextLinkProps) => (
  <a {...rest} className={classNames('link', className)}>
    {children}
    {arrow && <Icon name="arrow-right" />}
  </a>
);
