import { CALL, whenIdle, wholeStyles } from './page.ts';
import { type QueuedGesture, queueGestures } from './queued-gestures.ts';

/** Finds the islands of the page and starts each at the moment that its `start` names. */
export function startIslands(): void {
  const { runtime = '' } = document.documentElement.dataset;
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(element, runtime);
}

function prepare(element: HTMLElement, runtime: string): void {
  const queue: QueuedGesture[] = [];
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    hydrateIsland(element, runtime, queue);
  };
  element.dataset.islandStatus = 'identified';
  element.addEventListener(CALL, start);
  queueGestures(element, queue, start);
  schedule(element, start);
}

function schedule(element: HTMLElement, start: () => void): void {
  const when = element.dataset.start;
  if (when === 'load') start();
  else if (when === 'idle') whenIdle(start);
  else if (when === 'visible') whenVisible(element, start);
  else whenApproached(element, start);
}

function whenVisible(element: Element, start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    start();
  });
  observer.observe(element);
}

/** A dialog's island starts as soon as a finger or pointer comes near a button that opens the dialog. */
function whenApproached(element: Element, start: () => void): void {
  const dialog = element.closest('dialog');
  if (!dialog) return;
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'click']) {
    document.addEventListener(
      sign,
      ({ target }) => {
        if (
          target instanceof Element &&
          target.closest('[commandfor]')?.getAttribute('commandfor') === dialog.id
        )
          start();
      },
      { passive: true, capture: true },
    );
  }
}

async function hydrateIsland(element: HTMLElement, runtime: string, queue: QueuedGesture[]): Promise<void> {
  const { island: name } = element.dataset;
  // The first island of a name names the files of all.
  const named = document.querySelector<HTMLElement>(`[data-island=${name}][data-modules]`);
  const { modules = '' } = named?.dataset ?? {};
  const [runtimeUrl = ''] = runtime.split(' ');
  const [islandUrl = ''] = modules.split(' ');
  try {
    const [{ hydrate }, { island }] = await Promise.all([
      import(/* @vite-ignore */ runtimeUrl),
      import(/* @vite-ignore */ islandUrl),
      wholeStyles(),
    ]);
    await hydrate(element, island);
    element.dataset.islandStatus = 'hydrated';
  } catch (error) {
    // The network is gone or the build is an old one. The page still works as HTML, with forms that post.
    element.dataset.islandStatus = 'failed';
    console.info(name, error);
  }
  for (const replay of queue) replay();
}
