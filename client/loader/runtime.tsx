import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readProps } from '../../src/web/contract/island-props.ts';
import type { IslandDefinition } from '../islands/island.ts';
import { keepTyped } from './keep-typed.ts';
import type { Kept } from './replay.ts';

/** Tells the loader that the first render is on the page and its handlers are in place. */
function Ready({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Starts one island on the HTML the server made of it; settles once it answers to the visitor. What was typed meanwhile
 * goes before the gestures that were `kept`.
 */
export const hydrate = <Props extends object>(
  element: HTMLElement,
  { Component }: IslandDefinition<Props>,
  kept: Kept[],
): Promise<void> =>
  new Promise((resolve) => {
    element.dataset.islandStatus = 'imported';
    kept.unshift(keepTyped(element));
    hydrateRoot(
      element,
      <Ready onReady={resolve}>
        <Component {...readProps<Props>(element.dataset.props)} />
      </Ready>,
    );
  });
