import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ClickIds } from '../../values/utm.ts';
import { CLICK_ID_COOKIE, CLICK_ID_MAX_AGE_SECONDS, clickId } from './rules/consent.ts';
import { GOOGLE_CLICK_COOKIE, GOOGLE_CLICK_MAX_AGE_SECONDS, googleClick } from './rules/google-click.ts';

/** How a visitor came by an advertisement. */
export interface Arrival {
  readonly ids: ClickIds;
  /** When, in ms since 1970; default now. */
  readonly at?: number | undefined;
}

/** Hono refuses more than 400 days, so this is written by hand; browsers shorten it themselves. */
export const adCookie = (name: string, value: string): string =>
  `${name}=${value}; Max-Age=${CLICK_ID_MAX_AGE_SECONDS}; Path=/; Secure; SameSite=Lax`;

/**
 * The `Set-Cookie` values that keep the click of a visit for its later pages; none where the kept one is as new. The ad
 * system's own script reads its cookie, ours is hidden. Call it only with consent.
 */
export function clickCookies(context: Context, { ids, at }: Arrival, now: Date): readonly string[] {
  const stored = getCookie(context, CLICK_ID_COOKIE);
  const click = clickId({ fbclid: ids.fbclid, at }, stored, now);
  // A clock that is ahead would keep every later click out.
  const cameAt = Math.min(at ?? now.getTime(), now.getTime());
  const google = googleClick(ids, getCookie(context, GOOGLE_CLICK_COOKIE), cameAt);
  return [
    ...(click === undefined || click === stored ? [] : [adCookie(CLICK_ID_COOKIE, click)]),
    ...(google === undefined
      ? []
      : [
          `${GOOGLE_CLICK_COOKIE}=${google}; Max-Age=${GOOGLE_CLICK_MAX_AGE_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax`,
        ]),
  ];
}
