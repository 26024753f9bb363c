import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { BROWSER_ID_COOKIE, CLICK_ID_COOKIE, clickId, isBrowserId } from '../../features/tracking/index.ts';
import type { Consent, Visit } from '../../platform/ledger/records.ts';
import type { AppEnvironment } from '../app-environment.ts';

/**
 * The visitor's consent; no choice, or one without its proof, counts as a refusal. With consent to ads it includes the
 * visit's data for conversions.
 */
export function consentOf(context: Context<AppEnvironment>): Consent {
  const id = context.get('consentId');
  return id !== undefined
    ? { ads: true, analytics: true, id, visit: visitOf(context) }
    : { ads: false, analytics: false };
}

const LONGEST_AGENT = 512;
/** No path of the site is longer. */
const LONGEST_PATH = 500;

/** The ad system matches a visitor by two first-party cookies, the IP address and the user agent. */
function visitOf(context: Context): Visit {
  const browserId = getCookie(context, BROWSER_ID_COOKIE);
  return {
    url: pageOf(context),
    ip: context.req.header('CF-Connecting-IP'),
    userAgent: context.req.header('User-Agent')?.slice(0, LONGEST_AGENT),
    browserId: isBrowserId(browserId) ? browserId : undefined,
    clickId: clickOf(context),
  };
}

/** The click of an earlier page, or of the address of this form's page: without JavaScript nothing stored it yet. */
function clickOf(context: Context): string | undefined {
  const page = context.req.header('Referer') ?? '';
  const fbclid = URL.canParse(page) ? new URL(page).searchParams.get('fbclid') : null;
  return clickId({ fbclid: fbclid ?? undefined }, getCookie(context, CLICK_ID_COOKIE), new Date());
}

/** The page that the request came from. Its query is left out, because it may hold a booking's token. */
function pageOf(context: Context): string {
  const { origin } = new URL(context.req.url);
  const page = context.req.header('Referer') ?? '';
  return page.startsWith(`${origin}/`)
    ? `${origin}${new URL(page).pathname.slice(0, LONGEST_PATH)}`
    : `${origin}/`;
}
