import { stylesheet } from 'virtual:client-build';
import { createContext, useContext } from 'react';

interface PageFold {
  /** Stands behind the link in cached text, so that the answer's first part ends there. */
  readonly mark: string;
  isPassed: boolean;
}

/** The document provides it where the head carries the styles of the first screen only. */
export const PageFold = createContext<PageFold | undefined>(undefined);

/**
 * Ends a page's first screen: it links the stylesheet. A browser paints the markup before such a link, then waits for the
 * stylesheet before it reads on. A page places it; the document places one before the footer. The first one counts.
 */
export function Fold() {
  const fold = useContext(PageFold);
  if (fold === undefined || fold.isPassed) return null;
  fold.isPassed = true;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} />
      {fold.mark}
    </>
  );
}
