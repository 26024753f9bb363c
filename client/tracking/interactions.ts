import type { Emit } from './emit.ts';

/** What was pressed, in words of ours: never what stands on it, which may be a visitor's own. */
function nameOf(element: Element): string | undefined {
  const named = element.getAttribute('data-track') ?? element.getAttribute('commandfor');
  if (named !== null) return named;
  if (!(element instanceof HTMLAnchorElement)) return undefined;
  if (element.protocol === 'tel:') return 'call';
  if (element.protocol === 'mailto:') return 'email';
  return element.dataset.opens ?? (element.host === location.host ? element.pathname : element.host);
}

const PRESSED = '[data-track], button[commandfor], a.btn, a[data-opens], a[href^="tel:"], a[href^="mailto:"]';
const SERVICE = /^\/services\/([a-z-]+)$/;

/** Presses of named buttons and links, and of links to a service. */
export function watchPresses(emit: Emit): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const service = link?.host === location.host ? SERVICE.exec(link.pathname)?.[1] : undefined;
    if (service !== undefined) emit({ name: 'service_interaction', properties: { service } });
    const pressed = target instanceof Element ? target.closest(PRESSED) : null;
    const name = pressed && nameOf(pressed);
    if (name) emit({ name: 'button_clicked', properties: { button: name.slice(0, 120) } });
    if (name === 'call') emit({ name: 'contact', properties: { way: 'call' } });
  });
}

/** That something was looked for, never what: people type their numbers into anything. */
export function watchSearches(emit: Emit): void {
  document.addEventListener('change', ({ target }) => {
    const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
    if (isSearch) emit({ name: 'search', properties: { field: target.name } });
  });
}

/** What went wrong in a script of ours: its kind and file, never its words. */
export function watchErrors(emit: Emit): void {
  const tell = (error: unknown, file = '') => {
    const kind = error instanceof Error ? error.name : typeof error;
    emit({ name: 'error_seen', properties: { kind, file: file.split('/').at(-1) ?? '' } });
  };
  addEventListener('error', ({ error, filename }) => tell(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
