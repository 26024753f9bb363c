/** How long the two cookies are kept, in seconds: 2 years (spec section 9). */
export const CLICK_ID_MAX_AGE_SECONDS = 2 * 365 * 24 * 60 * 60;

/** The names under which the pixel itself reads them. */
export const BROWSER_ID_COOKIE = '_fbp';
export const CLICK_ID_COOKIE = '_fbc';

const BROWSER_ID = /^fb\.[0-2]\.\d{10,13}\.\d{1,20}$/;
const CLICK_ID = /^fb\.[0-2]\.\d{10,13}\.([A-Za-z0-9_.-]{1,500})$/;
const CLICK = /^[A-Za-z0-9_.-]{1,500}$/;

/** Whether a cookie's value has the form of the pixel's browser id. */
export const isBrowserId = (text: string | undefined): text is string => BROWSER_ID.test(text ?? '');
/** Whether a cookie's value has the form of the pixel's click id. */
export const isClickId = (text: string | undefined): text is string => CLICK_ID.test(text ?? '');

/** `fb.1.<ms>.<random>` @param random a whole number up to ten digits */
export const newBrowserId = (now: Date, random: number): string => `fb.1.${now.getTime()}.${random}`;

/**
 * The click id to keep: made of the address's `fbclid`, its case kept; the cookie's own where the address has none
 * or the same click, so that its time stays that of the first visit.
 */
export function clickId(fbclid: string | null, cookie: string | undefined, now: Date): string | undefined {
  const kept = isClickId(cookie) ? cookie : undefined;
  if (fbclid === null || !CLICK.test(fbclid)) return kept;
  return kept && CLICK_ID.exec(kept)?.[1] === fbclid ? kept : `fb.1.${now.getTime()}.${fbclid}`;
}
