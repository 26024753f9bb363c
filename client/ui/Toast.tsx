import type { ReactNode } from 'react';

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

/** The live region over the bottom bars, in which toasts appear and are read out. */
export const Toasts = ({ children }: { readonly children?: ReactNode }) => (
  <div className="dock" role="status">
    {children}
  </div>
);
