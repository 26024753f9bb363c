/**
 * The whole stylesheet, once: an island, or what the page marks `later`, may show what the page's own rules do not cover.
 * Settles when it is there; also when it cannot be had, for a plain dialog is better than none.
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
