import { savesData } from '../loader/page.ts';

const OURS = { href_matches: '/*' };
const NOT_TO_FOLLOW = { not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } };
/** One person's data, and what is no page. The table of addresses would be a kilobyte here. */
const ONE_PERSONS = {
  not: { href_matches: ['/api/*', '/booking/*', '/order/*', '/spin-to-win/result', '/coupon-admin*'] },
};
/** What must be as of the moment it is looked at, and addresses that carry more than a place: a car, a coupon, a search. */
const AS_OF_NOW = { not: { href_matches: ['/*\\?*=*', '/schedule', '/express-beta-atc*'] } };

/**
 * Lets a browser make a page of ours when a visitor's pointer rests on its link, so that it is there at the click; what is not
 * to be made ahead is fetched. A page that was made ahead waits with all that it does until it is seen (hydration/when-shown.ts).
 */
const rules = {
  prerender: [{ where: { and: [OURS, ONE_PERSONS, AS_OF_NOW, NOT_TO_FOLLOW] }, eagerness: 'moderate' }],
  prefetch: [{ where: { and: [OURS, ONE_PERSONS, NOT_TO_FOLLOW] }, eagerness: 'moderate' }],
};

/** Not for those who save data or sit on a slow line. */
export function start(): void {
  if (savesData()) return;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const textContent = JSON.stringify(rules);
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'speculationrules', nonce, textContent }),
  );
}
