/**
 * The script of a page that waits for an island, inlined behind that island. It fetches the files of the island right
 * after the first paint. Before it they would delay the paint, and the loader itself waits for the stylesheet.
 */
const fetchFiles = (): void => {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-files]'))
    for (const href of (dataset.files ?? '').split(' '))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
      );
};

// A browser may prerender the page (client/idle/speculation.idle.ts). Then nothing is painted that could wait.
if (Reflect.get(document, 'prerendering')) fetchFiles();
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    fetchFiles();
  }).observe({ type: 'paint', buffered: true });
