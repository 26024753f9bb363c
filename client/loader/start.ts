import { CALL, whenIdle, wholeStyles } from './page.ts';

/** A gesture that waits until its island can answer it. */
type QueuedGesture = () => void;

/** The gestures that wait for each started island; undefined once the island answers them itself. */
const queues = new Map<Element, QueuedGesture[] | undefined>();

/** The first signs of use, and the call from another part of the page. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'input', 'click', 'submit', CALL];

/**
 * Starts each island of the page at the moment that its `start` names. Any island starts at a visitor's first sign of
 * use too. One listener for a kind of event serves all islands, because each page carries this code.
 */
export function startIslands(): void {
  for (const sign of SIGNS)
    document.addEventListener(sign, answer, { capture: true, passive: sign !== 'submit' });
  for (const element of islandsIn('')) {
    element.dataset.islandStatus = 'identified';
    schedule(element);
  }
}

const islandsIn = (place: string) => document.querySelectorAll<HTMLElement>(`${place} [data-island]`);

function schedule(element: HTMLElement): void {
  const when = element.dataset.start;
  const begin = () => start(element);
  if (when === 'load') begin();
  else if (when === 'idle') whenIdle(begin);
  else if (when === 'visible') whenVisible(element, begin);
}

function whenVisible(element: Element, begin: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    begin();
  });
  observer.observe(element);
}

/**
 * Starts the island that an event is for, and queues a gesture until the island runs. A gesture is a press on a button
 * that the island handles, or a submitted form. The browser handles links and command buttons, so they are not queued.
 */
function answer(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest('button');
  // A dialog's islands start as soon as a finger or pointer comes near a button that opens the dialog.
  const opened = button?.getAttribute('commandfor');
  if (opened) for (const element of islandsIn(`#${opened}`)) start(element);
  const island = target.closest<HTMLElement>('[data-island]');
  if (!island) return;
  start(island);
  const queue = queues.get(island);
  if (type === 'click' && button?.type === 'button' && !opened) queue?.push(() => button.click());
  if (event instanceof SubmitEvent && queue && target instanceof HTMLFormElement) {
    event.preventDefault();
    queue.push(() => target.requestSubmit(event.submitter));
  }
}

function start(element: HTMLElement): void {
  if (queues.has(element)) return;
  const queue: QueuedGesture[] = [];
  queues.set(element, queue);
  hydrateIsland(element, queue);
}

async function hydrateIsland(element: HTMLElement, queue: readonly QueuedGesture[]): Promise<void> {
  const { island: name } = element.dataset;
  // The first island of a name names the files of all.
  const named = document.querySelector<HTMLElement>(`[data-island=${name}][data-modules]`);
  try {
    const [{ hydrate }, { island }] = await Promise.all([
      importFirst(document.documentElement.dataset.runtime),
      importFirst(named?.dataset.modules),
      wholeStyles(),
    ]);
    await hydrate(element, island);
    element.dataset.islandStatus = 'hydrated';
  } catch (error) {
    // The network is gone or the build is an old one. The page still works as HTML, with forms that post.
    element.dataset.islandStatus = 'failed';
    console.info(name, error);
  }
  queues.set(element, undefined);
  for (const replay of queue) replay();
}

/** Imports the first file of a list, which imports the others. */
const importFirst = (files = '') => import(/* @vite-ignore */ files.replace(/ .*/, ''));
