import { rememberLanding } from '../storage/landing.ts';
import { whenIdle } from './page.ts';
import { startIslands } from './start.ts';

// Everything that a page runs before a visitor does something. The Worker inlines it, and it has no React in it.
whenShown(() => {
  rememberLanding();
  enableCommands();
  startIslands();
  startIdleModules();
});

/**
 * A browser may prerender a page before the click on its link (client/idle/speculation.idle.ts). Until the visitor sees it,
 * the page is laid out only: it runs, counts and stores nothing, and the click waits for its paint alone.
 */
function whenShown(begin: () => void): void {
  if (Reflect.get(document, 'prerendering')) {
    document.body.getBoundingClientRect();
    document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => setTimeout(begin)));
  } else begin();
}

/**
 * Opens and closes dialogs by `commandfor` where the browser cannot do it itself (before Chromium 135, Firefox 144 and
 * Safari 26.2).
 */
function enableCommands(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null;
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  });
}

/** Fetches and runs the modules of client/idle/, which come in one file. A page works without them. */
function startIdleModules(): void {
  const { idle = '' } = document.documentElement.dataset;
  if (idle !== '') whenIdle(() => import(/* @vite-ignore */ idle).catch(() => undefined));
}
