import { uiText } from '../../src/content/text/ui.ts';
import { createElement } from './elements.ts';

const WAIT_MS = 400;

/** Shows "Loading..." while the visitor waits for the next page. A page that comes sooner needs no sign. */
export function start(): void {
  const sign = createElement('p', { className: 'loading away', role: 'status' });
  document.body.append(sign);
  let timer: ReturnType<typeof setTimeout>;
  const clear = () => {
    clearTimeout(timer);
    sign.textContent = '';
  };
  const show = () => sign.append(createElement('span', { className: 'spin' }), uiText.loading);
  // An earlier browser shows its own sign alone. A file, a call and a part of this page replace nothing.
  const { navigation }: { navigation?: Navigation } = window;
  navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    clear();
    if (!destination.sameDocument && downloadRequest === null && destination.url.startsWith(origin))
      timer = setTimeout(show, WAIT_MS);
  });
  navigation?.addEventListener('navigateerror', clear);
  // The page comes back as it was left.
  addEventListener('pageshow', clear);
}
