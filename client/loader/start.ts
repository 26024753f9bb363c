import { ISLAND, whenIdle } from './page.ts';
import type { EarlyChanges } from './taken-texts.ts';

/** A gesture that waits until its island can answer it. */
type QueuedGesture = () => void;

/** The gestures that wait for each started island; undefined once the island answers them itself. */
const queues = new Map<Element, QueuedGesture[] | undefined>();

/** The changes of the page before the islands hydrate. */
let changes: EarlyChanges;

/** Starts each island of the page at the moment that its `start` names. */
export function startIslands(early: EarlyChanges): void {
  changes = early;
  for (const element of islandsIn('')) {
    element.dataset.islandStatus = 'identified';
    schedule(element);
  }
}

const islandsIn = (place: string) => document.querySelectorAll<HTMLElement>(`${place} ${ISLAND}`);

function schedule(element: HTMLElement): void {
  const when = element.dataset.start;
  const begin = () => start(element);
  if (when === 'load') whenPainted(begin);
  else if (when === 'idle') whenIdle(begin);
  else if (when === 'visible') whenVisible(element, begin);
}

/**
 * Runs a task once the frame before it is on the screen, for files that come sooner delay the first paint. A hidden page
 * has no frames, and no paint to delay.
 */
function whenPainted(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => requestAnimationFrame(task));
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
export function answer(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest('button');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (dialog) approach(dialog, type);
  if (dialog && button && type === 'click') takeData(dialog, button);
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  const island = (submitter ?? target).closest<HTMLElement>(ISLAND);
  if (!island) return;
  start(island);
  const queue = queues.get(island);
  if (type === 'click' && button?.type === 'button' && !dialog) queue?.push(() => button.click());
  if (event instanceof SubmitEvent && queue && target instanceof HTMLFormElement) {
    event.preventDefault();
    // An island inside of the form handles its button's press alone.
    queue.push(() => (island.contains(target) ? target.requestSubmit(submitter) : submitter?.click()));
  }
}

/**
 * Starts a dialog's islands as soon as a finger or pointer comes near a button for it. A press opens or closes the
 * dialog where the browser cannot do it itself (before Chromium 135, Firefox 144 and Safari 26.2).
 */
function approach(dialog: HTMLElement, type: string): void {
  for (const element of islandsIn(`#${dialog.id}`)) start(element);
  if (type !== 'click' || 'command' in HTMLButtonElement.prototype || !(dialog instanceof HTMLDialogElement))
    return;
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

/** Gives a dialog the data of the button that opened it, for a press may come before the code that reads it. */
function takeData({ dataset }: HTMLElement, button: HTMLElement): void {
  for (const name of Object.keys(dataset)) delete dataset[name];
  Object.assign(dataset, button.dataset);
}

function start(element: HTMLElement): void {
  if (queues.has(element)) return;
  const queue: QueuedGesture[] = [];
  queues.set(element, queue);
  // The browser would hold back the first press with messages of its own. The island says what is missing, or the server.
  for (const form of element.querySelectorAll('form')) form.noValidate = true;
  hydrateIsland(element, queue);
}

async function hydrateIsland(element: HTMLElement, queue: readonly QueuedGesture[]): Promise<void> {
  const { island: name, modules } = element.dataset;
  try {
    const [{ hydrate }, { island }] = await Promise.all([
      importFirst(document.documentElement.dataset.runtime),
      importFirst(modules),
    ]);
    await hydrate(element, island, changes);
    element.dataset.islandStatus = 'hydrated';
  } catch (error) {
    // The network is gone or the build is an old one. The page still works as HTML, with forms that post.
    element.dataset.islandStatus = 'failed';
    console.info(name, error);
  }
  queues.set(element, undefined);
  for (const replay of queue) replay();
}

/**
 * Imports all files of a list at once, and answers the first, which imports the others. On a slow line each file that
 * the browser finds in another one costs a round trip more.
 */
const importFirst = async (files = '') => {
  const [first] = await Promise.all(files.split(' ').map((file) => import(/* @vite-ignore */ file)));
  return first;
};
