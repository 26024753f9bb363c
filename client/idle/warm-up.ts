import { nextTask, savesData, whenIdle, wholeStyles } from '../loader/page.ts';
import { createElement } from './elements.ts';

/**
 * Fetches the files of the islands, React among them, and the whole stylesheet; then runs each file in an idle task
 * of its own. A visitor's first gesture then waits only for its island to hydrate.
 */
export async function warmUpIslands(): Promise<void> {
  const likely = document.querySelectorAll<HTMLElement>('[data-island]:not([data-start=call])');
  if (likely.length === 0 || savesData()) return;
  const { runtime = '' } = document.documentElement.dataset;
  const lists = [runtime, ...[...likely].map(({ dataset }) => dataset.modules ?? '')];
  // Each list names a file before the files that it imports, and the imported files must run first.
  const urls = new Set(lists.flatMap((list) => list.split(' ').reverse()));
  for (const href of urls) {
    // Each request in a task of its own: a dozen at once take a slow phone 50 ms.
    await nextTask();
    document.head.append(createElement('link', { rel: 'modulepreload', href }));
  }
  // Runs before sections.idle.ts lays out more sections, for fewer elements make a shorter task.
  await wholeStyles();
  for (const url of urls) {
    await new Promise<void>(whenIdle);
    await import(/* @vite-ignore */ url).catch(() => undefined);
  }
}
