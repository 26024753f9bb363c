/**
 * A browser may make a page ahead of the click that asks for it (client/idle/speculation.idle.ts). Nothing of ours runs, counts
 * or is stored there before a visitor sees the page; it is laid out only, so that the click waits for its paint alone.
 */
export function whenShown(begin: () => void): void {
  if (Reflect.get(document, 'prerendering')) {
    document.body.getBoundingClientRect();
    document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => setTimeout(begin)));
  } else begin();
}
