import type { ClickIds } from '../../../values/utm.ts';

/** Holds the last click on an advertisement of Google, for the records of later pages: `gclid.<ms>.<id>`. */
export const GOOGLE_CLICK_COOKIE = '__Host-google-click';
/** Ninety days, in seconds: the ad service takes no conversion of an older click. */
export const GOOGLE_CLICK_MAX_AGE_SECONDS = 90 * 24 * 60 * 60;

/** The best first. Phones that hide a person's click have one of the other two; the ad service takes one of a click. */
export const GOOGLE_CLICK_IDS = ['gclid', 'gbraid', 'wbraid'] as const;

const KEPT = /^(gclid|gbraid|wbraid)\.(\d{1,13})\.([\w.-]{1,500})$/;

/** The click in a cookie, under its name; undefined for any other text. */
export function keptGoogleClick(cookie: string | undefined) {
  const [, name, at, id] = KEPT.exec(cookie ?? '') ?? [];
  return name === undefined || id === undefined ? undefined : { ids: { [name]: id }, id, at: Number(at) };
}

/** The one id of Google in an address; empty where it has none. */
export function googleIdOf(ids: ClickIds): ClickIds {
  const name = GOOGLE_CLICK_IDS.find((one) => ids[one] !== undefined);
  return name === undefined ? {} : { [name]: ids[name] };
}

/** The cookie of a click that came at a time in ms; undefined where there is none, or the kept one is as new. */
export function googleClick(ids: ClickIds, cookie: string | undefined, at: number): string | undefined {
  const [[name, id] = []] = Object.entries(googleIdOf(ids));
  const kept = keptGoogleClick(cookie);
  return id === undefined || kept?.id === id || (kept?.at ?? 0) >= at ? undefined : `${name}.${at}.${id}`;
}
