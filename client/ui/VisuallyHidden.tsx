import type { ReactNode } from 'react';

/** Read out, not shown. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className="vh">{children}</span>
);
