import { DAY_MS } from '../../../values/durations.ts';
import { englishPath, isHindiPath } from '../../../values/hindi-path.ts';

/** A page older than this is no longer shown: its prices and slots would mislead. */
export const LONGEST_STORED_MS = 30 * DAY_MS;

/** Pages in one browser; the one stored longest ago goes first. */
export const MOST_STORED_PAGES = 30;

/** Addresses that are no page, or a page that only its server may show. */
const NEVER_STORED =
  /^\/(?:api|assets|images|coupon-admin|healthz|checkout|thank-you|spin-to-win\/result)(?:\/|$)/;

/** A customer's own pages: answered with `no-store`, yet stored in the customer's browser to be read on the way. */
const OWN = /^\/(?:booking|order)\//;

/** Parameters of campaigns and clicks, which do not change a page. */
const TRACKING = /^(?:utm_\w+|\w*clid|gad_\w+|_g\w+|ref)$/;

/**
 * The address under which a page is stored; undefined for an address that is never stored. A customer's own page has no
 * query, because a shared link's token must not be stored, and the newest state replaces every other.
 */
export function storageKey(address: URL): string | undefined {
  const path = englishPath(address.pathname);
  if (NEVER_STORED.test(path)) return undefined;
  if (OWN.test(path)) return address.pathname;
  const query = new URLSearchParams([...address.searchParams].filter(([name]) => !TRACKING.test(name)));
  return `${address.pathname}${query.size > 0 ? `?${query}` : ''}`;
}

interface AnsweredPage {
  readonly path: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly cacheControl: string | null;
}

/** Whether an answer may be stored: a whole page for everybody, or the customer's own booking or order. */
export const mayStore = ({ path, status, contentType, cacheControl }: AnsweredPage): boolean =>
  status === 200 &&
  (contentType ?? '').startsWith('text/html') &&
  (OWN.test(englishPath(path)) || !/no-store/.test(cacheControl ?? ''));

interface OfflineNote {
  readonly text: string;
  /** The content security policy that was stored with the page. Its nonce allows the style of the note. */
  readonly policy: string | null;
}

/** Puts a note at the start of a stored page's body, so that nobody takes an old price for today's. */
export function withOfflineNote(html: string, { text, policy }: OfflineNote): string {
  const nonce = /'nonce-([\w-]+)'/.exec(policy ?? '')?.[1] ?? '';
  const style =
    '.offline-note{margin:0;padding:.75rem 1rem;background:#3a2a00;color:#fff;font:600 1rem/1.4 system-ui,sans-serif}';
  const note = `<style nonce="${nonce}">${style}</style><p class="offline-note" role="status">${text}</p>`;
  return html.replace(/<body[^>]*>/, (body) => body + note);
}

/** A stored page as the offline page lists it; its title is the HTML text of its `<title>`. */
export interface StoredLink {
  readonly href: string;
  readonly title: string;
}

/** The stored pages in the language of the page that lists them; all of them where there is none in it. */
export function inLanguageOf<Page extends { readonly key: string }>(
  path: string,
  pages: readonly Page[],
): readonly Page[] {
  const same = pages.filter(({ key }) => isHindiPath(key) === isHindiPath(path));
  return same.length > 0 ? same : pages;
}

/** The title of a page as it stands in its HTML, with entities. */
export const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

const LIST = /(<ul[^>]* data-stored-pages[^>]*>).*?(<\/ul>)/s;

const HIDDEN_TITLE = /(<p[^>]* data-stored-title[^>]*?) hidden(?:="")?/;

/** Fills the list of the offline page and shows its title. An empty list keeps the sentence that says so. */
export const withStoredLinks = (html: string, links: readonly StoredLink[]): string =>
  links.length === 0
    ? html
    : html.replace(HIDDEN_TITLE, '$1').replace(LIST, (_list, start: string, end: string) => {
        const items = links.map(
          ({ href, title }) => `<li><a href="${href.replaceAll('&', '&amp;')}">${title || href}</a></li>`,
        );
        return `${start}${items.join('')}${end}`;
      });
