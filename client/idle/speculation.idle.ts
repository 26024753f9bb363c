import { savesData } from '../loader/page.ts';
import { createElement } from './elements.ts';

/** A link with `data-book-service` opens a dialog, and to request its page would count a booking as begun. */
const NOT_TO_FOLLOW = {
  not: { selector_matches: '[rel~=nofollow], [download], [target=_blank], [data-book-service]' },
};
/** The patterns of an address in either language. */
const inEither = (paths: readonly string[]): readonly string[] => paths.map((path) => `{/hi}?${path}`);
/**
 * Excludes pages with one person's data, addresses that are no page, and pages whose request the server counts as a
 * press of Book Now. Importing the address table costs a kilobyte.
 */
const NOT_AHEAD = {
  not: {
    href_matches: inEither([
      '/api/*',
      '/booking/*',
      '/order/*',
      '/spin-to-win/result',
      '/coupon-admin*',
      '/book',
      '/schedule',
      '/checkout',
    ]),
  },
};
/** Excludes pages that must be current when they open, and addresses with a query: a car, a coupon, a search. */
const CURRENT = { not: { href_matches: ['/*\\?*=*', ...inEither(['/express-beta-atc*'])] } };

/** Excludes addresses that choose a city: their request would move a visitor whose pointer only rests on the link. */
const CHOOSES = { not: { href_matches: '/*\\?*city=*' } };

const AHEAD = [{ href_matches: '/*' }, NOT_AHEAD, CHOOSES, NOT_TO_FOLLOW];

/**
 * Lets the browser prerender a page when the pointer rests on its link, or prefetch it where prerendering is excluded.
 * A prerendered page starts no scripts until it is shown (client/loader/main.ts).
 */
const rules = {
  prerender: [{ where: { and: [...AHEAD, CURRENT] }, eagerness: 'moderate' }],
  prefetch: [{ where: { and: AHEAD }, eagerness: 'moderate' }],
};

/** Skipped for visitors who save data or have a slow connection. */
export function start(): void {
  if (savesData()) return;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const textContent = JSON.stringify(rules);
  document.head.append(createElement('script', { type: 'speculationrules', nonce, textContent }));
}
