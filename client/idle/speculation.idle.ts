import { savesData } from '../hydration/saves-data.ts';

/**
 * Lets a browser fetch a page of ours when a visitor's pointer rests on its link. Never more than fetching: a page that
 * runs before it is asked for would count views and start timers. Addresses that show one person's data stay out.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/booking/*', '/order/*', '/coupon-admin*', '/checkout*'] } },
          { not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
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
