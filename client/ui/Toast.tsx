import type { ReactNode } from 'react';

interface ToastProps {
  readonly children: ReactNode;
  /** One link or button. */
  readonly action?: ReactNode;
}

/** What just happened, said once. The live region must be on the page before its text comes: keep `Toasts` mounted. */
export const Toast = ({ children, action }: ToastProps) => (
  <p className="toast">
    {children}
    {action}
  </p>
);

/** The place over the bars where toasts come up and are read out. It is empty until one does. */
export const Toasts = ({ children }: { readonly children?: ReactNode }) => (
  <div className="dock" role="status">
    {children}
  </div>
);
