/** The visitor allows ads and analytics together, or neither. */
export const CONSENT_CHOICES = ['all', 'none'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** Scripts may read this cookie, because the browser follows the choice too. */
export const CONSENT_COOKIE = '__Host-consent';
/** One year, in seconds; after it the visitor is asked again. */
export const CONSENT_MAX_AGE_SECONDS = 31_536_000;

const CHOICE = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=([a-z]+)`);

/** Reads the choice from a `Cookie` header or `document.cookie`; undefined while the visitor has not chosen. */
export function consentChoice(cookies: string): ConsentChoice | undefined {
  const value = CHOICE.exec(cookies)?.[1];
  return CONSENT_CHOICES.find((choice) => choice === value);
}

/** Lifetime of the ad system's two cookies, in seconds: 2 years. */
export const CLICK_ID_MAX_AGE_SECONDS = 2 * 365 * 24 * 60 * 60;

/** The pixel script reads these cookies under the same names. */
export const BROWSER_ID_COOKIE = '_fbp';
export const CLICK_ID_COOKIE = '_fbc';

const BROWSER_ID = /^fb\.[0-2]\.\d{10,13}\.\d{1,20}$/;
const CLICK_ID = /^fb\.[0-2]\.(\d{10,13})\.([A-Za-z0-9_.-]{1,500})$/;
const CLICK = /^[A-Za-z0-9_.-]{1,500}$/;

/** Whether a cookie holds a browser id in the pixel's format. */
export const isBrowserId = (text: string | undefined): text is string => BROWSER_ID.test(text ?? '');
const isClickId = (text: string | undefined): text is string => CLICK_ID.test(text ?? '');

/** Makes `fb.1.<ms>.<random>`; `random` is a whole number of up to ten digits. */
export const newBrowserId = (now: Date, random: number): string => `fb.1.${now.getTime()}.${random}`;

export interface AdClick {
  readonly fbclid: string | undefined;
  /** When the visitor arrived with it, in ms since 1970; default now. */
  readonly at?: number | undefined;
}

/**
 * Returns the click id of a visit, made from the address's `fbclid`. Without a new click the cookie's value stays, so
 * that its time is still that of the first visit. A cookie newer than the click stays too, for another tab set it.
 */
export function clickId({ fbclid, at }: AdClick, cookie: string | undefined, now: Date): string | undefined {
  const stored = isClickId(cookie) ? cookie : undefined;
  if (fbclid === undefined || !CLICK.test(fbclid)) return stored;
  const [, storedAt, storedClick] = CLICK_ID.exec(stored ?? '') ?? [];
  const isNewer = storedClick !== fbclid && Number(storedAt ?? 0) < (at ?? now.getTime());
  return stored === undefined || isNewer ? `fb.1.${now.getTime()}.${fbclid}` : stored;
}
