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

export const replay = (kept: readonly Kept[]): void => {
  for (const gesture of kept) gesture();
};
