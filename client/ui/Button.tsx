import type { ButtonHTMLAttributes } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';
import type { CommandAttributes } from './command-attributes.ts';
import { Icon } from './Icon.tsx';
import { useUiText } from './ui-text.ts';

interface ButtonProps
  extends ButtonLook,
    CommandAttributes,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  /** While what it started is under way: it cannot be pressed and keeps its width. */
  readonly busy?: boolean;
  /** Said while busy; "Sending..." unless given. */
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
