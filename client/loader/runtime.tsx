import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { readProps } from '../../src/web/contract/island-props.ts';
import type { IslandDefinition } from '../islands/island.ts';
import { copyEdits, fieldsIn, repeatEdits } from './edits.ts';
import { wholeStyles } from './page.ts';
import { ServerHtml } from './server-html.tsx';
import { type EarlyChanges, followTexts, putTextsBack } from './taken-texts.ts';

/**
 * Hydrates one island on the server's HTML, once the styles of its later states are there. Settles when the island
 * answers to the visitor; rejects when its first render throws.
 * @param changes the changes of the page before the runtime was there
 */
export async function hydrate<Props extends object>(
  element: HTMLElement,
  { name, Component }: IslandDefinition<Props>,
  changes: EarlyChanges,
): Promise<void> {
  await wholeStyles();
  followTexts(changes);
  return new Promise((resolve, reject) => {
    const wasTranslated = putTextsBack(element);
    element.dataset.islandStatus = 'imported';
    const fields = fieldsIn(element);
    const fail = (error: unknown) => {
      reject(error);
      reportError(error);
    };
    const island = (
      <ServerHtml island={element} fields={fields} html={element.innerHTML}>
        <Ready element={element} onReady={resolve}>
          <Component {...readProps<Props>(element.dataset.props)} />
        </Ready>
      </ServerHtml>
    );
    // React renders a transition in short slices; otherwise a large island would be one long task. A translation
    // would take the texts again between the slices.
    (wasTranslated ? flushSync : startTransition)(() => {
      hydrateRoot(element, island, {
        // React had to render the island anew: the server's HTML was different. The browser tests fail on this.
        onRecoverableError(error) {
          console.error(`Island ${name}:`, error);
          copyEdits(fields, element);
          repeatEdits(element);
        },
        onCaughtError: fail,
        onUncaughtError: fail,
      });
    });
  });
}

interface ReadyProps {
  readonly element: HTMLElement;
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Ready({ element, onReady, children }: ReadyProps) {
  // Runs before the paint, for a layout effect of the island may just have cleared a field that the visitor types into.
  useLayoutEffect(() => repeatEdits(element), [element]);
  useEffect(onReady, [onReady]);
  return children;
}
