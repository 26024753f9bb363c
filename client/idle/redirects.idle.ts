import { newReference } from '../../src/values/chat-reference.ts';
import { recordRedirect } from '../api/record-redirect.ts';
import { redirects } from '../storage/redirects.ts';

/** Records every press on a link into the business chat; `data-source` names the link's place. */
export function start(): void {
  redirects.purge(new Date());
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || !opensChat(link)) return;
    const { source = 'chat_link', service } = link.dataset;
    const reference = addReference(link);
    recordRedirect({
      source,
      ...(service === undefined ? {} : { service }),
      ...(reference && { reference }),
    });
  });
}

/** A text without the reference of a record gets one of its own, which the redirect's record then has too. */
function addReference(link: HTMLAnchorElement): string | undefined {
  if (link.hostname !== 'wa.me' || link.href.includes('%23')) return undefined;
  const reference = newReference();
  link.href += `%0A%23${reference}`;
  return reference;
}

/** Through our own endpoint the message gets the link of a booking or an order. */
const opensChat = ({ hostname, pathname }: HTMLAnchorElement): boolean =>
  hostname === 'wa.me' || /\/api\/.*\/chat$/.test(pathname);
