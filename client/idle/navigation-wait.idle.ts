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
  const wait = (event: Event) => {
    clear();
    if (leaves(event))
      timer = setTimeout(
        () => sign.append(createElement('span', { className: 'spin' }), uiText.loading),
        WAIT_MS,
      );
  };
  addEventListener('click', wait);
  addEventListener('submit', wait);
  // The page comes back as it was left.
  addEventListener('pageshow', clear);
}

/** Whether a press loads another page of the site in this tab. A file and a part of this page replace nothing. */
function leaves(event: Event): boolean {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || !(target instanceof Element)) return false;
  if (event instanceof SubmitEvent) return target.getAttribute('method') !== 'dialog';
  const link = target.closest<HTMLAnchorElement>('a[href]:not([download], [target])');
  const opensTab = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
  return link?.origin === location.origin && !opensTab && !isHere(link);
}

const isHere = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;
