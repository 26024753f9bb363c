// The loader, the idle modules and some islands share these functions.

/** The event that starts an island whose `start` is `call`. */
export const CALL = 'call';

/** Selects the islands. */
export const ISLAND = '[data-island]';

/** Starts an island whose `start` is `call`. A second call has no effect. */
export const callIsland = (name: string): void => {
  document.querySelector(`[data-island="${name}"]`)?.dispatchEvent(new Event(CALL));
};

/** Runs a task when the browser is idle, after 4000 ms at the latest. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4000 });
  else setTimeout(task, 1500);
};

/** Waits for a new task, so that a visitor's gesture is handled first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** True for visitors who save data or use a 2G connection. The page prefetches no file for them. */
export function savesData(): boolean {
  const connection: { saveData?: boolean; effectiveType?: string } | undefined = Reflect.get(
    navigator,
    'connection',
  );
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

let stylesheet: Promise<unknown> | undefined;

/**
 * Loads the stylesheet again, once, where the page's own link failed. An island, or a part of the page marked `later`,
 * may need rules that the inlined styles lack. Settles even if the stylesheet fails, for a plain dialog is better than
 * none.
 */
export function wholeStyles(): Promise<unknown> {
  const linked = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!linked || linked.sheet) return Promise.resolve();
  stylesheet ??= new Promise((resolve) => {
    const link = linked.cloneNode();
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
  return stylesheet;
}

/** Whether the page answers a refused form. Its address is the form's, which takes posts alone. */
export const isAnswerToForm = (): boolean => /^(?:\/hi)?\/api\//.test(location.pathname);
