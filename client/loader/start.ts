import { CALL } from './call.ts';
import { type Kept, keepGesture, replay } from './replay.ts';
import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';
import { wholeStyles } from './whole-styles.ts';

/** Finds the islands of the page and starts each at its time. */
export function startIslands(): void {
  const { runtime = '' } = document.documentElement.dataset;
  const elements = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  for (const element of elements) plan(element, runtime);
  const likely = elements.filter(({ dataset }) => dataset.start !== 'call');
  if (likely[0] && !savesData()) whenIdle(() => warmUp(likely, runtime));
}

/**
 * Fetches what the page's islands would need (not for those that few visitors ever call), then lays the whole
 * stylesheet in and runs the rest, each in an idle task of its own: a visitor's first gesture then waits for nothing but its island.
 */
async function warmUp(elements: readonly HTMLElement[], runtime: string): Promise<void> {
  const lists = [runtime, ...elements.map(({ dataset }) => dataset.modules ?? '')];
  // What a file imports stands behind it, and is run before.
  const urls = new Set(lists.flatMap((list) => list.split(' ').reverse()));
  for (const href of urls) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  // Before the sections below are laid out (client/idle/sections.idle.ts): the fewer elements, the shorter its task.
  await wholeStyles();
  for (const url of urls) {
    await idle();
    await import(/* @vite-ignore */ url).catch(() => undefined);
  }
}

const idle = (): Promise<void> => new Promise(whenIdle);

function plan(element: HTMLElement, runtime: string): void {
  const kept: Kept[] = [];
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    hydrateIsland(element, runtime, kept);
  };
  element.dataset.islandStatus = 'identified';
  element.addEventListener(CALL, start);
  keepGesture(element, kept, start);
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

async function hydrateIsland(element: HTMLElement, runtime: string, kept: Kept[]): Promise<void> {
  const { modules = '' } = element.dataset;
  const [runtimeUrl = ''] = runtime.split(' ');
  const [islandUrl = ''] = modules.split(' ');
  try {
    const [{ hydrate }, { island }] = await Promise.all([
      import(/* @vite-ignore */ runtimeUrl),
      import(/* @vite-ignore */ islandUrl),
      wholeStyles(),
    ]);
    await hydrate(element, island, kept);
    element.dataset.islandStatus = 'hydrated';
  } catch (error) {
    // The network is gone or the build is an old one: the page keeps working as HTML, with forms that post.
    element.dataset.islandStatus = 'failed';
    console.info(element.dataset.island, error);
  }
  replay(kept);
}
