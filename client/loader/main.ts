import { ISLAND, whenIdle } from './page.ts';
import { answer, startIslands } from './start.ts';
import type { EarlyChanges } from './taken-texts.ts';

/**
 * Starts the page's islands and idle modules. It returns the function that answers a visitor's gestures; the inlined
 * script kept the gestures that came before. It must not import React, for each page runs this code.
 */
export function start(changes: EarlyChanges): (event: Event) => void {
  nameFiles();
  startIslands(changes);
  const { idle = '' } = document.documentElement.dataset;
  // A page works without the modules of client/idle/, which come in one file.
  if (idle !== '') whenIdle(() => import(/* @vite-ignore */ idle).catch(() => undefined));
  return answer;
}

/** Names the files of the build to the page. In development each page names its own. */
function nameFiles(): void {
  const files = import.meta.env.FILES;
  if (files === undefined) return;
  const { runtime, idle, islands } = files;
  Object.assign(document.documentElement.dataset, { runtime: runtime.join(' '), idle });
  for (const { dataset } of document.querySelectorAll<HTMLElement>(ISLAND))
    dataset.modules = (islands[dataset.island ?? ''] ?? []).join(' ');
}
