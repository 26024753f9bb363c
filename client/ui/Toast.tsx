import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ToastProps {
  readonly children: ReactNode;
  /** A single link or button. */
  readonly action?: ReactNode;
}

/** A short message about a finished action. Keep `Toasts` mounted, for a live region announces only later content. */
export const Toast = ({ children, action }: ToastProps) => (
  <p className="toast">
    {children}
    {action}
  </p>
);

interface ToastsProps {
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The live region over the bottom bars, in which toasts appear and are read out. */
export const Toasts = ({ children, className }: ToastsProps) => (
  <div className={classNames('dock', className)} role="status">
    {children}
  </div>
);
