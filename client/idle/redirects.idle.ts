import { recordRedirect } from '../api/note-redirect.ts';
import { redirects } from '../storage/redirects.ts';

/** Notes every press on a link into the business chat, wherever it stands; `data-source` says what it belongs to. */
export function start(): void {
  redirects.purge(new Date());
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // Without a number it shares something with a friend, not with us.
    if (link?.hostname !== 'wa.me' || link.pathname === '/') return;
    const { source = 'chat_link', service } = link.dataset;
    recordRedirect({ source, ...(service === undefined ? {} : { service }) });
  });
}
