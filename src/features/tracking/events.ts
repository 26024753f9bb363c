import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { WriteServices } from '../../services/services.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { consentOf } from '../../web/api/consent.ts';
import { readForm } from '../../web/api/read-form.ts';
import type { AppEnvironment } from '../../web/app-environment.ts';
import { type EventsBody, eventsBody } from './contract/events.ts';
import {
  BROWSER_ID_COOKIE,
  CLICK_ID_COOKIE,
  CLICK_ID_MAX_AGE_SECONDS,
  clickId,
  isBrowserId,
  newBrowserId,
} from './rules/click-ids.ts';
import type { BrowserIds } from './rules/conversion-event.ts';

/**
 * A visitor's events for ads and analytics (design section 4), answered 202 once what is owed is written down. Without
 * consent they are taken and forgotten: the browser does not send them then, and is not the only one to know it.
 */
export const eventsApi = (services: Pick<WriteServices, 'takeEvents' | 'now' | 'siteUrl'>) =>
  new Hono<AppEnvironment>().post('/', async (context) => {
    const submission = await readForm(context, eventsBody);
    if (!submission.ok && submission.fault.code === 'invalid')
      return errorAnswer(context, 400, 'invalid', { fields: submission.fault.fields });
    if (!submission.ok || submission.channel === 'form')
      return errorAnswer(context, 415, 'unsupported_media_type');
    const { events, sessionId, customer = {}, adClick } = submission.input;
    const consent = consentOf(context);
    if (!consent.ads && !consent.analytics) return context.json({ accepted: 0 }, 202);
    const now = services.now();
    const { url: _, ...visit } = consent.visit ?? { url: '' };
    const browser = consent.ads ? { ...visit, ...rememberClick(context, adClick, now) } : {};
    const batch = { events, sessionId, customer, browser, siteUrl: services.siteUrl, now: now.getTime() };
    await services.takeEvents(batch, consent);
    return context.json({ accepted: events.length }, 202);
  });

/** Ten digits at most: what the ad system's own script writes. */
const RANDOM_LIMIT = 2 ** 32;
const randomNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? RANDOM_LIMIT - 1;

/** The visitor's ids for the ad system, in cookies of our own that its script reads too; only ever with consent. */
function rememberClick(context: Context, fbclid: EventsBody['adClick'], now: Date): BrowserIds {
  const kept = {
    browserId: getCookie(context, BROWSER_ID_COOKIE),
    clickId: getCookie(context, CLICK_ID_COOKIE),
  };
  const ids = {
    browserId: isBrowserId(kept.browserId) ? kept.browserId : newBrowserId(now, randomNumber()),
    clickId: clickId(fbclid ?? null, kept.clickId, now),
  };
  if (ids.browserId !== kept.browserId) keepForTwoYears(context, BROWSER_ID_COOKIE, ids.browserId);
  if (ids.clickId !== undefined && ids.clickId !== kept.clickId)
    keepForTwoYears(context, CLICK_ID_COOKIE, ids.clickId);
  return ids;
}

/** Written by hand: Hono refuses what is over 400 days, which browsers cut to 400 days by themselves. */
function keepForTwoYears(context: Context, name: string, value: string): void {
  const cookie = `${name}=${value}; Max-Age=${CLICK_ID_MAX_AGE_SECONDS}; Path=/; Secure; SameSite=Lax`;
  context.header('Set-Cookie', cookie, { append: true });
}
