import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Consent } from '../contract/records.ts';

/** Written by the browser when a visitor chooses; without it nothing leaves for ads or analytics. */
export const CONSENT_COOKIE = 'consent';

/** What the visitor has agreed to: `all`, `ads`, `analytics`, or nothing. */
export function consentOf(context: Context): Consent {
  const choice = getCookie(context, CONSENT_COOKIE);
  return { ads: choice === 'all' || choice === 'ads', analytics: choice === 'all' || choice === 'analytics' };
}
