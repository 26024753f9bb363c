import type { DialogHTMLAttributes, ReactNode, Ref } from 'react';
import { IconButton } from './Button.tsx';
import { useUiText } from './ui-text.ts';

interface DialogProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'title' | 'className'> {
  /** Buttons open it by this id: `<Button opens={id}>`. */
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Where the content brings its own heading (a thank-you), the title is only read out. */
  readonly titleHidden?: boolean | undefined;
  /** A `<form className="sheet-body">` or a `<div>` of that class. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDialogElement> | undefined;
}

/**
 * The platform's dialog: focus stays inside, Esc and a press beside it close it, the page behind does not scroll.
 * A sheet from below on phones, a centred card from 768 px.
 */
export function Dialog({ id, title, subtitle, titleHidden, children, ...rest }: DialogProps) {
  const text = useUiText();
  const titleId = `${id}-title`;
  return (
    <dialog closedby="any" {...rest} id={id} className="sheet" aria-labelledby={titleId}>
      <div className="sheet-head">
        <div>
          <h2 id={titleId} className={titleHidden ? 'vh' : undefined}>
            {title}
          </h2>
          {subtitle && <p className="small">{subtitle}</p>}
        </div>
        <IconButton icon="x" label={text.close} commandfor={id} command="close" />
      </div>
      {children}
    </dialog>
  );
}
