import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readProps } from '../../src/web/contract/island-props.ts';
import type { IslandDefinition } from '../islands/island.ts';
import { wholeStyles } from './page.ts';

/**
 * Hydrates one island on the server's HTML, once the styles of its later states are there. Settles when the island
 * answers to the visitor; rejects when its first render throws.
 */
export async function hydrate<Props extends object>(
  element: HTMLElement,
  { name, Component }: IslandDefinition<Props>,
): Promise<void> {
  await wholeStyles();
  return new Promise((resolve, reject) => {
    element.dataset.islandStatus = 'imported';
    const island = (
      <Ready element={element} onReady={resolve}>
        <Component {...readProps<Props>(element.dataset.props)} />
      </Ready>
    );
    // React renders a transition in short slices; otherwise a large island would be one long task.
    startTransition(() => {
      hydrateRoot(element, island, {
        // React had to render the island anew: the server's HTML was different. The browser tests fail on this.
        onRecoverableError: (error) => console.error(`Island ${name}:`, error),
        onUncaughtError(error) {
          reject(error);
          reportError(error);
        },
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

/**
 * Repeats the edits that a visitor made in the server's HTML as events for the island's handlers. While React
 * hydrates, it keeps the edited values in the fields but does not report them.
 */
function repeatEdits(element: HTMLElement): void {
  for (const field of element.querySelectorAll('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) repeatSelection(field);
    else if (field instanceof HTMLTextAreaElement) repeatText(field);
    else if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue;
    else if (field.type === 'radio' || field.type === 'checkbox') repeatChoice(field);
    else repeatText(field);
  }
}

function repeatText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value: text, selectionStart, selectionEnd } = field;
  if (text === field.defaultValue) return;
  // React ignores an event whose value it knows. It watches `field.value`, not the setter of the prototype.
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  if (selectionStart !== null && field === document.activeElement)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function repeatChoice(field: HTMLInputElement): void {
  const isChosen = field.type === 'radio' ? field.checked : true;
  if (!isChosen || field.checked === field.defaultChecked) return;
  field.checked = field.defaultChecked;
  field.click();
}

function repeatSelection(list: HTMLSelectElement): void {
  const options = [...list.options];
  const initial =
    options.find(({ defaultSelected }) => defaultSelected) ?? options.find(({ disabled }) => !disabled);
  if (list.value !== initial?.value) list.dispatchEvent(new Event('change', { bubbles: true }));
}
