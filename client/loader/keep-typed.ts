import type { Kept } from './replay.ts';

/**
 * What a visitor typed before the island was there. The island's first render writes its own values into the fields;
 * afterwards each gets back what was typed, as if it were typed now.
 */
export function keepTyped(element: HTMLElement): Kept {
  const typed = [...element.querySelectorAll('input, textarea')]
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    .filter((field) => field.type !== 'hidden' && field.value !== field.defaultValue)
    .map((field) => ({ field, value: field.value }));
  return () => {
    for (const { field, value } of typed) {
      // Somebody who typed on meanwhile, into a field that kept its value, is ahead of what was noted.
      if (!field.value.startsWith(value)) field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
