import type { MiddlewareHandler } from 'hono';
import { YEAR_SECONDS } from '../../values/durations.ts';
import { readsAhead } from '../api/reads-ahead.ts';
import { setSiteCookie } from '../api/site-cookie.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { addresses } from '../contract/addresses.ts';
import { englishPath, HINDI_PREFIX, isHindiPath } from '../contract/hindi-pages.ts';
import { comesFromOutside, LANGUAGE_COOKIE, prefersHindi } from '../document/language-suggestion.ts';

/**
 * Remembers the language that a visitor chose by the switch, which is a plain link: the page before it was in the other
 * language. A visitor who chose Hindi and opens the site's bare address later starts in Hindi.
 */
export const languageChoice: MiddlewareHandler<AppEnvironment> = async (context, next) => {
  const { req } = context;
  const request = req.raw;
  if (req.method !== 'GET') return next();
  if (
    req.path === addresses.home &&
    hasChosen(request) &&
    prefersHindi(request.headers) &&
    comesFromOutside(request)
  )
    return context.redirect(`${HINDI_PREFIX}${new URL(req.url).search}`, 302);
  const chosen = switchedTo(request, req.path);
  await next();
  if (chosen !== undefined && context.res.status === 200)
    setSiteCookie(context, LANGUAGE_COOKIE, chosen, { maxAgeSeconds: YEAR_SECONDS });
  return undefined;
};

const hasChosen = ({ headers }: Request): boolean =>
  headers.get('Cookie')?.includes(LANGUAGE_COOKIE) === true;

/**
 * The language that this request switches to. Only the switch leads from an English page to a Hindi one. Hindi pages
 * link to English ones that have no translation too, so there it is the switch only where the page stays the same.
 */
function switchedTo(request: Request, path: string): 'hi' | 'en' | undefined {
  if (readsAhead(request)) return undefined;
  const { headers, url } = request;
  const referer = headers.get('Referer');
  if (referer === null || !URL.canParse(referer)) return undefined;
  const before = new URL(referer);
  if (before.origin !== new URL(url).origin || path.startsWith('/api/')) return undefined;
  const [wasHindi, isHindi] = [isHindiPath(before.pathname), isHindiPath(path)];
  if (!wasHindi && isHindi) return 'hi';
  return wasHindi && !isHindi && englishPath(before.pathname) === path ? 'en' : undefined;
}
