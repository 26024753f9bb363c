import { recordRedirect } from '../api/record-redirect.ts';
import { redirects } from '../storage/redirects.ts';

/** Records every press on a link into the business chat; `data-source` names the link's place. */
export function start(): void {
  redirects.purge(new Date());
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // A link without a number shares the page with a friend.
    if (link?.hostname !== 'wa.me' || link.pathname === '/') return;
    const { source = 'chat_link', service } = link.dataset;
    recordRedirect({ source, ...(service === undefined ? {} : { service }) });
  });
}
