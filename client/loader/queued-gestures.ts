/** A gesture that waits until its island can answer it. */
export type QueuedGesture = () => void;

/**
 * Starts the island at the first sign of use, such as a pointer over it, and queues the visitor's gestures until it
 * runs. A gesture is a press on a button that the island handles, or a submitted form. The browser handles links and
 * command buttons, so they are not queued.
 */
export function queueGestures(element: HTMLElement, queue: QueuedGesture[], start: () => void): void {
  const isStarting = () =>
    element.dataset.islandStatus !== 'hydrated' && element.dataset.islandStatus !== 'failed';
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'input']) {
    element.addEventListener(sign, start, { once: true, passive: true });
  }
  element.addEventListener('click', ({ target }) => {
    start();
    const button = target instanceof Element ? target.closest('button') : null;
    if (isStarting() && button?.type === 'button' && !button.hasAttribute('commandfor'))
      queue.push(() => button.click());
  });
  element.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!isStarting() || !(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    start();
    queue.push(() => target.requestSubmit(submitter));
  });
}
