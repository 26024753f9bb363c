import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { seenFields } from '../../features/banners/index.ts';
import { cameFields, countGesture } from '../../features/funnel/index.ts';
import { networkNames } from '../../features/location/index.ts';
import {
  CLICK_ID_COOKIE,
  GOOGLE_CLICK_COOKIE,
  googleIdOf,
  keptGoogleClick,
} from '../../features/tracking/index.ts';
import type { Services } from '../../services/page-services.ts';
import { clickIdsOf } from '../../values/utm.ts';
import type { AppEnvironment } from '../app-environment.ts';
import { locale } from '../contract/locale.ts';
import { consentOf } from './consent.ts';
import { deviceOf } from './device.ts';

/** The network's guess, for events of a visitor who named no place. Only with consent to analytics. */
export function networkPlace(context: Context<AppEnvironment>) {
  if (!consentOf(context).analytics) return undefined;
  const { city, state } = networkNames(context.req.raw);
  return {
    ...(city !== undefined && { networkCity: city }),
    ...(state !== undefined && { networkState: state }),
  };
}

/** The browser's id in analytics, for a form that sends none itself. */
function deviceFields(context: Context<AppEnvironment>) {
  const userId = deviceOf(context);
  return userId === undefined ? undefined : { userId };
}

/** Records say the language of a page only where it is not English, so that they stay short. */
const languageFields = locale.lang === 'hi' ? { language: locale.lang } : {};

/** The cookies in which the ad systems' own scripts keep a click, and the start of the id in each. */
const CLICK_COOKIES = [
  ['fbclid', CLICK_ID_COOKIE, /^fb\.\d\.\d+\./],
  ['gclid', '_gcl_aw', /^GCL\.\d+\./],
] as const;

/** The click on the advertisement: of this page's address, else of an earlier one. Only with consent to ads. */
function clickIds(context: Context<AppEnvironment>) {
  if (!consentOf(context).ads) return undefined;
  const inCookies = new URLSearchParams(
    CLICK_COOKIES.flatMap(([name, cookie, start]) => {
      const value = getCookie(context, cookie) ?? '';
      return start.test(value) ? [[name, value.replace(start, '')]] : [];
    }),
  );
  const page = context.req.header('Referer') ?? '';
  const ofPage = clickIdsOf(URL.canParse(page) ? new URL(page).searchParams : new URLSearchParams());
  const kept = clickIdsOf(inCookies);
  const google = [
    googleIdOf(ofPage),
    keptGoogleClick(getCookie(context, GOOGLE_CLICK_COOKIE))?.ids ?? {},
    googleIdOf(kept),
  ].find((ids) => Object.keys(ids).length > 0);
  const fbclid = ofPage.fbclid ?? kept.fbclid;
  return { ...google, ...(fbclid !== undefined && { fbclid }) };
}

/** The language, the visit and the banners of the sender of a form, for its record. Undefined for one without any. */
export async function senderFieldsOf(
  context: Context<AppEnvironment>,
  services: Pick<Services, 'banners' | 'countSteps' | 'now'>,
) {
  const { raw } = context.req;
  const fields = {
    ...languageFields,
    ...networkPlace(context),
    ...deviceFields(context),
    ...clickIds(context),
    ...cameFields(raw),
    ...(await seenFields(raw, services.banners)),
  };
  return Object.keys(fields).length === 0 ? undefined : fields;
}

/** The same for a form with a mobile number; it also counts that this visit has left one. */
export async function senderFieldsOfLead(...[context, services]: Parameters<typeof senderFieldsOf>) {
  const fields = await senderFieldsOf(context, services);
  countGesture(context, services, 'lead');
  return fields;
}
