import { languagesText as text } from '../../content/text/languages.ts';
import { hasHindi, inHindi } from '../contract/hindi-pages.ts';
import { locale } from '../contract/locale.ts';
import { escapeXml } from '../site-files/xml.ts';

/** The language that a visitor has chosen by the switch: `hi` or `en`. */
export const LANGUAGE_COOKIE = '__Host-language';

const chosenHindi = new RegExp(`${LANGUAGE_COOKIE}=hi\\b`);
const chosenAny = new RegExp(`${LANGUAGE_COOKIE}=`);

/** Whether a visitor reads Hindi: the switch's choice, else the first language of the browser. */
export function prefersHindi(headers: Headers): boolean {
  const cookies = headers.get('Cookie') ?? '';
  return chosenAny.test(cookies)
    ? chosenHindi.test(cookies)
    : /^\s*hi\b/i.test(headers.get('Accept-Language') ?? '');
}

/** Whether a request opens a page from outside the site, as far as its headers say. */
export function comesFromOutside({ headers, url }: Request): boolean {
  if (headers.get('Sec-Fetch-Site') === 'same-origin') return false;
  return !headers.get('Referer')?.startsWith(`${new URL(url).origin}/`);
}

/** The Hindi page to offer on an English one; only at the start of a visit, so that the line stays quiet. */
export function suggestedPage(request: Request, path: string): string | undefined {
  if (locale.prefix !== '' || !hasHindi(path)) return undefined;
  return prefersHindi(request.headers) && comesFromOutside(request) ? inHindi(path) : undefined;
}

/** The line that offers a page in the visitor's language, as HTML. It brings its own style, because few answers hold it. */
export const languageSuggestion = (path: string, nonce: string): string =>
  `<style nonce="${nonce}">${STYLE}</style><p class="tongue" lang="${text.lang}"><a href="${escapeXml(path)}">${text.suggestion}</a></p>`;

const STYLE =
  '.tongue{margin:0;padding:0 var(--gutter);background:var(--sand);font-size:.9375rem;text-align:center}.tongue a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--ink)}';
