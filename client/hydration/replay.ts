/** A gesture made before its island could answer. */
export type Kept = () => void;

/**
 * Starts the island at the first sign of use and keeps what a visitor did meanwhile: a press on a button whose effect
 * is the island's, or a form sent. Links, and buttons that the platform serves itself, go their own way.
 */
export function keepGesture(element: HTMLElement, kept: Kept[], start: () => void): void {
  const waits = () =>
    element.dataset.islandStatus !== 'hydrated' && element.dataset.islandStatus !== 'failed';
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'input']) {
    element.addEventListener(sign, start, { once: true, passive: true });
  }
  element.addEventListener('click', ({ target }) => {
    start();
    const button = target instanceof Element ? target.closest('button') : null;
    if (waits() && button?.type === 'button' && !button.hasAttribute('commandfor'))
      kept.push(() => button.click());
  });
  element.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!waits() || !(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    start();
    kept.push(() => target.requestSubmit(submitter));
  });
}

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

export const replay = (kept: readonly Kept[]): void => {
  for (const gesture of kept) gesture();
};
