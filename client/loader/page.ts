// The loader and the idle modules share these functions.

/** The event that starts an island whose `start` is `call`. */
export const CALL = 'call';

/** Starts an island whose `start` is `call`. A second call has no effect. */
export const callIsland = (name: string): void => {
  document.querySelector(`[data-island="${name}"]`)?.dispatchEvent(new Event(CALL));
};

/** Runs a task when the browser is idle, after 4000 ms at the latest. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4000 });
  else setTimeout(task, 1500);
};

/** True for visitors who save data or use a 2G connection. The page prefetches no file for them. */
export function savesData(): boolean {
  const connection: { saveData?: boolean; effectiveType?: string } | undefined = Reflect.get(
    navigator,
    'connection',
  );
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Loads the whole stylesheet, once. An island, or a part of the page marked `later`, may need rules that the page's
 * inlined styles lack. Settles even if the stylesheet fails, for a plain dialog is better than none.
 */
export function wholeStyles(): Promise<unknown> {
  const known = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  const href = document.documentElement.dataset.stylesheet ?? '';
  const link = known ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  if (link.sheet) return Promise.resolve();
  const loaded = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  if (!known) document.head.append(link);
  return loaded;
}
