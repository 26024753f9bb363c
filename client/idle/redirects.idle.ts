import { recordRedirect } from '../api/record-redirect.ts';
import { redirects } from '../storage/redirects.ts';

/** Records every press on a link into the business chat; `data-source` names the link's place, the others its subject. */
export function start(): void {
  redirects.purge(new Date());
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || !opensChat(link)) return;
    const { source = 'chat_link', ...named } = link.dataset;
    const url = link.href;
    const key = crypto.randomUUID();
    // A text without a record's reference ends with the one that the server reads from the key of the redirect.
    if (url.includes('text=') && !url.includes('%23')) link.href += `%0A%23${key.slice(0, 6)}`;
    recordRedirect({ ...named, source, url }, key);
  });
}

/** Through our own endpoints the message gets the link of a booking or an order, or a reference where no script runs. */
const opensChat = ({ hostname, pathname }: HTMLAnchorElement): boolean =>
  hostname === 'wa.me' || /\/api\/.*\/chat$/.test(pathname);
