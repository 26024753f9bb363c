import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  BROWSER_ID_COOKIE,
  CLICK_ID_COOKIE,
  consentChoice,
  isBrowserId,
  isClickId,
} from '../../features/tracking/rules/consent.ts';
import type { Consent, Visit } from '../../platform/ledger/records.ts';

/** What the visitor has agreed to, nothing until they chose. With ads goes the visit, for their conversions. */
export function consentOf(context: Context): Consent {
  return consentChoice(context.req.header('Cookie') ?? '') === 'all'
    ? { ads: true, analytics: true, visit: visitOf(context) }
    : { ads: false, analytics: false };
}

const LONGEST_AGENT = 512;

/** What the ad system matches a visitor by: the two first-party cookies, the address, the browser's own name. */
function visitOf(context: Context): Visit {
  const browserId = getCookie(context, BROWSER_ID_COOKIE);
  const clickId = getCookie(context, CLICK_ID_COOKIE);
  return {
    url: pageOf(context),
    ip: context.req.header('CF-Connecting-IP'),
    userAgent: context.req.header('User-Agent')?.slice(0, LONGEST_AGENT),
    browserId: isBrowserId(browserId) ? browserId : undefined,
    clickId: isClickId(clickId) ? clickId : undefined,
  };
}

/** The page of ours that a request was made on. Its query stays out: it may hold a booking's token. */
function pageOf(context: Context): string {
  const { origin } = new URL(context.req.url);
  const page = context.req.header('Referer') ?? '';
  return page.startsWith(`${origin}/`) ? `${origin}${new URL(page).pathname}` : `${origin}/`;
}
