import type { ReactNode } from 'react';

/** The place over the bars where toasts come up and are read out. It is empty until one does. */
export const Toasts = ({ children }: { readonly children?: ReactNode }) => (
  <div className="dock" role="status">
    {children}
  </div>
);
