import type { DialogHTMLAttributes, ReactNode, Ref } from 'react';
import { uiText as text } from '../../src/content/text/ui.ts';
import { IconButton } from './Button.tsx';

interface DialogProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'title' | 'className'> {
  /** A button opens the dialog by this id: `<Button opens={id}>`. */
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Hides the title from the screen, but not from screen readers, where the content has its own heading. */
  readonly titleHidden?: boolean | undefined;
  /** Must be a `<form className="sheet-body">` or a `<div>` of that class. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDialogElement> | undefined;
}

/**
 * A native `<dialog>`: the browser keeps the focus inside and closes it on Escape or a press beside it. It is a sheet
 * from below on phones, and a centred card from 768 px on.
 */
export function Dialog({ id, title, subtitle, titleHidden, children, ...rest }: DialogProps) {
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
