import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from '../islands/island.ts';

/** Tells the loader that the first render is on the page and its handlers are in place. */
function Ready({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Starts one island on the HTML the server made of it; settles once it answers to the visitor. */
export const hydrate = <Props extends object>(
  element: Element,
  { Component }: IslandDefinition<Props>,
  props: Props,
): Promise<void> =>
  new Promise((resolve) => {
    hydrateRoot(
      element,
      <Ready onReady={resolve}>
        <Component {...props} />
      </Ready>,
    );
  });
