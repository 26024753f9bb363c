import { rememberLanding } from '../storage/landing.ts';
import { whenIdle } from './page.ts';
import { startIslands } from './start.ts';

// A page runs only this code before the visitor acts. The Worker inlines it, so it must not import React.
whenShown(() => {
  rememberLanding();
  enableCommands();
  startIslands();
  startIdleModules();
});

/**
 * Delays `begin` until the visitor sees the page, for a browser may prerender it (client/idle/speculation.idle.ts). A
 * prerendered page must store and count no visit, and its click should wait for the paint alone.
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
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
}

/** Fetches and runs the modules of client/idle/, which come in one file. A page works without them. */
function startIdleModules(): void {
  const { idle = '' } = document.documentElement.dataset;
  if (idle !== '') whenIdle(() => import(/* @vite-ignore */ idle).catch(() => undefined));
}
