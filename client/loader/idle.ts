import { whenIdle } from './when-idle.ts';

/** Fetches and runs the modules of client/idle/, one file for all of them; without them a page lacks nothing vital. */
export function startIdleModules(): void {
  const { idle = '' } = document.documentElement.dataset;
  if (idle !== '') whenIdle(() => import(/* @vite-ignore */ idle).catch(() => undefined));
}
